import { defineCourse } from '#content/define.ts';
import { marcusBell } from '#content/instructors.ts';

export const course = defineCourse({
  id: 'interviewing-for-ai-roles',
  title: 'Interviewing for AI Roles',
  promise: 'Prepare stories, explanations and cases for AI interviews, and practice them until they sound like you.',
  description: `Interviews for AI roles mix three things: can you think about models and data, can you make decisions when figures are uncertain, and can people work with you. Candidates usually practice one of the three and hope for the best with the rest.

This course prepares you for all of them in a few evenings. You learn what each round is for and how answers are judged, build a bank of six stories from your own work, explain machine learning terms aloud in a minute, and take apart two kinds of cases: a model whose numbers look wrong, and a system built on a language model. At the end you hold a mock interview with an AI assistant, prepare your own questions, and handle an offer with a clear head.

It fits data scientists and machine learning engineers as well as analysts and product managers moving toward AI. It will not give you answers to memorize; interviewers notice those at once.`,
  instructor: marcusBell,
  level: 'intermediate',
  topics: ['communication', 'machine-learning'],
  price: 0,
  kind: 'standard',
  updatedOn: '2026-11-23',
  outcomes: [
    'Tell which round tests what, and prepare accordingly',
    'Build six true stories with decisions, numbers and lessons',
    'Explain overfitting, precision, leakage and similar terms aloud in a minute',
    'Work through a metrics case and a design case step by step',
    'Deliver a take-home task that is easy to judge',
    'Run mock interviews with useful feedback, ask good questions, and discuss an offer',
  ],
  prerequisites: [
    'Basic knowledge of machine learning or of products that use language models.',
    'A concrete role in mind, ideally with a job posting.',
  ],
  audience: {
    for: [
      'Data scientists, machine learning engineers and analysts looking for a new role',
      'Product and project managers who want to work on AI products',
      'People changing careers with at least one project to talk about',
    ],
    notFor: ['People looking for a course in machine learning', 'Those who only need practice with coding puzzles'],
  },
  skills: [
    { id: 'interviewing', name: 'Interviewing' },
    { id: 'storytelling', name: 'Storytelling' },
    { id: 'ml-explanation', name: 'ML explanation' },
    { id: 'case-interviews', name: 'Case interviews' },
    { id: 'system-design', name: 'System design' },
  ],
  aliases: ['job interview', 'data science interview', 'career change', 'behavioral questions', 'salary negotiation'],
  faq: [
    {
      question: 'Does the course contain real interview questions from particular companies?',
      answer:
        'No. They are the usual kinds of questions, written for this course. What transfers is the way of working through them.',
    },
    {
      question: 'May I use an AI assistant in an interview?',
      answer:
        'Only if the interviewer says so. Ask in advance. Using one secretly is dishonest and is usually noticed. For preparation it is excellent, and the course shows how.',
    },
    {
      question: 'I am not a programmer. Is it for me?',
      answer:
        'Yes, if you apply for analyst or product roles. There is no coding in the course. One lesson on explaining technical terms assumes that you have met them before.',
    },
  ],
  sections: [
    {
      title: 'Prepare what you will say',
      lectures: [
        {
          id: 'from-solid-to-strong',
          title: 'From solid to strong',
          contentType: 'video',
          seconds: 73,
          isPreview: true,
          skills: ['interviewing'],
        },
        {
          id: 'roles-and-rounds',
          title: 'Roles, rounds and what is judged',
          contentType: 'reading',
          minutes: 15,
          skills: ['interviewing'],
        },
        {
          id: 'six-stories',
          title: 'A bank of six stories',
          contentType: 'reading',
          minutes: 25,
          skills: ['storytelling'],
        },
        {
          id: 'explain-aloud',
          title: 'Explain it aloud in a minute',
          contentType: 'reading',
          minutes: 20,
          skills: ['ml-explanation'],
        },
        {
          id: 'metrics-case',
          title: 'The case with the suspicious number',
          contentType: 'reading',
          minutes: 20,
          skills: ['case-interviews'],
        },
        {
          id: 'check-preparation',
          title: 'Check your understanding: preparation',
          contentType: 'quiz',
          quiz: 'preparation',
          minutes: 10,
        },
      ],
    },
    {
      title: 'In the room, and after',
      lectures: [
        {
          id: 'at-the-whiteboard',
          title: 'Forty minutes at a whiteboard',
          contentType: 'video',
          seconds: 79,
          skills: ['case-interviews', 'system-design'],
        },
        {
          id: 'design-case',
          title: 'The design case: a system built on a language model',
          contentType: 'reading',
          minutes: 25,
          skills: ['case-interviews', 'system-design'],
        },
        {
          id: 'explore-search-numbers',
          title: 'Explore: the numbers behind a search',
          aliases: ['reranking', 'recall at k', 'MRR'],
          contentType: 'explore',
          explorable: 'reranking',
          minutes: 10,
          skills: ['case-interviews', 'system-design'],
        },
        { id: 'take-home', title: 'The take-home task', contentType: 'reading', minutes: 15, skills: ['interviewing'] },
        {
          id: 'mock-and-offer',
          title: 'Mock interviews, your questions, the offer',
          aliases: ['salary'],
          contentType: 'reading',
          minutes: 25,
          skills: ['interviewing', 'storytelling'],
        },
        {
          id: 'check-interviewing',
          title: 'Check your understanding',
          contentType: 'quiz',
          quiz: 'interviewing',
          minutes: 12,
        },
      ],
    },
  ],
});
