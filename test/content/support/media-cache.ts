import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';

/** Gives each test of the file an empty cache of media, below a folder that the file removes. */
export const emptyMediaCaches = (): { folder(): string; changeMachine(): Promise<void> } => {
  const before = process.env.XDG_CACHE_HOME;
  let folder: string;
  const changeMachine = async () => {
    process.env.XDG_CACHE_HOME = await mkdtemp(join(folder, 'cache-'));
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'media-cache-'));
  });
  beforeEach(changeMachine);
  afterAll(async () => {
    if (before === undefined) delete process.env.XDG_CACHE_HOME;
    else process.env.XDG_CACHE_HOME = before;
    await rm(folder, { recursive: true, force: true });
  });
  return { folder: () => folder, changeMachine };
};
