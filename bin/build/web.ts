import { spawn } from 'node:child_process';
import { once } from 'node:events';

export const webFolder = 'build/web';
export const webInputs = [
  'THIRD_PARTY_NOTICES.txt',
  'bin/build-web.ts',
  'bin/build/known-courses.ts',
  'bin/build/web.ts',
  'content',
  'contract',
  'package-lock.json',
  'web',
] as const;

/** Builds the web application into `build/web`, in a child process, which frees the bundler's memory. */
export const bundleWeb = async (): Promise<void> => {
  const child = spawn(process.execPath, ['bin/run.mjs', 'build-web'], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The build of the web application failed.');
};
