import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Destination of functions' console output. */
export interface FunctionOutput {
  write(functionName: string, stream: 'stdout' | 'stderr', text: string): void;
  stop(): Promise<void>;
}

/** Appends every line to a file, with time and function; errors also go to the terminal. */
export const createFunctionOutput = (path: string): FunctionOutput => {
  mkdirSync(dirname(path), { recursive: true });
  const file = createWriteStream(path, { flags: 'a' });
  return {
    write: (functionName, stream, text) => {
      const time = new Date().toISOString();
      const lines = text.split('\n').filter((line) => line !== '');
      file.write(
        lines.map((line) => `${time} ${functionName} ${stream === 'stderr' ? 'ERROR ' : ''}${line}\n`).join(''),
      );
      if (stream === 'stderr') process.stderr.write(lines.map((line) => `[${functionName}] ${line}\n`).join(''));
    },
    stop: () => new Promise((resolve) => file.end(resolve)),
  };
};
