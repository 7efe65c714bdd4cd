import type { Mastery, MasterySkill } from '../schemas/mastery.ts';
import type { Completion } from './learning-record.ts';

const dayMs = 86_400_000;

/** Days between the last lecture of a skill and a check that asks it. */
export const masteryWaitDays = 7;
/** Questions of a check that ask each missing skill. */
export const questionsPerSkill = 2;
/** Share of a skill's questions that must be answered correctly. */
export const masteryShare = 0.8;
/** Days between two checks. */
export const masteryCooldownDays = 1;

/** A skill with the lectures that teach it and the questions that only mastery checks ask. */
export interface MasterySkillSource {
  id: string;
  name: string;
  lectureIds: readonly string[];
  masteryQuestionIds: readonly string[];
}

/** A submitted mastery check. */
export interface GradedCheck {
  /** Ids of the questions asked. */
  questions: readonly string[];
  /** Ids of those answered correctly. */
  correct: readonly string[];
  submittedAt: string;
}

/** What is stored about a learner in a course. */
export interface MasteryInput {
  skills: readonly MasterySkillSource[];
  completedLectures: ReadonlySet<string>;
  /** Absent for lectures completed before this was stored; the completion of the course is used instead. */
  completions: readonly Completion[];
  courseCompletedAt?: string | undefined;
  /** Oldest first. */
  checks: readonly GradedCheck[];
  /** Ids of the notebook lectures with checks. */
  notebookIds: readonly string[];
  /** Their titles by id, as far as they are known. */
  notebookTitles?: Readonly<Record<string, string>> | undefined;
  /** When the checks of a notebook first passed on the server, by lecture id. */
  verifiedNotebooks: ReadonlyMap<string, string>;
}

const later = (instant: string, days: number): string => new Date(Date.parse(instant) + days * dayMs).toISOString();
const latestOf = (instants: readonly string[]): string | undefined => [...instants].sort().at(-1);

/** Returns when each completed lecture was completed first. */
const completionTimes = ({ completedLectures, completions, courseCompletedAt }: MasteryInput): Map<string, string> =>
  new Map(
    [...completedLectures].flatMap((id): [string, string][] => {
      const [at] = completions
        .filter(({ lectureId }) => lectureId === id)
        .map((completion) => completion.at)
        .sort();
      const known = at ?? courseCompletedAt;
      return known === undefined ? [] : [[id, known]];
    }),
  );

/** Counts a skill's questions in a check. */
export const countIn = (
  { masteryQuestionIds }: Pick<MasterySkillSource, 'masteryQuestionIds'>,
  { questions, correct }: Pick<GradedCheck, 'questions' | 'correct'>,
): { asked: number; correct: number } => {
  const asked = questions.filter((id) => masteryQuestionIds.includes(id));
  return { asked: asked.length, correct: asked.filter((id) => correct.includes(id)).length };
};

/** Returns whether this many correct answers demonstrate a skill. */
export const isEnough = ({ asked, correct }: { asked: number; correct: number }): boolean =>
  asked >= questionsPerSkill && correct >= masteryShare * asked;

const toMasterySkill = (skill: MasterySkillSource, input: MasteryInput, times: Map<string, string>): MasterySkill => {
  const { courseCompletedAt, checks } = input;
  const lectureTimes = skill.lectureIds.flatMap((id) => times.get(id) ?? []);
  const lastLectureAt = courseCompletedAt && (latestOf(lectureTimes) ?? courseCompletedAt);
  const asking = checks
    .map((check) => ({ submittedAt: check.submittedAt, ...countIn(skill, check) }))
    .filter(({ asked }) => asked > 0);
  // A lecture completed later, e.g. one that the author added, does not undo a demonstrated skill.
  const [showing] = asking.flatMap((check) => {
    if (courseCompletedAt === undefined || check.submittedAt < courseCompletedAt || !isEnough(check)) return [];
    const before = latestOf(lectureTimes.filter((at) => at <= check.submittedAt)) ?? courseCompletedAt;
    if (check.submittedAt < later(before, masteryWaitDays)) return [];
    const elapsedMs = Date.parse(check.submittedAt) - Date.parse(before);
    return [{ ...check, daysAfterLecture: Math.floor(elapsedMs / dayMs) }];
  });
  const check = showing ?? asking.at(-1);
  const seen = new Set(checks.flatMap(({ questions }) => questions));
  return {
    id: skill.id,
    name: skill.name,
    isShown: showing !== undefined,
    ...(lastLectureAt && { lastLectureAt, opensAt: later(lastLectureAt, masteryWaitDays) }),
    ...(check && { check }),
    unseen: skill.masteryQuestionIds.filter((id) => !seen.has(id)).length,
  };
};

/**
 * Decides what a learner has and lacks for Mastery. A check demonstrates a skill if it is taken at least seven days
 * after the learner completed the skill's last lecture, and 80% of the skill's questions, and at least two, were
 * answered correctly. No check repeats a question, and a demonstrated skill is not asked again.
 */
export const toMastery = (input: MasteryInput, now: Date): Mastery => {
  const { skills: sources, courseCompletedAt, checks, notebookIds, notebookTitles = {}, verifiedNotebooks } = input;
  const times = completionTimes(input);
  const skills = sources.map((skill) => toMasterySkill(skill, input, times));
  const notebooks = notebookIds.map((lectureId) => {
    const title = notebookTitles[lectureId];
    return { lectureId, ...(title !== undefined && { title }), isVerified: verifiedNotebooks.has(lectureId) };
  });
  const found = { skills, notebooks };
  if (sources.every(({ masteryQuestionIds }) => masteryQuestionIds.length === 0)) {
    return { state: 'not-offered', ...found };
  }
  if (courseCompletedAt === undefined) return { state: 'incomplete', ...found };
  const missing = skills.filter(({ isShown }) => !isShown);
  if (missing.length === 0) {
    if (notebooks.some(({ isVerified }) => !isVerified)) return { state: 'notebooks', ...found };
    const masteredAt = latestOf([
      ...skills.flatMap(({ check }) => check?.submittedAt ?? []),
      ...notebookIds.flatMap((lectureId) => verifiedNotebooks.get(lectureId) ?? []),
    ]);
    return { state: 'mastered', ...(masteredAt && { masteredAt }), ...found };
  }
  if (missing.some(({ unseen }) => unseen < questionsPerSkill)) return { state: 'exhausted', ...found };
  const lastCheck = checks.at(-1);
  const opensAt = latestOf([
    ...missing.flatMap((skill) => skill.opensAt ?? []),
    ...(lastCheck ? [later(lastCheck.submittedAt, masteryCooldownDays)] : []),
  ]);
  if (opensAt && opensAt > now.toISOString()) return { state: 'waiting', opensAt, ...found };
  return { state: 'open', ...found };
};
