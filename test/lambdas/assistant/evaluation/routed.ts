import type { AskedIn } from './case.ts';
import type { Answered } from './scenes.ts';

/** A message, and which handlers may answer it. */
export interface Routed extends AskedIn {
  text: string;
  handlers: readonly string[];
  /** What a right answer says, where its handler answers more than one thing. */
  says?: RegExp;
}

type Row = readonly [text: string, lecture: string | undefined, says?: RegExp | undefined, after?: readonly string[]];

/** Messages in a course that one of the `handlers`, separated by `|`, has to answer. */
export const routed = (handlers: string, course: string, rows: readonly Row[]): Routed[] =>
  rows.map(([text, lecture, says, after]) => ({
    ...{ course, text, handlers: handlers.split('|') },
    ...(lecture !== undefined && { lecture }),
    ...(says && { says }),
    ...(after && { after }),
  }));

/** Returns whether a message reached a handler that may answer it. */
export const isRouted = ({ handlers, says }: Routed, { handler, exchange }: Answered): boolean => {
  const text = [exchange.remark, ...exchange.claims.map((claim) => claim.text)].join('\n');
  return handlers.includes(handler) && (says?.test(text) ?? true);
};
