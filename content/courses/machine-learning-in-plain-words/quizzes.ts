import { defineQuizzes } from '#content/define.ts';

export const quizzes = defineQuizzes([
  {
    id: 'learning',
    title: 'How a machine learns from examples',
    passMark: 70,
    draw: 6,
    questions: [
      {
        id: 'mistakes-of-a-rule',
        kind: 'numeric',
        lecture: 'learning-from-examples',
        prompt:
          'A gardener noted which plants needed water. *Days* counts the days since the last watering.\n\n```text\nPlant  Soil dry  Days  Needed water\n1      yes       5     yes\n2      yes       1     no\n3      no        2     no\n4      no        6     yes\n5      no        4     no\n6      yes       3     yes\n7      no        1     yes\n```\n\nYou try the rule *needs water if the soil is dry or the last watering was four or more days ago*. How many mistakes does it make on these examples?',
        unit: 'mistakes',
        answer: 3,
        explanation:
          'The rule says *yes* for plants 2 and 5, which needed nothing, and *no* for plant 7, which did. Counting such mistakes for many rules and keeping the best one is all that training does. An answer of 2 overlooks that a missed plant is a mistake, too.',
      },
      {
        id: 'turned-down',
        kind: 'single',
        lecture: 'learning-from-examples',
        prompt:
          'A bank wants a model to decide who gets a loan. The examples are all loans of the last ten years, each labeled *repaid* or *not repaid*. About whom do these examples say nothing?',
        options: [
          { id: 'repaid', text: 'Customers who paid back their loan early' },
          { id: 'refused', text: 'Applicants whom the bank turned down' },
          { id: 'failed', text: 'Customers who did not pay back a loan' },
          { id: 'small', text: 'Customers whose loan was very small' },
        ],
        answer: 'refused',
        explanation:
          'Nobody knows whether those who got no loan would have repaid it, so they are in no row and have no label. More rows of the same kind do not help. The model learns from people whom earlier clerks already trusted, and will be asked about everybody.',
      },
      {
        id: 'groups-without-labels',
        kind: 'single',
        lecture: 'learning-from-examples',
        prompt:
          'A museum has 20,000 visits on record, without any labels. A procedure sorts similar visits into four groups. What work is left for people to do?',
        options: [
          { id: 'meaning', text: 'Deciding what each group means' },
          { id: 'sorting', text: 'Sorting each visit into a group by hand' },
          { id: 'recall', text: 'Counting how many visits were sorted correctly' },
          { id: 'split', text: 'Labeling the visits of the largest group' },
        ],
        answer: 'meaning',
        explanation:
          'This is unsupervised learning: it finds that visits resemble each other but cannot say what that means. Without labels there is no right answer, so nobody can count visits that were sorted correctly. Whether a group is "school classes" or an accident is for people to find out.',
      },
      {
        id: 'four-small-or-one-large',
        kind: 'single',
        lecture: 'adjustable-numbers',
        prompt:
          'Two settings of a model are compared on four deliveries. Setting A is off by 4, 4, 4 and 4 minutes, setting B by 0, 0, 0 and 12. Which setting is better?',
        options: [
          { id: 'both-a', text: 'A by mean absolute error, and A by mean squared error' },
          { id: 'abs-a', text: 'A by mean absolute error, but B by mean squared error' },
          { id: 'both-b', text: 'B by mean absolute error, and B by mean squared error' },
          { id: 'abs-b', text: 'B by mean absolute error, but A by mean squared error' },
        ],
        answer: 'abs-b',
        explanation:
          'The mean absolute errors are 4 for A and 3 for B, and the mean squared errors 16 and 36. Squaring punishes the one large miss. So "best fit" means nothing until you know the loss, and the loss should match what one very late delivery costs you.',
      },
      {
        id: 'which-are-parameters',
        kind: 'multiple',
        lecture: 'adjustable-numbers',
        prompt:
          'Training has found this model of monthly rent: *rent = 310 + 1.85 × square feet*. For an apartment of 600 square feet it says $1,420. The search was set to take 500 steps. Which of these numbers are **parameters** of the model? Choose **two**.',
        options: [
          { id: 'feet', text: 'The 600 square feet' },
          { id: 'start', text: 'The 310 dollars' },
          { id: 'steps', text: 'The 500 steps' },
          { id: 'rate', text: 'The 1.85 per square foot' },
          { id: 'rent', text: 'The 1,420 dollars' },
        ],
        answer: ['start', 'rate'],
        explanation:
          'Parameters are the knobs that the search turns: here the start and the rate. The 600 square feet is a feature and comes from the case, and $1,420 is a prediction. A person chose the 500 steps before training, so the search did not find them either.',
      },
      {
        id: 'growing-loss',
        kind: 'single',
        lecture: 'adjustable-numbers',
        prompt:
          'A model is trained by gradient descent. After the first four steps, the loss is 9.0, 14.2, 30.8 and 95.5. What do you change first?',
        options: [
          { id: 'more', text: 'Let it take more steps, so that it can settle' },
          { id: 'longer', text: 'Use longer steps, so that it gets there sooner' },
          { id: 'shorter', text: 'Use shorter steps, because it jumps too far' },
          { id: 'squared', text: 'Use another loss, because this one only grows' },
        ],
        answer: 'shorter',
        explanation:
          'Each step goes in a direction that reduces the loss, but jumps across the valley and lands higher up on the other side. A smaller learning rate cures that. More steps of the same length would carry it farther away, and the loss only reports what happens.',
      },
      {
        id: 'ripe-melon',
        kind: 'single',
        lecture: 'nearest-neighbors',
        prompt:
          'Melons are compared by softness and smell, on the same scale. A new melon has softness 4 and smell 4.\n\n```text\nMelon  Softness  Smell  Label\nA      4         7      ripe\nB      4         5      unripe\nC      0         4      unripe\nD      6         4      ripe\n```\n\nWhat do k = 1 and k = 3 say?',
        options: [
          { id: 'ripe-ripe', text: 'k = 1 says ripe, and k = 3 says ripe' },
          { id: 'un-ripe', text: 'k = 1 says unripe, and k = 3 says ripe' },
          { id: 'ripe-un', text: 'k = 1 says ripe, and k = 3 says unripe' },
          { id: 'un-un', text: 'k = 1 says unripe, and k = 3 says unripe' },
        ],
        answer: 'un-ripe',
        explanation:
          'The distances are A 3, B 1, C 4 and D 2. So B alone says *unripe*, while B, D and A vote two to one for *ripe*. If B had been labeled by mistake, k = 1 would have followed it, which is why a single neighbor is rarely trusted.',
      },
      {
        id: 'everyone-votes',
        kind: 'single',
        lecture: 'nearest-neighbors',
        prompt:
          'A nearest-neighbors model has 90 examples: 60 machines were fine and 30 needed service. Somebody sets k to 90. What does the model say about new machines?',
        options: [
          { id: 'third', text: 'Needs service, for about one machine in three' },
          { id: 'near', text: 'Whatever the nearest of the 90 machines says' },
          { id: 'tie', text: 'Nothing, because 90 votes end in a tie' },
          { id: 'fine', text: 'Fine, whatever the new machine is like' },
        ],
        answer: 'fine',
        explanation:
          'With k = 90 every example votes each time, and 60 to 30 is always *fine*. The new machine plays no part in it. "One in three" is the share among the examples, but the vote is the same for each machine. Too large a k ignores the case in front of you.',
      },
      {
        id: 'seventy-percent-score',
        kind: 'single',
        lecture: 'nearest-neighbors',
        prompt:
          'A model gave 300 appointments a score of 70% for "will be missed." Later it turned out that 156 of those 300 were missed. What follows?',
        options: [
          { id: 'half', text: 'The score can be trusted, because more than half were missed' },
          { id: 'off', text: 'The score is not a probability: only 52% were missed' },
          { id: 'single', text: 'Nothing, because each appointment is either kept or missed' },
          { id: 'recall', text: 'The model misses 30% of the appointments that are missed' },
        ],
        answer: 'off',
        explanation:
          'A score is calibrated when about 70% of the cases with a score of 70% turn out that way. Here it was 156 of 300, or 52%. A single appointment proves nothing, but 300 of them do. The score may still put the appointments in a useful order.',
      },
      {
        id: 'umbrella-weeks',
        kind: 'single',
        lecture: 'hide-some-examples',
        skills: ['model-evaluation'],
        prompt:
          'A store has sales of umbrellas for 200 weeks. Every Sunday, a model is to predict the sales of the coming week. How do you choose the 40 weeks for the test?',
        options: [
          { id: 'newest', text: 'The newest 40 weeks' },
          { id: 'random', text: 'Any 40 weeks, drawn at random' },
          { id: 'fifth', text: 'Every fifth week of the 200' },
          { id: 'wettest', text: 'The 40 weeks with the most rain' },
        ],
        answer: 'newest',
        explanation:
          'In use, the model knows the past and is asked about the future, and the test must imitate that. With weeks drawn at random, or every fifth week, it trains on weeks that come after the ones it is tested on. Its figure would be better than anything in real use.',
      },
      {
        id: 'second-look-at-the-test',
        kind: 'single',
        lecture: 'hide-some-examples',
        skills: ['model-evaluation'],
        prompt:
          'On the test pile, a model is right in 78% of the cases. The team is disappointed, changes two features because of the errors it saw there, and gets 84% on the same pile. How does it get an honest figure now?',
        options: [
          { id: 'report', text: 'It reports 84%, because the model was not trained on these cases' },
          { id: 'mean', text: 'It reports 81%, because the truth lies between the two results' },
          { id: 'fresh', text: 'It tests the new model on cases that have played no part' },
          { id: 'again', text: 'It tests three more times on this pile and takes the average' },
        ],
        answer: 'fresh',
        explanation:
          'The team learned from the test cases, so they now serve as validation examples. Choosing is learning, even if no parameter was set with them. Repeating the test gives the same 84%, and averaging with 78% mixes two different models.',
      },
      {
        id: 'five-parts',
        kind: 'numeric',
        lecture: 'hide-some-examples',
        skills: ['model-evaluation'],
        prompt:
          'A clinic has only 80 examples. It splits them into five equal parts for cross-validation. On how many examples is each of the five models trained?',
        unit: 'examples',
        answer: 64,
        explanation:
          'Each part has 16 examples and takes its turn as the validation pile, so each model is trained on the other four parts: 4 × 16 = 64. In the end, all 80 examples have been validated once. A single split would have checked only 16 of them.',
      },
      {
        id: 'empty-room',
        kind: 'single',
        lecture: 'hide-some-examples',
        skills: ['data-leakage'],
        prompt:
          'A hotel wants to predict, on the day of booking, who will cancel. In its table, the column *room* is filled in for nearly all guests who came and empty for nearly all who canceled. Why must the column go?',
        options: [
          { id: 'empty', text: 'A model cannot learn from empty cells' },
          { id: 'order', text: 'Room numbers say nothing about size or price' },
          { id: 'few', text: 'Too few of the canceled bookings have a room' },
          { id: 'arrival', text: 'Rooms are assigned long after the booking' },
        ],
        answer: 'arrival',
        explanation:
          'On the day of booking the column is empty for everyone. In the old table, an empty cell gives away that the guest never came, so it is the label in another form. Leakage can hide in what is missing as well as in a value.',
      },
      {
        id: 'late-buses',
        kind: 'single',
        lecture: 'overfitting',
        prompt:
          'A model predicts from the weekday alone whether a bus will be late. It is wrong on 34% of the training examples and on 35% of the validation examples. What is most likely to help?',
        options: [
          { id: 'penalty', text: 'A penalty for large parameters' },
          { id: 'days', text: 'Three times as many days' },
          { id: 'features', text: 'Features such as route and weather' },
          { id: 'average', text: 'An average of ten such models' },
        ],
        answer: 'features',
        explanation:
          'Both errors are high and close together: the rule is too simple for what it should capture. The weekday does not contain the answer. A penalty, more days and averages are remedies for overfitting, and there is barely a gap between the errors to close.',
      },
      {
        id: 'easier-when-unseen',
        kind: 'multiple',
        lecture: 'overfitting',
        prompt:
          'A model is wrong on 14% of the training examples, but on only 5% of the validation examples. Which causes would you look for? Choose **two**.',
        options: [
          { id: 'overfit', text: 'The model has learned the noise in its examples' },
          { id: 'copies', text: 'Validation examples are copies of training examples' },
          { id: 'easy', text: 'The validation examples all come from one easy district' },
          { id: 'long', text: 'The training went on after the error stopped falling' },
          { id: 'knobs', text: 'The model has more parameters than it can use' },
        ],
        answer: ['copies', 'easy'],
        explanation:
          'Unseen examples should be at least as hard as seen ones. If they look easier, suspect the split: duplicates, easy cases, or too few to tell. Noise, long training and many parameters pull the other way, because they make the training error too low.',
      },
    ],
  },
  {
    id: 'plain-words',
    title: 'Machine learning in plain words',
    passMark: 70,
    form: 'exam',
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
        skills: ['data-leakage'],
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
        skills: ['precision-and-recall'],
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
        skills: ['precision-and-recall'],
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
  {
    id: 'after-launch',
    title: 'Keeping a model accurate after launch',
    passMark: 70,
    draw: 6,
    questions: [
      {
        id: 'twice-the-spam',
        kind: 'numeric',
        lecture: 'when-the-world-moves',
        prompt:
          'A filter sees 2,000 emails a day. It catches 80% of the spam and wrongly flags 2% of the fine emails. Spam used to be 200 emails a day. Now it is 400, still out of 2,000 in all, and both percentages are unchanged. How many emails does the filter flag a day?',
        unit: 'emails',
        answer: 352,
        explanation:
          '80% of 400 is 320, and 2% of the 1,600 fine emails is 32, so 352. Before, it was 160 + 36 = 196. The filter works as well as it did, but the base rate has doubled. Anyone who keeps 36 false alarms in the sum overlooks that fewer emails are fine.',
      },
      {
        id: 'fewer-flags',
        kind: 'single',
        lecture: 'when-the-world-moves',
        prompt:
          'A model flags suspicious card payments. Since June it has flagged 210 a week instead of 300, with as many payments as before. The team is glad. What should it find out before it relaxes?',
        options: [
          { id: 'speed', text: 'Whether the clerks decide about flags faster than in May' },
          { id: 'new-kind', text: 'Whether fraud of a new kind passes without a flag' },
          { id: 'precision', text: 'Whether more of the 210 flags are right than of the 300' },
          { id: 'average', text: 'Whether the average payment has become smaller' },
        ],
        answer: 'new-kind',
        explanation:
          'Fewer flags may mean less fraud, or fraud that the model does not recognize. The second makes no noise, because nobody complains about a missing flag. Precision only describes what was flagged, so it cannot show what passed. Labels for some passed payments can.',
      },
      {
        id: 'what-became-false',
        kind: 'multiple',
        lecture: 'when-the-world-moves',
        prompt: 'In which of these cases has what a model learned become **false** (concept drift)? Choose **two**.',
        options: [
          { id: 'camera', text: 'A store replaces its camera, and all pictures are brighter' },
          { id: 'reasons', text: 'Customers who left because of prices now leave because of delays' },
          { id: 'late', text: 'The share of late payers rises from 5% to 12%' },
          { id: 'words', text: 'Words that used to mark spam now occur in ordinary invoices' },
          { id: 'more', text: 'Twice as many appointments are made, by the same kinds of patients' },
        ],
        answer: ['reasons', 'words'],
        explanation:
          'In both cases the same features now go with a different label, so the rule itself is out of date. A brighter camera changes the inputs, and more late payers change the base rate; the rule still holds. Twice as many appointments of the same kinds change nothing that the model has learned.',
      },
      {
        id: 'loans-by-lot',
        kind: 'single',
        lecture: 'when-the-world-moves',
        prompt:
          'A bank grants loans based on a model’s score. After two years it wants to train a new one on the repayments. Which cases would help most to find out what the old model gets wrong?',
        options: [
          { id: 'best', text: 'More loans to applicants with the highest scores' },
          { id: 'lot', text: 'A few loans, made at random to applicants with low scores' },
          { id: 'older', text: 'Loans from before the model, when clerks decided' },
          { id: 'recent', text: 'The repayments of the most recent three months' },
        ],
        answer: 'lot',
        explanation:
          'Repayments exist only for those whom the model trusted, so its wrong refusals are invisible. A few loans made at random, within a budget, show them. More loans with high scores confirm what is known, old loans describe another time, and three months are too short to know who repays.',
      },
      {
        id: 'alarms-about-nothing',
        kind: 'numeric',
        lecture: 'watch-a-model',
        prompt:
          'A team watches 12 figures a week. Each has a range that holds in 95% of quiet weeks, and each figure outside its range raises an alarm. How many alarms do ten quiet weeks bring on average?',
        unit: 'alarms',
        answer: 6,
        explanation:
          '5% of 12 is 0.6 a week, so 6 in ten weeks, although nothing has happened. That teaches people to ignore alarms. If a figure has to be outside twice in a row, and weeks are independent, the share falls to 1 in 400. Then it is one alarm in about 33 weeks.',
      },
      {
        id: 'usual-flags',
        kind: 'single',
        lecture: 'watch-a-model',
        prompt:
          'In quiet weeks a model flags 144 cases on average. By the course’s rule of thumb, in which range do about 95% of quiet weeks lie?',
        options: [
          { id: 'tight', text: '142 to 146' },
          { id: 'one', text: '132 to 156' },
          { id: 'two', text: '120 to 168' },
          { id: 'half', text: '72 to 216' },
        ],
        answer: 'two',
        explanation:
          'The square root of 144 is 12, and two such steps to each side are 24: 120 to 168. With a single step, about a third of all quiet weeks would be outside. A range of 142 to 146 would raise an alarm nearly every week, and 72 to 216 would sleep through a fall by half.',
      },
      {
        id: 'same-value',
        kind: 'single',
        lecture: 'watch-a-model',
        prompt:
          'Since this morning a sensor has sent the value 3.4 for each of 800 parts. 3.4 is within the usual range. The rule says that alarms are raised after two weeks. What do you do?',
        options: [
          { id: 'wait', text: 'Wait for the second week, because a rule with exceptions is no rule' },
          { id: 'now', text: 'Act today: 800 equal values are impossible, not just unusual' },
          { id: 'range', text: 'Nothing, because the value lies in the middle of its range' },
          { id: 'retrain', text: 'Retrain the model without this sensor, and compare the two' },
        ],
        answer: 'now',
        explanation:
          'Waiting protects against luck, and luck does not produce 800 equal values. The average is in its range, which is why a range alone is not enough. Retraining would take weeks and begin at the wrong end: look at the data first, then at the world, then at the model.',
      },
      {
        id: 'none-found',
        kind: 'single',
        lecture: 'watch-a-model',
        prompt:
          'A model passes 1,500 cases a week, about 5 of them wrongly. You check 30 passed cases a week at random. After four weeks you have found no wrong one. What follows?',
        options: [
          { id: 'better', text: 'The model has become better: 120 cases without a mistake' },
          { id: 'nothing', text: 'Hardly anything: you expected 0.4 wrong cases in four weeks' },
          { id: 'stop', text: 'The sample can be halved, because it finds nothing' },
          { id: 'broken', text: 'The sample is not random, because 5 a week should have shown up' },
        ],
        answer: 'nothing',
        explanation:
          '30 of 1,500 is 2%, and 2% of 5 is 0.1 a week, so 0.4 in four weeks. Finding none is what usually happens. A random sample is slow when the thing is rare. Add cases from just below the threshold, where most misses lie, and keep the two samples apart.',
      },
      {
        id: 'order-of-search',
        kind: 'ordering',
        lecture: 'watch-a-model',
        prompt: 'For the second week in a row, a model flags far fewer cases than usual. Put the work in order.',
        options: [
          { id: 'retrain', text: 'Retrain on newer examples and compare on the newest cases' },
          { id: 'complete', text: 'See whether all columns arrive complete and in the old units' },
          { id: 'labels', text: 'Have passed cases labeled, to see whether the rule is out of date' },
          { id: 'outside', text: 'Ask whether a supplier, a form or a price has changed' },
        ],
        answer: ['complete', 'outside', 'labels', 'retrain'],
        explanation:
          'Data, world, model: the pipeline is checked in minutes, a question to colleagues takes a day, and labels take a week. Only when they show that the rule is out of date is retraining the answer. Retraining first would teach the model a broken column or miss the cause.',
      },
      {
        id: 'cheaper-misses',
        kind: 'single',
        lecture: 'retrain-or-repair',
        prompt:
          'A missed fault used to cost $50 and a false alarm $5. Since the new return policy, a miss costs $10. The parts and the sensor are as before. What do you do?',
        options: [
          { id: 'threshold', text: 'Compute the threshold again, with the new prices' },
          { id: 'retrain', text: 'Retrain the model on parts returned under the new policy' },
          { id: 'off', text: 'Switch the model off, because it was built for other prices' },
          { id: 'keep', text: 'Keep the threshold, because the model has not changed' },
        ],
        answer: 'threshold',
        explanation:
          'The scores still put parts in the right order; only the prices of the two mistakes have changed. So the threshold rises, and an hour of arithmetic is enough. Retraining cannot repair a price. Keeping the threshold means paying for false alarms that are no longer worth it.',
      },
      {
        id: 'new-store',
        kind: 'single',
        lecture: 'retrain-or-repair',
        prompt:
          'A forecast for six bakeries has 9,000 old examples. A street was closed, and 300 examples are from after that. On the newest days, the old model is off by 11 loaves, and one trained on the 300 alone by 10. What do you try next?',
        options: [
          { id: 'more', text: 'The 300 alone again, with more parameters, because they are the truth now' },
          { id: 'all', text: 'All 9,300, with the new ones counted several times' },
          { id: 'average', text: 'The old model minus one loaf, because that is the difference' },
          { id: 'wait', text: 'Nothing, until there are 9,000 examples from after the closure' },
        ],
        answer: 'all',
        explanation:
          'Old examples still know weekdays and holidays, new ones know the closed street. Counting the new ones more often keeps both, and the newest days say how often. More parameters on 300 examples overfit. Waiting for 9,000 takes years, and the street may be open again by then.',
      },
      {
        id: 'where-to-label',
        kind: 'single',
        lecture: 'retrain-or-repair',
        prompt:
          'A champion and a challenger score the same 3,000 cases and agree on 2,950. You can have 50 cases labeled. Which ones tell you most about which of the two is better?',
        options: [
          { id: 'random', text: '50 of the 3,000 at random, because only chance is fair' },
          { id: 'high', text: 'The 50 cases with the highest scores of the challenger' },
          { id: 'differ', text: 'The 50 cases on which their answers differ' },
          { id: 'flagged', text: '50 cases that both of them flag' },
        ],
        answer: 'differ',
        explanation:
          'Where the two agree, both are right or both are wrong, so a label cannot separate them. Of 50 random cases, about one would differ. High scores and shared flags are mostly agreement too. The 50 that differ say nothing about how good the better one is overall, so keep the test pile.',
      },
      {
        id: 'price-of-six-weeks',
        kind: 'numeric',
        lecture: 'retrain-or-repair',
        prompt:
          'A model’s cost rises by $20 each week after it was trained: nothing extra in the first week, $20 in the second, $40 in the third. Retraining costs $600. What do drift and retraining cost together **per week**, if you retrain every six weeks?',
        unit: 'dollars',
        answer: 150,
        explanation:
          'Six weeks cost 0 + 20 + 40 + 60 + 80 + 100 = $300 extra. With $600 that is $900, or $150 a week. Every three weeks would cost (60 + 600) / 3 = $220 a week, so more often is not always better. Divide by the weeks, or long intervals look worse than they are.',
      },
      {
        id: 'flags-on-the-card',
        kind: 'numeric',
        lecture: 'read-a-model-card',
        prompt:
          'A model card says: *Test: 4,000 invoices, 10% paid late. Recall 50%, precision 80%.* How many invoices did the model flag in the test?',
        unit: 'invoices',
        answer: 250,
        explanation:
          '10% of 4,000 is 400 late ones, and half of them were found: 200. These 200 are 80% of all flags, so there were 250, and 50 of them were false. 320 would be 80% of 400, which mixes up precision and recall. From these cells you can compute everything the card leaves out.',
      },
      {
        id: 'as-good-as-nothing',
        kind: 'single',
        lecture: 'read-a-model-card',
        prompt:
          'A card reports: *Finds broken seals. Test: 5,000 bottles, 4% broken. Accuracy 96%.* Recall and precision are missing. What do you know?',
        options: [
          { id: 'good', text: 'The model is right about 96% of the broken seals' },
          { id: 'nothing', text: 'A model that never finds a broken seal would score the same' },
          { id: 'half', text: 'The model finds at least half of the broken seals' },
          { id: 'false', text: 'The model raises a false alarm for 4% of the bottles' },
        ],
        answer: 'nothing',
        explanation:
          '96% of the bottles are fine, so answering "fine" each time gives 96%. The model may still find some broken seals and pay for them with as many false alarms; the card does not say. Accuracy tells you nothing about one kind of case alone. Ask for the four cells.',
      },
      {
        id: 'limit-with-a-number',
        kind: 'single',
        lecture: 'read-a-model-card',
        prompt: 'Which sentence about limits could turn out to be **wrong**, and therefore says something?',
        options: [
          { id: 'vary', text: 'Results may vary with the quality of the input data.' },
          { id: 'care', text: 'The model should be used with care in settings that differ from the test.' },
          { id: 'night', text: 'At night, it found 31 of 80 vehicles; it was not tested in snow.' },
          { id: 'human', text: 'A human should check results where this is appropriate.' },
        ],
        answer: 'night',
        explanation:
          'A number, a condition and a gap that is named: anybody can repeat the test and contradict it. "May vary," "with care" and "where appropriate" are true whatever happens, so they cannot warn anyone. A card that shows where it fails has been made by people who looked.',
      },
    ],
  },
  {
    id: 'mastery',
    title: 'Mastery check',
    questions: [
      {
        id: 'word-for-quantity',
        kind: 'single',
        lecture: 'learning-from-examples',
        prompt:
          'A hospital wants to predict from its records how many nights each new patient will stay. What kind of task is this?',
        options: [
          { id: 'classification', text: 'Classification' },
          { id: 'regression', text: 'Regression' },
          { id: 'unsupervised', text: 'Unsupervised learning' },
          { id: 'rule', text: 'Not a task for learning, because nights are counted' },
        ],
        answer: 'regression',
        explanation:
          'The label is a quantity, and it is known for past patients. Classification has categories as labels, and unsupervised learning has none.',
      },
      {
        id: 'absolute-error',
        kind: 'numeric',
        lecture: 'adjustable-numbers',
        prompt:
          'A model predicts minutes = 4 + 3 × miles. Four trips of 1, 2, 4 and 6 miles took 9, 10, 15 and 25 minutes. What is the mean absolute error, in minutes?',
        unit: 'minutes',
        answer: 1.5,
        tolerance: 0.01,
        explanation:
          'The predictions are 7, 10, 16 and 22, so the errors are 2, 0, −1 and 3. Without signs, they add up to 6, and 6 / 4 = 1.5.',
      },
      {
        id: 'far-outside',
        kind: 'single',
        lecture: 'adjustable-numbers',
        prompt:
          'A model of heating costs was trained on apartments of 30 to 120 square meters. Somebody asks it about a school of 5,000. What will it do?',
        options: [
          { id: 'refuse', text: 'Say that it has seen nothing like this' },
          { id: 'number', text: 'Give a number, without any hint that the examples do not cover it' },
          { id: 'largest', text: 'Give the cost of the largest apartment it knows' },
          { id: 'error', text: 'Stop with an error' },
        ],
        answer: 'number',
        explanation:
          'A formula always answers. Using it far outside its examples is extrapolation, and only the people who use it can notice that.',
      },
      {
        id: 'smaller-unit',
        kind: 'single',
        lecture: 'nearest-neighbors',
        prompt:
          'A nearest-neighbors model compares apartments by rooms and by rent in dollars. The rents are now written in cents, and nothing else changes. What happens to the neighbors?',
        options: [
          { id: 'same', text: 'They stay the same, because the apartments are the same' },
          { id: 'rent', text: 'Rent decides even more, and rooms hardly count' },
          { id: 'rooms', text: 'Rooms decide, because rents are now too large to compare' },
          { id: 'fewer', text: 'There are fewer of them within the same distance, in the same order' },
        ],
        answer: 'rent',
        explanation:
          'Distances are measured in the numbers as they stand. A feature with numbers a hundred times as large counts a hundred times as much. Scaling the features first makes the unit irrelevant.',
      },
      {
        id: 'growing-tree',
        kind: 'single',
        lecture: 'overfitting',
        prompt:
          'A tree may ask 1, 3, 6 or 12 questions. Errors on training and validation examples are 26% and 27%, 15% and 17%, 8% and 12%, 1% and 21%. Which size do you keep?',
        options: [
          { id: 'one', text: '1, because the two errors are closest' },
          { id: 'three', text: '3, because the two errors are close and moderate' },
          { id: 'six', text: '6, because it is wrong least often on unseen examples' },
          { id: 'twelve', text: '12, because it is wrong least often altogether' },
        ],
        answer: 'six',
        explanation:
          'What counts is the error on examples the search has not seen, and 12% is the lowest. Close errors alone mean little when both are high, and the tree with 12 questions has learned noise.',
      },
      {
        id: 'against-overfitting',
        kind: 'multiple',
        lecture: 'overfitting',
        prompt: 'A model is overfitted. Which of these can help? Choose **three**.',
        options: [
          { id: 'penalty', text: 'A penalty for large parameters' },
          { id: 'longer', text: 'Training until the training error is zero' },
          { id: 'examples', text: 'More examples of the same kind' },
          { id: 'columns', text: 'Adding columns that might matter' },
          { id: 'average', text: 'Averaging models trained on different samples' },
        ],
        answer: ['penalty', 'examples', 'average'],
        explanation:
          'A penalty, more examples and averaging keep the rule from following accidents. A training error of zero is the problem itself, and more columns offer more accidents to follow.',
      },
      {
        id: 'best-of-thirty',
        kind: 'single',
        lecture: 'hide-some-examples',
        skills: ['model-evaluation'],
        prompt:
          'You try 30 settings on the validation examples, and the best one is right in 91% of them. What do you expect on test examples that nobody has used?',
        options: [
          { id: 'higher', text: 'More than 91%, because the test examples are fresh' },
          { id: 'exactly', text: 'About 91%, because both piles come from the same data' },
          { id: 'lower', text: 'Less, because part of its lead was luck' },
          { id: 'nothing', text: 'Nothing, because the piles cannot be compared' },
        ],
        answer: 'lower',
        explanation:
          'Choosing is learning, too: the best of thirty was also the luckiest of thirty. The untouched pile shows how much of the lead was real.',
      },
      {
        id: 'size-of-misses',
        kind: 'single',
        lecture: 'right-and-wrong',
        skills: ['model-evaluation'],
        prompt:
          'A team reports: "Our model predicts delivery times and is off by 4 minutes on average." Which addition tells you the most about whether it is good?',
        options: [
          { id: 'seconds', text: 'The same figure in seconds, with two decimals' },
          { id: 'baseline', text: 'How far off it would be to always answer with the average time' },
          { id: 'family', text: 'Which family of models it belongs to' },
          { id: 'training', text: 'How far off it is on the training examples' },
        ],
        answer: 'baseline',
        explanation:
          'If the laziest answer is off by 4.5 minutes, the model has learned little; if it is off by 20, a lot. More decimals and the family say nothing about quality, and training examples flatter every model.',
      },
      {
        id: 'recall-of-flags',
        kind: 'numeric',
        lecture: 'right-and-wrong',
        skills: ['precision-and-recall'],
        prompt:
          'A model looks for leaks in 800 pipes. It flags 60 pipes, and 45 of those leak. In all, 75 pipes leak. What is its recall, in percent?',
        unit: 'percent',
        answer: 60,
        tolerance: 0.5,
        explanation:
          'Recall asks how many of the leaking pipes it found: 45 of 75, or 60%. The share of flags that are right, 45 of 60, is its precision.',
      },
      {
        id: 'mail-that-vanished',
        kind: 'single',
        lecture: 'right-and-wrong',
        skills: ['precision-and-recall'],
        prompt:
          'A filter moves email to a folder that nobody opens. A user complains that invitations from friends vanish there. Which figure was too low?',
        options: [
          { id: 'precision', text: 'Precision' },
          { id: 'recall', text: 'Recall' },
          { id: 'accuracy', text: 'Accuracy' },
          { id: 'share', text: 'The share of spam in all email' },
        ],
        answer: 'precision',
        explanation:
          'Invitations were flagged and are not spam: among the flagged messages, too few were right. Recall is about spam that was not flagged, which would be in the inbox. Accuracy can be high all the same.',
      },
      {
        id: 'cost-of-a-threshold',
        kind: 'numeric',
        lecture: 'thresholds-and-costs',
        prompt:
          'At a threshold of 0.6, a model misses 3 of the faulty parts of a day and raises 8 false alarms. A missed fault costs 40 dollars, a false alarm 6. What do the mistakes of this day cost, in dollars?',
        unit: 'dollars',
        answer: 168,
        explanation:
          '3 × 40 = 120 and 8 × 6 = 48, together 168 dollars. This sum, and not precision or recall alone, says which threshold is better.',
      },
      {
        id: 'more-faults',
        kind: 'single',
        lecture: 'thresholds-and-costs',
        prompt:
          'A threshold was chosen for a supplier whose parts are rarely faulty. A new supplier sends three times as many faulty parts. The model and the prices stay the same. What follows for the threshold?',
        options: [
          { id: 'keep', text: 'It stays right, because the model has not changed' },
          { id: 'half', text: 'It should be 0.5, which suits all shares' },
          { id: 'recompute', text: 'It has to be computed again, because misses now cost more in total' },
          { id: 'higher', text: 'It should be raised, so that there are fewer alarms' },
        ],
        answer: 'recompute',
        explanation:
          'With three times as many faults, a threshold misses three times as many. What was cheap before may not be now. Fewer alarms would miss even more.',
      },
      {
        id: 'which-leaks-in',
        kind: 'multiple',
        lecture: 'hide-some-examples',
        skills: ['data-leakage'],
        prompt: 'A gym predicts on January 1 which members will cancel in January. Which columns leak? Choose **two**.',
        options: [
          { id: 'visits-december', text: 'Visits in December' },
          { id: 'visits-january', text: 'Visits in January' },
          { id: 'last-visit', text: 'Day of the last visit, as the database shows it in February' },
          { id: 'months', text: 'Months as a member on January 1' },
          { id: 'age', text: 'Age on January 1' },
        ],
        answer: ['visits-january', 'last-visit'],
        explanation:
          'Visits in January are not known on January 1. The day of the last visit, read in February, stopped changing for those who canceled. The others were known in time.',
      },
      {
        id: 'twenty-photos-each',
        kind: 'single',
        lecture: 'hide-some-examples',
        skills: ['data-leakage'],
        prompt:
          'A model is to tell from a photo whether a dog is ill. There are 20 photos of each of 300 dogs. How do you split them?',
        options: [
          { id: 'photo', text: 'At random by photo, so that each dog is in every pile' },
          { id: 'dog', text: 'By dog, so that all photos of a dog are in one pile' },
          { id: 'quality', text: 'By quality, with the best photos for training' },
          { id: 'half', text: 'Ten photos of each dog for training, ten for testing' },
        ],
        answer: 'dog',
        explanation:
          'In use, the model meets dogs it has never seen. If photos of one dog are on both sides, it can recognize the dog instead of the illness, and the test looks better than the real work.',
      },
      {
        id: 'scaled-too-early',
        kind: 'single',
        lecture: 'hide-some-examples',
        skills: ['data-leakage'],
        prompt:
          'Before splitting, a team subtracts from every column its average over all examples. What is wrong with that?',
        options: [
          { id: 'nothing', text: 'Nothing, because no label was used' },
          { id: 'averages', text: 'Averages must not be used with neighbors' },
          { id: 'test', text: 'The averages contain the test examples, so a little of them reaches training' },
          { id: 'labels', text: 'The labels would have to be scaled in the same way' },
        ],
        answer: 'test',
        explanation:
          'Leakage also enters through preparation. Split first, compute the averages on the training pile, and use those for all piles.',
      },
      {
        id: 'too-good',
        kind: 'single',
        lecture: 'hide-some-examples',
        skills: ['data-leakage'],
        prompt:
          'A first model predicts late payments with 99% accuracy, far better than any clerk. One column, `reminder_sent`, does nearly all the work. What do you do first?',
        options: [
          { id: 'launch', text: 'Launch it, and watch the results' },
          { id: 'when', text: 'Find out when this column is written' },
          { id: 'simpler', text: 'Train a simpler model with only this column' },
          { id: 'more', text: 'Collect more examples to confirm the figure' },
        ],
        answer: 'when',
        explanation:
          'Reminders are sent to those who are late, so the column probably is the label in another form. More examples would confirm the same mistake.',
      },
      {
        id: 'complete-sentence',
        kind: 'single',
        lecture: 'do-we-need-it',
        prompt: 'Which sentence is a good start for a machine learning project?',
        options: [
          { id: 'understand', text: 'We want to understand our visitors better with the data we have.' },
          { id: 'accurate', text: 'We want to predict the weather for our park with 90% accuracy.' },
          {
            id: 'decision',
            text: 'Every Friday, the ranger decides how many guides to book for Sunday; the number of visitors would let her book fewer on quiet days.',
          },
          { id: 'use', text: 'Every department uses at least one model by the end of the year.' },
        ],
        answer: 'decision',
        explanation:
          'It names the moment, the person, the decision, and what a prediction would change. A target for accuracy or usage changes no decision by itself.',
      },
      {
        id: 'reasons-for-no',
        kind: 'multiple',
        lecture: 'do-we-need-it',
        prompt: 'Which of these argue against using machine learning? Choose **two**.',
        options: [
          { id: 'two-fires', text: 'There were two fires in twenty years, and fires are to be predicted' },
          { id: 'many-rows', text: 'There are 400,000 past orders with labels' },
          { id: 'no-label', text: 'Nobody can say afterward which answer was right' },
          { id: 'expert', text: 'An expert is right in six of ten cases today' },
          { id: 'every-day', text: 'The decision is made every day' },
        ],
        answer: ['two-fires', 'no-label'],
        explanation:
          'Two examples cannot teach anything, and without labels there is neither training nor checking. Many rows and daily decisions argue for it, and an expert at six of ten leaves room.',
      },
      {
        id: 'worth-the-model',
        kind: 'numeric',
        lecture: 'do-we-need-it',
        prompt:
          'For each of 12 stores, today’s rule wastes 9 loaves a day and a model 7. A loaf costs 2 dollars, and there are 300 days a year. How many dollars does the model save per year, compared with today’s rule?',
        unit: 'dollars',
        answer: 14400,
        explanation:
          '2 loaves × 12 stores × 300 days = 7,200 loaves, and 7,200 × 2 dollars = 14,400 dollars. Whether that is worth it depends on what the model costs to build and to look after.',
      },
      {
        id: 'never-opened',
        kind: 'single',
        lecture: 'do-we-need-it',
        prompt:
          'Since a model began checking parts, only flagged parts have been opened. After a year, the team reports that 95% of the opened parts were faulty. What can it not know?',
        options: [
          { id: 'precision', text: 'How often a flag is right' },
          { id: 'missed', text: 'How many faulty parts the model has passed' },
          { id: 'cost', text: 'What opening a part costs' },
          { id: 'count', text: 'How many parts were flagged' },
        ],
        answer: 'missed',
        explanation:
          'Labels exist only for flagged parts. To learn what it misses, some of the parts it passes have to be opened as well.',
      },
      {
        id: 'darker-scans',
        kind: 'single',
        lecture: 'when-the-world-moves',
        prompt:
          'A model reads handwritten forms. On Monday the office got a different scanner, and since then all scans have been a little darker. Errors rise from 3% to 9%. Which kind of change is it, and what follows?',
        options: [
          { id: 'base', text: 'The base rate: more forms are illegible, so move the threshold' },
          { id: 'inputs', text: 'The inputs: brighten the scans, or retrain on darker ones' },
          { id: 'concept', text: 'The relation: letters mean something else, so start again' },
          { id: 'none', text: 'None: 9% is within what varies from week to week' },
        ],
        answer: 'inputs',
        explanation:
          'The same letters arrive on a different scale, and what the model knows about letters is still true. So convert the inputs, or train on the new scale if it is there to stay. The forms are as legible as before. A jump on the day of a new scanner is not what chance looks like.',
      },
      {
        id: 'lower-limit',
        kind: 'numeric',
        lecture: 'watch-a-model',
        prompt:
          'A model flags 225 cases in an average quiet week. By the course’s rule of thumb, about 95% of quiet weeks lie within two steps of the mean. Below how many flags does a week fall outside that range?',
        unit: 'flags',
        answer: 195,
        explanation:
          'A step is the square root of the mean: the square root of 225 is 15, and two steps are 30. So the range is 195 to 255. With one step, 210, about one quiet week in six would be below the limit.',
      },
      {
        id: 'labels-from-flags',
        kind: 'single',
        lecture: 'retrain-or-repair',
        prompt:
          'A model is retrained on the parts that were opened in the last six months. Only flagged parts are opened. In the shadow, it nearly always agrees with the running model. Why is that not a good sign?',
        options: [
          { id: 'few', text: 'Half a year has too few parts for a new model' },
          { id: 'blind', text: 'Faults that the old model cannot see are missing among its examples' },
          { id: 'overfit', text: 'Two models that agree have both learned the noise' },
          { id: 'threshold', text: 'It uses the same threshold, which has to be chosen again' },
        ],
        answer: 'blind',
        explanation:
          'What the old model passes is never opened and has no label. So the new model learns the view of the old one, blind spots included, and agrees with it. More parts of the same kind do not help; some parts opened at random do.',
      },
      {
        id: 'while-it-is-broken',
        kind: 'single',
        lecture: 'retrain-or-repair',
        prompt:
          'Since March a cable has been loose, and 20% of the values of one sensor are zero. The model has become worse. A colleague proposes to retrain it on the data since March. What happens if you do?',
        options: [
          { id: 'fine', text: 'The model learns to cope, and stays good after the repair' },
          { id: 'twice', text: 'The model learns that zeros are normal, and is wrong again after the repair' },
          { id: 'drops', text: 'The model ignores the zeros, because they carry no signal' },
          { id: 'same', text: 'Nothing changes, because 80% of the values are right' },
        ],
        answer: 'twice',
        explanation:
          'Training takes the fault for a part of the world. The model gives the sensor less weight or reads meaning into zeros, and on the day of the repair it no longer fits. Repair the cable, leave the broken values out, and then see whether anything else has to be done.',
      },
    ],
  },
]);
