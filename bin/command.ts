import { getStage, type Stage } from '#lib/stages.ts';
import { explainRefusal } from './aws-refusal.ts';

const explain = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const refusal = explainRefusal(error);
  return refusal ? `${refusal.detail}\n→ ${refusal.remedy}` : error.message;
};

/**
 * Runs a command and sets the exit code: 0 when it resolves to true, else 1. The message of an error is shown without
 * its stack trace, because it says what the operator can do.
 */
export const runCommand = async (command: () => Promise<boolean>): Promise<void> => {
  try {
    process.exitCode = (await command()) ? 0 : 1;
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
};

/** Returns the stage of this name. @throws Error with the usage without a name, and as `getStage` for an unknown one. */
export const requireStage = (name: string | undefined, usage: string): Stage => {
  if (!name) throw new Error(`Usage: ${usage}`);
  return getStage(name);
};

/** The command's arguments, without the `--` that npm passes on when it is given twice. */
export const commandArguments = (): string[] => process.argv.slice(2).filter((argument) => argument !== '--');

/** An option of `parseArgs` that takes a value. */
export const stringOption = { type: 'string' } as const;
