import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

test('with credentials, production with placeholders is refused before any template', () => {
  const outdir = join(tmpdir(), `refused-${process.pid}`);
  const { status, stderr } = spawnSync(process.execPath, ['bin/run.mjs', 'app'], {
    encoding: 'utf8',
    // As the CDK command line calls the application.
    env: {
      ...process.env,
      CDK_OUTDIR: outdir,
      CDK_CONTEXT_JSON: '{"stage":"prod"}',
      CDK_DEFAULT_ACCOUNT: '111111111111',
      CDK_DEFAULT_REGION: 'us-east-1',
    },
  });
  expect(status).toBe(1);
  expect(stderr).toContain('Stage prod: email.identity in lib/stages.ts is the placeholder');
  expect(stderr).not.toContain('    at ');
  expect(existsSync(join(outdir, 'manifest.json'))).toBe(false);
});
