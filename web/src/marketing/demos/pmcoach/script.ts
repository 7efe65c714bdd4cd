/** A line of the project manager, the stakeholder's reply, and the coach's remark. */
export interface Choice {
  say: string;
  reply: string;
  coach: string;
  /** Change of the stakeholder's trust, from -2 to 2. */
  trust: number;
}

export interface Turn {
  choices: readonly [Choice, Choice, Choice];
}

export const stakeholder = { name: 'Dana', role: 'project sponsor' } as const;

/** Dana's first line. */
export const opening =
  'I promised the board that the portal would go live on the first. Now I hear from someone else that it won’t. What is going on?';

/** The first turn, given before the visitor takes over. */
export const firstChoice: Choice = {
  say: 'You should have heard it from me. The first is at risk: the payment provider’s approval is late. I have two options, and I would like you to choose.',
  reply: 'I am not happy. But fine: what are the options?',
  coach: 'You owned it in one sentence and went straight to a choice. That keeps her in charge.',
  trust: 1,
};

/** Three turns with three choices each. */
export const turns: readonly Turn[] = [
  {
    choices: [
      {
        say: 'We go live on the first without payments and add them two weeks later. Or we move everything to the fifteenth.',
        reply: 'Without payments, who would even use it?',
        coach: 'Two options, two dates, nothing hidden. She can think about the decision now.',
        trust: 1,
      },
      {
        say: 'We could work weekends and try to make the first anyway.',
        reply: 'Try? I cannot tell the board that you will try.',
        coach: 'A promise you do not control. She heard the word “try”, and so did you.',
        trust: -1,
      },
      {
        say: 'It depends on several workstreams. I will send you a document.',
        reply: 'I asked a simple question.',
        coach: 'She asked for two options and got a document. Answer first, detail after.',
        trust: -1,
      },
    ],
  },
  {
    choices: [
      {
        say: 'Trust me, people will love it.',
        reply: 'That is not an answer I can repeat upstairs.',
        coach: 'She needs something she can pass on. Give her a fact with a source.',
        trust: -1,
      },
      {
        say: 'In the test group, seven of ten customers came to check an order, not to pay. They would have that on the first.',
        reply: 'So most of the value arrives on the date I promised. Go on.',
        coach: 'A fact she can repeat to the board, in one breath.',
        trust: 2,
      },
      {
        say: 'Nobody, probably. So let’s go with the fifteenth.',
        reply: 'Then why did you offer it?',
        coach: 'You dropped your own option at the first question. Know before the meeting which one you would choose.',
        trust: -1,
      },
    ],
  },
  {
    choices: [
      {
        say: 'Then we agree: the first without payments, the fifteenth with. I will write three lines for the board, and you have them by four today.',
        reply: 'Do that. And next time, call me first.',
        coach: 'Decision, dates, and the next step with a time. That closes the conversation.',
        trust: 2,
      },
      {
        say: 'Great, thanks for your understanding!',
        reply: 'I have not said what I understand. What do I tell the board?',
        coach: 'Friendly, and empty. Nothing was decided, so this talk will happen again.',
        trust: -1,
      },
      {
        say: 'And the approval being late was really not our fault, just so you know.',
        reply: 'I did not ask whose fault it was.',
        coach: 'You had her. Blame at the end is the line she will remember.',
        trust: -2,
      },
    ],
  },
];

/** Initial trust and its limits. */
export const trustRange = { least: 0, start: 3, most: 8 } as const;

/** Returns the trust at the start and after each choice. */
export const trustCurve = (choices: readonly Choice[]): number[] => {
  const curve: number[] = [trustRange.start];
  for (const choice of choices) {
    const trust = (curve.at(-1) ?? trustRange.start) + choice.trust;
    curve.push(Math.min(trustRange.most, Math.max(trustRange.least, trust)));
  }
  return curve;
};

export const trustAfter = (choices: readonly Choice[]): number => trustCurve(choices).at(-1) ?? trustRange.start;
