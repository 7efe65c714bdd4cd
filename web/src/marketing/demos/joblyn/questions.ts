/** Three of Joblyn's questions; the first has a sample answer, so that the page shows some feedback. */
export const questions = [
  {
    title: 'A deadline you missed',
    question: 'Tell me about a deadline you missed. What did you do then?',
    example:
      'Last spring we had to move 300 customers to a new invoice system by April. I planned the move and saw in March that the data would not be clean in time. I told the client the same day, basically, and offered to move the large accounts first. We finished the rest in May.',
  },
  {
    title: 'A disagreement',
    question: 'When did you last disagree with your manager, and how did it end?',
    example: '',
  },
  {
    title: 'Why this job',
    question: 'You could work in many places. Why here, and why now?',
    example: '',
  },
] as const;
