import { defineQuizzes } from '#content/define.ts';

export const quizzes = defineQuizzes([
  {
    id: 'interviewing',
    title: 'Interviewing for AI roles',
    passMark: 70,
    questions: [
      {
        id: 'story',
        kind: 'single',
        lecture: 'six-stories',
        prompt: 'Which sentence is the best core of a story about a project?',
        options: [
          { id: 'we', text: 'We built a great pipeline, and everyone was very happy with it' },
          { id: 'tools', text: 'I used gradient boosting, a feature store and containers' },
          { id: 'hard', text: 'It was a very demanding project with a tight schedule' },
          {
            id: 'decision',
            text: 'I chose the simpler model, because the better one needed data that arrived two days late',
          },
        ],
        answer: 'decision',
        explanation:
          'It shows a decision of yours and the reason for it, and invites questions you can answer. “We” hides your part, a list of tools shows no judgment, and “demanding” is a claim.',
      },
      {
        id: 'accuracy',
        kind: 'single',
        lecture: 'metrics-case',
        prompt: 'An interviewer says: “Our fraud model is 99.2% accurate. Good?” What is the best first answer?',
        options: [
          {
            id: 'base',
            text: 'I’d first ask how common fraud is, what is caught and missed, and what each mistake costs',
          },
          { id: 'yes', text: 'Yes, anything above 99% is very good for fraud' },
          { id: 'leak', text: 'No, that must be leakage' },
          { id: 'auc', text: 'I’d ask for the AUC and decide from that' },
        ],
        answer: 'base',
        explanation:
          'If 0.8% of payments are fraud, never flagging any has an accuracy of 99.2%. Without the share and the costs nothing can be said. Leakage is possible and not shown; one other figure does not answer the question of cost either.',
      },
      {
        id: 'unknown',
        kind: 'single',
        lecture: 'explain-aloud',
        prompt: 'You are asked about a method you do not know. What do you say?',
        options: [
          { id: 'bluff', text: 'Something general about methods of that kind, with confidence' },
          {
            id: 'honest',
            text: 'I don’t know that one. If it is about X, I’d guess it does Y, because … Is that close?',
          },
          { id: 'end', text: 'I don’t know' },
          { id: 'switch', text: 'A detailed answer about a method you do know' },
        ],
        answer: 'honest',
        explanation:
          'It is honest and still shows how you think. Bluffing ends the trust in everything else, a bare “I don’t know” gives nothing to work with, and changing the subject is noticed.',
      },
      {
        id: 'order',
        kind: 'ordering',
        lecture: 'design-case',
        prompt: 'Put the steps of a design case in order.',
        options: [
          { id: 'risks', text: 'Failures, safeguards, cost and operation' },
          { id: 'clarify', text: 'Clarify user, decision, volume and the cost of mistakes' },
          { id: 'simple', text: 'Draw the simplest design that could work' },
          { id: 'measure', text: 'Say how quality will be measured' },
        ],
        answer: ['clarify', 'measure', 'simple', 'risks'],
        explanation:
          'Without the purpose there is nothing to design. Fixing the measure early keeps you from praising whatever comes out. A simple whole design comes before details, and then you look for where it breaks.',
      },
      {
        id: 'takehome',
        kind: 'multiple',
        lecture: 'take-home',
        prompt: 'Which of these belong in a good take-home solution? Select all that apply.',
        options: [
          { id: 'readme', text: 'A first page with the result, assumptions and how to run it' },
          { id: 'baseline', text: 'A simple baseline for comparison' },
          { id: 'limits', text: 'What you left out for lack of time' },
          { id: 'many', text: 'As many models as possible, to show breadth' },
        ],
        answer: ['readme', 'baseline', 'limits'],
        explanation:
          'Reviewers have twenty minutes and look for judgment: a clear result, a fair comparison, honest limits. Ten models without a reason show the opposite.',
      },
    ],
  },
]);
