import { createSign, generateKeyPairSync } from 'node:crypto';
import { Readable } from 'node:stream';
import { GetObjectCommand, type GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import { afterAll, expect, jest, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import type { HttpEvent } from '#lambdas/http/event.ts';
import { readOptionalCaller } from '#lambdas/http/optional-caller.ts';

const issuer = 'https://issuer.example';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'ours', alg: 'RS256', use: 'sig' }];

process.env.TOKEN_ISSUER = issuer;
process.env.SITE_BUCKET = 'site';
const config = JSON.stringify({ userPoolClientId: 'web' });
const Body = Object.assign(Readable.from([config]), { transformToByteArray: async () => Buffer.from(config) });
const s3 = mockClient(S3Client);
s3.on(GetObjectCommand).resolves({ Body: Body as unknown as NonNullable<GetObjectCommandOutput['Body']> });
const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ keys }));
afterAll(() => {
  s3.restore();
  fetched.mockRestore();
});

const seconds = () => Math.floor(Date.now() / 1000);
const segment = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token signed by the issuer with these claims instead of a learner's; undefined removes a claim. */
const signed = (claims: Record<string, unknown> = {}, key = privateKey): string => {
  const learner = { sub: 'ada', username: 'ada-1815', iss: issuer, token_use: 'access', client_id: 'web' };
  const input = `${segment({ alg: 'RS256', kid: 'ours' })}.${segment({ ...learner, exp: seconds() + 60, ...claims })}`;
  return `${input}.${createSign('RSA-SHA256').update(input).sign(key).toString('base64url')}`;
};
const callerOf = (headers: Record<string, string>) => readOptionalCaller({ headers } as unknown as HttpEvent);

test('a call without a token is anonymous', async () => {
  expect(await callerOf({})).toBeUndefined();
});

test('an access token of our client identifies the learner', async () => {
  expect(await callerOf({ authorization: `Bearer ${signed()}` })).toEqual({ id: 'ada', username: 'ada-1815' });
});

const refused: [string, string][] = [
  ['with the signature of another key', signed({}, generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)],
  ['from another issuer', signed({ iss: 'https://other.example' })],
  ['issued to another client', signed({ client_id: 'another' })],
  ['issued as an ID token', signed({ token_use: 'id' })],
  ['without a use', signed({ token_use: undefined })],
  ['that expired a second ago', signed({ exp: seconds() - 1 })],
  ['that never expires', signed({ exp: undefined })],
  ['without a subject', signed({ sub: undefined })],
];

test.each(refused)('a token %s is refused', async (_, token) => {
  await expect(callerOf({ authorization: `Bearer ${token}` })).rejects.toMatchObject({ code: 'not-signed-in' });
});
