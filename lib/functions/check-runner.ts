import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Construct } from 'constructs';
import { checkRunner } from '#contract/check-runner.ts';
import { kebab, pascal } from '../names.ts';
import type { Resources } from './grants.ts';
import { RoleFunction } from './role-function.ts';

/**
 * Creates the function that runs learners' Python. It has no environment variables, and its role allows only writing
 * its log and, in stages that trace, traces. It is not in a VPC: the thread that runs Python keeps it from the network
 * (decision record 0059). `folder` contains the bundles.
 */
export const addCheckRunner = (scope: Construct, resources: Resources, folder: string): void => {
  const bundle = join(folder, kebab(checkRunner.name));
  if (!existsSync(join(bundle, 'index.mjs'))) return;
  const { name, summary: description, memoryMegabytes, timeoutSeconds } = checkRunner;
  new RoleFunction(scope, pascal(name), {
    resources,
    bundle,
    name,
    description,
    needs: [],
    memoryMegabytes,
    timeoutSeconds,
    rollbackAlarms: ['notebooks-errors', 'api-server-errors'],
  });
};
