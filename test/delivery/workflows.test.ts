import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { safeLoad } from 'js-yaml';
import { stageNames } from '#lib/stages.ts';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  if?: string;
  uses?: string;
  needs?: string;
  with?: { stage?: string };
  steps?: Step[];
  environment?: string;
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  concurrency?: { group: string; 'cancel-in-progress': boolean };
}

interface Workflow {
  on: Record<string, { branches?: string[]; tags?: string[] } | null>;
  permissions: Record<string, string>;
  concurrency?: { group: string };
  jobs: Record<string, Job>;
}

const folder = '.github/workflows';
const files = readdirSync(folder);
const workflows = Object.fromEntries(
  files.map((file) => [file, safeLoad(readFileSync(join(folder, file), 'utf8')) as Workflow]),
);
const jobs = Object.entries(workflows).flatMap(([file, workflow]) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ id: `${file} ${name}`, file, workflow, job })),
);
const stepsOf = ({ steps = [] }: Job): Step[] => steps;
const jobOf = (file: string, name: string): Job => workflows[file]?.jobs[name] ?? {};

test('every action is pinned to a commit and names its version', () => {
  const uses = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/\buses: (.+)$/gm)].map(([, target = '']) => target),
  );
  expect(uses.length).toBeGreaterThan(15);
  const pinned = /^(?:\.\/\.github\/workflows\/[\w-]+\.yml|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/;
  expect(uses.filter((target) => !pinned.test(target))).toEqual([]);
});

test('an action has the same commit in every workflow', () => {
  const targets = new Set(jobs.flatMap(({ job }) => stepsOf(job).flatMap(({ uses }) => uses ?? [])));
  const names = [...targets].map((target) => target.split('@')[0]);
  expect(names).toEqual([...new Set(names)]);
});

test('a workflow may only read the code; a job asks for more only where it needs it', () => {
  for (const { permissions } of Object.values(workflows))
    expect([{}, { contents: 'read' }]).toContainEqual(permissions);
  const extended = jobs.filter(({ job }) => job.permissions).map(({ id, job }) => [id, job.permissions]);
  const deploys = { contents: 'read', 'id-token': 'write' };
  expect(Object.fromEntries(extended)).toEqual({
    'deploy.yml dev': deploys,
    'deploy.yml staging': deploys,
    'deploy.yml prod': deploys,
    'deploy-stage.yml deploy': deploys,
    'diff.yml diff': deploys,
    'diff.yml comment': { actions: 'read', 'pull-requests': 'write' },
  });
});

test('a job that may write to GitHub runs no code of a pull request', () => {
  const writers = jobs.filter(({ job }) =>
    Object.entries(job.permissions ?? {}).some(([scope, access]) => access === 'write' && scope !== 'id-token'),
  );
  expect(writers.map(({ id }) => id)).toEqual(['diff.yml comment']);
  const steps = writers.flatMap(({ job }) => stepsOf(job));
  expect(steps.filter(({ uses, run }) => uses !== undefined || /\b(npm|npx|node)\b/.test(run ?? ''))).toEqual([]);
});

test('no workflow runs with secrets on code of a fork', () => {
  expect(Object.values(workflows).flatMap(({ on }) => Object.keys(on))).not.toContain('pull_request_target');
  expect(jobOf('diff.yml', 'diff').if).toContain('head.repo.full_name == github.repository');
  for (const file of files) expect(readFileSync(join(folder, file), 'utf8')).not.toContain('secrets.');
});

test('what a pull request names never becomes part of a script', () => {
  const scripts = jobs.flatMap(({ job }) => stepsOf(job).flatMap(({ run }) => run ?? []));
  expect(scripts.filter((run) => /\$\{\{(?!\s*matrix\.)/.test(run))).toEqual([]);
});

test('checkouts leave no token for later steps', () => {
  const checkouts = jobs.flatMap(({ job }) => stepsOf(job)).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkouts.length).toBeGreaterThan(5);
  for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false });
});

test('every job has a time limit, and a new push cancels the run before it', () => {
  const endless = jobs.filter(({ job }) => !job.uses && job['timeout-minutes'] === undefined);
  expect(endless.map(({ id }) => id)).toEqual([]);
  const onPullRequests = Object.values(workflows).filter(({ on }) => 'pull_request' in on);
  for (const { concurrency } of onPullRequests) expect(concurrency?.group).toContain('github.ref');
});

test('main deploys dev, a tag deploys staging, and prod follows staging', () => {
  const { on, jobs: deployments } = workflows['deploy.yml'] as Workflow;
  expect(on).toEqual({ push: { branches: ['main'], tags: ['v*'] } });
  expect(deployments.dev).toMatchObject({
    needs: 'ci',
    if: expect.stringContaining("github.ref == 'refs/heads/main'"),
  });
  expect(deployments.staging).toMatchObject({
    needs: 'ci',
    if: expect.stringContaining("startsWith(github.ref, 'refs/tags/v')"),
  });
  expect(deployments.prod).toMatchObject({ needs: 'staging' });
  const { ci, ...others } = deployments;
  expect(ci?.uses).toBe('./.github/workflows/ci.yml');
  expect(Object.entries(others).map(([name, job]) => ({ name, uses: job.uses, stage: job.with?.stage }))).toEqual(
    stageNames.map((name) => ({ name, uses: './.github/workflows/deploy-stage.yml', stage: name })),
  );
});

test('only a job in the environment of its stage deploys, one at a time and to its end', () => {
  const deploying = jobs.filter(({ job }) =>
    stepsOf(job).some(({ run }) => /npm run deploy|cdk deploy/.test(run ?? '')),
  );
  expect(deploying.map(({ id }) => id)).toEqual(['deploy-stage.yml deploy']);
  expect(deploying[0]?.job).toMatchObject({
    environment: `\${{ inputs.stage }}`,
    concurrency: { group: `deploy-\${{ inputs.stage }}`, 'cancel-in-progress': false },
  });
  expect(Object.keys(deploying[0]?.workflow.on ?? {})).toEqual(['workflow_call']);
});

test('every npm script that a workflow runs exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const named = jobs.flatMap(({ job }) =>
    stepsOf(job).flatMap(({ run = '' }) =>
      [...run.matchAll(/npm run (?:-s )?([\w:-]*\w)(?![\w:-]*\$)/g)].map(([, name]) => name),
    ),
  );
  expect(named).toContain('deploy');
  expect(named.filter((name = '') => !Object.hasOwn(scripts, name))).toEqual([]);
});
