/** The lesson that visitors take on home; a test compares it with the course. */
export const homeLesson = {
  courseId: 'prompting-that-works',
  course: 'Prompting That Works',
  /** Section and lesson, as the player numbers them. */
  number: '1.3',
  /** Without the kind of lesson before it. */
  title: 'Chance and the next word',
  instructor: 'Ines Carrow',
} as const;
