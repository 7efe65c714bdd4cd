import { defineCourse } from '#content/define.ts';
import { marcusBell } from '#content/instructors.ts';

export const course = defineCourse({
  id: 'stakeholder-conversations',
  title: 'Stakeholder Conversations',
  promise:
    'Prepare, open and steer the conversations a project depends on, from a delayed date to an open disagreement.',
  description: `Projects rarely fail for lack of a plan. They fail because someone important heard a different promise, a doubt went unspoken, or bad news arrived three weeks late. Each of those is a conversation that went badly or did not take place.

This course treats conversations as work you can prepare and practice. In the first part you find out what the people around a project want, prepare a conversation on one page, ask questions that get past the first answer, and check that you understood. In the second you take on the hard ones: a date you cannot keep, a request you cannot meet, two stakeholders who want opposite things.

Every reading contains a scene in dialogue, first as it often goes and then as it could go. You will speak aloud. The last lesson sets up practice with an AI assistant as your partner, so that you can rehearse a difficult conversation as often as you like.`,
  instructor: marcusBell,
  level: 'intermediate',
  topics: ['communication'],
  price: 29,
  kind: 'standard',
  updatedOn: '2026-11-23',
  outcomes: [
    'Map stakeholders by what they need and fear instead of by title',
    'Prepare a conversation on one page with a goal, a fallback and an opening',
    'Ask questions that uncover the interest behind a position',
    'Summarize so that the other person says "exactly"',
    'Deliver bad news early, with options',
    'Handle disagreement between stakeholders and end with a clear agreement',
  ],
  prerequisites: ['You work with people whose support or decisions you need. No formal role is required.'],
  audience: {
    for: [
      'Project managers, analysts, engineers and team leads',
      'Anyone who has to say "not by then" to someone more senior',
    ],
    notFor: ['People looking for sales techniques', 'Anyone hoping for phrases that make others give in'],
  },
  skills: [
    { id: 'stakeholder-management', name: 'Stakeholder management' },
    { id: 'active-listening', name: 'Active listening' },
    { id: 'difficult-conversations', name: 'Difficult conversations' },
    { id: 'negotiation', name: 'Negotiation' },
    { id: 'facilitation', name: 'Facilitation' },
  ],
  aliases: ['conflict resolution', 'difficult people', 'managing up', 'soft skills', 'saying no'],
  faq: [
    {
      question: 'Do I need a practice partner?',
      answer:
        'It helps, but you can do without one. The last lesson shows how to practice with an AI assistant. For the other exercises, your own voice and a phone that records are enough.',
    },
    {
      question: 'Does this work in writing and in video calls?',
      answer:
        'The preparation does. The readings note what to change for a call, and when writing is the wrong choice.',
    },
  ],
  sections: [
    {
      title: 'Prepare and understand',
      lectures: [
        {
          id: 'behind-a-demand',
          title: 'Behind a demand',
          contentType: 'video',
          seconds: 81,
          isPreview: true,
          skills: ['stakeholder-management', 'negotiation'],
        },
        {
          id: 'map-interests',
          title: 'Map interests, not titles',
          contentType: 'reading',
          minutes: 20,
          skills: ['stakeholder-management', 'negotiation'],
        },
        {
          id: 'one-page-preparation',
          title: 'Prepare on one page',
          contentType: 'reading',
          minutes: 20,
          skills: ['difficult-conversations', 'negotiation'],
        },
        {
          id: 'preparation-worksheet',
          title: 'Worksheet: prepare on one page',
          aliases: ['template', 'checklist', 'printable'],
          contentType: 'document',
          minutes: 10,
          skills: ['difficult-conversations', 'negotiation'],
        },
        {
          id: 'questions-that-open',
          title: 'Questions that get past the first answer',
          contentType: 'reading',
          minutes: 20,
          skills: ['active-listening'],
        },
        { id: 'say-it-back', title: 'Say it back', contentType: 'reading', minutes: 15, skills: ['active-listening'] },
        {
          id: 'check-preparing',
          title: 'Check your understanding: preparing and listening',
          contentType: 'quiz',
          quiz: 'preparing',
          minutes: 10,
        },
      ],
    },
    {
      title: 'The hard moments',
      lectures: [
        {
          id: 'the-day-you-suspect',
          title: 'The day you first suspect',
          contentType: 'video',
          seconds: 72,
          skills: ['difficult-conversations'],
        },
        {
          id: 'bad-news-early',
          title: 'Bad news, early and with options',
          aliases: ['late project'],
          contentType: 'reading',
          minutes: 20,
          skills: ['difficult-conversations'],
        },
        {
          id: 'explore-promised-date',
          title: 'Explore: a date you can promise',
          aliases: ['estimate', 'deadline', 'buffer'],
          contentType: 'explore',
          explorable: 'promised-date',
          minutes: 12,
          skills: ['difficult-conversations', 'negotiation'],
        },
        {
          id: 'two-who-disagree',
          title: 'When two stakeholders disagree',
          contentType: 'reading',
          minutes: 20,
          skills: ['facilitation'],
        },
        {
          id: 'rehearse-with-ai',
          title: 'Rehearse with an AI partner',
          contentType: 'reading',
          minutes: 25,
          skills: ['difficult-conversations'],
        },
        {
          id: 'check-conversations',
          title: 'Check your understanding',
          contentType: 'quiz',
          quiz: 'conversations',
          minutes: 12,
        },
      ],
    },
  ],
});
