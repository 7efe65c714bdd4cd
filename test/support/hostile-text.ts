/** Pieces that patterns loop over; repeated, they are what makes a pattern with two ways to match take quadratic time. */
const pieces = [
  ...'a0 \n\t./-_@<>[]()"\'`*#!=+:;,&%~\u00e9\u2028',
  ...[
    'a.',
    'a@',
    '.@',
    '@.',
    '![',
    '[]',
    '](',
    '<a',
    'ab',
    '0.',
    '0,',
    '//',
    '\r\n',
    '{a',
    '- ',
    'a ',
    '**',
    'a=',
    '```',
  ],
];

/** Ends that make a match fail at the last moment. */
const ends = ['', '\u0001', '@', ' x'];

/**
 * Texts on which careless patterns take very long, each to be made in a length of so many characters. `more`: further
 * pieces to repeat.
 */
export const hostileTexts = (more: Iterable<string> = []): ((length: number) => string)[] =>
  [...new Set([...pieces, ...more])].flatMap((piece) =>
    ['', 'a@'].flatMap((start) =>
      ends.map((end) => (length: number) => {
        const middle = length - start.length - end.length;
        return start + piece.repeat(Math.ceil(middle / piece.length)).slice(0, middle) + end;
      }),
    ),
  );

/** Milliseconds that a call takes. */
export const elapsedMs = (run: () => void): number => {
  const start = performance.now();
  run();
  return performance.now() - start;
};
