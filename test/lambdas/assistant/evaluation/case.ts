/** What the asker sees around the question. */
export interface AskedIn {
  /** The course the question is asked in; without one, it is asked on a public page. */
  course?: string;
  /** The lecture that is open beside the question. */
  lecture?: string;
  /** Earlier questions of the conversation, oldest first; the harness asks them to get their answers. */
  after?: readonly string[];
}

/**
 * What a good answer does. `quotes`: cites one of the lectures and says what the pattern asks for. `handles`: the named
 * handler answers. `page`: cites a page whose path starts like this. `refuses`: claims nothing.
 */
export type Accepted =
  | { expects: 'quotes'; lectures: readonly string[]; says?: RegExp }
  | { expects: 'handles'; handler: string; lectures?: readonly string[]; says?: RegExp }
  | { expects: 'page'; path: string; says?: RegExp }
  | { expects: 'refuses' };

/** A question as somebody types it, and what a good answer to it does. */
export interface Case extends AskedIn {
  text: string;
  accepts: Accepted;
}

type Fact = readonly [text: string, lectures: string, says?: RegExp];

/** Questions about what a course teaches; `lectures` are separated by spaces, and any of them is right. */
export const facts = (course: string, rows: readonly Fact[]): Case[] =>
  rows.map(([text, lectures, says]) => ({
    course,
    text,
    accepts: { expects: 'quotes', lectures: lectures.split(' '), ...(says && { says }) },
  }));

type Handled = readonly [text: string, lecture: string | undefined, accepted?: string | undefined, says?: RegExp];

/** Questions for one handler in a course; `lecture` is open beside the question, and any of `accepted` is right. */
export const handled = (handler: string, course: string, rows: readonly Handled[]): Case[] =>
  rows.map(([text, lecture, accepted, says]) => ({
    ...{ course, text },
    ...(lecture !== undefined && { lecture }),
    accepts: {
      ...{ expects: 'handles', handler },
      ...(accepted !== undefined && { lectures: accepted.split(' ') }),
      ...(says && { says }),
    },
  }));

/** Questions that no lecture answers. */
export const refused = (course: string | undefined, texts: readonly string[]): Case[] =>
  texts.map((text) => ({ ...(course !== undefined && { course }), text, accepts: { expects: 'refuses' } }));
