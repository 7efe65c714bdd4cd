import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { putCertificate } from '#lambdas/data/certificates.ts';
import { grantEntitlement, revokeEntitlement } from '#lambdas/data/entitlements.ts';
import { getRevocation } from '#lambdas/data/revocations.ts';
import { revokeAfterRefund } from '#lambdas/fulfillment/revoke-after-refund.ts';
import { withLearnersTable } from '#test/support/stack-tables.ts';

await withLearnersTable('learners');
beforeEach(() => {
  process.env.REVOKES_ON_REFUND = 'true';
});
afterEach(() => {
  delete process.env.REVOKES_ON_REFUND;
});

const now = new Date('2026-11-23T09:00:00Z');
const paidAt = '2026-11-20T09:00:00.000Z';
const refunded = { paymentStatus: 'refunded', paidAt } as const;
const issuedAt = '2026-11-22T09:00:00.000Z';

/** A learner whose payment for a course was refunded after they got a certificate. */
const newRefund = async (change: { courseId?: string; issuedAt?: string } = {}) => {
  const learnerId = randomUUID();
  const claim = { learnerId, username: learnerId, courseId: 'course', session: 'first', at: paidAt };
  const certificate = {
    ...{ id: randomUUID(), courseId: 'course', courseVersion: 'v1', courseTitle: 'Course', learnerName: 'Ada' },
    ...{ issuedAt, statusEntry: { list: 1, index: 7 }, ...change },
  };
  await grantEntitlement(claim, 'paid');
  await putCertificate(learnerId, certificate);
  await revokeEntitlement(claim, 'refunded');
  return { claim, certificate };
};

test('a refund revokes the certificate of the course, once', async () => {
  const { claim, certificate } = await newRefund();
  await revokeAfterRefund(claim, refunded, now);
  await revokeAfterRefund(claim, refunded, new Date('2026-12-01T09:00:00Z'));
  expect(await getRevocation(certificate)).toEqual({ revokedAt: '2026-11-23T09:00:00.000Z', reason: 'refunded' });
});

test('where the stage does not revoke on refunds, the certificate stays valid', async () => {
  delete process.env.REVOKES_ON_REFUND;
  const { claim, certificate } = await newRefund();
  await revokeAfterRefund(claim, refunded, now);
  expect(await getRevocation(certificate)).toBeUndefined();
});

test.each(['paid', 'disputed', 'failed', 'won'] as const)('a payment that is %s revokes nothing', async (status) => {
  const { claim, certificate } = await newRefund();
  await revokeAfterRefund(claim, { paymentStatus: status, paidAt }, now);
  expect(await getRevocation(certificate)).toBeUndefined();
});

test('a learner who paid again keeps the certificate', async () => {
  const { claim, certificate } = await newRefund();
  await grantEntitlement({ ...claim, session: 'second' }, 'paid');
  await revokeAfterRefund(claim, refunded, now);
  expect(await getRevocation(certificate)).toBeUndefined();
});

test.each([
  ['of another course', { courseId: 'another' }],
  ['from before the payment', { issuedAt: '2026-11-19T09:00:00.000Z' }],
])('a refund leaves a certificate %s', async (_, change) => {
  const { claim, certificate } = await newRefund(change);
  await revokeAfterRefund(claim, refunded, now);
  expect(await getRevocation(certificate)).toBeUndefined();
});
