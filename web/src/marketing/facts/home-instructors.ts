/** Instructors on home, each with one of their courses; a test compares them. */
export const homeInstructors = [
  {
    name: 'Ines Carrow',
    before: 'Taught writing to engineers, nurses and administrators.',
    courseId: 'prompting-that-works',
    course: 'Prompting That Works',
  },
  {
    name: 'Nora Castellan',
    before: 'As an analyst, fixed data that others had already trusted.',
    courseId: 'python-for-data-work',
    course: 'Python for Data Work',
  },
  {
    name: 'Daniel Amadi',
    before: 'Stopped about as many AI projects as he shipped.',
    courseId: 'ai-strategy-for-executives',
    course: 'AI Strategy for Executives',
  },
  {
    name: 'Ruth Calloway',
    before: 'Taught evening classes to people who were told they weren’t technical.',
    courseId: 'ai-literacy-in-ten-days',
    course: 'AI Literacy in Ten Days',
  },
] as const;
