import { defineVideos } from '#content/define.ts';

export const videos = defineVideos({
  'why-drafts-sound-bland': {
    slides: [
      {
        title: 'Polite, fluent, and no help',
        code: 'I wanted to reach out regarding\nthe training. Unfortunately, due\nto unforeseen circumstances …',
        say: [
          'You ask an assistant for a polite email to Nora about the training.',
          'It takes seconds, and Nora will not know what to do.',
        ],
      },
      {
        title: 'Where empty phrases come from',
        flow: ['Missing facts', 'Usual phrases', 'Bland draft'],
        say: [
          'The assistant does not know Nora, the rooms, or what you need from her.',
          'So it fills the holes with what people usually write.',
        ],
      },
      {
        title: 'Four lines before you start',
        points: [
          'Reader: what they know',
          'Action: what to do, by when',
          'Facts: names, numbers, dates',
          'Delicate: what could go wrong',
        ],
        say: [
          'Four lines repair most of it: first the reader, and what she already knows.',
          'Second, what she should do, and by when.',
          'Third, the facts that must be in it.',
          'Fourth, what is delicate.',
        ],
      },
      {
        title: 'A brief for Nora',
        code: 'Reader: Nora, expects us Monday\nAction: choose a room by Thu noon\nFacts: A free at 9 am, B at 1 pm\nDelicate: I booked the wrong day',
        say: ['Here is the brief for Nora.', 'Anyone in your office could write the email from it.'],
      },
      {
        title: 'The draft you get now',
        code: 'Nora, please choose by Thu noon:\nroom A at 9 am or room B at 1 pm.\nI booked the wrong day. Sorry.',
        say: ['Now the request comes first, and Nora can answer with one letter.', 'You still check every fact.'],
      },
      {
        title: 'In this course',
        points: ['Brief in two minutes', 'Edit in three', 'Handle the hard ones'],
        say: [
          'In this course you learn to brief in two minutes.',
          'You edit a draft in three.',
          'Then come the hard ones: a no, bad news, and a long thread.',
        ],
      },
    ],
  },
  'when-an-email-is-hard': {
    slides: [
      {
        title: 'A no that sounds like yes',
        code: 'I would love to help, and I will\nsee what I can do once things\ncalm down.',
        say: [
          'Someone asked an assistant to decline a request politely.',
          'This is the draft, and the reader will wait for help.',
        ],
      },
      {
        title: 'Drafts smooth things over',
        points: ['A no turns into a maybe', 'Bad news moves to the end', 'A proposal becomes a decision'],
        say: [
          'Assistants tend to smooth things over, and a no turns into a maybe.',
          'Bad news slides into the third paragraph.',
          'In a summary, a proposal becomes a decision.',
        ],
      },
      {
        title: 'A no, and a small offer',
        code: "I can't take this on before March.\n\nI can send you a one-page outline\non Friday.",
        say: ['So put the no first, with its limit.', 'Then offer something small and definite, if you mean it.'],
      },
      {
        title: 'Bad news starts with the news',
        flow: ['The news', 'What it means', 'What is next', 'Sorry, once'],
        say: [
          'Bad news begins with the news.',
          'Then say what it means for the reader and what happens next.',
          'Apologize once, for something definite.',
        ],
      },
      {
        title: 'Decided? Look for the words',
        code: "Summary:\nThe team agreed on May 4.\n\nInes, Monday:\nI'd suggest May 4. Thoughts?",
        say: [
          'Here a summary says that the team agreed on a date.',
          'The message behind it only suggests one.',
          'So ask for a quote with every decision, and look it up.',
        ],
      },
      {
        title: 'Some emails stay yours',
        points: ['Someone’s job, pay, or health', 'Condolences', 'Feedback to a colleague'],
        say: [
          'Some emails stay yours: anything about a person’s job, pay, or health.',
          'Condolences, too.',
          'And honest feedback, which is better in a conversation.',
        ],
      },
    ],
  },
});
