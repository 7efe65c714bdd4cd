/** A task sheet of the executive program, from the exercise of a lesson; a test compares it with the course. */
export const taskSheet = {
  courseId: 'ai-strategy-for-executives',
  course: 'AI Strategy for Executives',
  lectureId: 'design-a-pilot',
  title: 'Design a pilot you could stop',
  minutes: 25,
  tasks: [
    'Write the question for your pilot with two figures from your break-even.',
    'Fill in the seven lines.',
    'Write the stopping rule with three rows, and name the person who signs it.',
    'Name one thing your pilot cannot show, and the guard that stays in place because of it.',
    'Give the page to a colleague and ask: “How could this succeed on paper and still be useless?” Improve one line.',
  ],
  /** Indexes of the tasks that can be understood without the lesson. */
  selfContained: [2, 3, 4],
  /** The stopping rule of the company in the course's example. */
  rule: [
    {
      result: 'At least 60% useful and at least 5 minutes saved, no more mistakes than without',
      decision: 'Go: connect to the order system',
    },
    { result: '45–60% useful, or 3–5 minutes saved', decision: 'Change one thing, repeat once with 150 orders' },
    { result: 'Under 45%, or more mistakes than without', decision: 'Stop; write down why; look again in six months' },
  ],
} as const;
