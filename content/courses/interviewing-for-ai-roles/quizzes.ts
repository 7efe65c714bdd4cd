import { defineQuizzes } from '#content/define.ts';

export const quizzes = defineQuizzes([
  {
    id: 'preparation',
    title: 'Prepare what you will say',
    passMark: 70,
    draw: 6,
    questions: [
      {
        id: 'verbs-of-a-posting',
        kind: 'single',
        lecture: 'roles-and-rounds',
        prompt:
          'A posting is titled “Applied Scientist.” You underline its verbs: *build, deploy, operate, analyze, deploy, scale*. What do you practice most?',
        options: [
          { id: 'models', text: 'Models, data and statistics' },
          { id: 'systems', text: 'Code, systems and reliability' },
          { id: 'metrics', text: 'Metrics, experiments and communication' },
          { id: 'product', text: 'Problem, trade-offs and measures' },
        ],
        answer: 'systems',
        explanation:
          'Five of the six verbs belong to an engineer who builds and runs systems, whatever the title says. “Applied scientist” suggests models and statistics, but the posting asks for none of that. Titles mean different things in different companies; verbs say what you do all day.',
      },
      {
        id: 'gap-in-production',
        kind: 'single',
        lecture: 'roles-and-rounds',
        prompt:
          'A posting asks for experience with running models in production. You have none; a colleague did that, and you wrote the checks that ran each night. What do you say about the gap?',
        options: [
          { id: 'hide', text: '“In our team we ran several models in production, around the clock.”' },
          { id: 'sorry', text: '“I’m sorry, production is a weak point of mine, and I know that it matters.”' },
          { id: 'fast', text: '“That’s no problem. I’m a fast learner, and tools change all the time.”' },
          { id: 'calm', text: '“I haven’t run one. I wrote its nightly checks, and I’d start by shadowing.”' },
        ],
        answer: 'calm',
        explanation:
          'It names the gap calmly and adds related evidence and a first step. “We ran several models” is exposed by the next question, and then weighs more. An apology makes the gap larger than it is, and “fast learner” is a claim that anyone can make.',
      },
      {
        id: 'always-in-harmony',
        kind: 'single',
        lecture: 'roles-and-rounds',
        prompt:
          'All of your stories are about projects in which everyone agreed from the start. In which round does that hurt you most?',
        options: [
          { id: 'recruiter', text: 'The call with the recruiter' },
          { id: 'coding', text: 'The round on coding or SQL' },
          { id: 'team', text: 'The round on team and values' },
          { id: 'take-home', text: 'The presentation of a task' },
        ],
        answer: 'team',
        explanation:
          'Behind that round is the question of whether people get along with you on a bad day, and a story without a conflict does not answer it. The recruiter checks role, expectations and dates. A coding round asks whether your code works and can be read.',
      },
      {
        id: 'missing-story',
        kind: 'single',
        lecture: 'six-stories',
        prompt:
          'Your bank has five stories: choosing a supplier with half the figures, deleting a table by mistake, arguing with a designer about a form, making a query 20 times faster, and explaining forecasts to store managers. Which subject is missing?',
        options: [
          { id: 'failure', text: 'An error of yours' },
          { id: 'initiative', text: 'Something you began unasked' },
          { id: 'hard', text: 'Something technically hard' },
          { id: 'incomplete', text: 'A decision with gaps in the data' },
        ],
        answer: 'initiative',
        explanation:
          'The deleted table is the error, the query the hard problem, and the supplier the decision with incomplete data. Nothing shows what you started or improved without being told. Look for it in your calendar and tickets; your studies and volunteering count as well.',
      },
      {
        id: 'former-employer',
        kind: 'single',
        lecture: 'six-stories',
        prompt:
          'Your best story is about a pricing model at your former employer, and its results are secret. How do you tell it?',
        options: [
          { id: 'exact', text: 'As it was, since the interviewer will not pass it on' },
          { id: 'vague', text: 'As “a project” of “a company,” without any figures' },
          { id: 'skip', text: 'Not at all, since no part of it may be mentioned' },
          { id: 'changed', text: 'With another field and rounded figures, and you say so' },
        ],
        answer: 'changed',
        explanation:
          'Your decision and your lesson survive the change, and saying so keeps the story honest. Telling secrets makes interviewers imagine how you will talk about them one day. Without the field and the figures, nothing is left that they could ask about.',
      },
      {
        id: 'card-for-a-story',
        kind: 'single',
        lecture: 'six-stories',
        prompt: 'Which note for a story will help you most in the interview?',
        options: [
          {
            id: 'sentences',
            text: '“It was in May that I first noticed that sales were too high. I decided to call Ms. Ito.”',
          },
          { id: 'topics', text: '“Dashboard; data quality; communication; teamwork; learning; ownership”' },
          { id: 'keys', text: '“SALES (error): joined twice | called Ito | 1.3 -> 1.1 M | since: row check”' },
          { id: 'result', text: '“Corrected the sales dashboard with great success; everybody was pleased”' },
        ],
        answer: 'keys',
        explanation:
          'A title, a few key words and two numbers bring the story back without fixing its wording. Full sentences sound memorized and fall apart at the first interruption. “Data quality; teamwork” names virtues and would not remind you of what happened.',
      },
      {
        id: 'forgotten-figure',
        kind: 'single',
        lecture: 'six-stories',
        prompt:
          'In the middle of your story, the interviewer asks, “How many returns was that per week?” You do not remember exactly. What do you say?',
        options: [
          { id: 'invent', text: '“It was 412 a week, on average.”' },
          { id: 'no', text: '“I don’t remember that anymore.”' },
          { id: 'roughly', text: '“Roughly 400; I’d have to look it up.”' },
          { id: 'point', text: '“The number isn’t the point here.”' },
        ],
        answer: 'roughly',
        explanation:
          'It gives what you know, with its uncertainty, and interviewers trust you more for it. A smooth invention fails when it does not fit the other figures of your story. A bare “I don’t know” gives nothing to work with.',
      },
      {
        id: 'same-story-other-weight',
        kind: 'single',
        lecture: 'six-stories',
        prompt:
          'You have a story about a dashboard that counted sales twice: the join was wrong, you called the head of sales the same day, and since then a check compares the totals. You are asked about a difficult *stakeholder*. What do you do?',
        options: [
          { id: 'call', text: 'Tell this story, with more about the call' },
          { id: 'other', text: 'Say that you have no story of this kind' },
          { id: 'whole', text: 'Tell this story as you always tell it' },
          { id: 'join', text: 'Tell this story, with more about the join' },
        ],
        answer: 'call',
        explanation:
          'One story answers several questions with the emphasis on another part; here, that is how you told somebody senior about your own error. Told the usual way, it may spend its time on the join, which answers a question about technology. Note on your card what else a story fits.',
      },
      {
        id: 'explain-leakage',
        kind: 'ordering',
        lecture: 'explain-aloud',
        prompt: 'You explain **data leakage** in four sentences. Put them in the order of the pattern.',
        options: [
          {
            id: 'matters',
            text: 'The test looks wonderful, and the model fails in use, where that knowledge is missing.',
          },
          { id: 'what', text: 'A model learned from something it will not have when it decides.' },
          { id: 'do', text: 'I’d ask when each column was written. In a report about the past, I’d keep it.' },
          { id: 'example', text: 'For instance, “reason for cancellation” in a forecast of cancellations.' },
        ],
        answer: ['what', 'example', 'matters', 'do'],
        explanation:
          'First what it is, then an example, why it matters, and what you do about it and when you don’t. Many candidates begin with the example, and the listener does not know yet what it is an example of. After four sentences, stop: the interviewer chooses where to go deeper.',
      },
      {
        id: 'open-book',
        kind: 'text',
        lecture: 'explain-aloud',
        prompt:
          'You explain a method to a manager: “Before it answers, the system looks up passages in our documents, like a student in an open-book exam.” Which technical term do you add for the engineer in the room?',
        accepted: [
          'retrieval-augmented generation',
          'retrieval augmented generation',
          'RAG',
          'retrieval-augmented generation (RAG)',
          'retrieval augmented generation (RAG)',
        ],
        explanation:
          'It is retrieval-augmented generation, or RAG. Be ready to say where the picture breaks down: the student can open the wrong page and still write convincingly. An engineer will ask about exactly that, and the answer shows that you have worked with it.',
      },
      {
        id: 'unknown-listener',
        kind: 'single',
        lecture: 'explain-aloud',
        prompt:
          'A person whom you know only by name asks you to explain precision and recall. You do not know what they do in the company. How do you begin?',
        options: [
          { id: 'simple', text: '“I’ll keep it very simple, because it is a technical subject.”' },
          { id: 'formula', text: '“Precision is TP over TP plus FP, and recall is TP over TP plus FN.”' },
          { id: 'ask', text: '“Gladly. Before I begin, how technical may I be with you?”' },
          { id: 'both', text: '“I’ll explain it twice, first simply and then in full.”' },
        ],
        answer: 'ask',
        explanation:
          'A manager wants to know what is found and missed; a specialist asks about the base rate. One short question tells you who is listening. “I’ll keep it very simple” may offend a specialist, and a formula loses a manager in the first sentence.',
      },
      {
        id: 'twenty-settings',
        kind: 'multiple',
        lecture: 'explain-aloud',
        prompt:
          'A candidate tried 20 settings on the test set and reports the best result, 88%. “No model was trained on it,” she says. Which replies are right? Choose **two**.',
        options: [
          { id: 'honest', text: '“Then 88% is an honest figure for new data.”' },
          { id: 'good', text: '“88% is too good: choosing is learning, too.”' },
          { id: 'low', text: '“88% is too low: 20 settings share one set.”' },
          { id: 'new', text: '“Now you need cases that had no part in it.”' },
          { id: 'mean', text: '“Take the average of the 20 results instead.”' },
        ],
        answer: ['good', 'new'],
        explanation:
          'The best of 20 is partly the luckiest of 20, even if no parameter was set with the test data. Only data that played no part in the choice can show how much of the 88% is left. The average describes 20 settings, most of which nobody will use.',
      },
      {
        id: 'turning-point',
        kind: 'single',
        lecture: 'explain-aloud',
        prompt: 'You write code in an interview. Which remark is worth saying aloud?',
        options: [
          { id: 'line', text: '“Now I write a for, then the name of the variable, and a colon.”' },
          { id: 'assume', text: '“I’m not sure whether the list can be empty; I’ll assume it can.”' },
          { id: 'doubt', text: '“I’m sorry, I’m always a bit slow when somebody is watching me.”' },
          { id: 'tool', text: '“At work my editor would complete this line for me, of course.”' },
        ],
        answer: 'assume',
        explanation:
          'It marks a turning point: an open question and how you decide it, so that the interviewer can correct you at once. Reading every line aloud hides what matters. Silence is no better, because then they have to guess what you think.',
      },
      {
        id: 'five-remarks',
        kind: 'ordering',
        lecture: 'metrics-case',
        prompt: '“Our app got fewer sign-ups last week.” Put your remarks in the order of the pattern.',
        options: [
          { id: 'where', text: '“Is it the same on phone and desktop, and in all countries?”' },
          { id: 'prevent', text: '“Then I’d undo the new form and set an alarm per device.”' },
          { id: 'clarify', text: '“What counts as a sign-up, and how much does it usually vary?”' },
          { id: 'why', text: '“Only phones: the new form may hide the button on small screens.”' },
          { id: 'real', text: '“Could the counting have changed, or is some data still missing?”' },
        ],
        answer: ['clarify', 'real', 'where', 'why', 'prevent'],
        explanation:
          'Clarify, then ask whether it is real, where it happens, why, and what to do now. Breaking a number down before you know that it is real costs time, and a hypothesis is much better when you know where to look. Many candidates begin with “why.”',
      },
      {
        id: 'chain-of-four',
        kind: 'numeric',
        lecture: 'metrics-case',
        prompt:
          'A system works in four steps. Each is right in 80% of the cases, independently of the others, and one wrong step spoils the result. In roughly what percentage of the cases is the result right?',
        unit: 'percent',
        answer: 41,
        tolerance: 1,
        explanation:
          '0.8 × 0.8 is 0.64, and 0.64 × 0.64 is about 0.41. Say “roughly 40%” and show how you get there. 80% overlooks that the steps have to go right together, and 4 × 20% adds up misses that partly fall on the same cases.',
      },
      {
        id: 'usual-variation',
        kind: 'numeric',
        lecture: 'metrics-case',
        prompt:
          'A test with 400 users shows a share of 52% instead of 50%. By about how many percentage points does a share near 50% vary by chance with 400 cases?',
        unit: 'percentage points',
        answer: 5,
        explanation:
          'About 1/√n: the square root of 400 is 20, and 1/20 is 5 points. So a difference of 2 points may well be chance, and you would say so before you look for causes. To see 2 points clearly, you need several thousand cases.',
      },
      {
        id: 'fewer-returns',
        kind: 'single',
        lecture: 'metrics-case',
        prompt:
          '“Since the new size advice started three weeks ago, only 9% of the orders have come back. Before, it was 20%.” Customers have 60 days to return something. What do you ask first?',
        options: [
          { id: 'model', text: 'Which model gives the size advice?' },
          { id: 'age', text: 'How many had come back at the same age before?' },
          { id: 'groups', text: 'Is the fall the same for shoes and for shirts?' },
          { id: 'cost', text: 'How much does a single return cost the store?' },
        ],
        answer: 'age',
        explanation:
          'Orders placed within three weeks have not had time to come back. Compare them with earlier orders at the same age; perhaps those were at 9% as well. Breaking it down by group comes after you know that the fall is real, and costs matter for the decision.',
      },
      {
        id: 'which-check-first',
        kind: 'single',
        lecture: 'metrics-case',
        prompt:
          'Clicks are up 8% since a release, and sales are unchanged. You have four hypotheses of about the same likelihood. Which one do you check first?',
        options: [
          { id: 'curious', text: 'New users are only curious: survey 300 of them' },
          { id: 'later', text: 'Sales follow the clicks later: wait for two weeks' },
          { id: 'promise', text: 'The picture promises too much: test another one' },
          { id: 'double', text: 'Clicks are counted twice: compare with the log' },
        ],
        answer: 'double',
        explanation:
          'Hypotheses are sorted by likelihood and by the cost of checking, and comparing with a log takes an hour. It also asks about measurement, which comes before users and the world. The others are reasonable and take days or weeks, so they follow if it is not that.',
      },
      {
        id: 'share-of-real-alarms',
        kind: 'numeric',
        lecture: 'metrics-case',
        prompt:
          'A model looks for a fault that 2% of the parts have. It finds 90% of the faulty parts and raises an alarm for 5% of the good ones. Roughly what percentage of its alarms are real?',
        unit: 'percent',
        answer: 27,
        tolerance: 2,
        explanation:
          'Take 1,000 parts: 20 are faulty, and 18 of those are found; 5% of 980 good parts is 49 false alarms. 18 of 67 is about 27%. Candidates often answer 90% or 95%, which forgets how many good parts there are.',
      },
      {
        id: 'two-minutes-left',
        kind: 'single',
        lecture: 'metrics-case',
        prompt:
          'Two minutes of a case are left. You have found that one region explains the fall, but you do not know why. What do you say?',
        options: [
          { id: 'decide', text: '“If I had to decide today, I’d undo the change there and add an alarm.”' },
          { id: 'more', text: '“I’d need more time and more data to say anything about the reasons.”' },
          { id: 'list', text: '“It may be drift, a bug, the season, prices, a rival, or bad tracking.”' },
          { id: 'region', text: '“So it is the region, and with that the question has been answered.”' },
        ],
        answer: 'decide',
        explanation:
          'A case ends with a decision and with prevention, even if a cause is uncertain. A list of ten hypotheses without an order shows that you cannot choose. “It is the region” answers only *where*; nobody at the company would know what to do now.',
      },
    ],
  },
  {
    id: 'interviewing',
    title: 'Interviewing for AI roles',
    passMark: 70,
    form: 'exam',
    timeLimitMinutes: 12,
    draw: 6,
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
          'If 0.8% of payments are fraud, never flagging any has an accuracy of 99.2%. Without the share and the costs, nothing can be said. Leakage is possible but not shown; one other figure does not answer the question of cost either.',
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
          'It is honest and still shows how you think. Bluffing ends trust in everything else, a bare “I don’t know” gives nothing to work with, and changing the subject is noticed.',
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
          'It names the alternative, the reason, the price and how an error would be noticed. “Easy to explain” is a good reason but stays at the solid level, because it does not say what you gave up for it. The other two show neither a decision nor a reason of yours.',
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
          'Precision looks at what the filter stops, recall at all the spam there is. “It stops 80 of 100 spam emails” swaps the two. The sentence about the threshold is right as well, but it suits a colleague from engineering, who can work with it.',
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
          'Returns fell by 15 points, and 0.20 × 15 = 3. Say this check aloud: it shows whether one group explains the whole fall. If the overall figure had dropped by 5 points, you would have to keep looking, although the fall in returns is real.',
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
        skills: ['system-design'],
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
        skills: ['interviewing'],
        prompt:
          'You get an offer by phone, and you would like more pay. Which steps follow the lesson? Choose **two**.',
        options: [
          { id: 'second', text: 'Bring up a second offer that you expect to get soon' },
          { id: 'written', text: 'Ask for the details in writing, and name a day for your answer' },
          { id: 'descend', text: 'Name a high figure, and come down in several small steps' },
          { id: 'once', text: 'Ask for one figure with a reason, and then be silent' },
          { id: 'later', text: 'Accept, and ask for more pay once they know your work' },
        ],
        answer: ['written', 'once'],
        explanation:
          'Thank them, look at everything in writing, and then ask once, with a reason, followed by silence. Several small steps blur the request. An offer that you only expect is not an offer; presented as one, it can cost you the trust of both sides.',
      },
      {
        id: 'where-the-time-goes',
        kind: 'single',
        lecture: 'six-stories',
        prompt:
          'You tell a story in two minutes: 90 seconds on the project and why it was hard, 20 on what you decided, 10 on the result. Which change helps most?',
        options: [
          { id: 'longer', text: 'Take four minutes, so that every part has more time' },
          { id: 'shift', text: 'Shorten the start; add alternatives and what you have done differently since' },
          { id: 'numbers', text: 'Add more figures about the project to the beginning' },
          { id: 'team', text: 'Say more about what the team achieved' },
        ],
        answer: 'shift',
        explanation:
          'Your decision and the lesson count most, and most people spend their time on the situation. Thirty seconds are enough for situation and difficulty; the decision with its alternatives gets 45, and the lesson needs an example.',
      },
    ],
  },
  {
    id: 'mastery',
    title: 'Mastery check',
    questions: [
      {
        id: 'verbs-of-a-posting',
        kind: 'single',
        lecture: 'roles-and-rounds',
        prompt:
          'A posting for a “Senior Data Scientist” says: “You prompt and evaluate language models, integrate them into our ticket tool, automate their tests, and now and then analyze how they are used.” What will probably count most in the interview?',
        options: [
          { id: 'metrics', text: 'Metrics, experiments and communication' },
          { id: 'design', text: 'Design, evaluation, cost and safety' },
          { id: 'models', text: 'Models, data and statistics' },
          { id: 'code', text: 'Code, systems and reliability' },
        ],
        answer: 'design',
        explanation:
          'Read the verbs, not the title: prompt, evaluate, integrate and automate describe an AI engineer for language models. Only “analyze” points to an analyst, and models and statistics fit the title better than the work. If two roles come out even, ask the recruiter.',
      },
      {
        id: 'gap-in-evidence',
        kind: 'single',
        lecture: 'roles-and-rounds',
        prompt:
          'A posting asks for streaming data, and you have worked only with daily files. The interviewer asks about it. Which answer deals best with the gap?',
        options: [
          { id: 'same', text: '“Streaming is much like daily files, only faster, so I’d be up to speed at once.”' },
          { id: 'strong', text: '“I haven’t done that. I’d rather talk about my forecasts, where I’m really strong.”' },
          { id: 'read', text: '“I’ve read a lot about it, and our team often discussed a change to streaming.”' },
          { id: 'near', text: '“I haven’t. I wrote our checks for late files, and I’d begin with late events.”' },
        ],
        answer: 'near',
        explanation:
          'It names the gap calmly, adds related evidence, and says how you would begin. “Much like daily files” plays the gap down, and the next question shows it. Changing the subject makes it look larger, and reading and discussing are not evidence of work.',
      },
      {
        id: 'two-hours-twenty',
        kind: 'single',
        lecture: 'take-home',
        prompt:
          'After 2 hours and 20 minutes of a four-hour task, you have a sound split, a baseline, and one better model. What do you do next?',
        options: [
          { id: 'kinds', text: 'Train two more kinds of models for a fuller comparison' },
          { id: 'errors', text: 'Read about twenty wrong cases, and look for groups' },
          { id: 'tune', text: 'Tune the better model for as long as it improves' },
          { id: 'slides', text: 'Start on the slides, so that they look finished' },
        ],
        answer: 'errors',
        explanation:
          'Errors by group show where the model is weak, and that supports a recommendation. More models and tuning mostly change the third decimal. The last hour belongs to the first page, a clean run and reading it as a stranger, so the 40 minutes for errors come before it.',
      },
      {
        id: 'fixed-base-pay',
        kind: 'single',
        lecture: 'mock-and-offer',
        skills: ['interviewing'],
        prompt:
          'You have asked for more pay, once and with a reason. The answer: “The base pay is fixed.” What do you say?',
        options: [
          { id: 'other', text: '“Then I may have to take the other offer that I’m expecting.”' },
          { id: 'half', text: '“Could you at least meet me halfway, at half of it?”' },
          { id: 'accept', text: '“I see. Then I’ll accept the offer as it is, of course.”' },
          { id: 'review', text: '“Could we set a review after six months, with a figure?”' },
        ],
        answer: 'review',
        explanation:
          'A no to base pay leaves other points open: start date, leave, or a review with a figure, in writing. “Halfway” bargains over what has just been refused. An offer that you only expect must not be used as one, and accepting at once ends the talk before the other points.',
      },
      {
        id: 'secret-figures',
        kind: 'single',
        lecture: 'six-stories',
        prompt: 'Your best story is about a project whose figures a former employer keeps secret. How do you tell it?',
        options: [
          { id: 'true', text: 'With the true figures, because interviews are confidential' },
          { id: 'silent', text: 'With another field and rounded figures, and no word about it' },
          { id: 'name', text: 'Without figures, but with the company’s name as evidence' },
          { id: 'say', text: 'With another field and rounded figures, and you say so' },
        ],
        answer: 'say',
        explanation:
          'Changed details protect the former employer, and saying so keeps you honest when somebody asks for more. Interviewers who hear secrets imagine how you will talk about them one day. Without figures, the result of a story is only a claim, and a name does not support it.',
      },
      {
        id: 'weight-of-a-story',
        kind: 'single',
        lecture: 'six-stories',
        prompt:
          'Your card reads: “BAKERY: forecast too high on four Fridays | told the owner the same day | waste 9 → 14 → 6% | since then: test Fridays alone.” You are asked how you work with people outside the team. What do you do with this story?',
        options: [
          { id: 'owner', text: 'Say more about the talk with the owner, less about the forecast' },
          { id: 'same', text: 'Tell it in the prepared words, because changes make it fall apart' },
          { id: 'other', text: 'Choose another story, because this one begins with your error' },
          { id: 'friday', text: 'Say more about the test of Fridays, because it shows learning' },
        ],
        answer: 'owner',
        explanation:
          'One story answers several questions, with the emphasis on another part: here on the talk with the owner, and for a question about technology on the Fridays. Key words allow that, while memorized words fall apart. An error with its price is a strength of the story.',
      },
      {
        id: 'food-bank-story',
        kind: 'multiple',
        lecture: 'six-stories',
        prompt:
          '“At a food bank, counting stock took 40 hours a month. It was hard to compare, because every site used its own units. We could have bought scanners; I chose one sheet with fixed units, because volunteers change every week. After two months, it took 22 hours.” What does the story still need? Choose **two**.',
        options: [
          { id: 'flaw', text: 'What was not good about the result' },
          { id: 'number', text: 'A number for the result' },
          { id: 'alternative', text: 'An alternative to the decision' },
          { id: 'since', text: 'What you have done differently since' },
          { id: 'stake', text: 'What made the task difficult' },
        ],
        answer: ['flaw', 'since'],
        explanation:
          'The difficulty, a decision with its alternative, and a figure for the result are there. A result without a flaw is hard to believe, and the lesson, with an example of what you have done since, is one of the two parts that count most. Together they take about half a minute.',
      },
      {
        id: 'tell-me-about-yourself',
        kind: 'single',
        lecture: 'mock-and-offer',
        skills: ['storytelling'],
        prompt:
          'You introduce yourself: “I forecast demand for a bus company; my last model saved 8% of empty trips. I came from geography, where a project on flood maps showed me what models can do.” You have 30 seconds left. What do you say?',
        options: [
          { id: 'tools', text: 'Which tools and methods you have worked with so far' },
          { id: 'before', text: 'What you did before you studied geography' },
          { id: 'role', text: 'Why you want this role, with a point from the posting' },
          { id: 'again', text: 'What you are proud of, with the 8% once more at the end' },
        ],
        answer: 'role',
        explanation:
          'The pattern is now, path, here. The present job and a turning point have been covered, and what is left is why you are here. A list of tools repeats the résumé, and the years before geography lengthen the path. End with a period instead of “that’s about it.”',
      },
      {
        id: 'leakage-in-three',
        kind: 'single',
        lecture: 'explain-aloud',
        prompt:
          'You explain data leakage: “The training data contains something that nobody knows at the time of use. In a forecast of cancellations, that was the column ‘reason for cancellation.’ So I check when each column is filled in.” Which part of a good explanation is missing?',
        options: [
          { id: 'what', text: 'What it is, in everyday words' },
          { id: 'example', text: 'An example that explains it' },
          { id: 'matters', text: 'Why it matters' },
          { id: 'do', text: 'What you do about it' },
        ],
        answer: 'matters',
        explanation:
          'Nothing says what goes wrong otherwise: the test looks excellent, but in use the column is still empty, and the forecast fails. What it is, an example and a remedy are all there. Without the reason why it matters, a listener hears a technical detail, not a risk.',
      },
      {
        id: 'best-of-twenty',
        kind: 'single',
        lecture: 'explain-aloud',
        prompt:
          'You have tried twenty thresholds on the test set and report the recall at the best one. The interviewer asks: “And why is that a problem?” Which answer is right?',
        options: [
          { id: 'weights', text: '“The test set has changed the weights of the model, which is not allowed.”' },
          { id: 'choosing', text: '“Choosing is learning, too, so the figure is too good for new cases.”' },
          { id: 'twenty', text: '“Twenty are too many for one set; with five, it would have been fine.”' },
          { id: 'half', text: '“A threshold other than 0.5 makes recall impossible to compare.”' },
        ],
        answer: 'choosing',
        explanation:
          'The best of twenty thresholds is also the luckiest on these cases, and new cases will not share its luck. The weights were never touched: the model is as good as before, and only the figure is wrong. Five thresholds do less harm, but the same kind of it.',
      },
      {
        id: 'alarms-for-a-manager',
        kind: 'numeric',
        lecture: 'explain-aloud',
        prompt:
          'A model looks for faulty machines with a precision of 0.75 and a recall of 0.60. Last month, 200 machines were faulty. For a manager, you turn this into counts. How many false alarms were there?',
        unit: 'false alarms',
        answer: 40,
        explanation:
          'A recall of 0.60 means that 120 of the 200 were found. These are 75% of all alarms, so there were 160, and 40 were false. For a manager, say: “Of 160 alarms, 40 were for nothing, and we missed 80 faults.” Whether that is good depends on what each one costs.',
      },
      {
        id: 'turning-points',
        kind: 'multiple',
        lecture: 'explain-aloud',
        prompt: 'You solve a coding task and think aloud. Which sentences are worth saying? Choose **two**.',
        options: [
          { id: 'loop', text: '“Now I write a loop, and inside it an if.”' },
          { id: 'sort', text: '“I’ll sort first, because then one pass is enough.”' },
          { id: 'times', text: '“I’ve solved this kind of task many times before.”' },
          { id: 'assume', text: '“I’ll assume that no list is empty.”' },
          { id: 'done', text: '“Nearly done, just a few more lines to write.”' },
        ],
        answer: ['sort', 'assume'],
        explanation:
          'Speak at turning points: a choice with its reason, or an assumption that the interviewer can correct. A comment on each line says nothing that is not on the screen, and experience is shown by the work. When you need quiet, ask: “May I have a minute?”',
      },
      {
        id: 'sign-ups-fell',
        kind: 'ordering',
        lecture: 'metrics-case',
        prompt: 'An interviewer says: “Sign-ups fell by 8% last week. What do you do?” Put your steps in order.',
        options: [
          { id: 'where', text: 'Compare countries, devices and versions of the form' },
          { id: 'clarify', text: 'Ask what counts as a sign-up and how much weeks usually differ' },
          { id: 'now', text: 'Say what limits the damage and what prevents a repeat' },
          { id: 'real', text: 'Check whether the counting itself broke or changed' },
          { id: 'why', text: 'Name three causes, sorted by likelihood and cost of checking' },
        ],
        answer: ['clarify', 'real', 'where', 'why', 'now'],
        explanation:
          'First clarify, then ask whether the fall is real, where it is, why, and what to do now. Breaking it down comes before causes, because “only on phones” rules out most of them. Announce the sequence at the beginning; it is your thread when questions interrupt you.',
      },
      {
        id: 'delivered-so-far',
        kind: 'single',
        lecture: 'metrics-case',
        prompt:
          'A model predicts which parcels arrive late. On Monday, its accuracy for last week is 97% instead of the usual 91%. A parcel counts as soon as it has been delivered. What do you check first?',
        options: [
          { id: 'retrained', text: 'Whether the model was retrained or its features changed last week' },
          { id: 'age', text: 'Whether earlier weeks had 97%, too, after the same number of days' },
          { id: 'regions', text: 'Whether the accuracy has risen in every region and for every carrier' },
          { id: 'fewer', text: 'Whether fewer parcels than usual were sent last week' },
        ],
        answer: 'age',
        explanation:
          'Last week’s late parcels are mostly still on the way and do not count yet, so the figure may cover only easy cases. Compare weeks at the same age. A retrained model would be a cause, and comparing regions answers *where*; both come after the question of whether the rise is real.',
      },
      {
        id: 'rare-faults',
        kind: 'numeric',
        lecture: 'metrics-case',
        prompt:
          'Roughly, in your head: 2% of 1,000 parts are faulty. A model finds 90% of the faulty parts and raises a false alarm for 5% of the good ones. What percentage of its alarms are real?',
        unit: 'percent',
        answer: 27,
        tolerance: 2,
        explanation:
          '20 parts are faulty, and 18 of them are found. 5% of 980 is 49, so 18 of 67 alarms are real, about 27%. Anyone who expects 90% mistakes the share of faults found for the share of alarms that are real. When faults are rare, even a few false alarms in a hundred outnumber them.',
      },
      {
        id: 'what-do-you-think',
        kind: 'single',
        lecture: 'design-case',
        skills: ['case-interviews'],
        prompt:
          'In a design case, you ask how many languages the assistant has to handle. The interviewer replies: “What do you think?” What do you say?',
        options: [
          { id: 'need', text: '“I need that figure before I can draw anything useful.”' },
          { id: 'all', text: '“Then I’ll design it for all languages, to be safe.”' },
          { id: 'assume', text: '“I’ll assume it is two. Tell me if that is wrong.”' },
          { id: 'later', text: '“Then let’s begin with the model and see what it speaks.”' },
        ],
        answer: 'assume',
        explanation:
          'A stated assumption keeps the clock running and can be corrected at any time. Waiting for the figure turns clarifying into the whole conversation. A design for all languages solves a larger task than the one set, and starting with a model skips the question of what is needed.',
      },
      {
        id: 'baseline-for-parts',
        kind: 'single',
        lecture: 'design-case',
        skills: ['system-design'],
        prompt:
          'You design an assistant that answers technicians’ questions from a catalog of 9,000 parts. Which baseline shows whether a language model is worth it at all?',
        options: [
          { id: 'larger', text: 'The same design with a larger language model' },
          { id: 'search', text: 'Searching the catalog without a model' },
          { id: 'without', text: 'The same model without the catalog' },
          { id: 'tuned', text: 'A model fine-tuned on the catalog' },
        ],
        answer: 'search',
        explanation:
          'If search alone brings up the right part in most cases, a model may add little but cost and new mistakes. A larger or fine-tuned model is a rival design, which takes a model for granted. The model without the catalog shows what the catalog adds, which is another question.',
      },
      {
        id: 'beyond-the-ordinary',
        kind: 'multiple',
        lecture: 'design-case',
        skills: ['system-design'],
        prompt:
          'An assistant answers customers’ questions from the price lists of six animal clinics. The test set has 60 real questions that the lists answer. Which additions test failures that these 60 cannot show? Choose **two**.',
        options: [
          { id: 'often', text: 'Twenty more of the questions that are asked most often' },
          { id: 'none', text: 'Questions that none of the price lists answers' },
          { id: 'wrote', text: 'Questions that a model has written from the lists' },
          { id: 'other', text: 'Questions in words that another clinic’s list uses' },
          { id: 'demo', text: 'Questions that were answered well in the first demo' },
        ],
        answer: ['none', 'other'],
        explanation:
          'Cases without an answer show whether it says “not found,” and the wording of another clinic shows whether it mixes up the lists. Frequent questions and those written from the lists have answers there, too. Questions that went well in a demo are the least likely to fail.',
      },
      {
        id: 'two-machine-types',
        kind: 'single',
        lecture: 'design-case',
        skills: ['system-design'],
        prompt:
          'Technicians open an assistant from a work order, which names the type of machine. In a test, the assistant mixes up the manuals of two types. Which safeguard is strongest?',
        options: [
          { id: 'prompt', text: 'The prompt says that types must never be mixed up' },
          { id: 'link', text: 'The name of the manual appears below each answer as a link' },
          { id: 'tuned', text: 'The model is fine-tuned on the manuals of both types' },
          { id: 'filter', text: 'The type in the work order limits what is searched' },
        ],
        answer: 'filter',
        explanation:
          'A filter before the search makes the other manual unreachable, as the country from the login does in the course; test it for each type. An instruction makes the mistake less likely but cannot rule it out. A link lets a careful reader notice it only after it was made.',
      },
      {
        id: 'tokens-per-week',
        kind: 'numeric',
        lecture: 'design-case',
        skills: ['system-design'],
        prompt:
          'An assistant gets 900 questions a week and uses about 5,000 tokens for each. A million tokens cost 3 dollars. What do the tokens cost per week?',
        unit: 'dollars',
        answer: 13.5,
        tolerance: 0.01,
        explanation:
          '900 × 5,000 is 4.5 million tokens, and 4.5 × 3 dollars is 13.50 dollars. The estimate takes ten seconds and shows that tokens are not the issue. Then say what is: the work of those who keep the sources up to date and rate a sample of answers every week.',
      },
    ],
  },
]);
