import { defineQuizzes } from '#content/define.ts';

export const quizzes = defineQuizzes([
  {
    id: 'plain-words',
    title: 'Machine learning in plain words',
    passMark: 70,
    draw: 6,
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
      {
        id: 'squared-error',
        kind: 'numeric',
        lecture: 'adjustable-numbers',
        prompt:
          'A model predicts minutes = 6 + 5 × miles. Four trips took 13 minutes for 1 mile, 15 for 2 miles, 20 for 3 miles and 26 for 4 miles. What is the mean **squared** error?',
        answer: 1.5,
        explanation:
          'The predictions are 11, 16, 21 and 26 minutes, so the errors are 2, −1, −1 and 0. Their squares are 4, 1, 1 and 0, and 6 / 4 = 1.5. The mean absolute error would be 1. Adding the errors with their signs gives 0 and hides every miss.',
      },
      {
        id: 'car-units',
        kind: 'single',
        lecture: 'nearest-neighbors',
        prompt:
          'A nearest-neighbors model compares used cars by age in years and mileage in miles. The new car is 3 years old and has 60,000 miles. Car A: 15 years, 60,500 miles. Car B: 4 years, 62,000 miles. Which car counts as nearer, and what follows?',
        options: [
          { id: 'b-age', text: 'Car B: the small gap in age decides, so no scaling is needed' },
          { id: 'a-trust', text: 'Car A: it is more like the new car, so its vote is sound' },
          { id: 'b-k', text: 'Car B: both of its gaps are small, so a larger k is needed' },
          { id: 'a-scale', text: 'Car A: mileage outweighs age, so scale the features' },
        ],
        answer: 'a-scale',
        explanation:
          'A is about 500 away and B about 2,000, because one mile counts as much as one year. Twelve years vanish beside 500 miles. If you divide each feature by its typical spread first, B becomes much nearer. A larger k would still use the same distorted distances.',
      },
      {
        id: 'name-of-k',
        kind: 'text',
        lecture: 'nearest-neighbors',
        prompt:
          'A team tries k = 3, 5 and 9 and keeps the value that does best on the validation examples. What do we call a setting such as k, which a person chooses before training?',
        accepted: [
          'hyperparameter',
          'hyperparameters',
          'a hyperparameter',
          'hyper-parameter',
          'hyper-parameters',
          'a hyper-parameter',
          'hyper parameter',
          'hyper parameters',
        ],
        explanation:
          'A hyperparameter is set by a person, and several values are compared on validation examples. A parameter, such as the weight of a feature, is found by the search. The learning rate of gradient descent is another hyperparameter.',
      },
      {
        id: 'leaf-photos',
        kind: 'single',
        lecture: 'hide-some-examples',
        prompt:
          'A model recognizes leaf disease in photos of 400 plants, 30 photos of each. Split at random by photo, it is right on 97% of the test photos; split by plant, on 81%. Growers will use it on plants of their own. Which figure should they be given?',
        options: [
          { id: 'plant', text: '81%, because their plants will be new to the model too' },
          { id: 'every', text: '97%, because this split trains on photos of every plant' },
          { id: 'mean', text: '89%, because the two splits err in opposite directions' },
          { id: 'photo', text: '97%, because no photo is in training and test at once' },
        ],
        answer: 'plant',
        explanation:
          'A split must imitate the real task. With photos of one plant on both sides, the model can recognize the plant instead of the disease, even though no photo occurs twice. Growers bring unknown plants, and only the split by plant tests that.',
      },
      {
        id: 'sensible-starts',
        kind: 'multiple',
        lecture: 'families-of-models',
        prompt: 'Five teams have chosen a model to start with. Which choices are sensible? Choose **two**.',
        options: [
          { id: 'forest', text: 'Ten examples and an experienced inspector: a random forest' },
          { id: 'tree', text: '200 past loans, each refusal to be explained: a small tree' },
          { id: 'network', text: '600 labeled X-rays: a neural network trained from scratch' },
          { id: 'boosting', text: '90,000 orders in a table: boosting beside a linear model' },
          { id: 'trees', text: 'A rule to be shown to applicants: an average of 500 trees' },
        ],
        answer: ['tree', 'boosting'],
        explanation:
          'Each answer of a small tree can be traced, and boosting finds combinations of features in large tables. With ten examples, write down the inspector’s rule. With 600 pictures, adapt a network that is already trained. Nobody can read an average of 500 trees.',
      },
      {
        id: 'rare-item',
        kind: 'single',
        lecture: 'right-and-wrong',
        prompt:
          'A scanner flags 80% of the bags with a forbidden item and 2% of all other bags. Of 1,000 bags, 5 contain a forbidden item. About what share of the flagged bags contains one?',
        options: [
          { id: 'a', text: 'About 98%' },
          { id: 'b', text: 'About 80%' },
          { id: 'c', text: 'About 17%' },
          { id: 'd', text: 'About 78%' },
        ],
        answer: 'c',
        explanation:
          'The scanner flags 4 of the 5 bags with an item and about 20 of the other 995, so 4 of 24 flagged bags, or about 17%, contain one. 80% is the recall, counted among the bags with an item. When the item is rare, most alarms are false.',
      },
      {
        id: 'yearly-value',
        kind: 'single',
        lecture: 'do-we-need-it',
        prompt:
          'Missed appointments cost a clinic 12 hours a week with the lazy baseline, 6 with the rule it uses today and 5 with a model. There are 40 clinics, 50 working weeks a year, and an hour is worth $30. The model costs $75,000 a year. Is it worth having?',
        options: [
          { id: 'lazy', text: 'Yes: it saves $420,000 a year against the lazy baseline' },
          { id: 'fewest', text: 'Yes: it loses the fewest hours of the three methods' },
          { id: 'today', text: 'No: it saves only $60,000 a year against today’s rule' },
          { id: 'remaining', text: 'No: each clinic would still lose 5 hours every week' },
        ],
        answer: 'today',
        explanation:
          'The model replaces today’s rule and saves 1 hour × 40 clinics × 50 weeks × $30 = $60,000, less than it costs. The $420,000 compares it with a method that nobody uses. With 60 clinics at the same cost, the saving would be $90,000 and the answer yes.',
      },
    ],
  },
]);
