import { threadLength } from './limits.ts';

export { partRange, positionRange, threadLength } from './limits.ts';

/** A question about a thread, and how the thread is split for the model. */
export interface LostInTheMiddleState {
  question: QuestionId;
  /** Messages per part; the question is asked about each part of the thread. */
  part: number;
  /** Position of the decision in the thread, from 1. */
  position: number;
}

/** Questions from vague to specific. */
export const questions = {
  summary: 'Summarize this thread.',
  decision: 'What was decided?',
  launch: 'What was decided about the launch?',
  quote: 'Who decided the launch day, and in which words?',
} as const;
export type QuestionId = keyof typeof questions;

/** The message with the decision, from a thread about the launch of a shop. */
export const decision = 'Ines: Decided, the launch day is May 11.';

/** The rest of the thread, in order. */
const others = [
  'Ines: Hello all, one thread for everything about the new shop.',
  'Ravi: Works for me. Who orders the chairs?',
  'Lou: I can take photos of the rooms on Monday.',
  'Ines: May 4 for the launch? Thoughts?',
  'Ravi: Works for me if the photos are done by then.',
  'Marcus: The hall costs 300 dollars a day, by the way.',
  'Lou: The camera is being repaired, so the photos come on the 6th.',
  'Ines: Could somebody call the printer about the posters?',
  'Ravi: I did. Posters take a week.',
  'Marcus: Which color for the posters? I like green.',
  'Lou: Green is fine.',
  'Ines: Has anybody decided on the food?',
  'Ravi: My cousin bakes. I will ask her.',
  'Marcus: The hall is free on the 4th and on the 11th.',
  'Lou: The camera is back. Photos on the 6th, as I said.',
  'Ines: Then a launch on the 4th is too early.',
  'Ravi: The cousin can bake on both days.',
  'Marcus: Shall I book the hall for the 11th?',
  'Lou: Parking is a mess on that street, just saying.',
  'Ines: I will ask the neighbors about parking.',
  'Ravi: Chairs are ordered, forty of them.',
  'Marcus: The neighbors said yes to me, twelve spaces.',
  'Lou: Great. See you all on Monday.',
] as const;

export const lostInTheMiddleStart: LostInTheMiddleState = { question: 'summary', part: threadLength, position: 12 };

/** Puts the decision at a position of the thread. */
export const threadWith = (position: number): string[] => [
  ...others.slice(0, position - 1),
  decision,
  ...others.slice(position - 1),
];

/**
 * Constants of the model. A word of the question in a message adds `word` to its logit; the first and the last message
 * of a part gain `first` and `last`, which fall by a factor of e every `reach` messages.
 */
export const model = { word: 1.5, first: 1.6, last: 2, reach: 1.5 } as const;

/** Words of questions that carry no content. */
const smallWords = new Set(['this', 'what', 'was', 'about', 'the', 'and', 'in', 'which', 'who']);
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** Returns the words of a question that can be found in a message. */
export const searchedWords = (question: QuestionId): string[] =>
  wordsOf(questions[question]).filter((word) => !smallWords.has(word));

/** A message with the weight that the model gives it. */
export interface WeighedMessage {
  text: string;
  /** Words of the question that it contains. */
  matches: number;
  /** Share of the attention, from 0 to 1. */
  share: number;
}

/** Weighs the messages of a part: a softmax over matching words and the position in the part. */
export const weigh = (texts: readonly string[], question: QuestionId): WeighedMessage[] => {
  const searched = searchedWords(question);
  const weighed = texts.map((text, index) => {
    const matches = searched.filter((word) => wordsOf(text).includes(word)).length;
    const fromFirst = Math.exp(-index / model.reach);
    const fromLast = Math.exp(-(texts.length - 1 - index) / model.reach);
    return { text, matches, weight: Math.exp(model.word * matches + model.first * fromFirst + model.last * fromLast) };
  });
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return weighed.map(({ text, matches, weight }) => ({ text, matches, share: weight / total }));
};

/** Returns the part of the thread that contains the decision, weighed. */
export const partWith = ({ question, part, position }: LostInTheMiddleState): WeighedMessage[] => {
  const start = Math.floor((position - 1) / part) * part;
  return weigh(threadWith(position).slice(start, start + part), question);
};

/** Returns the share of the attention that the decision gets. */
export const decisionShare = (state: LostInTheMiddleState): number =>
  partWith(state).find(({ text }) => text === decision)?.share ?? 0;

/** Computes the share of the decision at every position. */
export const positionCurve = (state: LostInTheMiddleState): { position: number; share: number }[] =>
  Array.from({ length: threadLength }, (_, index) => index + 1).map((position) => ({
    position,
    share: decisionShare({ ...state, position }),
  }));

/** Returns the number of parts of the thread. */
export const partCount = ({ part }: Pick<LostInTheMiddleState, 'part'>): number => Math.ceil(threadLength / part);

/** The task: minimum share of the decision at every position, and maximum parts. */
export const lostInTheMiddleTask = { share: 0.7, parts: 3 } as const;

/** Computes which goals of the task a state meets. */
export const lostInTheMiddleGoals = (state: LostInTheMiddleState) => ({
  isFound: positionCurve(state).every(({ share }) => share >= lostInTheMiddleTask.share),
  isShort: partCount(state) <= lostInTheMiddleTask.parts,
});
