import { createPublicKey, verify } from 'node:crypto';
import { GetPublicKeyCommand, KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { GetParameterCommand, GetParametersCommand, SSMClient } from '@aws-sdk/client-ssm';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLocalAccount } from '#local/aws/account/account.ts';
import { createKms } from '#local/aws/kms.ts';
import { createSsm } from '#local/aws/ssm.ts';
import { resource, startSdkEndpoint } from './support/sdk-endpoint.ts';
import { newDirectory } from './support/user-pool.ts';

const directory = await newDirectory();
const kms = createKms(directory);
const ssm = createSsm({ '/shop/secret': 'sesame' }, createLocalAccount());
let endpoint: Awaited<ReturnType<typeof startSdkEndpoint>>;
let keys: KMSClient;
let parameters: SSMClient;

beforeAll(async () => {
  endpoint = await startSdkEndpoint(kms, ssm);
  keys = new KMSClient(endpoint.settings);
  parameters = new SSMClient(endpoint.settings);
});

afterAll(async () => {
  keys.destroy();
  parameters.destroy();
  await endpoint.stop();
});

const signingKey = (spec: string) => resource('AWS::KMS::Key', spec, { KeySpec: spec, KeyUsage: 'SIGN_VERIFY' });

test.each([
  ['ECC_NIST_EDWARDS25519', 'ED25519_SHA_512', null],
  ['ECC_NIST_P256', 'ECDSA_SHA_256', 'sha256'],
] as const)('a signature of a %s key verifies with its public key across restarts', async (spec, algorithm, hash) => {
  const { ref } = await kms.create(signingKey(spec));
  const Message = Buffer.from('a certificate');
  const request = { KeyId: ref, Message, MessageType: 'RAW', SigningAlgorithm: algorithm } as const;
  const { Signature = new Uint8Array() } = await keys.send(new SignCommand(request));
  const { PublicKey = new Uint8Array(), KeySpec } = await keys.send(new GetPublicKeyCommand({ KeyId: ref }));
  const publicKey = createPublicKey({ key: Buffer.from(PublicKey), format: 'der', type: 'spki' });
  expect(KeySpec).toBe(spec);
  expect(verify(hash, Message, publicKey, Signature)).toBe(true);
  expect(verify(hash, Buffer.from('another'), publicKey, Signature)).toBe(false);

  const again = createKms(directory);
  expect((await again.create(signingKey(spec))).ref).toBe(ref);
  const sign = {
    signingName: 'kms',
    region: 'us-east-1',
    principal: 'x',
    method: 'POST',
    path: '/',
    query: new URLSearchParams(),
  };
  const reply = await again.handle({
    ...sign,
    headers: { 'x-amz-target': 'TrentService.GetPublicKey' },
    body: Buffer.from(JSON.stringify({ KeyId: ref })),
  });
  expect(JSON.parse(String(reply.body)).PublicKey).toBe(Buffer.from(PublicKey).toString('base64'));
});

test('a key has one algorithm, and a symmetric key signs nothing', async () => {
  const { ref } = await kms.create(signingKey('ECC_NIST_EDWARDS25519'));
  const request = { KeyId: ref, Message: Buffer.from('x') };
  const wrong = keys.send(new SignCommand({ ...request, SigningAlgorithm: 'ECDSA_SHA_256' }));
  await expect(wrong).rejects.toMatchObject({ name: 'ValidationException' });
  const plain = await kms.create(resource('AWS::KMS::Key', 'Plain', {}));
  const unable = keys.send(new SignCommand({ ...request, KeyId: plain.ref, SigningAlgorithm: 'ED25519_SHA_512' }));
  await expect(unable).rejects.toMatchObject({ name: 'InvalidKeyUsageException' });
});

test('parameters come from the template, secrets from outside, decrypted on request', async () => {
  await ssm.create(resource('AWS::SSM::Parameter', 'Table', { Name: '/shop/table', Type: 'String', Value: 'orders' }));
  const get = async (Name: string, WithDecryption = false) =>
    (await parameters.send(new GetParameterCommand({ Name, WithDecryption }))).Parameter?.Value;
  expect(await get('/shop/table')).toBe('orders');
  expect(await get('/shop/secret', true)).toBe('sesame');
  expect(await get('/shop/secret')).not.toContain('sesame');
  await expect(get('/shop/none')).rejects.toMatchObject({ name: 'ParameterNotFound' });
  const some = await parameters.send(new GetParametersCommand({ Names: ['/shop/table', '/shop/none'] }));
  expect([some.Parameters?.map(({ Name }) => Name), some.InvalidParameters]).toEqual([['/shop/table'], ['/shop/none']]);
});

test('permission to read is checked for each parameter', () => {
  const authorizationRequests = ssm.authorizationRequests({
    signingName: 'ssm',
    region: 'us-east-1',
    principal: 'x',
    method: 'POST',
    path: '/',
    query: new URLSearchParams(),
    headers: { 'x-amz-target': 'AmazonSSM.GetParameters' },
    body: Buffer.from(JSON.stringify({ Names: ['/shop/table', 'plain'] })),
  });
  const arn = (name: string) => `arn:aws:ssm:us-east-1:000000000000:parameter/${name}`;
  expect(authorizationRequests).toEqual([
    { action: 'ssm:GetParameters', resource: arn('shop/table') },
    { action: 'ssm:GetParameters', resource: arn('plain') },
  ]);
});
