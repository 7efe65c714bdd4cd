import { defineQuizzes } from '../../define.ts';

export const quizzes = defineQuizzes([
  {
    id: 'email',
    title: 'Writing email with AI',
    passMark: 70,
    reveal: 'after-attempt',
    questions: [
      {
        id: 'brief',
        kind: 'multiple',
        lecture: 'the-four-line-brief',
        prompt: 'Which of these belong in the four-line brief? Select all that apply.',
        options: [
          { id: 'reader', text: 'Who reads it and what they already know' },
          { id: 'action', text: 'What the reader should do, and by when' },
          { id: 'tone', text: 'A list of adjectives such as professional, warm and engaging' },
          { id: 'facts', text: 'The facts that must be in it' },
        ],
        answer: ['reader', 'action', 'facts'],
        explanation:
          'Reader, action, facts and the delicate point make the brief. Adjectives such as “professional” describe nearly every email and push the draft toward empty phrases. If tone matters, say what is delicate or show an example.',
      },
      {
        id: 'subject',
        kind: 'single',
        lecture: 'shape-of-an-email',
        prompt: 'You need Priya’s approval of a $4,200 quote by Thursday. Which subject line is best?',
        options: [
          { id: 'vague', text: 'Quick question' },
          { id: 'topic', text: 'Scanner project update' },
          { id: 'clear', text: 'Approve $4,200 scanner quote by Thu, Nov 19?' },
          { id: 'urgent', text: 'URGENT: your action required' },
        ],
        answer: 'clear',
        explanation:
          'It names the action, the object and the date, so Priya can decide when to open it, and find it again. A topic does not say that anything is wanted, and “urgent” without a reason is read as noise.',
      },
      {
        id: 'no',
        kind: 'single',
        lecture: 'no-and-bad-news',
        prompt: 'Which sentence says no most clearly while staying kind?',
        options: [
          {
            id: 'clear',
            text: 'I can’t take this on before March. If a one-page outline helps, I can send it Friday.',
          },
          { id: 'maybe', text: 'I would love to help, and I will see what I can do once things calm down.' },
          {
            id: 'policy',
            text: 'Unfortunately, due to capacity constraints, it will not be possible to accommodate the request.',
          },
          {
            id: 'sorry',
            text: 'I am so sorry, I feel terrible, but I have so much going on right now and I just don’t know.',
          },
        ],
        answer: 'clear',
        explanation:
          'It contains a definite no with a limit and a real, small offer. “I will see what I can do” raises hope, “capacity constraints” hides who decided, and “I feel terrible” makes the reader take care of you.',
      },
      {
        id: 'thread',
        kind: 'single',
        lecture: 'long-threads',
        prompt:
          'An assistant summarizes a thread: “The team agreed to launch on May 4.” What should you do before you build on it?',
        options: [
          { id: 'again', text: 'Ask the assistant whether it is sure' },
          { id: 'forward', text: 'Forward the summary to the team, so that someone can object' },
          { id: 'trust', text: 'Nothing; dates are easy for an assistant to copy' },
          { id: 'open', text: 'Open the message it came from and check who agreed to what' },
        ],
        answer: 'open',
        explanation:
          'Summaries often turn a proposal into a decision. The original takes ten seconds. Asking the assistant again produces another text of the same kind, and forwarding an error makes it official.',
      },
      {
        id: 'order',
        kind: 'ordering',
        lecture: 'six-edits',
        prompt: 'Put the work on an email in order.',
        options: [
          { id: 'facts', text: 'Check names, dates and numbers against the source' },
          { id: 'brief', text: 'Write the four-line brief' },
          { id: 'aloud', text: 'Read it aloud once and send' },
          { id: 'cut', text: 'Move the request up and cut the rest' },
        ],
        answer: ['brief', 'cut', 'facts', 'aloud'],
        explanation:
          'The brief produces the draft. Cut first, so that you check only facts that stay. Reading aloud comes last, when the text is final.',
      },
    ],
  },
]);
