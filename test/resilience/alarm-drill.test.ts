import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { brand } from '#contract/brand.ts';
import { stages } from '#lib/stages.ts';
import { synthesized } from '../lib/templates.ts';

const runDrill = async () => {
  const drill = spawn(process.execPath, ['bin/run.mjs', 'alarm-drill'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(drill, 'exit');
  let output = '';
  for await (const chunk of drill.stdout) output += chunk;
  const [code] = await ended;
  return { code, lines: output.split('\n') };
};

test('every production alarm fires for its own cause, no other does, and all recover', async () => {
  const { code, lines } = await runDrill();
  const drilled = lines.flatMap((line) => /^ok +(\S+)/.exec(line)?.[1] ?? []);
  // With a notebook hub, production has all jobs.
  const { app } = synthesized({ ...stages.prod, notebookHub: { url: 'https://hub.example.com' } });
  const prefix = `${brand.slug}-prod-`;
  const inProduction = app
    .ofType('AWS::CloudWatch::Alarm')
    .map(({ Properties }) => Properties.AlarmName.slice(prefix.length));
  expect(lines.filter((line) => line.includes('PROBLEM'))).toEqual([]);
  expect([...new Set(drilled)].sort()).toEqual(inProduction.sort());
  expect(code).toBe(0);
}, 480_000);
