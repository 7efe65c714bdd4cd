import { defineAssignments } from '#content/define.ts';

export const assignments = defineAssignments({
  'submit-capstone': {
    criteria: [
      {
        id: 'problem',
        title: 'The problem is real and counted',
        levels: [
          {
            id: 'strong',
            name: 'Strong',
            description:
              'Five people were watched. The problem is described through one of them, and how often it happens is counted, with the period and the source.',
          },
          {
            id: 'sound',
            name: 'Sound',
            description: 'At least three people were watched. There is one count, with its source.',
          },
          {
            id: 'weak',
            name: 'Not there yet',
            description: 'The problem comes from memory or opinion, or its numbers have no source.',
          },
        ],
      },
      {
        id: 'specification',
        title: 'The specification can be tested',
        levels: [
          {
            id: 'strong',
            name: 'Strong',
            description:
              'Every requirement has at least one of 30 test cases, 6 or more of them hostile or out of scope, and the goal was set before the first run.',
          },
          {
            id: 'sound',
            name: 'Sound',
            description: 'There are 20 or more test cases, and the goal was set before the first run.',
          },
          {
            id: 'weak',
            name: 'Not there yet',
            description: 'Some requirements could not fail a test, or the goal was set after the results were known.',
          },
        ],
      },
      {
        id: 'product',
        title: 'The product works within limits',
        levels: [
          {
            id: 'strong',
            name: 'Strong',
            description:
              'Someone else ran the main task without your help. Steps, cost and actions are limited, a person confirms what cannot be undone, and the log shows every step.',
          },
          {
            id: 'sound',
            name: 'Sound',
            description: 'The main task works when you run it. Steps and cost are limited, and there is a log.',
          },
          {
            id: 'weak',
            name: 'Not there yet',
            description: 'The main task fails in ordinary cases, or nothing limits what it may do or spend.',
          },
        ],
      },
      {
        id: 'evidence',
        title: 'Results are reported with their size and failures',
        levels: [
          {
            id: 'strong',
            name: 'Strong',
            description:
              'Every figure has its count and source. At least two failures are shown with their cause, and what changed between two test rounds is written down.',
          },
          {
            id: 'sound',
            name: 'Sound',
            description: 'Figures have their counts, and at least one failure is shown.',
          },
          {
            id: 'weak',
            name: 'Not there yet',
            description: 'Figures have no counts, or only successes are shown.',
          },
        ],
      },
      {
        id: 'pilot',
        title: 'People used it for their own work',
        levels: [
          {
            id: 'strong',
            name: 'Strong',
            description:
              'Five people used it for a week. The number of uses, before and after, and why someone stopped are reported.',
          },
          {
            id: 'sound',
            name: 'Sound',
            description: 'At least three people used it on two or more days, and their uses are counted.',
          },
          {
            id: 'weak',
            name: 'Not there yet',
            description: 'It was only shown to people, or only you used it.',
          },
        ],
      },
      {
        id: 'decision',
        title: 'The memo lets someone decide',
        levels: [
          {
            id: 'strong',
            name: 'Strong',
            description:
              'The recommendation comes first, costs have a range, an alternative could win, and three unknowns and a stopping rule are named. A reader could say what argues against it.',
          },
          {
            id: 'sound',
            name: 'Sound',
            description: 'There is a recommendation with costs, one alternative and one thing you do not know.',
          },
          {
            id: 'weak',
            name: 'Not there yet',
            description: 'The memo describes the product, but nobody could decide from it.',
          },
        ],
      },
    ],
  },
});
