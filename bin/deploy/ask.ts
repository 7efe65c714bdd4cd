import { createInterface } from 'node:readline/promises';

/** Asks on the terminal; resolves to whether the reply is exactly `expected`. Without input, it is not. */
export const ask = async (question: string, expected: string): Promise<boolean> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const ended = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
    return (await Promise.race([terminal.question(question), ended])).trim() === expected;
  } finally {
    terminal.close();
  }
};
