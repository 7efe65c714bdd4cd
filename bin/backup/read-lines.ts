import { createReadStream } from 'node:fs';

/**
 * Reads the lines of a file, one at a time. `node:readline` would also split at U+2028, which JSON leaves unescaped.
 */
export const readLines = async function* (path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, { encoding: 'utf8' })) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
};

/** Reads JSON Lines, `size` values at a time, with the number of lines read so far; skips the first `from`. */
export const readChunks = async function* <Value>(
  path: string,
  parse: (line: string) => Value,
  { from = 0, size = 1_000 } = {},
): AsyncGenerator<{ values: Value[]; position: number }> {
  let position = 0;
  let values: Value[] = [];
  for await (const line of readLines(path)) {
    position += 1;
    if (position > from) values.push(parse(line));
    if (values.length < size) continue;
    yield { values, position };
    values = [];
  }
  if (values.length > 0) yield { values, position };
};
