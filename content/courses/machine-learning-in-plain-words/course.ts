import { defineCourse } from '#content/define.ts';
import { noraCastellan } from '#content/instructors.ts';

export const course = defineCourse({
  id: 'machine-learning-in-plain-words',
  title: 'Machine Learning in Plain Words',
  promise:
    'Follow a machine learning conversation, ask the questions that matter, and tell a sound result from a lucky one.',
  description: `You do not need to program to understand how a machine learns from examples. You need a few clear ideas and the patience to work through small cases with a pencil. This course gives you both.

In the first section you fit a line to five deliveries, sort a machine by its nearest neighbors, and find out why an honest test hides some of the examples. In the second you judge models the way a careful buyer would: with a table of right and wrong answers, a price on each kind of mistake, and a one-page decision about whether machine learning belongs in the job at all. In the third the model is running: you find out what has changed, decide whether to retrain it, and read a model card more critically than its author hoped.

Every number in the course is small enough to check yourself. When you finish you can read a model report, spot the usual mistakes, and explain them to someone else.`,
  instructor: noraCastellan,
  level: 'beginner',
  topics: ['machine-learning'],
  price: 0,
  kind: 'standard',
  updatedOn: '2026-11-23',
  outcomes: [
    'Explain how a model is fitted to examples, using a case you can compute by hand',
    'Tell training, validation and test data apart and say why the split matters',
    'Spot overfitting and leaked information in a report',
    'Read a table of right and wrong answers and compute accuracy, precision and recall',
    'Choose a decision threshold from the cost of each kind of mistake',
    'Decide on one page whether a problem needs machine learning',
    'Notice when a running model gets worse, and choose between a new threshold, a repair and retraining',
    'Rebuild the table behind a model card and see what the card leaves out',
  ],
  prerequisites: ['Arithmetic with percentages. No programming and no statistics are assumed.'],
  audience: {
    for: [
      'People who work with data teams and want to follow and question what they hear',
      'Beginners who want the ideas before the code',
      'Managers who have to approve or buy a system that uses a model',
    ],
    notFor: [
      'People who already train models and are looking for new methods',
      'Anyone looking for a programming course',
    ],
  },
  skills: [
    { id: 'machine-learning-basics', name: 'Machine learning basics' },
    { id: 'model-evaluation', name: 'Model evaluation' },
    { id: 'precision-and-recall', name: 'Precision and recall' },
    { id: 'data-leakage', name: 'Data leakage' },
    { id: 'problem-framing', name: 'Problem framing' },
    { id: 'model-monitoring', name: 'Model monitoring' },
  ],
  aliases: [
    'ML basics',
    'data science basics',
    'supervised learning',
    'classification',
    'AI for beginners',
    'model drift',
    'MLOps basics',
  ],
  faq: [
    {
      question: 'Will I write any code?',
      answer:
        'No. You will need paper, a pencil and perhaps a calculator. If you want to program afterward, take Python for Data Work.',
    },
    {
      question: 'Does this cover chat assistants and language models?',
      answer:
        'One lesson shows where they belong among other models and why the same rules of testing apply. The rest of the course is about the ideas that all models share.',
    },
    {
      question: 'How long does it take?',
      answer: 'About six hours if you do the exercises. Each lesson stands alone well enough to do one a day.',
    },
  ],
  sections: [
    {
      title: 'How a machine learns from examples',
      lectures: [
        {
          id: 'a-rule-from-examples',
          title: 'How a machine finds a rule',
          contentType: 'video',
          seconds: 87,
          isPreview: true,
          skills: ['machine-learning-basics'],
        },
        {
          id: 'learning-from-examples',
          title: 'Learning from examples',
          contentType: 'reading',
          minutes: 20,
          skills: ['machine-learning-basics'],
        },
        {
          id: 'adjustable-numbers',
          title: 'A model is a rule with adjustable numbers',
          contentType: 'reading',
          minutes: 30,
          skills: ['machine-learning-basics'],
        },
        {
          id: 'nearest-neighbors',
          title: 'Sorting things by their neighbors',
          contentType: 'reading',
          minutes: 25,
          skills: ['machine-learning-basics'],
        },
        {
          id: 'hide-some-examples',
          title: 'Why we hide some of the examples',
          aliases: ['train test split'],
          contentType: 'reading',
          minutes: 25,
          skills: ['model-evaluation', 'data-leakage'],
        },
        {
          id: 'overfitting',
          title: 'Overfitting: learning the noise',
          contentType: 'reading',
          minutes: 25,
          skills: ['model-evaluation'],
        },
        {
          id: 'explore-overfitting',
          title: 'Explore: signal, noise and the degree of a curve',
          aliases: ['underfitting', 'polynomial regression'],
          contentType: 'explore',
          explorable: 'overfitting',
          minutes: 8,
          skills: ['machine-learning-basics'],
        },
        {
          id: 'check-learning',
          title: 'Check your understanding: how machines learn',
          contentType: 'quiz',
          quiz: 'learning',
          minutes: 10,
        },
      ],
    },
    {
      title: 'Judging and using models',
      lectures: [
        {
          id: 'behind-95-percent',
          title: 'What 95% accurate hides',
          contentType: 'video',
          seconds: 86,
          skills: ['model-evaluation', 'precision-and-recall'],
        },
        {
          id: 'right-and-wrong',
          title: 'Four kinds of answers: precision and recall',
          contentType: 'reading',
          minutes: 25,
          skills: ['model-evaluation', 'precision-and-recall'],
        },
        {
          id: 'thresholds-and-costs',
          title: 'Thresholds and the price of a mistake',
          contentType: 'reading',
          minutes: 25,
          skills: ['precision-and-recall'],
        },
        {
          id: 'explore-threshold',
          title: 'Explore: the cheapest threshold',
          contentType: 'explore',
          explorable: 'confusion-matrix',
          minutes: 8,
          skills: ['precision-and-recall'],
        },
        {
          id: 'families-of-models',
          title: 'Families of models, from lines to language models',
          contentType: 'reading',
          minutes: 25,
          skills: ['machine-learning-basics'],
        },
        {
          id: 'do-we-need-it',
          title: 'Do we need machine learning here?',
          contentType: 'reading',
          minutes: 30,
          skills: ['problem-framing'],
        },
        {
          id: 'check-plain-words',
          title: 'Check your understanding',
          contentType: 'quiz',
          quiz: 'plain-words',
          minutes: 15,
        },
      ],
    },
    {
      title: 'Keeping a model accurate after launch',
      lectures: [
        {
          id: 'the-quiet-week',
          title: 'The quiet week',
          contentType: 'video',
          seconds: 76,
          skills: ['model-monitoring'],
        },
        {
          id: 'when-the-world-moves',
          title: 'Drift: when the world moves on',
          aliases: ['data drift', 'concept drift', 'distribution shift'],
          contentType: 'reading',
          minutes: 25,
          skills: ['model-monitoring'],
        },
        {
          id: 'watch-a-model',
          title: 'Watching a model at work',
          aliases: ['model monitoring', 'alert fatigue'],
          contentType: 'reading',
          minutes: 25,
          skills: ['model-monitoring'],
        },
        {
          id: 'retrain-or-repair',
          title: 'Retrain, repair, or switch off',
          aliases: ['champion and challenger', 'shadow mode'],
          contentType: 'reading',
          minutes: 25,
          skills: ['model-monitoring'],
        },
        {
          id: 'read-a-model-card',
          title: 'Reading a model card critically',
          contentType: 'reading',
          minutes: 25,
          skills: ['model-evaluation'],
        },
        {
          id: 'check-after-launch',
          title: 'Check your understanding: after launch',
          contentType: 'quiz',
          quiz: 'after-launch',
          minutes: 10,
        },
      ],
    },
  ],
});
