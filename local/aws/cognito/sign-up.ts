import { CognitoError } from 'cognito-local/lib/errors.js';
import type { UserPoolService } from 'cognito-local/lib/services/userPoolService.js';
import type { Engine } from './engine.ts';
import { findPolicyViolations } from './password-policy.ts';
import type { Quotas } from './quotas.ts';
import type { PoolUser, Users } from './users.ts';
import { normalizeUsername } from './users.ts';

/** Body of an operation. */
export type Body = Record<string, unknown>;
export type Operation = (body: Body) => Promise<object>;

export interface SignUpOptions {
  engine: Engine;
  users: Users;
  deliverCode(poolId: string, user: PoolUser, destination: string, code: string): Promise<void>;
  /** Checked before anything changes, so that a user who gets no code can repeat the call later. */
  quotas: Pick<Quotas, 'requireEmail'>;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export const emailOf = (user: PoolUser) => user.Attributes.find(({ Name }) => Name === 'email')?.Value ?? '';

/** Masks an email address as Cognito does: `ada@example.com` → `a***@e***`. */
const maskEmail = (email: string) => email.replace(/^(.)[^@]*@(.).*$/, '$1***@$2***');

const deliveryDetails = (email: string) => ({
  CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: maskEmail(email) },
});

const wrongCode = () =>
  new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');

export function rejectWeakPassword(pool: UserPoolService, password: string): void {
  const violations = findPolicyViolations(password, pool.options);
  if (violations.length === 0) return;
  throw new CognitoError(
    'InvalidPasswordException',
    `Password did not conform with policy: ${violations.join(', ')} needed`,
  );
}

/** Marks the email address as verified, after the user entered the code sent to it. */
function withVerifiedEmail(user: PoolUser): PoolUser {
  const rest = user.Attributes.filter(({ Name }) => Name !== 'email_verified');
  return { ...user, Attributes: [...rest, { Name: 'email_verified', Value: 'true' }] };
}

/** The operations for sign-up and password reset, where Cognito is stricter or reveals less than cognito-local. */
export function signUpOperations({ engine, users, deliverCode, quotas }: SignUpOptions): Record<string, Operation> {
  return {
    async SignUp(body) {
      const { pool } = await users.poolContext(text(body.ClientId));
      if (pool.options.AdminCreateUserConfig?.AllowAdminCreateUserOnly) {
        throw new CognitoError('NotAuthorizedException', 'SignUp is not permitted for this user pool');
      }
      rejectWeakPassword(pool, text(body.Password));
      quotas.requireEmail(pool.options);
      const attributes = (body.UserAttributes ?? []) as { Name: string; Value: string }[];
      const UserAttributes = attributes
        .filter(({ Name }) => Name !== 'sub' && Name !== 'email_verified')
        .map(({ Name, Value }) => (Name === 'email' ? { Name, Value: normalizeUsername(Value) } : { Name, Value }));
      const result = await engine.call('SignUp', { ...body, UserAttributes });
      return { ...result, ...deliveryDetails(normalizeUsername(text(body.Username))) };
    },

    async ConfirmSignUp(body) {
      const { pool } = await users.poolContext(text(body.ClientId));
      const user = await users.find(pool, text(body.Username));
      if (user?.UserStatus !== 'UNCONFIRMED' || !text(body.ConfirmationCode)) throw wrongCode();
      await engine.call('ConfirmSignUp', body);
      const confirmed = await users.find(pool, user.Username);
      if (confirmed) await users.save(pool, withVerifiedEmail(confirmed));
      return {};
    },

    async ResendConfirmationCode(body) {
      const { pool } = await users.poolContext(text(body.ClientId));
      quotas.requireEmail(pool.options);
      const user = await users.find(pool, text(body.Username));
      if (user?.UserStatus === 'UNCONFIRMED') {
        const code = engine.newCode();
        await users.save(pool, { ...user, ConfirmationCode: code });
        await deliverCode(pool.options.Id, user, emailOf(user), code);
      }
      return deliveryDetails(text(body.Username));
    },

    async ForgotPassword(body) {
      const { pool } = await users.poolContext(text(body.ClientId));
      quotas.requireEmail(pool.options);
      const user = await users.find(pool, text(body.Username));
      if (user?.UserStatus === 'FORCE_CHANGE_PASSWORD')
        throw new CognitoError('NotAuthorizedException', 'User password cannot be reset in the current state.');
      if (user?.Enabled) await engine.call('ForgotPassword', body);
      return deliveryDetails(user ? emailOf(user) : text(body.Username));
    },

    async ConfirmForgotPassword(body) {
      const { pool } = await users.poolContext(text(body.ClientId));
      const user = await users.find(pool, text(body.Username));
      if (!user?.ConfirmationCode || user.ConfirmationCode !== body.ConfirmationCode) throw wrongCode();
      rejectWeakPassword(pool, text(body.Password));
      await engine.call('ConfirmForgotPassword', body);
      const changed = await users.find(pool, user.Username);
      if (changed) await users.save(pool, withVerifiedEmail(changed));
      return {};
    },
  };
}
