import { defineCourse } from '#content/define.ts';
import { marcusBell } from '#content/instructors.ts';

export const course = defineCourse({
  id: 'writing-email-with-ai',
  title: 'Writing Email with AI',
  promise: 'Brief an AI assistant in two minutes, edit its draft in three, and send email people answer.',
  description: `An assistant can write an email in seconds. Whether the email is worth reading depends on what you told it and on what you cut afterward. This short course teaches both halves.

You start with a four-line brief, turn it into a prompt you can reuse, and learn what a good work email looks like, so that you can judge a draft. Then come the hard ones: saying no, giving bad news, and joining a thread of twenty messages. The last lesson is about trust: what not to paste, what to check, and when to write it yourself.

Two short videos, seven readings and a thread to experiment with fit into one lunch hour. Every reading ends with an exercise and questions to check yourself, and each section with a short quiz. Bring one real email you have been putting off.`,
  instructor: marcusBell,
  level: 'beginner',
  topics: ['communication', 'prompting'],
  price: 0,
  kind: 'standard',
  updatedOn: '2026-11-23',
  outcomes: [
    'Write a four-line brief that makes a first draft usable',
    'Reuse a prompt template for everyday email',
    'Edit a draft with six quick checks',
    'Say no and deliver bad news clearly and kindly',
    'Summarize a long thread and check the summary',
    'Decide what never goes into an assistant',
  ],
  prerequisites: ['Access to any AI assistant that writes text.'],
  audience: {
    for: ['Anyone who writes work email every day', 'People who find AI drafts too long, too polite or too smooth'],
    notFor: ['Marketers who want to write campaigns', 'People looking for a tour of one product'],
  },
  skills: [
    { id: 'email-writing', name: 'Email writing' },
    { id: 'prompting', name: 'Prompting' },
    { id: 'editing', name: 'Editing' },
    { id: 'workplace-communication', name: 'Workplace communication' },
  ],
  aliases: ['business writing', 'ChatGPT for email', 'email templates', 'professional email'],
  faq: [
    {
      question: 'Which assistant do I need?',
      answer: 'Any that writes text. The templates use plain words and work in all of them.',
    },
    {
      question: 'Is it all right to use AI for work email?',
      answer:
        'That depends on your employer’s rules and on the email. The last lesson gives you questions to ask and a list of emails to write yourself.',
    },
  ],
  sections: [
    {
      title: 'From brief to draft',
      lectures: [
        {
          id: 'why-drafts-sound-bland',
          title: 'Why drafts sound bland',
          contentType: 'video',
          seconds: 82,
          isPreview: true,
          skills: ['email-writing', 'prompting'],
        },
        {
          id: 'the-four-line-brief',
          title: 'The four-line brief',
          contentType: 'reading',
          minutes: 7,
          skills: ['prompting'],
        },
        {
          id: 'a-prompt-to-reuse',
          title: 'A prompt to reuse',
          contentType: 'reading',
          minutes: 7,
          skills: ['prompting'],
        },
        {
          id: 'shape-of-an-email',
          title: 'The shape of an email that gets answered',
          contentType: 'reading',
          minutes: 7,
          skills: ['email-writing'],
        },
        {
          id: 'six-edits',
          title: 'Six edits in three minutes',
          contentType: 'reading',
          minutes: 7,
          skills: ['editing'],
        },
        {
          id: 'check-drafts',
          title: 'Check your understanding: from brief to draft',
          contentType: 'quiz',
          quiz: 'drafts',
          minutes: 8,
        },
      ],
    },
    {
      title: 'The hard ones',
      lectures: [
        {
          id: 'when-an-email-is-hard',
          title: 'When an email is hard to write',
          contentType: 'video',
          seconds: 87,
          skills: ['workplace-communication'],
        },
        {
          id: 'no-and-bad-news',
          title: 'Saying no and giving bad news',
          contentType: 'reading',
          minutes: 7,
          skills: ['email-writing', 'workplace-communication'],
        },
        {
          id: 'long-threads',
          title: 'Joining a long thread',
          contentType: 'reading',
          minutes: 7,
          skills: ['email-writing', 'workplace-communication'],
        },
        {
          id: 'explore-long-thread',
          title: 'Explore: lost in the middle of a thread',
          aliases: ['lost in the middle', 'long context'],
          contentType: 'explore',
          explorable: 'lost-in-the-middle',
          minutes: 7,
          skills: ['workplace-communication'],
        },
        {
          id: 'keep-trust',
          title: 'Keep their trust',
          contentType: 'reading',
          minutes: 7,
          skills: ['workplace-communication'],
        },
        {
          id: 'check-hard-emails',
          title: 'Check your understanding: the hard ones',
          contentType: 'quiz',
          quiz: 'hard-emails',
          minutes: 8,
        },
      ],
    },
  ],
});
