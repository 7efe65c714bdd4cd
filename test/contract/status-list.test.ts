import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  buildStatusList,
  encodeStatusList,
  isSetInStatusList,
  statusListSize,
  toCredentialStatus,
  toStatusEntry,
} from '#contract/credential/status-list.ts';

const siteUrl = 'https://learn.example.com';
const index = fc.integer({ min: 0, max: statusListSize - 1 });

/** Decodes a list to text of zeros and ones with Node's own GZIP, as another implementation would. */
const bitsOf = (encodedList: string): string =>
  [...gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'))]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');

test('a list has exactly the bits of its revoked indexes, the first one leftmost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(index, { maxLength: 200 }), async (revoked) => {
      const bits = bitsOf(await encodeStatusList(revoked));
      expect(bits).toHaveLength(statusListSize);
      const set = [...bits.matchAll(/1/g)].map(({ index: at }) => at);
      expect(set).toEqual([...revoked].sort((a, b) => a - b));
    }),
    { numRuns: 50 },
  );
});

test('a reader finds every revoked index and no other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(index, { maxLength: 20 }), index, async (revoked, other) => {
      const encoded = await encodeStatusList(revoked);
      for (const each of revoked) expect(await isSetInStatusList(encoded, each)).toBe(true);
      expect(await isSetInStatusList(encoded, other)).toBe(revoked.includes(other));
    }),
    { numRuns: 50 },
  );
});

test('a list that another implementation compressed is read the same', async () => {
  const bytes = new Uint8Array(statusListSize / 8);
  bytes[1] = 0b0100_0000;
  const encoded = `u${gzipSync(bytes, { level: 9 }).toString('base64url')}`;
  expect([await isSetInStatusList(encoded, 9), await isSetInStatusList(encoded, 10)]).toEqual([true, false]);
});

test.each([
  ['nothing', ''],
  ['another multibase encoding', 'z6Mk'],
  ['text that is not GZIP', 'uAAAA'],
  ['padding', `${'u'.padEnd(9, 'A')}==`],
  ['a list below the minimum', `u${gzipSync(new Uint8Array(8)).toString('base64url')}`],
])('%s is an error and never means that a credential is valid', async (_, encoded) => {
  await expect(isSetInStatusList(encoded, 0)).rejects.toThrow();
});

test('an index beyond the list is an error', async () => {
  const encoded = await encodeStatusList([]);
  await expect(isSetInStatusList(encoded, statusListSize)).rejects.toThrow();
  await expect(isSetInStatusList(encoded, -1)).rejects.toThrow();
});

test('an entry survives being written to a credential and read again', () => {
  fc.assert(
    fc.property(fc.record({ list: fc.integer({ min: 1, max: 9999 }), index }), (entry) => {
      const status = toCredentialStatus(siteUrl, entry);
      expect(status.id).toBe(`${status.statusListCredential}#${status.statusListIndex}`);
      expect(toStatusEntry(status)).toEqual(entry);
    }),
  );
});

test('a status list is valid for a day and tells verifiers to read it again in minutes', async () => {
  const list = await buildStatusList(siteUrl, 3, [5], new Date('2026-11-23T10:00:00Z'));
  expect(list).toMatchObject({
    id: 'https://learn.example.com/api/certificates/status-lists/3',
    issuer: 'did:web:learn.example.com',
    validFrom: '2026-11-23T10:00:00.000Z',
    validUntil: '2026-11-24T10:00:00.000Z',
    credentialSubject: { statusPurpose: 'revocation', ttl: 300_000 },
  });
});
