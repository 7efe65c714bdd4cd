import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SSMClient } from '@aws-sdk/client-ssm';
import { DynamoDBDocumentClient, paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readStageParameters } from '#content/publish/stage-parameters.ts';
import { brand } from '#contract/brand.ts';
import { statusListSize } from '#contract/credential/status-list.ts';
import { credentialKey } from '#lambdas/services/learner-files.ts';
import { emailsTo, subjectsTo } from '../support/inbox.ts';
import { consumeCrash, injectCrash } from '../support/isolated-platform.ts';
import { concurrently } from '../support/learners.ts';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';
import { send } from '../support/platform.ts';
import { courseOf, credentialOf, issue, newGraduateOf, runRevoke, statusOf } from '../support/revocations.ts';
import { findFaultNow } from '../support/verify-online.ts';
import { waitFor } from '../support/wait-for.ts';

let operator: OperatorCloud;
beforeAll(async () => {
  operator = await startOperatorCloud();
  await operator.publish(courseOf('steady'), courseOf('edited'));
}, 150_000);
afterAll(() => operator.stop());

const revoke = (certificateId: string, reason = 'misconduct') =>
  runRevoke(operator, '--certificate', certificateId, '--reason', reason, '--yes');
const revocation = { revokedAt: expect.any(String), reason: 'misconduct' };
const newGraduate = () => newGraduateOf('steady');

test('a third-party verifier accepts a certificate until it is revoked', async () => {
  const [ada, bob] = [await newGraduate(), await newGraduate()];
  const { id } = await issue(ada, 'steady');
  const other = await credentialOf((await issue(bob, 'steady')).id);
  const credential = await credentialOf(id);
  expect([await findFaultNow(credential), await findFaultNow(other)]).toEqual([undefined, undefined]);
  expect(await statusOf(id)).toMatchObject({ status: 200, body: {} });

  expect(await revoke(id)).toEqual({ code: 0, output: expect.stringContaining('Ada Lovelace') });
  expect(await findFaultNow(credential)).toBe('The status revocation is 1.');
  expect(await findFaultNow(other)).toBeUndefined();
  expect(await credentialOf(id)).toEqual(credential);
  expect((await statusOf(id)).body).toEqual({ revocation });
}, 120_000);

test('a revoked certificate has no PDF, and its learner cannot get a new one', async () => {
  const ada = await newGraduate();
  const { id, signedUrl = '' } = await issue(ada, 'steady');
  expect((await fetch(signedUrl)).status).toBe(200);
  await revoke(id);
  const { certificates } = await ada.call('listCertificates');
  const read = await ada.call('getCertificate', { params: { certificateId: id } });
  const seen = [await issue(ada, 'steady'), read, ...certificates];
  for (const certificate of seen) {
    expect(certificate).toMatchObject({ id, revocation });
    expect(certificate).not.toHaveProperty('signedUrl');
  }
  expect(seen).toHaveLength(3);
}, 120_000);

test('one email tells a learner why their certificate was revoked and whom to ask', async () => {
  const [ada, bob] = [await newGraduate(), await newGraduate()];
  const { id, courseTitle, verifyUrl } = await issue(ada, 'steady');
  await issue(bob, 'steady');
  expect((await revoke(id)).output).toContain('The learner was emailed.');
  expect((await revoke(id, 'refunded')).output).toContain('(misconduct)');
  const subject = `Your certificate was revoked: ${courseTitle}`;
  const emails = (await emailsTo(ada.email)).filter((email) => email.subject === subject);
  expect(emails).toHaveLength(1);
  for (const part of ['Ada Lovelace', 'obtained by fraud', verifyUrl, brand.supportEmail]) {
    expect(emails[0]?.text).toContain(part);
  }
  expect(await subjectsTo(bob.email)).not.toContain(subject);
}, 120_000);

test('after misconduct, a later version of the course gives no certificate either', async () => {
  const [ada, bob] = [await newGraduateOf('edited'), await newGraduateOf('edited')];
  const [{ id }, earlier] = [await issue(ada, 'edited'), await issue(bob, 'edited')];
  await revoke(id);
  await operator.publish(courseOf('steady'), courseOf('edited', 0, 'Learn one small thing, said better.'));
  // Functions cache the course for a while.
  await waitFor(async () => (await issue(bob, 'edited')).id !== earlier.id);
  expect(await issue(ada, 'edited')).toMatchObject({ id, revocation });
}, 180_000);

test('a certificate issued in error is replaced once, and stays revoked', async () => {
  const ada = await newGraduate();
  const { id: wrong } = await issue(ada, 'steady');
  await revoke(wrong, 'issued-in-error');
  const issued = await concurrently(4, () => issue(ada, 'steady'));
  const [right = '', ...others] = new Set(issued.map(({ id }) => id));
  expect(others).toEqual([]);
  const credentials = await Promise.all([wrong, right].map(credentialOf));
  expect(await Promise.all(credentials.map(findFaultNow))).toEqual(['The status revocation is 1.', undefined]);
  const [certificate, revoked] = (await ada.call('listCertificates')).certificates;
  expect([certificate?.id, revoked?.id]).toEqual([right, wrong]);
  expect((await fetch(certificate?.signedUrl ?? '')).status).toBe(200);

  await ada.call('saveCertificateVisibility', { params: { certificateId: right }, body: { isPublic: false } });
  expect([(await statusOf(right)).status, (await statusOf(wrong)).status]).toEqual([404, 200]);
  await revoke(right, 'issued-in-error');
  expect([wrong, right]).not.toContain((await issue(ada, 'steady')).id);
  await ada.call('deleteAccount');
  expect((await statusOf(wrong)).status).toBe(404);
}, 120_000);

