/** Pieces that patterns loop over; repetition makes an ambiguous pattern take quadratic time. */
const pieces = [
  ...'a0 \n\t./-_@<>[]()"\'`*#!=+:;,&%~\u00e9\u2028',
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
];

/** Ends that make a match fail at the last character. */
const ends = ['', '\u0001', '@', ' x'];

/**
 * Returns builders of texts of a given length on which careless patterns are slow. `more`: further pieces to repeat.
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

/** Measures the processor time of a call in milliseconds: on a busy machine, a call also waits for its turn. */
export const processorMs = (run: () => void): number => {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
};
