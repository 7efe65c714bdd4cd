/** A question of a course that teams also take; a test compares it with the course. */
export const sampleQuestion = {
  courseId: 'prompting-that-works',
  course: 'Prompting That Works',
  prompt:
    'You ask: “Write a short announcement about our new opening hours.” The answer is well written, and its opening hours are invented. What do you fix first?',
  options: [
    { id: 'a', text: 'Add “You are an experienced editor”' },
    { id: 'b', text: 'Add “Do not make anything up”' },
    { id: 'c', text: 'Put the real opening hours into the prompt' },
    { id: 'd', text: 'Ask the model whether it is sure' },
  ],
  answer: 'c',
  explanation:
    'The facts were missing, so something plausible took their place. A role adds no facts. Telling the model not to invent anything helps only together with the facts: without them, the honest result would be a text with blanks.',
} as const;
