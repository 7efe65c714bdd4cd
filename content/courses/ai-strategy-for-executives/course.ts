import { defineCourse } from '#content/define.ts';
import { danielAmadi } from '#content/instructors.ts';

export const course = defineCourse({
  id: 'ai-strategy-for-executives',
  title: 'AI Strategy for Executives',
  promise: 'Choose where AI belongs in your company, price it honestly, and leave with a strategy on one page.',
  description: `Most AI strategies are lists of projects. A strategy says which work will change, why that work and not other work, what it will cost, who answers for it, and when you would stop.

This course takes you there in five hours of desk work. You break jobs into tasks, score the opportunities with one page of figures, build a business case that survives questions, and decide what to buy, build or leave alone. Then you design a pilot with a stopping rule, plan for the people whose work changes, and set up governance small enough to be used.

Each reading ends with a worksheet for your own company. The last one assembles them into a single page you can bring to your board. A made-up company, a regional distributor called Halden Supply, is worked through from start to finish, so you can see every step done before you do it.`,
  instructor: danielAmadi,
  level: 'beginner',
  topics: ['strategy'],
  price: 129,
  kind: 'standard',
  featured: 6,
  updatedOn: '2026-11-23',
  outcomes: [
    'Break a job into tasks and say which of them AI can change',
    'Score and rank opportunities with a method your colleagues can question',
    'Build a business case with a range instead of a single hopeful figure',
    'Choose between buying, building and waiting for each opportunity',
    'Design a pilot with a measure, a comparison and a stopping rule',
    'Write a one-page AI strategy with owners, limits and dates',
  ],
  prerequisites: [
    'Responsibility for a budget, a team or a function, or the task of advising someone who has it.',
    'No technical background is needed.',
  ],
  audience: {
    for: [
      'Executives and owners who must decide where AI belongs',
      'Function heads asked for an AI plan',
      'Consultants who prepare such decisions',
    ],
    notFor: ['People looking for a survey of vendors', 'Engineers who want to learn to build AI systems'],
  },
  skills: [
    { id: 'ai-strategy', name: 'AI strategy' },
    { id: 'opportunity-scoring', name: 'Opportunity scoring' },
    { id: 'business-case', name: 'Business case' },
    { id: 'pilot-design', name: 'Pilot design' },
    { id: 'ai-governance', name: 'AI governance' },
  ],
  aliases: ['AI roadmap', 'return on investment', 'change management', 'digital transformation', 'AI for managers'],
  faq: [
    {
      question: 'Is Halden Supply a real company?',
      answer:
        'No. It is invented, and so are its figures. It lets us show complete calculations without claiming results that nobody measured.',
    },
    {
      question: 'Will the course tell me which vendor to choose?',
      answer:
        'No. It gives you the questions and the figures with which to choose. Products change faster than a course can.',
    },
    {
      question: 'Can I take it with my leadership team?',
      answer:
        'Yes. The worksheets work well in pairs. Each person needs their own enrollment to keep progress and earn the certificate.',
    },
  ],
  sections: [
    {
      title: 'Find the work worth changing',
      lectures: [
        {
          id: 'hours-not-jobs',
          title: 'Count hours, not jobs',
          contentType: 'video',
          seconds: 88,
          isPreview: true,
          skills: ['ai-strategy', 'opportunity-scoring'],
        },
        {
          id: 'tasks-not-jobs',
          title: 'Tasks, not jobs: what AI changes',
          contentType: 'reading',
          minutes: 25,
          skills: ['ai-strategy', 'opportunity-scoring'],
        },
        {
          id: 'map-the-work',
          title: 'Map the work in one function',
          contentType: 'reading',
          minutes: 35,
          skills: ['opportunity-scoring'],
        },
        {
          id: 'score-opportunities',
          title: 'Score the opportunities',
          contentType: 'reading',
          minutes: 30,
          skills: ['opportunity-scoring'],
        },
        {
          id: 'business-case',
          title: 'A business case that survives questions',
          aliases: ['ROI', 'payback'],
          contentType: 'reading',
          minutes: 40,
          skills: ['business-case'],
        },
        {
          id: 'buy-build-wait',
          title: 'Buy, build or wait',
          contentType: 'reading',
          minutes: 25,
          skills: ['ai-strategy'],
        },
        {
          id: 'check-opportunities',
          title: 'Check your understanding: opportunities',
          contentType: 'quiz',
          quiz: 'opportunities',
          minutes: 10,
        },
      ],
    },
    {
      title: 'Make it happen and keep control',
      lectures: [
        {
          id: 'a-pilot-that-can-fail',
          title: 'A pilot that can fail',
          contentType: 'video',
          seconds: 98,
          skills: ['pilot-design'],
        },
        {
          id: 'design-a-pilot',
          title: 'Design a pilot you could stop',
          contentType: 'reading',
          minutes: 35,
          skills: ['pilot-design'],
        },
        {
          id: 'explore-pilot',
          title: 'Explore: a pilot worth its price',
          aliases: ['value of information', 'sample size'],
          contentType: 'explore',
          explorable: 'pilot',
          minutes: 12,
          skills: ['pilot-design', 'business-case'],
        },
        {
          id: 'people-and-adoption',
          title: 'People, roles and adoption',
          contentType: 'reading',
          minutes: 25,
          skills: ['ai-governance'],
        },
        {
          id: 'risk-and-governance',
          title: 'Risk and governance that get used',
          contentType: 'reading',
          minutes: 30,
          skills: ['ai-governance'],
        },
        {
          id: 'one-page-strategy',
          title: 'Your strategy on one page',
          contentType: 'reading',
          minutes: 50,
          skills: ['ai-strategy'],
        },
        { id: 'check-strategy', title: 'Check your understanding', contentType: 'quiz', quiz: 'strategy', minutes: 15 },
      ],
    },
  ],
});
