import { defineQuizzes } from '#content/define.ts';

export const quizzes = defineQuizzes([
  {
    id: 'fine-tuning',
    title: 'Fine-tuning: when and how',
    passMark: 70,
    attempts: 5,
    draw: 6,
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
      {
        id: 'unknown-machine',
        kind: 'single',
        lecture: 'what-tuning-changes',
        prompt:
          'A model was tuned on 500 questions and answers about a company’s machines. Asked about a machine that is not among them, it now gives detailed, wrong figures. Before tuning, it said that it did not know. What explains this best?',
        options: [
          { id: 'definite', text: 'It learned that questions of this kind get a definite answer' },
          { id: 'overwritten', text: 'The 500 answers overwrote what it knew about that machine' },
          { id: 'epochs', text: 'It was tuned for too few epochs to store all the figures' },
          { id: 'loss', text: 'The loss was computed on questions as well as on answers' },
        ],
        answer: 'definite',
        explanation:
          'Every example answered such a question with confidence, and the loss rewards making answers like these probable, true or not. Nothing was overwritten: the model never knew that machine. More epochs on the same answers would make it no better informed.',
      },
      {
        id: 'unfit-examples',
        kind: 'multiple',
        lecture: 'training-examples',
        prompt:
          'A data set teaches fault codes, and the model will see only the text of a report. Which examples should **not** go in as they are? Choose **two**.',
        options: [
          { id: 'noise', text: '"dr 1 reopens 3x, lite curtian dirty" with code 4' },
          { id: 'photo', text: '"worn, see pic" with code 5, which the expert saw in a photo' },
          { id: 'unclear', text: '"unit down, tech sent" with the answer "cannot tell"' },
          { id: 'both', text: '"belt slipped, brake noise too" with two codes, 4 and 11' },
          { id: 'phone', text: '"brake noise, call Tom Reyes, 555-0137" with code 11' },
        ],
        answer: ['photo', 'phone'],
        explanation:
          'The model never sees the photo, so that example teaches guessing. A name with a phone number may come out again in use. Typing errors belong in, because real reports have them. Without "cannot tell" and two faults, the model will always give one definite code.',
      },
      {
        id: 'flat-curve',
        kind: 'single',
        lecture: 'training-examples',
        prompt:
          'Agreement on validation is 81% with 250 examples, 87% with 500, 90% with 1,000 and 91% with 2,000. The team has a month left for improving the data. How should it use the time?',
        options: [
          { id: 'collect', text: 'Collect 2,000 more reports in the same mix of codes' },
          { id: 'written', text: 'Have a large model write 2,000 more reports' },
          { id: 'errors', text: 'Read the validation errors and repair what they show' },
          { id: 'equal', text: 'Cut every code to the number of the rarest one' },
        ],
        answer: 'errors',
        explanation:
          'The last doubling brought one point, so doubling again will hardly bring more. The errors show which labels are wrong, which definitions overlap and which cases are missing. Reports written by a model are tidy and alike, which real reports are not.',
      },
      {
        id: 'sixty-of-sixty',
        kind: 'single',
        lecture: 'baseline-first',
        prompt:
          'The bar demands a recall of at least 99% on reports of trapped passengers. The tuned model finds 60 of 60. (0.95 to the power of 60 is about 0.05; 0.99 to the power of 60 is about 0.55.) What is the strongest statement about the true recall that this supports?',
        options: [
          { id: 'perfect', text: 'It is 100%' },
          { id: 'bar', text: 'It is at least 99%' },
          { id: 'most', text: 'It is at least about 95%' },
          { id: 'half', text: 'It is at least about 55%' },
        ],
        answer: 'most',
        explanation:
          'With a true recall of 95%, 60 of 60 would happen in only about 5% of tests, so lower values are unlikely. With a recall just under 99%, it would happen in about half of them, so the bar is not shown to be met. That needs about 300 of 300.',
      },
      {
        id: 'adapter-memory',
        kind: 'numeric',
        lecture: 'low-rank-adapters',
        prompt:
          'You train an adapter of 50 million numbers on a base model of 8 billion weights that is stored in 4 bits. Each trained number costs 16 bytes. How much memory do weights, gradients and optimizer need in all, without activations?',
        unit: 'GB',
        answer: 4.8,
        tolerance: 0.05,
        explanation:
          'The frozen base takes 8 billion × 0.5 bytes = 4 GB. The adapter takes 50 million × 16 bytes = 0.8 GB, since only trained numbers need gradients and optimizer state. If all 8 billion weights were trained, it would be 128 GB.',
      },
      {
        id: 'confidence-border',
        kind: 'single',
        lecture: 'judge-and-release',
        prompt:
          'A tuned classifier is right in 98% of cases with a top probability of at least 0.95, in 93% between 0.85 and 0.95, and in 70% below 0.85. A wrong code costs $140. A person’s reading costs $12 and always finds the right code. Which codes should be accepted without a reading, so that the total cost is lowest?',
        options: [
          { id: 'high', text: 'Those with at least 0.95' },
          { id: 'middle', text: 'Those with at least 0.85' },
          { id: 'every', text: 'All of them' },
          { id: 'none', text: 'None of them' },
        ],
        answer: 'middle',
        explanation:
          'Between 0.85 and 0.95, mistakes cost on average 7% × $140 = $9.80 per report, less than the $12 for a reading. Below 0.85 they cost 30% × $140 = $42. A border at 0.95 has the fewest mistakes, but pays more for readings than the mistakes would cost.',
      },
      {
        id: 'used-set',
        kind: 'single',
        lecture: 'plan-the-run',
        prompt:
          'The bar demands 300 of 300 on a set of urgent reports. After each of four runs, the team read the failures in this set and added training examples of the same kind. Run 5 reaches 300 of 300. Training and the set share no report. What is still missing?',
        options: [
          { id: 'seeds', text: 'The same result on this set with three other seeds' },
          { id: 'nothing', text: 'Nothing, because training and the set share no report' },
          { id: 'loss', text: 'A check that the validation loss is still falling' },
          { id: 'fresh', text: 'The same result on new reports that guided no run' },
        ],
        answer: 'fresh',
        explanation:
          'The failures decided which examples were added, so the set has become a validation set, although no report was copied. Other seeds would be measured on the same used set. Only fresh reports show whether the model finds urgent cases that nobody has studied.',
      },
    ],
  },
]);
