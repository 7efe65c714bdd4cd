import { questionsPerSkill } from '#contract/rules/mastery.ts';
import type { Mastery } from '#contract/schemas/mastery.ts';
import type { Question } from '#contract/schemas/quiz.ts';
import type { QuizRow, StoredSkill } from '#contract/storage/quiz-rows.ts';
import { shuffled } from './draw-questions.ts';

interface MasteryDraw {
  drawKey: string;
  pool: QuizRow;
  skills: readonly StoredSkill[];
  mastery: Mastery;
  learnerId: string;
  /** Ids of questions that earlier checks have asked. */
  seen: ReadonlySet<string>;
  /** Number of the check. */
  check: number;
}

/**
 * Returns the questions of a mastery check: for each skill not shown yet, two that the learner has not seen. Depends
 * only on its arguments, so nothing has to be stored before a check is submitted (decision record 0052).
 */
export const drawMasteryCheck = (draw: MasteryDraw): Question[] => {
  const { drawKey, pool, skills, mastery, learnerId, seen, check } = draw;
  const learner = `${learnerId}\n${pool.courseId}\n${pool.id}`;
  const unseen = shuffled(
    pool.questions.filter(({ id }) => !seen.has(id)),
    drawKey,
    `${learner}\npool`,
  );
  const drawn = new Set<Question>();
  for (const { id, masteryQuestionIds } of skills) {
    if (mastery.skills.find((skill) => skill.id === id)?.isShown) continue;
    const asking = unseen.filter((question) => masteryQuestionIds.includes(question.id));
    const missing = questionsPerSkill - asking.filter((question) => drawn.has(question)).length;
    const added = asking.filter((question) => !drawn.has(question)).slice(0, Math.max(0, missing));
    for (const question of added) drawn.add(question);
  }
  return shuffled([...drawn], drawKey, `${learner}\n${check}`).map((question) => ({
    ...question,
    options: shuffled(question.options, drawKey, `${learner}\n${check}\n${question.id}`),
  }));
};
