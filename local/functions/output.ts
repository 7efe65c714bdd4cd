import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Returns the lines of an output, without empty ones. */
export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Destination of functions' console output. */
export interface FunctionOutput {
  write(functionName: string, stream: 'stdout' | 'stderr', text: string): void;
  stop(): Promise<void>;
}

/** Matches a line of `console.error`, or a JSON line whose level needs attention. */
const errorLine = /^\S+\t\S+\tERROR\t|^\{"level":"(error|alert)"/;

/** Returns the lines of a text that report errors; everything written to stderr does. */
export const errorLines = (stream: 'stdout' | 'stderr', text: string): string[] =>
  linesOf(text).filter((line) => stream === 'stderr' || errorLine.test(line));

/** Appends every line to a file, with time and function; errors also go to the terminal. */
export const createFunctionOutput = (path: string): FunctionOutput => {
  mkdirSync(dirname(path), { recursive: true });
  const file = createWriteStream(path, { flags: 'a' });
  return {
    write: (functionName, stream, text) => {
      const time = new Date().toISOString();
      const kind = stream === 'stderr' ? 'ERROR ' : '';
      file.write(
        linesOf(text)
          .map((line) => `${time} ${functionName} ${kind}${line}\n`)
          .join(''),
      );
      const errors = errorLines(stream, text);
      if (errors.length > 0) process.stderr.write(errors.map((line) => `[${functionName}] ${line}\n`).join(''));
    },
    stop: () => new Promise((resolve) => file.end(resolve)),
  };
};
