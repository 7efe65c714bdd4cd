import { defineQuizzes } from '#content/define.ts';

export const quizzes = defineQuizzes([
  {
    id: 'conversations',
    title: 'Stakeholder conversations',
    passMark: 70,
    draw: 5,
    questions: [
      {
        id: 'interest',
        kind: 'single',
        lecture: 'map-interests',
        prompt:
          'The head of sales says, “We need the export button by June.” Which of these is most likely the **interest** behind the position?',
        options: [
          { id: 'customer', text: 'A large customer must report figures to an auditor in July' },
          { id: 'button', text: 'An export button in the upper right corner' },
          { id: 'june', text: 'A delivery date at the end of the second quarter' },
          { id: 'priority', text: 'Higher priority than the search project' },
        ],
        answer: 'customer',
        explanation:
          'An interest says why something is wanted and leaves room for several solutions; a monthly file by mail might do. The other three are positions: a certain solution, a date, a rank.',
      },
      {
        id: 'opening',
        kind: 'single',
        lecture: 'one-page-preparation',
        prompt: 'Which opening fits a conversation in which you need Lena to lend you a tester for two weeks?',
        options: [
          { id: 'soft', text: '“Do you have a minute? Just wanted to pick your brain about something.”' },
          {
            id: 'direct',
            text: '“I’d like to borrow a tester for two weeks from May 4. I want to hear what that would cost your team before we decide. Is now a good time?”',
          },
          { id: 'pressure', text: '“The VP expects this release, so I assume you will want to help.”' },
          {
            id: 'story',
            text: '“So, you remember the issue in March? Well, after that we changed the plan, and then …”',
          },
        ],
        answer: 'direct',
        explanation:
          'It states the request, makes room for her interest, and asks about the time. “Pick your brain” hides the subject, naming the VP threatens with someone who is not there, and the long story makes Lena guess for five minutes.',
      },
      {
        id: 'questions',
        kind: 'multiple',
        lecture: 'questions-that-open',
        prompt: 'Which questions open the conversation? Select all that apply.',
        options: [
          { id: 'what', text: 'What would have to be true for you to feel comfortable with May?' },
          { id: 'why-not', text: 'Why didn’t you tell us that earlier?' },
          { id: 'last', text: 'Tell me about the last time this happened.' },
          { id: 'agree', text: 'Don’t you agree that the risk is small?' },
        ],
        answer: ['what', 'last'],
        explanation:
          'Both invite a longer, concrete answer. “Why didn’t you” asks for a defense, and “don’t you agree” is a statement with a question mark.',
      },
      {
        id: 'news',
        kind: 'single',
        lecture: 'bad-news-early',
        prompt:
          'On Monday you see a 60% chance that you will miss a date four weeks away. When do you tell the sponsor?',
        options: [
          { id: 'sure', text: 'When you are certain, so as not to worry anyone without need' },
          { id: 'status', text: 'In the next monthly status report' },
          {
            id: 'now',
            text: 'Within a day or two, with the likelihood, two options and the date by which you will know more',
          },
          { id: 'fix', text: 'After trying for two weeks to make up the time' },
        ],
        answer: 'now',
        explanation:
          'Four weeks before the date the sponsor still has options; two weeks later most are gone. Saying how likely it is and when you will know more keeps early news from sounding like panic.',
      },
      {
        id: 'order',
        kind: 'ordering',
        lecture: 'two-who-disagree',
        prompt: 'Two stakeholders want opposite things. Put your steps in order.',
        options: [
          { id: 'joint', text: 'Bring both together with the shared facts and options' },
          { id: 'single', text: 'Hear each of them alone and note interests' },
          { id: 'write', text: 'Send the agreement in writing on the same day' },
          { id: 'owner', text: 'Find out who decides if they cannot agree' },
        ],
        answer: ['single', 'owner', 'joint', 'write'],
        explanation:
          'Alone, people name interests they would not name in front of the other. Knowing who decides before the joint meeting keeps it from going around in circles. Written down the same day, the agreement survives the week.',
      },
      {
        id: 'head-nurse',
        kind: 'single',
        lecture: 'say-it-back',
        prompt:
          'A head nurse says: “Twice we got a new tool, twice it doubled our work, and nobody had asked us.” Which reply says it back well?',
        options: [
          {
            id: 'words',
            text: '“You got a new tool twice, it doubled your work, and nobody had asked you. Is that right?”',
          },
          {
            id: 'support',
            text: '“So if we ask your team beforehand this time, you will support the new tool. Is that right?”',
          },
          {
            id: 'say',
            text: '“Your team twice paid for what others decided. Above all, you want to be asked. Is that right?”',
          },
          {
            id: 'unsafe',
            text: '“So the real difficulty is that your team does not like to learn new tools. Is that right?”',
          },
        ],
        answer: 'say',
        explanation:
          'It puts the matter and its weight into other words and stays with what was said. “You got a new tool twice” is the parrot, which only repeats. “You will support” takes a consent she never gave, and “the real difficulty” is a diagnosis.',
      },
      {
        id: 'objection',
        kind: 'text',
        lecture: 'say-it-back',
        prompt:
          'You sum up a meeting. The training is settled and goes under *agreed*. The helper will be named by Friday and goes under *open*. Paula still prefers another date. Under which third heading does that go? (Two words.)',
        accepted: ['not agreed', '"not agreed"', '“not agreed”', 'not agreed on'],
        explanation:
          '*Not agreed* is the heading that people leave out, and then each remembers something different. Under *open*, her objection would look like a question that someone answers by Friday. Written down, it can be taken to whoever decides.',
      },
      {
        id: 'loses-something',
        kind: 'single',
        lecture: 'map-interests',
        prompt:
          'A new billing system will replace spreadsheets. Your list has only people who decide. Whom do you add when you ask, “Who loses something?”',
        options: [
          { id: 'clerk', text: 'The clerk who will enter the first invoices' },
          { id: 'officer', text: 'The officer for data protection, not yet asked' },
          { id: 'customer', text: 'The customers who will get the new invoices' },
          { id: 'controller', text: 'The controller who built the spreadsheets' },
        ],
        answer: 'controller',
        explanation:
          'The controller loses a tool of her own, and her knowledge of its exceptions may go with it. The clerk and the officer are missing too, but other questions find them: who does it on day one, and who can say no without being asked.',
      },
      {
        id: 'one-word',
        kind: 'single',
        lecture: 'questions-that-open',
        prompt:
          'Omar says: “The test data should actually be complete by now.” Which reply is most likely to bring out what he has left unsaid?',
        options: [
          { id: 'start', text: '“So we can start tomorrow?”' },
          { id: 'word', text: '“Actually?”' },
          { id: 'why', text: '“Why isn’t it complete?”' },
          { id: 'sure', text: '“Don’t you know for certain?”' },
        ],
        answer: 'word',
        explanation:
          '“Actually” carries more than it should, and repeating it as a question invites the rest. “So we can start” closes too early and gets a yes or no. “Why isn’t it” makes him look for excuses, and “Don’t you know” is a reproach in disguise.',
      },
      {
        id: 'missing-part',
        kind: 'single',
        lecture: 'bad-news-early',
        prompt:
          'You tell your sponsor Mia: “There is a 50% chance that we miss June 10. The translation takes longer than planned. A: June 17, all languages, $600 for faster printing. B: June 10 without Spanish. I recommend A. You’ll hear from me on Thursday.” What is missing?',
        options: [
          { id: 'apology', text: 'A sentence of regret before the news' },
          { id: 'person', text: 'The name of the person behind the delay' },
          { id: 'meaning', text: 'What a later date would mean for her' },
          { id: 'promise', text: 'An assurance that no further delay follows' },
        ],
        answer: 'meaning',
        explanation:
          'She hears your problem and not yet her own, perhaps a fair without brochures. What the news means for her comes right after it, so that she can weigh A against B. The news needs no prelude, the cause no culprit, and nobody can assure her of the rest.',
      },
      {
        id: 'in-confidence',
        kind: 'single',
        lecture: 'two-who-disagree',
        prompt:
          'The head of the lab tells you in confidence about an accident with an earlier system. It would explain her caution to the head of finance. What do you do before the joint conversation?',
        options: [
          { id: 'ask', text: 'Ask her whether you may mention the accident' },
          { id: 'general', text: 'Mention it on the page as “an earlier incident”' },
          { id: 'forget', text: 'Leave it out of everything, even your own thinking' },
          { id: 'alone', text: 'Tell the head of finance alone, and ask him to keep it' },
        ],
        answer: 'ask',
        explanation:
          'What is said in confidence may be used for thinking and not for quoting, so you need her permission. “An earlier incident” is a quote in disguise, and she would recognize it. You may still look for options that rule out such an accident.',
      },
      {
        id: 'checkable-feedback',
        kind: 'multiple',
        lecture: 'rehearse-with-ai',
        prompt:
          'You have rehearsed a conversation with an AI partner. Which requests bring feedback that you can check? Choose **two**.',
        options: [
          { id: 'colder', text: '“Quote the sentence of mine that made you colder.”' },
          { id: 'convincing', text: '“How convincing was I on the whole?”' },
          { id: 'real', text: '“Would the real person have agreed in the end?”' },
          { id: 'turn', text: '“In which turn did I make my request?”' },
          { id: 'scale', text: '“How much empathy did I show, from 1 to 10?”' },
        ],
        answer: ['colder', 'turn'],
        explanation:
          'Quotes and turns can be compared with the text in front of you, and they should be, because a quote may be made up. A general verdict or a score mostly brings praise. How the real person would react, the machine does not know.',
      },
    ],
  },
]);
