import type { PracticeQuestion } from '#contract/passages.ts';
import { isNegated } from '#contract/rules/assistant/negation.ts';
import { relatedTerms } from '#contract/rules/assistant/related-terms.ts';
import { termsOf } from '#contract/rules/assistant/terms.ts';
import { lectureSource, type Reply, type Scene } from '../scene.ts';
import { selfCheckHeading } from './quiz.ts';

/** Minimum shares of the words of the author's answer in a right and in a partly right answer. */
const rightShare = 0.6;
const partlyShare = 0.2;
/** Maximum words of an author's answer that has only one form; a longer one can be put in other words. */
const maxFormTerms = 6;

/** Asks the learner to judge an answer that words alone cannot grade. */
const askToJudge = 'Compare it with the author’s: did you get it, partly, or not yet?';
const goOn = 'Say “another question” for the next one.';

/** Returns the self-check that the last turn showed, if it is one this person may see. */
const shownIn = ({ turns, practice }: Pick<Scene, 'turns' | 'practice'>): PracticeQuestion | undefined => {
  const last = turns.at(-1);
  return last && practice.questions.find(({ question }) => last.answer.includes(question));
};

/** Returns the self-check that the last turn asked, if it waits for an answer. */
export const pendingQuestion = (scene: Pick<Scene, 'turns' | 'practice'>): PracticeQuestion | undefined =>
  scene.turns.at(-1)?.answer.includes('The author’s answer') ? undefined : shownIn(scene);

const isYes = (text: string): boolean | undefined => {
  const [word] = /^\W*(?:yes|no|not|true|false|nein|ja)\b/i.exec(text) ?? [];
  return word === undefined ? undefined : /yes|true|ja/i.test(word);
};

const verdicts = {
  right: 'Correct: your answer matches the author’s.',
  partly: 'Your answer is partly correct.',
  wrong: 'That is not the author’s answer.',
  open: askToJudge,
} as const;

/**
 * Compares an answer with the author's by words, figures, and yes or no. Returns `open` when the author's answer can be
 * put in other words.
 */
const gradeAnswer = (given: string, expected: string): keyof typeof verdicts => {
  const [said, meant] = [isYes(given), isYes(expected)];
  if (said !== undefined && meant !== undefined && said !== meant) return 'wrong';
  const givenTerms = new Set(termsOf(given));
  const terms = [...new Set(termsOf(expected))];
  const shared = terms.filter(
    (term) => givenTerms.has(term) || relatedTerms(term).some((other) => givenTerms.has(other)),
  );
  const figures: string[] = expected.match(/\d[\d,.]*\d|\d/g) ?? [];
  const hasFigures = figures.every((figure) => given.replaceAll(',', '').includes(figure.replaceAll(',', '')));
  const share = shared.length / Math.max(1, Math.min(terms.length, 10));
  const isOpposite = said === undefined && isNegated(given) !== isNegated(expected) && terms.length < 12;
  if (share >= rightShare && hasFigures && !isOpposite) return 'right';
  if (meant === undefined && figures.length === 0 && terms.length > maxFormTerms) return 'open';
  const isShortAndRight = said !== undefined && said === meant;
  return share >= partlyShare || isShortAndRight || (figures.length > 0 && hasFigures) ? 'partly' : 'wrong';
};

/** Grades an answer to a self-check, or asks the learner to judge it, and shows the author's. */
export const gradeReply = (scene: Scene, practice: PracticeQuestion, message: string): Reply => {
  const lecture = scene.lectures.find(({ id }) => id === practice.lectureId);
  const gaveUp =
    /^\W*(?:i )?(?:do(?:n['’]?t| not) know|no idea|idk|skip|pass|show (?:me )?(?:the )?answer|tell me)\b/i.test(
      message,
    );
  const verdict = gaveUp ? '' : `${verdicts[gradeAnswer(message, practice.answer)]} `;
  return {
    remark: `${verdict}The author’s answer to “${practice.question}”:`,
    claims: lecture ? [{ text: practice.answer, source: lectureSource(scene, lecture, selfCheckHeading) }] : [],
  };
};

const hadIt = /^\W*(?:yes|i (?:had|have|got) (?:it|that|everything)|had it|got it|completely)\b[\s.!]*$/i;
const lackedIt =
  /^\W*(?:(?:i (?:had|got) (?:it )?)?(?:partly|partially|half|some of it)|not yet|no|not really)\b[\s.!]*$/i;

/** Answers a learner's own verdict on their answer; undefined unless the last turn asked for one. */
export const answerVerdict = (scene: Scene, message: string): Reply | undefined => {
  const practice = scene.turns.at(-1)?.answer.includes(askToJudge) ? shownIn(scene) : undefined;
  const lecture = practice && scene.lectures.find(({ id }) => id === practice.lectureId);
  if (!lecture) return undefined;
  if (hadIt.test(message)) return { remark: `Good. ${goOn}`, claims: [] };
  if (!lackedIt.test(message)) return undefined;
  const text = `The lesson “${lecture.title}” teaches this.`;
  return {
    remark: `Read “${lecture.title}” again. ${goOn}`,
    claims: [{ text, source: lectureSource(scene, lecture) }],
  };
};
