import { defineCourse } from '#content/define.ts';
import { danielAmadi } from '#content/instructors.ts';

export const course = defineCourse({
  id: 'ai-product-capstone',
  title: 'AI Product Capstone',
  promise:
    'Take one AI product from a watched problem to a tested pilot and a decision memo, and have something real to show.',
  description: `This is a project course. You choose one problem that real people have, watch them have it, specify a small product, build it in four build days, try it with five people, and write the memo that says whether it should go on. Plan on about forty hours over six to ten weeks.

Each lesson is a brief: what to produce, how to go about it, an example, and a list by which you or a partner can judge the result. The running example is an assistant for a neighborhood tool library that answers questions, checks what is in stock, and proposes loans for a volunteer to confirm. The programs in the build days show a complete agent loop with tools, limits and a log in plain Python. They run without a model, so that you can test the loop before you pay for a single call.

You finish with a working product, a test report, a two-page memo and a five-minute demonstration. You submit them and assess them yourself against a rubric; the quizzes are graded automatically, and nobody else grades your work. Together they answer the question an employer or a sponsor asks: can you bring an AI product to the point where someone can decide about it?`,
  instructor: danielAmadi,
  level: 'advanced',
  topics: ['agents', 'strategy'],
  price: 199,
  kind: 'standard',
  updatedOn: '2026-11-23',
  outcomes: [
    'Find and frame a problem by watching the people who have it',
    'Write a specification that a test set can check',
    'Build an agent loop with tools, limits, confirmation and a log',
    'Evaluate, fix and document a system in rounds',
    'Protect it against misuse and runaway cost',
    'Run a small pilot and write a decision memo with evidence',
  ],
  prerequisites: [
    'You can write small programs, in Python or another language, or you work with a partner who can.',
    'Access to a language model through an API, with a spending limit of about $20.',
    'You have taken a course on prompting or evaluation, or have equivalent experience.',
  ],
  audience: {
    for: [
      'Product managers, engineers and analysts who want one complete project to show',
      'Career changers who need a portfolio piece with evidence',
      'Teams of two or three in a company with a problem of their own',
    ],
    notFor: ['Beginners with neither programming skills nor a partner', 'Anyone who wants to watch instead of build'],
  },
  skills: [
    { id: 'product-discovery', name: 'Product discovery' },
    { id: 'specification', name: 'Specification' },
    { id: 'ai-agents', name: 'AI agents' },
    { id: 'evaluation', name: 'Evaluation' },
    { id: 'pilot-design', name: 'Pilot design' },
    { id: 'decision-memos', name: 'Decision memos' },
  ],
  aliases: ['portfolio project', 'AI product manager', 'user research', 'product requirements', 'MVP'],
  faq: [
    {
      question: 'Do I need an idea already?',
      answer: 'No. The first two lessons lead you to one. If you have an idea, they may well change it.',
    },
    {
      question: 'May I use a problem from my job?',
      answer:
        'Yes, if your employer agrees and you use no confidential data in your portfolio. Get permission in writing in week one.',
    },
    {
      question: 'What is graded, and by whom?',
      answer:
        'The quizzes are graded automatically. You submit your project and assess it yourself against a rubric of six criteria: the problem, the specification, the product, the evidence, the pilot and the decision memo. No one on our end grades it, and the certificate says so.',
    },
    {
      question: 'Can I use a no-code tool?',
      answer:
        'Yes, if it lets you log every step, run your test cases repeatedly and set limits. If it does not, build that part yourself.',
    },
  ],
  sections: [
    {
      title: 'Choose and specify',
      lectures: [
        {
          id: 'small-and-finished',
          title: 'Small and finished',
          contentType: 'video',
          seconds: 87,
          isPreview: true,
          skills: ['product-discovery'],
        },
        {
          id: 'how-it-works',
          title: 'How the capstone works',
          contentType: 'reading',
          minutes: 45,
          skills: ['product-discovery'],
        },
        {
          id: 'problem-brief',
          title: 'Brief 1: the problem on one page',
          contentType: 'reading',
          minutes: 120,
          skills: ['product-discovery'],
        },
        {
          id: 'watch-people',
          title: 'Brief 2: watch five people',
          contentType: 'reading',
          minutes: 270,
          skills: ['product-discovery'],
        },
        {
          id: 'spec-and-tests',
          title: 'Brief 3: specification and test set',
          contentType: 'reading',
          minutes: 240,
          skills: ['specification', 'evaluation'],
        },
        {
          id: 'check-problem-and-specification',
          title: 'Check your understanding: problem and specification',
          contentType: 'quiz',
          quiz: 'problem-and-specification',
          minutes: 10,
        },
      ],
    },
    {
      title: 'Build',
      lectures: [
        {
          id: 'one-thin-path',
          title: 'One thin path first',
          contentType: 'video',
          seconds: 93,
          skills: ['ai-agents'],
        },
        {
          id: 'build-skeleton',
          title: 'Build day 1: a thin path through everything',
          contentType: 'reading',
          minutes: 300,
          skills: ['ai-agents'],
        },
        {
          id: 'build-agent',
          title: 'Build day 2: tools and the agent loop',
          contentType: 'reading',
          minutes: 300,
          skills: ['ai-agents'],
        },
        {
          id: 'build-evaluate',
          title: 'Build day 3: evaluate and fix',
          contentType: 'reading',
          minutes: 270,
          skills: ['evaluation'],
        },
        {
          id: 'build-limits',
          title: 'Build day 4: misuse, limits and cost',
          contentType: 'reading',
          minutes: 240,
          skills: ['ai-agents'],
        },
        {
          id: 'explore-injection',
          title: 'Explore: an instruction that reaches a tool',
          aliases: ['prompt injection'],
          contentType: 'explore',
          explorable: 'injection',
          minutes: 12,
          skills: ['ai-agents'],
        },
        {
          id: 'check-build',
          title: 'Check your understanding: build days',
          contentType: 'quiz',
          quiz: 'build',
          minutes: 10,
        },
      ],
    },
    {
      title: 'Show and decide',
      lectures: [
        {
          id: 'what-ten-days-show',
          title: 'What ten days with users show',
          contentType: 'video',
          seconds: 86,
          skills: ['pilot-design'],
        },
        {
          id: 'pilot',
          title: 'Brief 4: a pilot with five people',
          contentType: 'reading',
          minutes: 300,
          skills: ['pilot-design'],
        },
        {
          id: 'decision-memo',
          title: 'Brief 5: the decision memo',
          contentType: 'reading',
          minutes: 180,
          skills: ['decision-memos'],
        },
        {
          id: 'demo-and-portfolio',
          title: 'Brief 6: demonstration and portfolio',
          contentType: 'reading',
          minutes: 240,
          skills: ['decision-memos'],
        },
        { id: 'check-capstone', title: 'Check your understanding', contentType: 'quiz', quiz: 'capstone', minutes: 20 },
        { id: 'submit-capstone', title: 'Submit your capstone', contentType: 'assignment', minutes: 40 },
      ],
    },
  ],
});
