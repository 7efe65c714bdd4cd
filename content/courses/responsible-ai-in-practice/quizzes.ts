import { defineQuizzes } from '#content/define.ts';

export const quizzes = defineQuizzes([
  {
    id: 'responsible',
    title: 'Responsible AI in practice',
    passMark: 70,
    attempts: 5,
    questions: [
      {
        id: 'affected',
        kind: 'multiple',
        lecture: 'who-could-be-harmed',
        prompt:
          'A landlord uses a model that scores rental applications. Who is **affected without using** the system? Select all that apply.',
        options: [
          { id: 'applicants', text: 'Applicants' },
          { id: 'family', text: 'Children and partners of applicants' },
          { id: 'clerk', text: 'The clerk who reads the score' },
          { id: 'neighbors', text: 'People in districts the model rarely recommends' },
        ],
        answer: ['applicants', 'family', 'neighbors'],
        explanation:
          'The clerk is a user. Applicants never touch the system and feel its result most; their families and whole districts are affected as well. These people rarely take part in a test of usability, so you have to look for them on purpose.',
      },
      {
        id: 'ratio',
        kind: 'text',
        lecture: 'results-by-group',
        prompt:
          'In one group 60 of 100 people are selected, in another 36 of 80. What is the selection ratio of the second to the first, in percent? Type a whole number.',
        accepted: ['75', '75%', '75 %', '75 percent'],
        explanation:
          '36/80 = 45% and 60/100 = 60%; 45/60 = 75%. That is below four fifths (80%), a sign to investigate. It does not prove discrimination, and a ratio above 80% does not prove its absence.',
      },
      {
        id: 'remove',
        kind: 'single',
        lecture: 'results-by-group',
        prompt:
          'A team deletes the column “gender” from the training data and declares the model fair. What is the main problem?',
        options: [
          { id: 'accuracy', text: 'The model loses accuracy for everyone' },
          { id: 'law', text: 'Deleting the column is always forbidden' },
          {
            id: 'proxy',
            text: 'Other columns can carry the same information, and now nobody can measure the difference',
          },
          { id: 'labels', text: 'Without the column the labels become wrong' },
        ],
        answer: 'proxy',
        explanation:
          'Gaps in employment, first names, clubs or part-time work may stand in for gender. Measuring by group needs the information, kept apart from training and used only for the test. What may be collected depends on the law of the place, so ask.',
      },
      {
        id: 'review',
        kind: 'single',
        lecture: 'review-that-works',
        prompt: 'Reviewers agree with the system in 99.6% of cases. What should you find out first?',
        options: [
          { id: 'drop', text: 'How much could be saved by dropping the review' },
          { id: 'planted', text: 'Whether they notice planted wrong suggestions' },
          { id: 'proud', text: 'How to publish this as evidence of quality' },
          { id: 'train', text: 'Whether reviewers can be made faster' },
        ],
        answer: 'planted',
        explanation:
          'The figure fits an excellent system and also reviewers who click “agree.” Planted cases tell the two apart. Until then it supports neither dropping the review nor praising the system.',
      },
      {
        id: 'data',
        kind: 'single',
        lecture: 'only-the-data-you-need',
        prompt:
          'Which reason justifies keeping full dates of birth in the data of a model that checks a minimum age of 18?',
        options: [
          { id: 'later', text: 'They might become useful for a later model' },
          { id: 'have', text: 'They were already collected for another purpose' },
          { id: 'accuracy', text: 'More columns usually raise accuracy' },
          { id: 'none', text: 'None: “18 or over, yes or no” is enough for the purpose' },
        ],
        answer: 'none',
        explanation:
          'The purpose decides. A possible later use, a past collection or a hoped-for gain in accuracy is not this purpose. What you do not keep cannot leak or be misused.',
      },
      {
        id: 'order',
        kind: 'ordering',
        lecture: 'the-bad-day',
        prompt: 'A system gives wrong and harmful answers. Put the first steps in order.',
        options: [
          { id: 'learn', text: 'Write the review without blame and change the system' },
          { id: 'stop', text: 'Limit the harm: switch off or fall back' },
          { id: 'people', text: 'Find and inform those affected, and put things right' },
          { id: 'keep', text: 'Secure the evidence: inputs, outputs, versions' },
        ],
        answer: ['stop', 'keep', 'people', 'learn'],
        explanation:
          'Stop further harm first. Then secure the evidence before logs and versions disappear, since you need it to find those affected. Learning comes last, with a clear head.',
      },
    ],
  },
]);
