/** Content of the player illustration on home; a test compares it with the course. Times are seconds. */
export const miniature = {
  courseId: 'rag-from-first-principles',
  course: 'RAG from First Principles',
  /** Whole percentage for the completed lectures below. */
  progress: 6,
  section: 'Why retrieve first',
  lectures: [
    { title: 'Why look it up first?', time: '0:55', state: 'done' },
    { title: 'The whole loop in forty lines', time: '15 min', state: 'done' },
    { title: 'Retrieval, or something else?', time: '0:50', state: 'current' },
  ],
  /** Length of the current lecture. */
  duration: 50,
  captions: [
    { seconds: 7, text: 'If everything fits into the prompt, put it there.' },
    { seconds: 10, text: 'You cannot fail to find a page that is always present.' },
    { seconds: 14, text: 'Fine-tuning changes how a model behaves.' },
  ],
  question: 'When is a longer prompt enough?',
  answer: {
    text: 'When everything fits into the prompt. A page that is always present cannot be missed.',
    lecture: '1.3',
    seconds: 7,
  },
} as const;
