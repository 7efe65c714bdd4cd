import { defineQuizzes } from '#content/define.ts';

export const quizzes = defineQuizzes([
  {
    id: 'plain-words',
    title: 'Machine learning in plain words',
    passMark: 70,
    questions: [
      {
        id: 'label',
        kind: 'single',
        lecture: 'learning-from-examples',
        prompt:
          'A team wants to predict which invoices will be paid late. In a table of past invoices, which column is the **label**?',
        options: [
          { id: 'amount', text: 'The amount of the invoice' },
          { id: 'late', text: 'Whether the invoice was paid late' },
          { id: 'customer', text: 'How long the company has been a customer' },
          { id: 'number', text: 'The invoice number' },
        ],
        answer: 'late',
        explanation:
          'The label is the answer you want the model to produce for new cases. Amount and customer age are features, because they are known when the invoice is sent. The invoice number only identifies the row.',
      },
      {
        id: 'leaks',
        kind: 'multiple',
        lecture: 'hide-some-examples',
        prompt:
          'The prediction is made on the day an invoice is **sent**. Which columns leak information from the future? Select all that apply.',
        options: [
          { id: 'reminders', text: 'Number of reminders sent for this invoice' },
          { id: 'terms', text: 'Payment terms printed on this invoice' },
          { id: 'history', text: 'Share of this customer’s earlier, already settled invoices that were late' },
          { id: 'paid-on', text: 'Day on which this invoice was paid' },
        ],
        answer: ['reminders', 'paid-on'],
        explanation:
          'Reminders and the payment day exist only after the invoice was sent, so the model would not have them at the moment of prediction. Terms are printed on the invoice, and the customer’s settled history is already known that day.',
      },
      {
        id: 'overfit',
        kind: 'single',
        lecture: 'overfitting',
        prompt:
          'A model is wrong on 2% of the training examples and on 19% of the validation examples. A simpler model is wrong on 9% and 11%. Which reading is best?',
        options: [
          { id: 'first', text: 'The first model is better, because its training error is lower' },
          { id: 'average', text: 'They are about equal, because the two errors average to nearly the same figure' },
          {
            id: 'second',
            text: 'The simpler model is the better choice, because it does better on cases it has not seen',
          },
          { id: 'unknown', text: 'Nothing can be said until the training error of both models is zero' },
        ],
        answer: 'second',
        explanation:
          'You will use the model on cases it has not seen, so the error on unseen examples decides. The gap between 2% and 19% shows that the first model memorized its examples. Averaging the two errors mixes a figure that matters with one that does not.',
      },
      {
        id: 'precision',
        kind: 'single',
        lecture: 'right-and-wrong',
        prompt:
          'A model flags 50 of 1,000 claims. Of those 50, 30 are truly fraudulent. In all, 60 of the 1,000 claims are fraudulent. What are precision and recall?',
        options: [
          { id: 'a', text: 'Precision 60%, recall 50%' },
          { id: 'b', text: 'Precision 50%, recall 60%' },
          { id: 'c', text: 'Precision 95%, recall 60%' },
          { id: 'd', text: 'Precision 60%, recall 95%' },
        ],
        answer: 'a',
        explanation:
          'Precision asks how many of the flagged claims were fraud: 30 of 50, or 60%. Recall asks how much of the fraud was flagged: 30 of 60, or 50%. The 95% in two of the answers is the accuracy (30 + 920 of 1,000), which hides the missed half.',
      },
      {
        id: 'threshold',
        kind: 'single',
        lecture: 'thresholds-and-costs',
        prompt:
          'Missing a faulty brake costs far more than a second look at a good one. What should you do with the threshold above which a brake is flagged?',
        options: [
          { id: 'raise', text: 'Raise it, and accept more missed faults' },
          { id: 'half', text: 'Keep it at 0.5, because that is the neutral value' },
          { id: 'accuracy', text: 'Set it where accuracy is highest' },
          { id: 'lower', text: 'Lower it, and accept more false alarms' },
        ],
        answer: 'lower',
        explanation:
          'A lower threshold flags more parts, so fewer faults slip through and more good parts get a second look. That trade is right when a miss is the expensive mistake. 0.5 and highest accuracy both treat the two mistakes as equally costly.',
      },
      {
        id: 'order',
        kind: 'ordering',
        lecture: 'do-we-need-it',
        prompt: 'Put these steps of an honest project in order.',
        options: [
          { id: 'baseline', text: 'Measure how a simple rule does' },
          { id: 'decision', text: 'Name the decision the prediction will change' },
          { id: 'test', text: 'Test the chosen model once on examples nobody has used' },
          { id: 'compare', text: 'Compare candidate models on validation examples' },
        ],
        answer: ['decision', 'baseline', 'compare', 'test'],
        explanation:
          'Without a decision there is nothing to improve, and without a baseline there is nothing to beat. Candidates are compared on validation examples. The test examples are touched once, at the end, so that their figure stays honest.',
      },
    ],
  },
]);
