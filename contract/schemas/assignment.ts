import * as z from 'zod/mini';
import { maxAssignmentFiles, maxEvidenceCharacters } from '../rules/assignment-limits.ts';
import { Id, Instant } from './identifiers.ts';
import { wholeNumber } from './number.ts';

const RubricLevel = z.object({ id: Id, name: z.string(), description: z.string() });

/** A criterion with its levels, the best one first. */
export const RubricCriterion = z.object({ id: Id, title: z.string(), levels: z.array(RubricLevel) });
export type RubricCriterion = z.output<typeof RubricCriterion>;

/** The criteria by which learners assess their own work. */
export const Rubric = z.object({ criteria: z.array(RubricCriterion) });
export type Rubric = z.output<typeof Rubric>;

const Evidence = z
  .string()
  .check(z.trim(), z.maxLength(maxEvidenceCharacters, `Use at most ${maxEvidenceCharacters} characters.`));

const assessmentFields = { level: z.optional(Id), evidence: Evidence };

/** A learner's assessment of their work by one criterion; the level is absent until one is chosen. */
export const Assessment = z.object(assessmentFields);
export type Assessment = z.output<typeof Assessment>;

/** Assessments by criterion. */
export const Assessments = z.record(Id, Assessment);
export type Assessments = z.output<typeof Assessments>;

const maxCriteria = 12;

/** Assessments to store. */
export const NewAssessments = z
  .record(Id, z.strictObject(assessmentFields))
  .check(z.refine((assessments) => Object.keys(assessments).length <= maxCriteria, `Use at most ${maxCriteria}.`));

/** A stored file; `url` downloads it and is short-lived. Pictures are stored as WebP, texts as UTF-8. */
export const AssignmentFile = z.object({
  id: Id,
  name: z.string(),
  bytes: z.number(),
  addedAt: Instant,
  url: z.string(),
});
export type AssignmentFile = z.output<typeof AssignmentFile>;

/** Work as it was submitted; `number` counts from 1. */
export const Submission = z.object({
  number: z.number(),
  submittedAt: Instant,
  assessments: Assessments,
  files: z.array(AssignmentFile),
});
export type Submission = z.output<typeof Submission>;

/** A learner's draft of an assignment and everything submitted, oldest first. */
export const AssignmentWork = z.object({
  assessments: Assessments,
  files: z.array(AssignmentFile),
  submissions: z.array(Submission),
});
export type AssignmentWork = z.output<typeof AssignmentWork>;

/** Work to submit: what the learner sees on the page. */
export const NewSubmission = z.strictObject({
  /** One more than the submissions so far, which makes a repeated request the same submission. */
  number: wholeNumber(1, 999),
  assessments: NewAssessments,
  /** Ids of the draft's files. */
  files: z.array(Id).check(
    z.maxLength(maxAssignmentFiles),
    z.refine((ids) => new Set(ids).size === ids.length, 'List each file only once.'),
  ),
});
export type NewSubmission = z.output<typeof NewSubmission>;
