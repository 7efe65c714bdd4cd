import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { allJobs, type Job, type JobName } from '#contract/jobs.ts';
import { kebab } from '../names.ts';

/** A job that has a handler. */
export interface BuiltJob {
  name: JobName;
  job: Job;
  /** Folder that contains its `index.mjs`. */
  bundle: string;
}

/** The jobs whose bundle is in this folder. */
export const builtJobs = (folder: string): BuiltJob[] =>
  allJobs
    .map((declared) => ({ ...declared, bundle: join(folder, kebab(declared.name)) }))
    .filter(({ bundle }) => existsSync(join(bundle, 'index.mjs')));
