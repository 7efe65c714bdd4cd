import { defineQuizzes } from '#content/define.ts';

export const quizzes = defineQuizzes([
  {
    id: 'conversations',
    title: 'Stakeholder conversations',
    passMark: 70,
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
    ],
  },
]);
