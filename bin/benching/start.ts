import { rm } from 'node:fs/promises';
import { startPlatform } from '../testing/platform.ts';
import type { Figure } from './table.ts';

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

const readyAfter = async (): Promise<number> => {
  const platform = await startPlatform();
  await platform.stop();
  return platform.readyAfter;
};

/** Time from `npm start` until site and API answer, with everything to build and with nothing. */
export const benchStart = async (): Promise<Figure[]> => {
  await Promise.all(['build', 'cdk.out'].map((folder) => rm(folder, { recursive: true, force: true })));
  const withBuilds = await readyAfter();
  const built = [await readyAfter(), await readyAfter(), await readyAfter()].sort((a, b) => a - b)[1] ?? 0;
  return [
    { what: 'ready after npm start, builds included', measured: seconds(withBuilds), goal: '≤ 25 s' },
    { what: 'ready after npm start on a built tree', measured: seconds(built), goal: '≤ 5 s' },
  ];
};
