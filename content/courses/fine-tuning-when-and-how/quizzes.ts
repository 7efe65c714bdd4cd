import { defineQuizzes } from '#content/define.ts';

export const quizzes = defineQuizzes([
  {
    id: 'fine-tuning',
    title: 'Fine-tuning: when and how',
    passMark: 70,
    attempts: 5,
    questions: [
      {
        id: 'cause',
        kind: 'single',
        lecture: 'prompt-retrieve-tune',
        prompt:
          'A support assistant quotes prices that were changed last month. Otherwise its answers are fine. What should the team try first?',
        options: [
          { id: 'tune', text: 'Fine-tune on the new price list' },
          { id: 'tune-often', text: 'Fine-tune again after every price change' },
          { id: 'larger', text: 'Change to a larger model' },
          { id: 'retrieve', text: 'Look up current prices and put them into the prompt' },
        ],
        answer: 'retrieve',
        explanation:
          'The information is missing or outdated, and lookup supplies it the same day with a source. Tuning would make the model sound sure about prices that change again. A larger model knows no more about your prices than a small one.',
      },
      {
        id: 'numbers',
        kind: 'text',
        lecture: 'low-rank-adapters',
        prompt: 'How many numbers does a rank-8 adapter train for **one** matrix with 1,000 rows and 3,000 columns?',
        accepted: ['32000', '32,000', '32 000', '32k'],
        explanation:
          'B has 1,000 × 8 and A has 8 × 3,000 numbers: 8 × (1,000 + 3,000) = 32,000. The matrix itself has 3,000,000.',
      },
      {
        id: 'forgetting',
        kind: 'multiple',
        lecture: 'adapter-lab',
        prompt: 'In the lab, the adapter damaged the old task. Which statements are true? Select all that apply.',
        options: [
          {
            id: 'no-gradient',
            text: 'Columns of A that read unused inputs got no gradient and kept their random start',
          },
          { id: 'replay', text: 'Mixing in old examples let training correct those columns' },
          { id: 'rank', text: 'A higher rank than needed reduced the damage' },
          { id: 'frozen', text: 'The damage arose because the frozen weights W moved' },
        ],
        answer: ['no-gradient', 'replay'],
        explanation:
          'W never moved; the added product B·A disturbed inputs that training had not shown. Rank 3 did more damage than rank 2, since it brought one more random direction that nothing corrected.',
      },
      {
        id: 'mask',
        kind: 'single',
        lecture: 'plan-the-run',
        prompt:
          'Answers look like `{"code": 5}`. Validation loss is very low after 50 steps, but 30% of the codes are wrong. What explains this best?',
        options: [
          { id: 'leak', text: 'Validation examples have leaked into training' },
          { id: 'rate', text: 'The learning rate is far too high' },
          { id: 'tokens', text: 'Most answer tokens are fixed and easy, so the mean loss hides the one that decides' },
          { id: 'template', text: 'The chat template of another model was used' },
        ],
        answer: 'tokens',
        explanation:
          'Braces, quotes and the field name are learned at once and pull the average down. Leakage would make the codes look right as well. A rate that is far too high keeps the loss from falling, and a wrong template does not produce a very low validation loss with wrong codes as its typical sign.',
      },
      {
        id: 'split',
        kind: 'single',
        lecture: 'clean-and-split',
        prompt: 'Reports from one elevator often repeat the same fault in the same words. How should data be split?',
        options: [
          { id: 'row', text: 'By a random number per row with a fixed seed' },
          { id: 'unit', text: 'By a hash of the unit, so that a unit is always on one side' },
          { id: 'code', text: 'At random within each code, so that both sides have the same mix' },
          { id: 'python', text: 'By Python’s hash() of the report text' },
        ],
        answer: 'unit',
        explanation:
          'Rows of one unit resemble each other, so they must stay together. A random split per row, with or without equal mix per code, puts near copies on both sides. Python’s hash of a string differs between runs, so it is not even stable.',
      },
      {
        id: 'order',
        kind: 'ordering',
        lecture: 'baseline-first',
        prompt: 'Put the stages of a fine-tuning project in order.',
        options: [
          { id: 'train', text: 'Train, read validation errors, repair data, train again' },
          { id: 'test', text: 'Make a test set from other units and later months' },
          { id: 'release', text: 'Use the release set once, then go live in steps' },
          { id: 'baseline', text: 'Measure prompt and neighbor baselines' },
          { id: 'guide', text: 'Write the guide and make training examples' },
        ],
        answer: ['test', 'baseline', 'guide', 'train', 'release'],
        explanation:
          'The test set comes first so that it does not follow the model. Baselines show whether training is needed at all. Then guide and examples, training in rounds, and at last the untouched release set.',
      },
    ],
  },
]);
