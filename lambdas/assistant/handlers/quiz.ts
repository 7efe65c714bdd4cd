import type { PracticeQuestion } from '#contract/passages.ts';
import { isNegated } from '#contract/rules/assistant/negation.ts';
import { relatedTerms } from '#contract/rules/assistant/related-terms.ts';
import { termsOf } from '#contract/rules/assistant/terms.ts';
import { isNewTo, lectureSource, type Reply, type Scene } from '../scene.ts';
import { subjectTerms } from '../understanding/follow-up.ts';

/** Where self-checks stand in a lecture. */
const heading = 'Check yourself';
/** Shares of the author's words in an answer that make it right, or partly right. */
const rightShare = 0.5;
const partlyShare = 0.2;

const afterQuiz =
  'While a quiz is open, I ask no practice questions, because their answers could be its answers. Submit the quiz first.';

const lectureOf = (scene: Scene, { lectureId }: PracticeQuestion) => scene.lectures.find(({ id }) => id === lectureId);

/**
 * Asks a self-check this conversation has not asked yet. Only self-checks are asked: the lecture gives their answers,
 * while a quiz may still draw any question of its pool (decision record 0064).
 */
export const askQuestion = (scene: Scene, subject: string): Reply => {
  if (scene.lecture?.contentType === 'quiz') return { claims: [], notice: { code: 'cannot', text: afterQuiz } };
  const asked = subjectTerms(subject);
  const isNew = isNewTo(scene.turns);
  const scored = scene.practice.questions
    .filter(({ question }) => isNew(question))
    .map((practice) => {
      const lecture = lectureOf(scene, practice);
      const terms = new Set(termsOf(`${practice.question} ${practice.answer}`));
      const titleTerms = new Set(termsOf(lecture?.title ?? ''));
      const words =
        asked.filter((term) => terms.has(term)).length + 2 * asked.filter((term) => titleTerms.has(term)).length;
      const ranked = asked.length > 0 && scene.retriever.rank(subject)[0]?.passage.source;
      const isMeant = ranked && ranked.kind === 'lecture' && ranked.lectureId === practice.lectureId;
      const isBeside = asked.length === 0 && practice.lectureId === scene.lecture?.id;
      return { practice, lecture, score: words + (isMeant ? 3 : 0) + (isBeside ? 1 : 0) };
    })
    .sort((one, other) => other.score - one.score);
  const [best] = scored;
  if (!best?.lecture || (asked.length > 0 && best.score === 0))
    return {
      claims: [],
      notice: {
        code: 'not-covered',
        text: 'The lessons that are open to you have no other question on this for you to practice with.',
      },
    };
  return {
    remark: `A question from “${best.lecture.title}”. Write your answer here, and I compare it with the author’s. It does not count.`,
    claims: [{ text: best.practice.question, source: lectureSource(scene, best.lecture, heading) }],
  };
};

/** Returns the self-check that the last turn asked, if it is one this person may see. */
export const pendingQuestion = ({
  turns,
  practice,
}: Pick<Scene, 'turns' | 'practice'>): PracticeQuestion | undefined => {
  const last = turns.at(-1);
  return (
    last &&
    practice.questions.find(
      ({ question }) => last.answer.includes(question) && !last.answer.includes('The author’s answer'),
    )
  );
};

const isYes = (text: string): boolean | undefined => {
  const [word] = /^\W*(?:yes|no|not|true|false|nein|ja)\b/i.exec(text) ?? [];
  return word === undefined ? undefined : /yes|true|ja/i.test(word);
};

const verdicts = {
  right: 'Your answer has what the author’s has.',
  partly: 'Your answer has part of it.',
  wrong: 'Your answer is not what the author says.',
} as const;

/** Compares an answer with the author's by words, figures and a yes or no. */
export const gradeAnswer = (given: string, expected: string): keyof typeof verdicts => {
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
  const isShortAndRight = said !== undefined && said === meant;
  return share >= partlyShare || isShortAndRight || (figures.length > 0 && hasFigures) ? 'partly' : 'wrong';
};

/** Grades an answer to a self-check and shows the author's. */
export const gradeReply = (scene: Scene, practice: PracticeQuestion, message: string): Reply => {
  const lecture = lectureOf(scene, practice);
  const gaveUp =
    /^\W*(?:i )?(?:do(?:n['’]?t| not) know|no idea|idk|skip|pass|show (?:me )?(?:the )?answer|tell me)\b/i.test(
      message,
    );
  const verdict = gaveUp ? '' : `${verdicts[gradeAnswer(message, practice.answer)]} `;
  return {
    remark: `${verdict}The author’s answer to “${practice.question}”:`,
    claims: lecture ? [{ text: practice.answer, source: lectureSource(scene, lecture, heading) }] : [],
  };
};
