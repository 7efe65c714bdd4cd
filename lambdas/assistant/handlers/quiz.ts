import type { PracticeQuestion } from '#contract/passages.ts';
import { termsOf } from '#contract/rules/assistant/terms.ts';
import { isNewTo, lectureSource, type Reply, type Scene, type SceneLecture } from '../scene.ts';
import { subjectTerms } from '../understanding/follow-up.ts';

/** Heading of the self-checks in a lecture. */
export const selfCheckHeading = 'Check yourself';

const afterQuiz =
  'While a quiz is open, I ask no practice questions, because they could give away its answers. Submit the quiz first.';
const noneLeft = 'The lessons that are open to you have no question on this for you to practice with.';

interface Candidate {
  practice: PracticeQuestion;
  lecture: SceneLecture;
  score: number;
}

/** Returns the self-checks on a subject, best first; without a subject, all of them, the open lecture's first. */
const candidatesFor = (scene: Scene, subject: string): Candidate[] => {
  const asked = subjectTerms(subject);
  const ranked = asked.length > 0 ? scene.retriever.rank(subject)[0]?.passage.source : undefined;
  return scene.practice.questions
    .flatMap((practice): Candidate[] => {
      const lecture = scene.lectures.find(({ id }) => id === practice.lectureId);
      if (!lecture) return [];
      const terms = new Set(termsOf(`${practice.question} ${practice.answer}`));
      const titleTerms = new Set(termsOf(lecture.title));
      const words =
        asked.filter((term) => terms.has(term)).length + 2 * asked.filter((term) => titleTerms.has(term)).length;
      const isMeant = ranked?.kind === 'lecture' && ranked.lectureId === practice.lectureId;
      const isBeside = asked.length === 0 && practice.lectureId === scene.lecture?.id;
      return [{ practice, lecture, score: words + (isMeant ? 3 : 0) + (isBeside ? 1 : 0) }];
    })
    .filter(({ score }) => asked.length === 0 || score > 0)
    .sort((one, other) => other.score - one.score);
};

/** Returns the quiz that follows a lecture, else the last one of the course. */
const quizAfter = ({ lectures }: Scene, lecture: SceneLecture): SceneLecture | undefined => {
  const isQuiz = ({ contentType }: SceneLecture) => contentType === 'quiz';
  return lectures.slice(lectures.indexOf(lecture)).find(isQuiz) ?? lectures.findLast(isQuiz);
};

/** Says that a question follows; the first time, also that it is practice and where the graded questions are. */
const remarkOn = (scene: Scene, lecture: SceneLecture, isFirst: boolean): string => {
  const opening = `A practice question from “${lecture.title}”`;
  if (!isFirst) return `${opening}. Write your answer.`;
  const quiz = quizAfter(scene, lecture);
  return [
    `${opening}. It is not graded: write your answer, and I will compare it with the author’s.`,
    ...(quiz ? [`Graded questions are in “${quiz.title}”.`] : []),
  ].join(' ');
};

/**
 * Asks a self-check, preferably one that this conversation has not asked yet. Asks only self-checks: the lecture gives
 * their answers, while every question of a pool may still be graded (decision record 0064).
 */
export const askQuestion = (scene: Scene, subject: string): Reply => {
  if (scene.lecture?.contentType === 'quiz') return { claims: [], notice: { code: 'cannot', text: afterQuiz } };
  const { practiced = [], turns } = scene;
  const isNew = isNewTo(turns);
  /** Returns a question's position among those asked; -1 if it was not asked. */
  const orderOf = ({ id }: PracticeQuestion): number => (id === undefined ? -1 : practiced.indexOf(id));
  const candidates = candidatesFor(scene, subject);
  const unseen = candidates.find(({ practice }) => orderOf(practice) < 0 && isNew(practice.question));
  const [earliest] = candidates.toSorted((one, other) => orderOf(one.practice) - orderOf(other.practice));
  const chosen = unseen ?? earliest;
  if (!chosen) return { claims: [], notice: { code: 'not-covered', text: noneLeft } };
  const { practice, lecture } = chosen;
  const isAsked = scene.practice.questions.some((one) => orderOf(one) >= 0);
  const isFirst = !isAsked && !turns.some(({ answer }) => answer.includes('A practice question from'));
  const again = unseen ? '' : 'You have already been asked every question on this, so here is one again. ';
  return {
    remark: `${again}${remarkOn(scene, lecture, isFirst)}`,
    claims: [{ text: practice.question, source: lectureSource(scene, lecture, selfCheckHeading) }],
    ...(practice.id !== undefined && { practice: practice.id }),
  };
};
