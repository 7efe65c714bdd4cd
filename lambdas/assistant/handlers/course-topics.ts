import type { Scene } from '../scene.ts';
import type { Topic } from './logistics.ts';

/** Headings of the facts of a course, as they are published (`content/publish/passages/course-passages.ts`). */
export const courseFacts = {
  cost: 'What it costs, how long it takes, certificate',
  outcomes: 'What you will learn: outcomes and skills',
  audience: 'Who it is for, and what you need to know',
} as const;

const secondsPerMinute = 60;

const quoted = (titles: readonly string[]): string => titles.map((title) => `“${title}”`).join(', ');

const sectionsOf = ({ lectures }: Scene): string[] => [...new Set(lectures.map(({ sectionTitle }) => sectionTitle))];

/** Says how long a course is. */
const lengthOf = (scene: Scene): string =>
  `This course has ${scene.lectures.length} lessons in ${sectionsOf(scene).length} sections.`;

/** Says how long the lesson beside the question is. */
const lessonLengthOf = (scene: Scene): string => {
  if (!scene.lecture) return lengthOf(scene);
  const minutes = Math.max(1, Math.round(scene.lecture.duration / secondsPerMinute));
  return `“${scene.lecture.title}” takes about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
};

/** Says what a course consists of. */
const outlineOf = (scene: Scene): string => `The sections of this course: ${quoted(sectionsOf(scene))}.`;

/** Says which lesson follows the one beside the question. */
const nextOf = ({ lectures, lecture }: Scene): string => {
  const next = lecture && lectures[lectures.findIndex(({ id }) => id === lecture.id) + 1];
  if (!lecture) return `The first lesson is “${lectures[0]?.title ?? ''}”.`;
  return next ? `The next lesson is “${next.title}”.` : 'This is the last lesson of the course.';
};

const course = `(?:(?:(?:this|the|your|whole|entire) )*course|(?:this|your) (?:class|program|training))`;

const howMuch = 'how (?:long|much time|many (?:hours|minutes|lessons|lectures|videos|sections|parts|chapters))';

/** Topics about a course as a whole, which no lesson answers. */
export const courseTopics: readonly Topic[] = [
  {
    pattern: new RegExp(
      String.raw`^(?:and )?who(?:'?s| is| are)?\b[^,]{0,20}\b(?:teach(?:es|ing)?|made|wrote|created|runs?|behind|author|instructor|teacher|lecturer)\b.{0,20}\b(?:this|it|${course})\b|^who (?:teaches|is teaching|made|wrote)\b.{0,12}$|\b(?:name of|about|who(?:'?s| is)) (?:the|my|our|your) (?:instructor|teacher|lecturer|author)\b`,
      'i',
    ),
    answers: [courseFacts.cost],
  },
  {
    pattern: new RegExp(
      String.raw`\b${howMuch}\b.{0,30}\b(?:${course}|the whole thing|are (?:there|in (?:here|this|it))(?: in total)?(?=[?!. ]*$)|in total)|^${howMuch}\b.{0,30}\b(?:is|does|will) (?:this|it)(?: all| take| take me)?[?!. ]*$`,
      'i',
    ),
    answers: [courseFacts.cost],
    outlineText: lengthOf,
  },
  {
    pattern:
      /\bhow (?:long|many minutes)\b.{0,12}\b(?:this|the|that) (?:video|lesson|lecture|reading|notebook|clip)\b(?: (?:take|take me|last|be|run))?[?!. ]*$|\b(?:length|duration|running time) of (?:this|the|that) (?:video|lesson|lecture|reading)\b/i,
    answers: [],
    outlineText: lessonLengthOf,
  },
  {
    pattern: new RegExp(
      String.raw`^(?:what|which) level\b.{0,20}\b(?:this|it|${course})\b|\b(?:is|are) (?:this|it|${course})\b.{0,40}\b(?:for )?(?:an? )?(?:(?:total|complete|absolute) )?(?:beginners?|newbies?|newcomers?|advanced|experts?|non-?programmers?|people who)\b|\b(?:too (?:hard|easy|advanced|basic)|right|suitable|good) for (?:me|someone|a beginner|beginners)\b|\bwho(?:'?s| is) ${course} for\b|\b(?:prerequisites?|prior knowledge)\b|\bdo i (?:need|have) to (?:know|be able|be good)\b.{0,30}\b(?:cod(?:e|ing)|program(?:ming)?|maths?|python|before)\b|\b(?:never|without|no) (?:coded|coding|programm(?:ed|ing))\b(?: experience| background| skills)?[?!. ]*$|\bwhat (?:do|should|must) i (?:need to )?know before(?: (?:i start|starting|this|the course)\b|[?!. ]*$)`,
      'i',
    ),
    answers: [courseFacts.cost, courseFacts.audience],
  },
  {
    pattern: new RegExp(
      String.raw`\bwhat(?:'?s| is| does| will| do| all)?\b.{0,30}\b(?:in|covers?|covered|learn|teach(?:es)?|about)\b.{0,20}\b${course}\b|\bwhat (?:does|is|will) ${course}\b.{0,20}\b(?:covers?|about|teach|in)\b|\bwhat (?:will|can) i (?:be able to do|know|learn)\b.{0,12}\b(?:after|at the end)\b|^what (?:will|do|can) i (?:learn|get out)(?: here| from this| of this| in here)?[?!. ]*$|\b(?:syllabus|curriculum|table of contents|course outline|outline of ${course})\b`,
      'i',
    ),
    answers: [courseFacts.outcomes],
    outlineText: outlineOf,
  },
  {
    pattern:
      /^(?:so |and |ok )?what(?:'?s| is| comes?)? (?:next|after this(?: lesson| one)?)[?!. ]*$|\b(?:which|what) (?:lesson|lecture) (?:is|comes) next\b|\bnext lesson[?!. ]*$/i,
    answers: [],
    outlineText: nextOf,
  },
];
