import { spawn } from 'node:child_process';

/** One step of a command that changes a stage. */
export interface Step {
  name: string;
  /** A program with its arguments, or work in this process that resolves to false when the operator declines. */
  run: readonly [program: string, ...args: string[]] | (() => Promise<boolean>);
}

/** Runs a program with this terminal; resolves to whether it succeeded. */
const runProgram = ([program, ...args]: readonly [string, ...string[]], environment: NodeJS.ProcessEnv) =>
  new Promise<boolean>((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', env: environment });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });

const seconds = (startedAt: number): string => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/**
 * Runs steps in order, each with its name and duration. The first that fails ends the run and names the command that
 * continues: every step is safe to repeat. Resolves to whether all succeeded.
 */
export const runSteps = async (
  steps: readonly Step[],
  { repeat, environment }: { repeat: string; environment: NodeJS.ProcessEnv },
): Promise<boolean> => {
  for (const [index, { name, run }] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${name}`);
    const startedAt = performance.now();
    let reason = '';
    const succeeded = await (typeof run === 'function' ? run() : runProgram(run, environment)).catch((error: Error) => {
      reason = ` (${error.message})`;
      return false;
    });
    if (!succeeded) {
      const isDeclined = typeof run === 'function' && reason === '';
      const outcome = isDeclined
        ? 'Not confirmed; nothing was changed.'
        : `"${name}" failed after ${seconds(startedAt)}${reason}.`;
      console.error(`${outcome} To continue, run: ${repeat}`);
      return false;
    }
    console.log(`"${name}" took ${seconds(startedAt)}.`);
  }
  return true;
};
