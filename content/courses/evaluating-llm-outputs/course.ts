import { defineCourse } from '#content/define.ts';
import { ingridSolheim } from '#content/instructors.ts';

export const course = defineCourse({
  id: 'evaluating-llm-outputs',
  title: 'Evaluating LLM Outputs',
  promise: 'Replace “looks good to me” with a small test set, a clear rubric and a comparison you can defend.',
  description: `A language model never fails loudly. It returns a well-formed answer whether it is right or wrong, so the only way to know how your prompt or product does is to check answers in an orderly way.

This course builds one evaluation from start to finish: criteria taken from real mistakes, a test set of a few dozen cases, a rubric two people can agree on, checks that plain code can do, and a model used as a judge with its limits known. At the end, you compare two versions and say how sure you are.

The running example is an assistant that drafts replies for a store's support desk. Two short Python programs use only the standard library; each is explained, and you can follow the course without running them.`,
  instructor: ingridSolheim,
  level: 'intermediate',
  topics: ['generative-ai', 'data'],
  price: 0,
  kind: 'standard',
  updatedOn: '2026-11-23',
  outcomes: [
    'Turn observed mistakes into a short list of criteria',
    'Build a test set that covers ordinary cases, hard ones and ones to decline',
    'Write a rubric with anchors and measure whether two raters agree',
    'Automate the checks that code can do and keep people for the rest',
    'Use a model as a judge and measure how far to trust it',
    'Compare two versions on the same cases and report the uncertainty',
  ],
  prerequisites: [
    'You have used a language model for real work and seen it make mistakes.',
    'Reading a little Python helps in two lessons.',
  ],
  audience: {
    for: [
      'People who own a prompt, an assistant or a feature built on a language model',
      'Analysts and testers who are asked whether the new version is better',
    ],
    notFor: ['Researchers who design public benchmarks', 'People who have not used a language model yet'],
  },
  skills: [
    { id: 'llm-evaluation', name: 'LLM evaluation' },
    { id: 'test-sets', name: 'Test sets' },
    { id: 'rubric-design', name: 'Rubric design' },
    { id: 'inter-rater-agreement', name: 'Inter-rater agreement' },
    { id: 'paired-comparison', name: 'Paired comparison' },
  ],
  aliases: ['LLM evals', 'benchmarks', 'LLM as a judge', 'A/B test', 'regression tests', 'quality assurance'],
  faq: [
    {
      question: 'Do I need an evaluation tool?',
      answer:
        'No. A spreadsheet and, if you like, Python are enough. Once you know what to measure, you can move to any tool.',
    },
    {
      question: 'Is this about one particular model?',
      answer:
        'No. The method is the same for every model and still works when you change to another one. That is when you need it most.',
    },
    {
      question: 'How many test cases will I need?',
      answer:
        'Thirty to fifty good ones are enough to begin, and the last lesson shows what that number can and cannot tell you.',
    },
  ],
  sections: [
    {
      title: 'Decide what good means',
      lectures: [
        {
          id: 'count-the-mistakes',
          title: 'What goes wrong, and how often?',
          contentType: 'video',
          seconds: 74,
          isPreview: true,
          skills: ['llm-evaluation', 'rubric-design'],
        },
        {
          id: 'from-mistakes-to-criteria',
          title: 'From mistakes to criteria',
          contentType: 'reading',
          minutes: 20,
          skills: ['llm-evaluation', 'rubric-design'],
        },
        {
          id: 'build-a-test-set',
          title: 'Build a test set of forty cases',
          contentType: 'reading',
          minutes: 25,
          skills: ['test-sets'],
        },
        {
          id: 'write-a-rubric',
          title: 'Write a rubric two people can share',
          contentType: 'reading',
          minutes: 20,
          skills: ['rubric-design'],
        },
        {
          id: 'checks-in-code',
          title: 'Checks that code can do',
          contentType: 'reading',
          minutes: 25,
          skills: ['llm-evaluation'],
        },
        {
          id: 'check-what-good-means',
          title: 'Check your understanding: criteria, cases and checks',
          contentType: 'quiz',
          quiz: 'what-good-means',
          minutes: 10,
        },
      ],
    },
    {
      title: 'Score, compare, report',
      lectures: [
        {
          id: 'two-raters',
          title: 'Two raters, one rubric',
          contentType: 'video',
          seconds: 81,
          skills: ['inter-rater-agreement'],
        },
        {
          id: 'do-raters-agree',
          title: 'Do your raters agree?',
          contentType: 'reading',
          minutes: 20,
          skills: ['inter-rater-agreement'],
        },
        {
          id: 'model-as-judge',
          title: 'A model as judge, and its limits',
          contentType: 'reading',
          minutes: 20,
          skills: ['llm-evaluation', 'inter-rater-agreement'],
        },
        {
          id: 'explore-judge-drift',
          title: 'Explore: a judge that drifts',
          aliases: ['LLM as a judge', 'model drift'],
          contentType: 'explore',
          explorable: 'judge-drift',
          minutes: 10,
          skills: ['inter-rater-agreement'],
        },
        {
          id: 'compare-two-versions',
          title: 'Is version B better than version A?',
          aliases: ['A/B test', 'statistical significance'],
          contentType: 'reading',
          minutes: 25,
          skills: ['paired-comparison'],
        },
        {
          id: 'check-evaluation',
          title: 'Check your understanding',
          contentType: 'quiz',
          quiz: 'evaluation',
          minutes: 12,
        },
      ],
    },
  ],
});
