import { randomUUID } from 'node:crypto';
import { CognitoError, UnsupportedError } from 'cognito-local/lib/errors.js';
import { dictionary } from '#local/dictionary.ts';
import type { HttpReply } from '#local/http.ts';
import type { Engine } from './engine.ts';
import type { TokenKeys } from './keys.ts';
import type { Quotas } from './quotas.ts';
import { requireAccessToken, signInOperations } from './sign-in.ts';
import type { Body, SignUpOptions } from './sign-up.ts';
import { rejectWeakPassword, signUpOperations } from './sign-up.ts';
import type { Users } from './users.ts';
import { normalizeUsername } from './users.ts';

/** Operations that AWS allows without a signature. */
const publicTargets = new Set([
  'InitiateAuth',
  'GetTokensFromRefreshToken',
  'RevokeToken',
  'GlobalSignOut',
  'SignUp',
  'ConfirmSignUp',
  'ResendConfirmationCode',
  'ForgotPassword',
  'ConfirmForgotPassword',
  'GetUser',
  'ChangePassword',
  'DeleteUser',
  'DeleteUserAttributes',
  'UpdateUserAttributes',
  'GetUserAttributeVerificationCode',
  'VerifyUserAttribute',
]);

export const isPublicTarget = (target: string) => publicTargets.has(target);

export interface OperationsOptions extends SignUpOptions {
  engine: Engine;
  users: Users;
  keys: TokenKeys;
  quotas: Pick<Quotas, 'requireEmail' | 'countCall'>;
}

export interface Operations {
  /** Rejects with a `CognitoError`. */
  call(target: string, body: Body): Promise<object>;
  /** Calls an operation and returns a reply of the JSON API; failures become error replies. */
  reply(target: string, body: Body): Promise<HttpReply>;
}

/** AWS returns timestamps as seconds since 1970. */
const datesToSeconds = (value: unknown): unknown => {
  if (value instanceof Date) return value.getTime() / 1000;
  if (Array.isArray(value)) return value.map(datesToSeconds);
  if (value === null || typeof value !== 'object') return value;
  return dictionary(Object.entries(value).map(([key, item]) => [key, datesToSeconds(item)]));
};

const awsJson = (status: number, value: object, headers: Record<string, string> = {}): HttpReply => ({
  status,
  headers: {
    'content-type': 'application/x-amz-json-1.1',
    'x-amzn-requestid': randomUUID(),
    'cache-control': 'no-store',
    ...headers,
  },
  body: JSON.stringify(value),
});

function failure(error: unknown): HttpReply {
  if (error instanceof CognitoError) {
    return awsJson(400, { __type: error.code, message: error.message }, { 'x-amzn-errortype': error.code });
  }
  if (error instanceof UnsupportedError) {
    return awsJson(400, {
      __type: 'UnknownOperationException',
      message: `The local Cognito does not support this: ${error.message}`,
    });
  }
  console.error('The stand-in for Cognito failed:', error);
  return awsJson(500, { __type: 'InternalErrorException', message: 'Something went wrong' });
}

/** Cognito's JSON API: local operations where cognito-local lacks one or differs, cognito-local's otherwise. */
export function createOperations(options: OperationsOptions): Operations {
  const { engine, users, keys, quotas } = options;
  const ownOperations = dictionary(
    Object.entries({ ...signUpOperations(options), ...signInOperations(engine, users, keys) }),
  );

  async function call(target: string, body: Body): Promise<object> {
    quotas.countCall();
    if (typeof body.AccessToken === 'string') await requireAccessToken(body.AccessToken, keys, users);
    const normalizedBody =
      typeof body.Username === 'string' ? { ...body, Username: normalizeUsername(body.Username) } : body;
    const operation = ownOperations[target];
    if (operation) return operation(normalizedBody);
    if (target === 'AdminSetUserPassword') {
      const pool = await engine.cognito.getUserPool(engine.context, String(body.UserPoolId));
      rejectWeakPassword(pool, String(body.Password));
    }
    return engine.call(target, normalizedBody);
  }

  return {
    call,
    reply: (target, body) =>
      call(target, body).then((result) => awsJson(200, datesToSeconds(result) as object), failure),
  };
}
