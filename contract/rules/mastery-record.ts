import type { Mastery } from '../schemas/mastery.ts';

/** How a learner demonstrated each skill of a course, as stored with the certificate. */
export interface MasteryRecord {
  masteredAt: string;
  skills: {
    name: string;
    asked: number;
    correct: number;
    submittedAt: string;
    /** Whole days after the last lecture of the skill. */
    daysAfterLecture: number;
  }[];
  /** Notebook lectures whose checks have passed on the server. */
  notebooks: number;
}

/** Returns the record of a learner who has demonstrated every skill; undefined before that. */
export const toMasteryRecord = ({ state, masteredAt, skills, notebooks }: Mastery): MasteryRecord | undefined => {
  if (state !== 'mastered' || masteredAt === undefined) return undefined;
  return {
    masteredAt,
    skills: skills.flatMap(({ name, check }) =>
      check ? [{ name, ...check, daysAfterLecture: check.daysAfterLecture ?? 0 }] : [],
    ),
    notebooks: notebooks.length,
  };
};