test('a list whose reading crashes has the revocation when it is read again', async () => {
  const { id } = await issue(await newGraduate(), 'steady');
  const copy = await credentialOf(id);
  await revoke(id);
  for (let call = 0, crashed = true; crashed; call += 1) {
    await injectCrash('get-status-list', call, 'kill-after');
    await send('getStatusList', { params: { statusList: 1 } });
    crashed = await consumeCrash();
    expect({ call, fault: await findFaultNow(copy) }).toEqual({ call, fault: 'The status revocation is 1.' });
  }
}, 120_000);

test('concurrent requests take one list index, and no two certificates share one', async () => {
  const graduates = await Promise.all([newGraduate(), newGraduate(), newGraduate()]);
  const ids = await Promise.all(
    graduates.map(async (ada) => {
      const issued = await concurrently(4, () => issue(ada, 'steady'));
      const [first, ...others] = new Set(issued.map(({ id }) => id));
      expect(others).toEqual([]);
      return first ?? '';
    }),
  );
  const credentials = await Promise.all(ids.map(credentialOf));
  const indexes = credentials.map(({ credentialStatus }) => Number(credentialStatus?.statusListIndex));
  expect(new Set(indexes).size).toBe(graduates.length);
  expect(indexes.every((index) => index >= 0 && index < statusListSize)).toBe(true);
}, 120_000);

test('revoking twice keeps the first day and reason', async () => {
  const { id } = await issue(await newGraduate(), 'steady');
  await revoke(id, 'issued-in-error');
  const first = (await statusOf(id)).body;
  expect(await revoke(id)).toEqual({ code: 0, output: expect.stringContaining('issued-in-error') });
  expect((await statusOf(id)).body).toEqual(first);
}, 120_000);

test('deleting the account leaves a revoked credential revoked', async () => {
  const ada = await newGraduate();
  const { id } = await issue(ada, 'steady');
  const copy = await credentialOf(id);
  await revoke(id);
  await ada.call('deleteAccount');
  expect((await statusOf(id)).status).toBe(404);
  expect(await findFaultNow(copy)).toBe('The status revocation is 1.');
}, 120_000);

test('a hidden certificate does not reveal that it is revoked', async () => {
  const ada = await newGraduate();
  const { id } = await issue(ada, 'steady');
  await revoke(id);
  await ada.call('saveCertificateVisibility', { params: { certificateId: id }, body: { isPublic: false } });
  const [hidden, unknown] = [await statusOf(id), await statusOf('f'.repeat(32))];
  expect({ status: hidden.status, body: hidden.body }).toEqual({ status: 404, body: unknown.body });
}, 120_000);

/** Makes a certificate look like one from before status lists: a row without an entry, and no credential yet. */
const forgetEntry = async (id: string): Promise<void> => {
  const { settings } = operator;
  const names = await readStageParameters(new SSMClient(settings), 'dev', {
    TableName: 'learners-table',
    Bucket: 'learner-files-bucket',
  });
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(settings));
  for await (const { Items = [] } of paginateScan({ client }, { TableName: names.TableName })) {
    for (const { pk, sk } of Items.filter((row) => row.id === id)) {
      const change = { TableName: names.TableName, Key: { pk, sk }, UpdateExpression: 'REMOVE statusEntry' };
      await client.send(new UpdateCommand(change));
    }
  }
  const s3 = new S3Client({ ...settings, forcePathStyle: true });
  await s3.send(new DeleteObjectCommand({ Bucket: names.Bucket, Key: credentialKey(id) }));
};

test('a certificate from before status lists is revoked by the issuer’s word alone', async () => {
  const ada = await newGraduate();
  const { id } = await issue(ada, 'steady');
  await forgetEntry(id);
  await issue(ada, 'steady');
  const older = await credentialOf(id);
  expect(older).not.toHaveProperty('credentialStatus');
  expect(await revoke(id)).toEqual({ code: 0, output: expect.stringContaining('before there were status lists') });
  expect((await statusOf(id)).body).toEqual({ revocation });
  expect(await issue(ada, 'steady')).toMatchObject({ id, revocation });
  // Nothing in the credential points other verifiers to its status.
  expect(await findFaultNow(older)).toBeUndefined();
}, 120_000);

test('only lists in use are found, and other sites may read them', async () => {
  const numbers = ['1', '2', '0', 'x'];
  const lists = await Promise.all(numbers.map((statusList) => send('getStatusList', { params: { statusList } })));
  expect(lists.map(({ status }) => status)).toEqual([200, 404, 404, 404]);
  const { headers } = lists[0] as (typeof lists)[number];
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cache-control')).toBe('public, max-age=60');
});

test.each([
  [['--certificate', 'f'.repeat(32), '--reason', 'misconduct', '--yes'], 'There is no certificate'],
  [['--certificate', '../secrets', '--reason', 'misconduct', '--yes'], 'Usage'],
  [['--certificate', 'f'.repeat(32), '--reason', 'dislike', '--yes'], 'Usage'],
])(
  'the command refuses %j and says why',
  async (args, text) => {
    expect(await runRevoke(operator, ...args)).toEqual({ code: 1, output: expect.stringContaining(text) });
  },
  60_000,
);

test('without consent on the terminal, the command changes nothing', async () => {
  const { id } = await issue(await newGraduate(), 'steady');
  const refused = await runRevoke(operator, '--certificate', id, '--reason', 'misconduct');
  expect(refused).toEqual({ code: 1, output: expect.stringContaining('Nothing was changed.') });
  expect((await statusOf(id)).body).toEqual({});
}, 120_000);
