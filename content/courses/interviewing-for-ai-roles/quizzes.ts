import { defineQuizzes } from '#content/define.ts';

export const quizzes = defineQuizzes([
  {
    id: 'interviewing',
    title: 'Interviewing for AI roles',
    passMark: 70,
    draw: 5,
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
      {
        id: 'rule-or-model',
        kind: 'single',
        lecture: 'roles-and-rounds',
        prompt: '“Why did you use a rule instead of a model?” Which answer is at the strong level?',
        options: [
          {
            id: 'easy',
            text: '“The rule was easy to explain to the branches, and we had it running within two days.”',
          },
          {
            id: 'team',
            text: '“We looked at several approaches as a team, and after long talks we agreed on the rule.”',
          },
          {
            id: 'price',
            text: '“A model found 4% more cases but needed upkeep. I chose the rule and count its misses.”',
          },
          {
            id: 'proven',
            text: '“Rules are a proven method for such tasks, and the branches were happy with the result.”',
          },
        ],
        answer: 'price',
        explanation:
          'It names the alternative, the reason, the price and how an error would be noticed. “Easy to explain” is a good reason and stays at the solid level, because it does not say what you gave up for it. The other two show neither a decision nor a reason of yours.',
      },
      {
        id: 'for-a-manager',
        kind: 'single',
        lecture: 'explain-aloud',
        prompt:
          'A spam filter has a precision of 0.80 and a recall of 0.60. Which sentence is right and suits a manager?',
        options: [
          { id: 'swapped', text: '“It stops 80 of 100 spam emails; of 100 that it stops, 60 are spam.”' },
          { id: 'stops', text: '“Of 100 emails it stops, 80 are spam; it misses 40 of 100 spam emails.”' },
          { id: 'certain', text: '“It is right about 80 of 100 emails, and it is certain about 60 of them.”' },
          { id: 'threshold', text: '“Precision is 0.80 at a recall of 0.60; you can still move the threshold.”' },
        ],
        answer: 'stops',
        explanation:
          'Precision looks at what the filter stops, recall at all spam there is. “It stops 80 of 100 spam emails” swaps the two. The sentence about the threshold is right as well, but it suits a colleague from engineering, who can work with it.',
      },
      {
        id: 'overall-fall',
        kind: 'numeric',
        lecture: 'metrics-case',
        prompt:
          'A model sorts tickets. Returns are 20% of all tickets, and the accuracy for returns fell from 90% to 75%. Everything else is unchanged. By how many percentage points does the overall accuracy fall?',
        unit: 'percentage points',
        answer: 3,
        explanation:
          'Returns fell by 15 points, and 0.20 × 15 = 3. Say this check aloud: it shows whether one group explains the whole fall. If the overall figure had dropped by 5 points, you would have to go on looking, although the fall in returns is real.',
      },
      {
        id: 'training-gap',
        kind: 'text',
        lecture: 'explain-aloud',
        prompt:
          'A model scores 99% on its training data and 71% on new data. Which term names what happened? (One word.)',
        accepted: ['overfitting', 'over-fitting', 'over fitting', 'overfit', 'overfitted'],
        explanation:
          'Overfitting: the model has learned accidents of its examples, as a student memorizes old exams. Do not stop at the term. Say why it matters (results in use are worse than in the report) and what you would do, for instance use a simpler model.',
      },
      {
        id: 'more-clinics',
        kind: 'single',
        lecture: 'design-case',
        prompt:
          'You have designed an assistant that answers questions from the rules of one clinic. The interviewer says: “Now 60 clinics in five languages.” Which reply is best?',
        options: [
          { id: 'again', text: '“Then I’d start again, with a larger model and one agent per language.”' },
          { id: 'servers', text: '“The design can stay as it is; 60 clinics only mean more requests.”' },
          { id: 'unclear', text: '“Before I go on, I need to know the languages and rules of all 60.”' },
          { id: 'parts', text: '“Citations stay. One rater is no longer enough. Two clinics go first.”' },
        ],
        answer: 'parts',
        explanation:
          'It says what stays, what breaks and what you would do first. Starting again throws away parts that are still sound. “Only more requests” overlooks the people: those who rate answers and keep rules up to date in five languages.',
      },
      {
        id: 'found-error',
        kind: 'single',
        lecture: 'take-home',
        prompt:
          'After your take-home task, a reviewer points out that the same customers are in your training and test data. What do you answer?',
        options: [
          { id: 'small', text: '“True, but with 12,000 orders the effect will be very small.”' },
          { id: 'repair', text: '“True, so the figure is too high. I’d split by customer.”' },
          { id: 'hours', text: '“In four hours, there was no time for a better split.”' },
          { id: 'usual', text: '“I chose a random split, because it is the usual method.”' },
        ],
        answer: 'repair',
        explanation:
          'Admit it, say what follows for the figure, and say how you would repair it. “The effect will be very small” is a claim that nobody has tested, and it defends the error. How you deal with one is often what reviewers want to see.',
      },
      {
        id: 'offer-call',
        kind: 'multiple',
        lecture: 'mock-and-offer',
        prompt:
          'You get an offer by phone, and you would like more pay. Which steps follow the lecture? Choose **two**.',
        options: [
          { id: 'second', text: 'Speak of a second offer that you expect to get soon' },
          { id: 'written', text: 'Ask for the details in writing, and name a day for your answer' },
          { id: 'descend', text: 'Name a high figure, and come down in several small steps' },
          { id: 'once', text: 'Ask for one figure with a reason, and then be silent' },
          { id: 'later', text: 'Accept, and ask for more pay once they know your work' },
        ],
        answer: ['written', 'once'],
        explanation:
          'Thank them, look at everything in writing, and then ask once, with a reason, followed by silence. Several small steps blur the request. An offer that you only expect is not an offer; presented as one, it can cost you the trust of both sides.',
      },
    ],
  },
]);
