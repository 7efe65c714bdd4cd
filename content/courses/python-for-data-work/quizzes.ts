import { defineQuizzes } from '#content/define.ts';

export const quizzes = defineQuizzes([
  {
    id: 'python',
    title: 'Python for data work',
    passMark: 70,
    questions: [
      {
        id: 'text-number',
        kind: 'text',
        lecture: 'values-and-containers',
        prompt: 'What does this program print?\n\n```python\nprint("2" * 3)\n```',
        accepted: ['222', "'222'", '"222"'],
        explanation:
          'Text times a number repeats the text. A value read from a file is text until you convert it: `int("2") * 3` would be 6.',
      },
      {
        id: 'csv',
        kind: 'single',
        lecture: 'csv-and-json',
        prompt: 'Why is `line.split(",")` the wrong way to read a CSV file?',
        options: [
          { id: 'slow', text: 'It is too slow for files with more than a thousand lines' },
          { id: 'types', text: 'It returns text, whereas the csv module returns numbers' },
          { id: 'header', text: 'It cannot read the first line of a file' },
          { id: 'quotes', text: 'Values in quotes may contain commas and even line breaks' },
        ],
        answer: 'quotes',
        explanation:
          'The format allows commas, quotes and line breaks inside quoted values, and only a CSV reader knows these rules. Speed is not the problem, and `DictReader` returns text as well.',
      },
      {
        id: 'outcomes',
        kind: 'multiple',
        lecture: 'clean-typed-text',
        prompt:
          'A cleaning function returns 0 for a free rental, for an empty field, and for `"abc"`. What goes wrong? Select all that apply.',
        options: [
          { id: 'average', text: 'Averages become too low without any sign of it' },
          { id: 'count', text: 'Nobody can say how many values could not be read' },
          { id: 'crash', text: 'The program stops at the first empty field' },
          { id: 'free', text: 'Real free rentals can no longer be told apart' },
        ],
        answer: ['average', 'count', 'free'],
        explanation:
          'Three different situations become one number. Nothing stops, and that is the problem: the totals look fine and are wrong. Keep value, no value and unreadable apart.',
      },
      {
        id: 'mean',
        kind: 'single',
        lecture: 'numbers-that-summarize',
        prompt:
          'Store A has 10 rentals with a mean of 6 days, store B has 90 with a mean of 2 days. What is the mean over all rentals?',
        options: [
          { id: 'weighted', text: '2.4 days' },
          { id: 'simple', text: '4 days' },
          { id: 'median', text: '2 days' },
          { id: 'unknown', text: 'It cannot be computed from these figures' },
        ],
        answer: 'weighted',
        explanation:
          '(10 × 6 + 90 × 2) / 100 = 240 / 100 = 2.4. The mean of the two means is 4, which gives ten rentals the same weight as ninety. With the counts known, the total can be computed; the median could not.',
      },
      {
        id: 'join',
        kind: 'single',
        lecture: 'join-two-tables',
        prompt:
          'After joining orders with customers by **nested loops**, the revenue is higher than in the orders table. What is the most likely cause?',
        options: [
          { id: 'unmatched', text: 'Some orders have no customer' },
          { id: 'twice', text: 'A customer number occurs twice in the customer table' },
          { id: 'idle', text: 'Some customers have no orders' },
          { id: 'case', text: 'Some keys differ in capitals' },
        ],
        answer: 'twice',
        explanation:
          'Each order of that customer matches two rows and is counted twice. Missing or differing keys lose orders, so they lower the revenue. Customers without orders add nothing.',
      },
      {
        id: 'order',
        kind: 'ordering',
        lecture: 'checks-and-errors',
        prompt: 'You found a mistake in your program. Put the steps in the best order.',
        options: [
          { id: 'repair', text: 'Repair the function' },
          { id: 'test', text: 'Write a small test that shows the mistake' },
          { id: 'all', text: 'Run all tests again' },
          { id: 'fail', text: 'Run the test and watch it fail' },
        ],
        answer: ['test', 'fail', 'repair', 'all'],
        explanation:
          'A test that you have seen fail proves that it notices the mistake. After the repair, all tests run, since the change may have broken something else.',
      },
    ],
  },
]);
