import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readCourses } from '#content/read-courses.ts';
import { dripParams, newLinkedSubscriber } from '../support/drip-subscribers.ts';
import { subjectsTo } from '../support/inbox.ts';
import { concurrently, courseId, newGraduate } from '../support/learners.ts';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';
import { type Learner, newLearner, send } from '../support/platform.ts';

let operator: OperatorCloud;
let folder: string;

const startStage = async (): Promise<void> => {
  operator = await startOperatorCloud();
  await operator.publish(...(await readCourses()));
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drill-'));
  await startStage();
}, 180_000);

afterAll(async () => {
  await operator.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command as an operator does; rejects unless it exits with 0. */
const run = async (command: 'export' | 'restore'): Promise<string> => {
  const { endpoint, region, credentials } = operator.settings;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['bin/run.mjs', command, '--stage', 'dev', '--folder', folder],
    {
      env: {
        ...process.env,
        AWS_ENDPOINT_URL: endpoint,
        AWS_REGION: region,
        AWS_ACCESS_KEY_ID: credentials.accessKeyId,
        AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      },
      timeout: 120_000,
    },
  );
  return stdout;
};

const position = { courseId, sectionIndex: 0, lectureIndex: 0 };

/** What a learner has, without what differs by id or time. */
const viewOf = async (learner: Learner) => {
  const { name } = await learner.call('getProfile');
  const { certificates } = await learner.call('listCertificates');
  const { notes } = await learner.call('listNotes', { params: { courseId } });
  const certificate = certificates[0]?.id ?? '';
  const { body: credential } = await send('getCredential', { params: { certificateId: certificate } });
  return { name, certificate, notes, credential };
};

test('a destroyed stage is restored for all but those who deleted their account', async () => {
  const [ada, eve] = await concurrently(2, (index) => newGraduate(['Ada', 'Eve'][index] ?? ''));
  const reader = await newLinkedSubscriber('UTC');
  if (!ada || !eve) throw new Error('There are no learners.');
  for (const learner of [ada, eve]) {
    await learner.call('generateCertificate', { params: { courseId } });
    await learner.call('saveNote', { params: position, body: { content: 'Kept\u2028apart' } });
  }
  const before = await viewOf(ada);
  const open = (await reader.call('getAvailableContent', { params: dripParams })).unlockedContent;
  const { certificate: eveCertificate } = await viewOf(eve);
  expect(await run('export')).toContain('dev is exported');
  await eve.call('deleteAccount');
  expect(await run('export')).toContain('Nothing new is copied; its register of deleted accounts is read again');

  await operator.stop();
  await startStage();
  const output = await run('restore');
  expect(output).toContain('Accounts: 2 in a new user pool, 1 deleted since the export and left out.');
  expect(output).toContain('dev is restored.');

  expect(await viewOf(await newLearner(ada.email))).toEqual(before);
  const returned = await newLearner(reader.email);
  expect((await returned.call('getAvailableContent', { params: dripParams })).unlockedContent).toEqual(open);
  const gone = await send('getCredential', { params: { certificateId: eveCertificate } });
  expect(gone.status).toBe(404);
  const newcomer = await newLearner(eve.email);
  expect((await newcomer.call('listCertificates')).certificates).toEqual([]);
  expect((await newcomer.call('listEnrolledCourses')).courses).toEqual([]);

  expect(await subjectsTo(ada.email)).toEqual([]);
  expect(await subjectsTo(reader.email)).toEqual([]);
  await operator.cloud.clock.advance(3 * 86_400_000);
  const announcements = (await subjectsTo(reader.email)).filter((subject) => subject.startsWith('Now open'));
  expect(announcements).toHaveLength(1);
  expect(await readFile(join(folder, 'accounts.jsonl'), 'utf8')).not.toMatch(/password/i);
}, 300_000);
