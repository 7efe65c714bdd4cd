import * as z from 'zod/mini';
import { maxCodeLength } from '#contract/rules/answer-limits.ts';
import { Currency, levels, Topic } from '#contract/schemas/course.ts';
import { ExplorableId } from '#contract/schemas/explore.ts';
import { Id } from '#contract/schemas/identifiers.ts';
import type { Course, ExerciseDefinition, Lecture, QuizDefinition, QuizQuestion } from '../define.ts';
import type { Animation } from '../media-studio/animations/animations.ts';
import type { VideoScript } from '../media-studio/shots.ts';
import type { RubricDefinition } from '../rubric.ts';
import { CoverShape } from './drawings.ts';

const Text = z.string().check(z.refine((text) => text.trim() !== '', 'must not be empty'));
const Line = Text.check(
  z.maxLength(120, 'must have at most 120 characters'),
  z.refine((text) => !text.includes('\n'), 'must be one line'),
);
const Day = z.string().check(
  z.refine((day) => {
    const date = new Date(`${day}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) && day.length === 10;
  }, 'must be a calendar date such as 2026-11-21'),
);
const wholeNumber = (minimum: number, maximum: number) => {
  const rule = `must be a whole number from ${minimum} to ${maximum}`;
  return z.number(rule).check(z.int(rule), z.minimum(minimum, rule), z.maximum(maximum, rule));
};
const lines = z.array(Text);
const aliases = z.exactOptional(z.array(Line).check(z.maxLength(20, 'must have at most 20 entries')));

const lectureBase = {
  id: Id,
  title: Line,
  type: z.exactOptional(z.enum(['free', 'drip', 'premium'])),
  isPreview: z.exactOptional(z.boolean()),
  resources: z.exactOptional(z.array(z.strictObject({ title: Line, url: Text }))),
  aliases,
};
const minutes = wholeNumber(1, 600);
const skills = z.exactOptional(z.array(Id).check(z.minLength(1, 'must have at least one skill')));

const LectureShape: z.ZodMiniType<Lecture> = z.discriminatedUnion('contentType', [
  z.strictObject({ ...lectureBase, contentType: z.literal('video'), seconds: wholeNumber(1, 86_400), skills }),
  z.strictObject({ ...lectureBase, contentType: z.literal('reading'), minutes, skills }),
  z.strictObject({ ...lectureBase, contentType: z.literal('quiz'), quiz: Id, minutes }),
  z.strictObject({
    ...lectureBase,
    contentType: z.literal('notebook'),
    minutes,
    requiresChecks: z.exactOptional(z.literal(true)),
    skills,
  }),
  z.strictObject({ ...lectureBase, contentType: z.literal('explore'), explorable: ExplorableId, minutes, skills }),
  z.strictObject({ ...lectureBase, contentType: z.literal('assignment'), minutes, skills }),
  z.strictObject({ ...lectureBase, contentType: z.literal('document'), minutes, skills }),
]);

/** What a currency allows is checked by `checkPrice`. */
const Price = z.nullable(z.number().check(z.minimum(0, 'must be 0 or more')));

/** Shape of `course.ts`. */
export const CourseShape: z.ZodMiniType<Course> = z.strictObject({
  id: Id,
  title: Line,
  promise: Text.check(z.maxLength(140, 'must have at most 140 characters')),
  description: Text,
  instructor: z.strictObject({
    id: z.exactOptional(Id),
    name: Line,
    headline: Line,
    bio: Text,
    portrait: z.exactOptional(CoverShape),
  }),
  level: z.enum(levels),
  topics: z.array(Topic).check(
    z.minLength(1, 'must have at least one topic'),
    z.maxLength(5, 'must have at most five topics'),
    z.refine((topics) => new Set(topics).size === topics.length, 'must not name a topic twice'),
  ),
  price: Price,
  currency: z.exactOptional(Currency),
  kind: z.enum(['standard', 'drip']),
  featured: z.exactOptional(wholeNumber(1, 99)),
  updatedOn: Day,
  outcomes: lines.check(z.minLength(1, 'must have at least one line')),
  prerequisites: lines,
  audience: z.strictObject({ for: lines, notFor: lines }),
  skills: z.array(z.strictObject({ id: Id, name: Line })).check(z.minLength(1, 'must have at least one skill')),
  aliases,
  faq: z.array(z.strictObject({ question: Text, answer: Text })),
  releaseHour: z.exactOptional(wholeNumber(0, 23)),
  launchesOn: z.exactOptional(Day),
  sections: z
    .array(
      z.strictObject({
        title: Line,
        opensAfterDays: z.exactOptional(wholeNumber(0, 3650)),
        opensOn: z.exactOptional(Day),
        lectures: z.array(LectureShape).check(z.minLength(1, 'must have at least one lecture')),
      }),
    )
    .check(z.minLength(1, 'must have at least one section')),
});

const questionBase = {
  ...{ id: Id, prompt: Text, explanation: Text },
  lecture: z.exactOptional(Id),
  timestamp: z.exactOptional(wholeNumber(0, 86_400)),
  skills,
};
const options = z
  .array(z.strictObject({ id: Id, text: Text }))
  .check(z.minLength(2, 'must have at least two options'), z.maxLength(20, 'must have at most 20 options'));

const QuestionShape: z.ZodMiniType<QuizQuestion> = z.discriminatedUnion('kind', [
  z.strictObject({ ...questionBase, kind: z.literal('single'), options, answer: z.string() }),
  z.strictObject({
    ...questionBase,
    kind: z.literal('multiple'),
    options,
    answer: z.array(z.string()).check(z.minLength(1, 'must have at least one option')),
  }),
  z.strictObject({ ...questionBase, kind: z.literal('ordering'), options, answer: z.array(z.string()) }),
  z.strictObject({
    ...questionBase,
    kind: z.literal('text'),
    accepted: z.array(Text.check(z.maxLength(500))).check(z.minLength(1, 'must have at least one accepted answer')),
  }),
  z.strictObject({
    ...questionBase,
    kind: z.literal('numeric'),
    answer: z.number(),
    tolerance: z.exactOptional(z.number().check(z.minimum(0, 'must be 0 or more'))),
    unit: z.exactOptional(Line),
  }),
  z.strictObject({
    ...questionBase,
    kind: z.literal('code'),
    starter: Text.check(z.maxLength(maxCodeLength)),
    solution: Text.check(z.maxLength(maxCodeLength)),
    checks: z
      .array(z.strictObject({ name: Line, code: Text }))
      .check(z.minLength(2, 'must have at least two checks'), z.maxLength(20, 'must have at most 20 checks')),
  }),
]);

/** Shape of `quizzes.ts`. */
export const QuizzesShape: z.ZodMiniType<QuizDefinition[]> = z.array(
  z.strictObject({
    id: Id,
    title: Line,
    passMark: z.exactOptional(wholeNumber(1, 100)),
    attempts: z.exactOptional(wholeNumber(1, 99)),
    cooldownMinutes: z.exactOptional(wholeNumber(1, 10_080)),
    form: z.exactOptional(z.enum(['practice', 'exam'])),
    timeLimitMinutes: z.exactOptional(wholeNumber(1, 180)),
    reveal: z.exactOptional(z.enum(['after-attempt', 'after-last'])),
    draw: z.exactOptional(wholeNumber(1, 100)),
    questions: z.array(QuestionShape).check(z.minLength(1, 'must have at least one question')),
  }),
);

/** Shape of `videos.ts`. What an animation needs is checked by its type, and by drawing it. */
export const VideosShape: z.ZodMiniType<Record<string, VideoScript>> = z.record(
  z.string(),
  z.strictObject({
    poster: wholeNumber(0, 99),
    shots: z
      .array(
        z.strictObject({
          title: Line,
          animation: z.custom<Animation>((animation) => animation !== null && typeof animation === 'object'),
          say: lines.check(z.minLength(1, 'must have at least one sentence')),
        }),
      )
      .check(z.minLength(1, 'must have at least one shot')),
  }),
);

const Hint = Text.check(z.maxLength(400, 'must have at most 400 characters'));

/** Shape of `notebooks.ts`. */
export const NotebooksShape: z.ZodMiniType<Record<string, ExerciseDefinition[]>> = z.record(
  z.string(),
  z
    .array(
      z.strictObject({
        id: Id,
        title: Line,
        prompt: Text,
        starter: Text,
        solution: Text,
        explanation: Text,
        hints: z.tuple([Hint, Hint, Hint], 'must be three hints'),
        checks: z
          .array(
            z.strictObject({
              name: Line,
              code: Text,
              hidden: z.exactOptional(z.boolean()),
              hint: z.exactOptional(Text),
            }),
          )
          .check(z.minLength(1, 'must have at least one check')),
      }),
    )
    .check(z.minLength(1, 'must have at least one exercise')),
);

/** Shape of `assignments.ts`. */
export const AssignmentsShape: z.ZodMiniType<Record<string, RubricDefinition>> = z.record(
  z.string(),
  z.strictObject({
    criteria: z
      .array(
        z.strictObject({
          id: Id,
          title: Line,
          levels: z
            .array(z.strictObject({ id: Id, name: Line, description: Text }))
            .check(z.minLength(2, 'must have at least two levels')),
        }),
      )
      .check(z.minLength(1, 'must have at least one criterion'), z.maxLength(12, 'must have at most 12 criteria')),
  }),
);
