import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildIfStale } from './build-if-stale.ts';
import { withFileLock } from './file-lock.ts';

const folder = 'build/published';

/** What the published rows and objects depend on. */
const inputs = [
  'bin/build-published-data.ts',
  'bin/publishable-courses.ts',
  'bin/start',
  'content',
  'contract',
  'lambdas/pictures',
  'lib',
  'local',
  'package-lock.json',
] as const;

const publish = async (): Promise<void> => {
  const newFolder = `${folder}.new`;
  rmSync(newFolder, { recursive: true, force: true });
  const child = spawn(process.execPath, ['bin/run.mjs', 'build-published-data', newFolder], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The courses were not published.');
  rmSync(folder, { recursive: true, force: true });
  renameSync(newFolder, folder);
};

/**
 * Publishes the courses to `build/published` if they or the publisher have changed. Resolves to the folder's absolute
 * path. Requires a current `cdk.out`.
 */
export const ensurePublishedData = async (): Promise<string> => {
  await withFileLock('published', () => buildIfStale('the data of test platforms', folder, inputs, publish));
  return resolve(folder);
};
