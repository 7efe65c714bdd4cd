import { BedrockRuntimeClient, ConverseStreamCommand } from '@aws-sdk/client-bedrock-runtime';
import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { GetPublicKeyCommand, KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { expect, test } from '@jest/globals';
import { getBadgePublicKey, signWithBadgeKey } from '#lambdas/services/badge-key.ts';
import { bedrockModel } from '#lambdas/services/bedrock.ts';
import { deleteIdentity, endSessions, findIdentity, getIdentity } from '#lambdas/services/identity.ts';
import { readSecret } from '#lambdas/services/secrets.ts';
import { serviceError } from './errors.ts';
import { mockService } from './mocks.ts';

const userPool = mockService(CognitoIdentityProviderClient, { USER_POOL_ID: 'pool' });
const parameters = mockService(SSMClient);
const keys = mockService(KMSClient, { BADGE_KEY_ID: 'key' });
const bedrock = mockService(BedrockRuntimeClient);

const userNotFound = () => serviceError('UserNotFoundException', 400);
const throttled = () => serviceError('TooManyRequestsException', 400);

test('a user missing from the pool is anonymous, and must sign in where required', async () => {
  userPool.on(AdminGetUserCommand).rejects(userNotFound());
  expect(await findIdentity('ada')).toBeUndefined();
  await expect(getIdentity('ada')).rejects.toMatchObject({ code: 'not-signed-in' });
});

test('a throttled user pool does not make users anonymous', async () => {
  userPool.on(AdminGetUserCommand).rejects(throttled());
  await expect(findIdentity('ada')).rejects.toThrow('TooManyRequests');
  await expect(getIdentity('ada')).rejects.not.toMatchObject({ code: 'not-signed-in' });
});

test.each([
  ['true', true],
  ['false', false],
  [undefined, false],
])('an email address is verified only when the user pool says so: %p', async (Value, isEmailVerified) => {
  userPool.on(AdminGetUserCommand).resolves({
    Username: 'ada',
    UserAttributes: [{ Name: 'email', Value: 'a@b.c' }, ...(Value ? [{ Name: 'email_verified', Value }] : [])],
  });
  expect(await getIdentity('ada')).toEqual({ email: 'a@b.c', isEmailVerified, name: '' });
});

test('deleting a user who is already gone succeeds, so a deletion can be retried', async () => {
  userPool.on(AdminUserGlobalSignOutCommand).rejects(userNotFound()).on(AdminDeleteUserCommand).rejects(userNotFound());
  await deleteIdentity('ada');
  expect(userPool.commandCalls(AdminDeleteUserCommand)).toHaveLength(1);
});

test('sessions end before the user is deleted; if that fails, the user stays', async () => {
  userPool.on(AdminUserGlobalSignOutCommand).rejects(throttled());
  await expect(deleteIdentity('ada')).rejects.toThrow('TooManyRequests');
  expect(userPool.commandCalls(AdminDeleteUserCommand)).toHaveLength(0);
});

test('signing out a user who is gone succeeds', async () => {
  userPool.on(AdminUserGlobalSignOutCommand).rejects(userNotFound());
  await expect(endSessions('ada')).resolves.toBeUndefined();
});

test('a secret is read and decrypted once for concurrent calls', async () => {
  parameters.on(GetParameterCommand).resolves({ Parameter: { Value: 'secret' } });
  expect(await Promise.all([readSecret('/once'), readSecret('/once')])).toEqual(['secret', 'secret']);
  expect(await readSecret('/once')).toBe('secret');
  expect(parameters.commandCalls(GetParameterCommand).map(({ args: [{ input }] }) => input)).toEqual([
    { Name: '/once', WithDecryption: true },
  ]);
});

test('a missing secret is an uncached error and works once it is stored', async () => {
  parameters
    .on(GetParameterCommand)
    .rejectsOnce(serviceError('ParameterNotFound', 400))
    .resolves({ Parameter: { Value: 'secret' } });
  await expect(readSecret('/late')).rejects.toThrow('ParameterNotFound');
  expect(await readSecret('/late')).toBe('secret');
});

test('an empty secret is refused: an empty key would sign everything', async () => {
  parameters.on(GetParameterCommand).resolves({ Parameter: { Value: '' } });
  await expect(readSecret('/empty')).rejects.toThrow('The parameter /empty is empty.');
});

test('a signature covers the exact bytes, and a response without one is an error', async () => {
  const bytes = Uint8Array.from([1, 2, 3]);
  keys
    .on(SignCommand)
    .resolvesOnce({ Signature: Uint8Array.from([9]) })
    .resolves({});
  expect(await signWithBadgeKey(bytes)).toEqual(Uint8Array.from([9]));
  expect(keys.commandCalls(SignCommand)[0]?.args[0].input).toEqual({
    KeyId: 'key',
    Message: bytes,
    MessageType: 'RAW',
    SigningAlgorithm: 'ED25519_SHA_512',
  });
  await expect(signWithBadgeKey(bytes)).rejects.toThrow('KMS returned no signature.');
});

test('a key that KMS refuses to use signs nothing', async () => {
  keys.on(SignCommand).rejects(serviceError('KMSInvalidStateException', 400));
  await expect(signWithBadgeKey(Uint8Array.from([1]))).rejects.toThrow('KMSInvalidState');
});

test('the public key is the last 32 bytes of the KMS response', async () => {
  const key = Uint8Array.from({ length: 32 }, (_, index) => index);
  keys.on(GetPublicKeyCommand).resolves({ PublicKey: Uint8Array.from([48, 42, 48, 5, ...key]) });
  expect(await getBadgePublicKey()).toEqual(key);
});

/** Creates a Bedrock stream that yields these pieces and then, optionally, fails. */
const streamOf = async function* (pieces: readonly string[], failure?: Error) {
  for (const text of pieces) yield { contentBlockDelta: { contentBlockIndex: 0, delta: { text } } };
  if (failure) throw failure;
  yield { messageStop: { stopReason: 'end_turn' as const } };
};

const read = async (): Promise<string[]> => {
  const received: string[] = [];
  for await (const piece of bedrockModel('model')({ system: 's', question: 'q', maxTokens: 10 })) received.push(piece);
  return received;
};

test('the model is called at temperature 0, with a token cap, at most twice', async () => {
  bedrock.on(ConverseStreamCommand).resolves({ stream: streamOf(['Hel', 'lo', '']) as never });
  expect(await read()).toEqual(['Hel', 'lo']);
  expect(bedrock.commandCalls(ConverseStreamCommand)[0]?.args[0].input).toMatchObject({
    inferenceConfig: { maxTokens: 10, temperature: 0 },
  });
  const client = bedrock.call(0).thisValue as unknown as BedrockRuntimeClient;
  expect(await client.config.maxAttempts()).toBe(2);
});

test('a throttled model is an error before the first word', async () => {
  bedrock.on(ConverseStreamCommand).rejects(serviceError('ThrottlingException', 429));
  await expect(read()).rejects.toThrow('ThrottlingException');
});

test('a stream that breaks yields its text and then its error', async () => {
  const failure = serviceError('ModelStreamErrorException', 424);
  bedrock.on(ConverseStreamCommand).resolves({ stream: streamOf(['Half an'], failure) as never });
  const received: string[] = [];
  const reading = async () => {
    for await (const piece of bedrockModel('model')({ system: 's', question: 'q', maxTokens: 10 }))
      received.push(piece);
  };
  await expect(reading()).rejects.toBe(failure);
  expect(received).toEqual(['Half an']);
});
