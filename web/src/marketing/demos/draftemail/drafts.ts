export const tones = [
  { value: 'warm', text: 'Warm' },
  { value: 'direct', text: 'Direct' },
  { value: 'formal', text: 'Formal' },
] as const;

export type Tone = (typeof tones)[number]['value'];

export const lengths = [
  { value: 'full', text: 'Full' },
  { value: 'short', text: 'Short' },
] as const;

export type Length = (typeof lengths)[number]['value'];

/** The writer's note. */
export const note =
  'Delivery slips from Tuesday to Thursday, a part came late. Price stays. Ask if Thursday 9 am works.';

interface Draft {
  subject: string;
  /** Paragraphs. */
  full: readonly string[];
  short: readonly string[];
}

/** The same note in every tone; each draft contains the new day, the reason, the price and the question. */
export const drafts: Record<Tone, Draft> = {
  warm: {
    subject: 'A small change of plan: Thursday instead of Tuesday',
    full: [
      'Hi Ines,',
      'I hope the new shop is coming together. I have to move our delivery from Tuesday to Thursday: one part reached us late, and I would rather bring you everything at once than half of it on time.',
      'The price stays exactly as agreed. Would Thursday at 9 am suit you, before you open?',
      'Sorry for the shuffle, and thank you for your patience.',
      'Sam',
    ],
    short: [
      'Hi Ines,',
      'One part came late, so we would bring everything on Thursday instead of Tuesday, at the same price. Would 9 am suit you?',
      'Thank you for your patience,\nSam',
    ],
  },
  direct: {
    subject: 'Delivery moves to Thursday, 9 am?',
    full: [
      'Ines,',
      'Your delivery moves from Tuesday to Thursday. A part reached us late; it is here now, and nothing else is missing.',
      'The price does not change. Please confirm Thursday at 9 am, or name a time that works better.',
      'Sam',
    ],
    short: ['Ines,', 'A part came late: we deliver Thursday, not Tuesday. Same price. Does 9 am work?', 'Sam'],
  },
  formal: {
    subject: 'Your order: new delivery date',
    full: [
      'Dear Ms. Duarte,',
      'We regret that your delivery, planned for Tuesday, will take place on Thursday. One component arrived from our supplier later than confirmed.',
      'The agreed price remains unchanged. Could you kindly let us know whether Thursday at 9 am would be convenient?',
      'With apologies for the inconvenience,',
      'Sam Okafor',
    ],
    short: [
      'Dear Ms. Duarte,',
      'Owing to a late component, your delivery moves from Tuesday to Thursday at an unchanged price. Would 9 am be convenient?',
      'Kind regards,\nSam Okafor',
    ],
  },
};
