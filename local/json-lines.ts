import { readFile, truncate } from 'node:fs/promises';

/** Reads the lines of a file that grows by whole lines; none without a file. Drops a last line that was cut off. */
export async function readLines(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const complete = text.slice(0, text.lastIndexOf('\n') + 1);
  if (complete.length < text.length) await truncate(path, Buffer.byteLength(complete));
  return complete.split('\n').filter(Boolean);
}
