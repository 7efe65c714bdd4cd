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

/**
 * Measures the processor time of a call in milliseconds: on a busy machine, a call also waits for its turn.
 *
 * Returns the first time within `limitMs`, else the least of five: the garbage collector and the compiler run on threads
 * of the same process, and their time counts into whichever call they fall.
 */
export const processorMs = (run: () => void, limitMs: number): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let call = 0; call < 5 && least > limitMs; call += 1) {
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
};
