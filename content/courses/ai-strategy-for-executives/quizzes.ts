import { defineQuizzes } from '#content/define.ts';

export const quizzes = defineQuizzes([
  {
    id: 'strategy',
    title: 'AI strategy for executives',
    passMark: 70,
    questions: [
      {
        id: 'unit',
        kind: 'single',
        lecture: 'tasks-not-jobs',
        prompt: 'Which task is the **best** candidate for handing over with review?',
        options: [
          { id: 'forms', text: 'Filling in a claim form from a customer’s letter, which a clerk confirms at a glance' },
          {
            id: 'check-slow',
            text: 'Writing contract clauses that a lawyer has to examine as closely as if she had written them',
          },
          { id: 'rare', text: 'Planning the yearly move of the warehouse' },
          { id: 'payroll', text: 'Computing payroll deductions, which must be identical every time' },
        ],
        answer: 'forms',
        explanation:
          'It is frequent, the information is digital, and checking is much faster than doing. Contract clauses save nothing if checking takes as long as writing. The yearly move is too rare, and exact calculation belongs in ordinary software.',
      },
      {
        id: 'hours',
        kind: 'single',
        lecture: 'business-case',
        prompt:
          'A system handles 50% of 24,000 items a year usefully and saves 4 minutes on each of those. An hour costs $45. What is the yearly benefit before costs?',
        options: [
          { id: 'all', text: '$72,000' },
          { id: 'right', text: '$36,000' },
          { id: 'minutes', text: '$2,160,000' },
          { id: 'half', text: '$18,000' },
        ],
        answer: 'right',
        explanation:
          '24,000 × 50% × 4 minutes = 48,000 minutes = 800 hours, and 800 × $45 = $36,000. $72,000 forgets the 50%. $2,160,000 multiplies minutes by an hourly rate. And even $36,000 becomes money only if someone turns the hours into something.',
      },
      {
        id: 'own',
        kind: 'multiple',
        lecture: 'buy-build-wait',
        prompt:
          'A company assembles a system on a rented model. Which things should it own, so that it can change providers? Select all that apply.',
        options: [
          { id: 'tests', text: 'The test cases with expected facts' },
          { id: 'knowledge', text: 'The cleaned-up internal information the system uses' },
          { id: 'weights', text: 'The weights of a general language model' },
          { id: 'process', text: 'The written process, limits and corrections' },
        ],
        answer: ['tests', 'knowledge', 'process'],
        explanation:
          'Information, test cases and process keep their value when the model is exchanged and get better with use. A general model can be rented, and owning one ties up money in the part that ages fastest.',
      },
      {
        id: 'pilot',
        kind: 'single',
        lecture: 'design-a-pilot',
        prompt:
          'The signed table says: go at 60% useful or more; 45–60% means change one thing and repeat. The pilot reaches 58%, and everyone is enthusiastic. What now?',
        options: [
          { id: 'go', text: 'Go, because 58% is within the margin of error of 60%' },
          { id: 'stop', text: 'Stop, because the target was missed' },
          { id: 'repeat', text: 'Change one thing and repeat the smaller pilot, as signed' },
          { id: 'lower', text: 'Adjust the table to 55%, since the team now knows more' },
        ],
        answer: 'repeat',
        explanation:
          'The rule was written to protect the decision from the mood after the pilot. The margin of error runs both ways: the true value may just as well be 52%. Stopping is reserved for results under 45% or more mistakes than before.',
      },
      {
        id: 'light',
        kind: 'single',
        lecture: 'risk-and-governance',
        prompt:
          'A recruiting product offers a new feature that ranks applicants. It is on by default. Which light is it, and what follows?',
        options: [
          { id: 'red', text: 'Red: switch it off until there is an impact assessment, legal advice and approval' },
          { id: 'yellow', text: 'Yellow: use it while a recruiter reads a weekly sample' },
          { id: 'green', text: 'Green: a recruiter still makes the final decision' },
          { id: 'vendor', text: 'None: the vendor is responsible for its product' },
        ],
        answer: 'red',
        explanation:
          'Ranking applicants influences decisions about people, even if someone else signs at the end. The company that uses the ranking answers for it, whoever built the feature.',
      },
      {
        id: 'order',
        kind: 'ordering',
        lecture: 'one-page-strategy',
        prompt: 'Put the steps of the course in order.',
        options: [
          { id: 'case', text: 'Compute a business case with a range and a break-even' },
          { id: 'map', text: 'Map tasks with volume, minutes and mistakes' },
          { id: 'pilot', text: 'Test the deciding assumption in a pilot with a stopping rule' },
          { id: 'score', text: 'Score candidates and choose a small portfolio' },
        ],
        answer: ['map', 'score', 'case', 'pilot'],
        explanation:
          'The map supplies the figures for scoring; scoring picks the few candidates worth a business case; the case shows which assumption decides; and the pilot tests that assumption before large sums are committed.',
      },
    ],
  },
]);
