/** The settings of a new course. */
export interface NewCourse {
  id: string;
  title: string;
  kind: 'standard' | 'drip';
  /** YYYY-MM-DD. */
  today: string;
}

/** Writes a string literal as the formatter does. */
const quote = (text: string): string => {
  const escaped = text.replaceAll('\\', '\\\\');
  return text.includes("'") && !text.includes('"') ? `"${escaped}"` : `'${escaped.replaceAll("'", "\\'")}'`;
};

const lectureLines = (kind: NewCourse['kind'], opensAtOnce: boolean): string =>
  kind === 'drip' ? `\n          type: '${opensAtOnce ? 'free' : 'drip'}',` : '';

const opensAfter = (kind: NewCourse['kind'], days: number): string =>
  kind === 'drip' ? `\n      opensAfterDays: ${days},` : '';

const courseFile = ({
  id,
  title,
  kind,
  today,
}: NewCourse): string => `import { defineCourse } from '#content/define.ts';

export const course = defineCourse({
  id: '${id}',
  title: ${quote(title)},
  promise: 'Say in one sentence what a learner can do after this course.',
  description: \`Say what is hard about the subject today, and for whom.

Then say how the course teaches it: what learners read, try and are asked.\`,
  instructor: {
    name: 'Your name',
    headline: 'What you teach, and to whom',
    bio: 'Two or three sentences: what you have done in this subject, and how you teach it.',
  },
  level: 'beginner',
  topics: ['data'],
  price: 0,
  kind: '${kind}',
  updatedOn: '${today}',
  outcomes: ['Something a learner can do afterward'],
  prerequisites: ['What a learner must know or have'],
  audience: { for: ['Who gets the most from it'], notFor: ['Who should take another course'] },
  skills: [{ id: 'first-skill', name: 'First skill' }],
  faq: [{ question: 'What do learners ask before they enroll?', answer: 'Answer it in two or three sentences.' }],
  sections: [
    {
      title: 'First section',${opensAfter(kind, 0)}
      lectures: [
        {
          id: 'first-reading',
          title: 'First reading',
          contentType: 'reading',${lectureLines(kind, true)}
          minutes: 10,
          skills: ['first-skill'],
        },
      ],
    },
    {
      title: 'Second section',${opensAfter(kind, 1)}
      lectures: [
        {
          id: 'second-reading',
          title: 'Second reading',
          contentType: 'reading',${lectureLines(kind, false)}
          minutes: 10,
          skills: ['first-skill'],
        },
        {
          id: 'check-first-quiz',
          title: 'Check what you know',
          contentType: 'quiz',${lectureLines(kind, false)}
          quiz: 'first-quiz',
          minutes: 5,
        },
      ],
    },
  ],
});
`;

const quizzesFile = (): string => `import { defineQuizzes } from '#content/define.ts';

export const quizzes = defineQuizzes([
  {
    id: 'first-quiz',
    title: 'Check what you know',
    draw: 1,
    questions: [
      {
        id: 'choose-one',
        kind: 'single',
        lecture: 'first-reading',
        prompt: 'Describe a case, and ask what to do. What is right?',
        options: [
          { id: 'right', text: 'What somebody who has understood the lesson does' },
          { id: 'close', text: 'What somebody who has only skimmed it does' },
          { id: 'habit', text: 'What most people do out of habit' },
        ],
        answer: 'right',
        explanation: 'Say why this is right, and what goes wrong with the others.',
      },
      {
        id: 'type-a-number',
        kind: 'numeric',
        lecture: 'second-reading',
        prompt: 'Ask for a number that learners work out: how many minutes are in two hours?',
        answer: 120,
        unit: 'minutes',
        explanation: 'An hour has 60 minutes, so two have 2 × 60 = 120.',
      },
    ],
  },
]);
`;

const reading = (what: string): string => `## ${what}

Begin with a case: one person, one task, what went wrong. A learner should recognize it.

## What to do instead

Teach one thing. Show it on the case, with real numbers, names and texts.

## Check yourself

1. What should a learner be able to say now without looking?

**Answers.** (1) What you would say, in a sentence or two.
`;

/** Returns the files of a course by path. The course passes validation, and placeholders say what to write where. */
export const scaffold = (course: NewCourse): Map<string, string> =>
  new Map([
    ['course.ts', courseFile(course)],
    ['quizzes.ts', quizzesFile()],
    ['lectures/first-reading.md', reading('Where it starts')],
    ['lectures/second-reading.md', reading('Where it leads')],
  ]);
