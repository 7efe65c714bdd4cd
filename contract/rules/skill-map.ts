import type { SelfCheckVerdict } from '../schemas/self-check.ts';
import type { SkillProgress } from '../schemas/skill-map.ts';
import type { StoredSkill } from '../storage/quiz-rows.ts';

/** The learner's stored data in a course that the skill map needs. */
export interface SkillRecords {
  completedLectures: ReadonlySet<string>;
  attempts: readonly {
    quizId: string;
    /** Ids of the questions asked; absent in older attempts, which asked all of them. */
    questions?: readonly string[];
    /** Ids of the questions answered correctly. */
    correct: readonly string[];
    submittedAt: string;
  }[];
  selfChecks: readonly { lectureId: string; questionId: string; verdict: SelfCheckVerdict }[];
}

/** Counts what is recorded about a skill. Questions that the course no longer asks do not count. */
export const toSkillProgress = (
  { id, name, lectureIds, questions, selfChecks }: StoredSkill,
  records: SkillRecords,
): SkillProgress => {
  const inOrder = [...records.attempts].sort((a, b) => a.submittedAt.localeCompare(b.submittedAt));
  const lastAnswers = questions.flatMap(({ quizId, questionId }) => {
    const last = inOrder.findLast(
      (attempt) => attempt.quizId === quizId && (attempt.questions?.includes(questionId) ?? true),
    );
    return last ? [last.correct.includes(questionId)] : [];
  });
  const verdicts = selfChecks.flatMap(
    (check) =>
      records.selfChecks.find(
        ({ lectureId, questionId }) => lectureId === check.lectureId && questionId === check.questionId,
      )?.verdict ?? [],
  );
  const nextLectureId = lectureIds.find((lectureId) => !records.completedLectures.has(lectureId)) ?? lectureIds[0];
  return {
    id,
    name,
    ...(nextLectureId !== undefined && { nextLectureId }),
    lectures: {
      total: lectureIds.length,
      completed: lectureIds.filter((lectureId) => records.completedLectures.has(lectureId)).length,
    },
    questions: {
      total: questions.length,
      asked: lastAnswers.length,
      correct: lastAnswers.filter((isCorrect) => isCorrect).length,
    },
    selfChecks: {
      total: selfChecks.length,
      answered: verdicts.length,
      hadIt: verdicts.filter((verdict) => verdict === 'had-it').length,
    },
  };
};
