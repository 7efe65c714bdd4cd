import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readCourses } from '../../content/read-courses.ts';
import { allOperations, contract, type OperationName } from '../../contract/index.ts';
import { tagOf } from '../../lambdas/http/log.ts';
import { newPerson, type Person, secretsOf } from '../support/every-operation.ts';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';
import { consoleCall, newAddress } from '../support/platform.ts';

let operator: OperatorCloud;
let person: Person;

beforeAll(async () => {
  operator = await startOperatorCloud();
  await operator.publish(...(await readCourses()));
  person = await newPerson();
}, 150_000);
afterAll(() => operator.stop());

interface Seen {
  name: OperationName;
  status: number;
  cacheControl: string | null;
}

/** Calls every operation as this person, each from a network of its own. */
const callAll = async (except: OperationName[] = []): Promise<Seen[]> => {
  const seen: Seen[] = [];
  for (const [name, input] of person.inputs.filter(([name]) => !except.includes(name))) {
    const headers = { 'x-local-viewer-address': newAddress() };
    const { status, headers: answered } = await person.attempt(name, { ...input, headers });
    seen.push({ name, status, cacheControl: answered.get('cache-control') });
  }
  return seen;
};

const log = () => readFile(join(operator.folder, 'logs', 'functions.log'), 'utf8');

/** Which of these words a text holds. */
const found = (words: string[], text: string): string[] => words.filter((word) => text.includes(word));

let answers: Seen[];

test('a learner can call every operation of the contract', async () => {
  answers = await callAll(['deleteAccount']);
  const refused = answers.filter(({ status }) => status !== 200).map(({ name, status }) => `${name} ${status}`);
  expect(refused).toEqual(['receiveStripeEvent 400']);
}, 120_000);

test('no answer to a learner is kept by a browser or a cache', () => {
  const forLearners = answers.filter(({ name }) => contract[name].access !== 'public');
  expect(forLearners.length).toBeGreaterThan(45);
  expect(forLearners.filter(({ cacheControl }) => !/^no-store(, no-transform)?$/.test(cacheControl ?? ''))).toEqual([]);
});

test('only answers that the contract says so of are kept, and as long as it says', () => {
  const expected = allOperations.flatMap(({ name, operation: { cacheSeconds, access } }) => {
    expect(cacheSeconds === undefined || access === 'public').toBe(true);
    return cacheSeconds === undefined ? [] : [`${name} public, max-age=${cacheSeconds}`];
  });
  const kept = answers.filter(({ cacheControl }) => !cacheControl?.startsWith('no-store'));
  expect(kept.map(({ name, cacheControl }) => `${name} ${cacheControl}`).sort()).toEqual(expected.sort());
});

test('what is refused because a service fails is not kept either, and names nobody in the log', async () => {
  const before = await log();
  for (const service of ['dynamodb', 's3', 'cognito-idp', 'ses', 'kms', 'ssm']) {
    await consoleCall('POST', 'faults', { kind: 'answer', service, status: 400, code: 'Broken', times: 100_000 });
  }
  const failed = await callAll();
  await consoleCall('DELETE', 'faults');
  const broken = failed.filter(({ status }) => status === 500);
  expect(broken.length).toBeGreaterThan(45);
  expect(broken.filter(({ cacheControl }) => cacheControl !== 'no-store')).toEqual([]);

  const written = (await log()).slice(before.length);
  for (const { name } of broken) expect(written).toContain(`"operation":"${name}"`);
  expect(written).toContain(`"learner":"${tagOf(person.id)}"`);
  expect(found(secretsOf(person), written)).toEqual([]);
}, 120_000);

test('nothing that a learner sent or that names them is in the log of any function', async () => {
  await person.call('deleteAccount');
  expect(found(secretsOf(person), await log())).toEqual([]);
});
