import { CognitoError } from 'cognito-local/lib/errors.js';
import type { UserPoolService } from 'cognito-local/lib/services/userPoolService.js';
import type { Engine } from './engine.ts';
import { passwordFaults } from './password-policy.ts';
import type { People, Person } from './people.ts';
import { plainName } from './people.ts';

/** Body of an operation; which fields there are depends on it. */
export type Body = Record<string, unknown>;
export type Operation = (body: Body) => Promise<object>;

export interface SignUpOptions {
  engine: Engine;
  people: People;
  deliverCode(poolId: string, person: Person, address: string, code: string): Promise<void>;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export const emailOf = (person: Person) => person.Attributes.find(({ Name }) => Name === 'email')?.Value ?? '';

/** `ada@example.com` → `a***@e***`, as Cognito tells where a code went. */
const masked = (email: string) => email.replace(/^(.)[^@]*@(.).*$/, '$1***@$2***');

const delivery = (email: string) => ({
  CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: masked(email) },
});

const wrongCode = () =>
  new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');

export function refuseWeakPassword(pool: UserPoolService, password: string): void {
  const faults = passwordFaults(password, pool.options);
  if (faults.length === 0) return;
  throw new CognitoError(
    'InvalidPasswordException',
    `Password did not conform with policy: ${faults.join(', ')} needed`,
  );
}

/** The address counts as the person's own once a code that went there came back. */
function withVerifiedEmail(person: Person): Person {
  const rest = person.Attributes.filter(({ Name }) => Name !== 'email_verified');
  return { ...person, Attributes: [...rest, { Name: 'email_verified', Value: 'true' }] };
}

/** Sign-up and forgotten passwords, where Cognito is stricter or says less than cognito-local. */
export function signUpOperations({ engine, people, deliverCode }: SignUpOptions): Record<string, Operation> {
  return {
    async SignUp(body) {
      const { pool } = await people.realm(text(body.ClientId));
      if (pool.options.AdminCreateUserConfig?.AllowAdminCreateUserOnly) {
        throw new CognitoError('NotAuthorizedException', 'SignUp is not permitted for this user pool');
      }
      refuseWeakPassword(pool, text(body.Password));
      const attributes = (body.UserAttributes ?? []) as { Name: string; Value: string }[];
      const UserAttributes = attributes
        .filter(({ Name }) => Name !== 'sub' && Name !== 'email_verified')
        .map(({ Name, Value }) => (Name === 'email' ? { Name, Value: plainName(Value) } : { Name, Value }));
      const done = await engine.call('SignUp', { ...body, UserAttributes });
      return { ...done, ...delivery(plainName(text(body.Username))) };
    },

    async ConfirmSignUp(body) {
      const { pool } = await people.realm(text(body.ClientId));
      const person = await people.find(pool, text(body.Username));
      if (person?.UserStatus !== 'UNCONFIRMED' || !text(body.ConfirmationCode)) throw wrongCode();
      await engine.call('ConfirmSignUp', body);
      const confirmed = await people.find(pool, person.Username);
      if (confirmed) await people.save(pool, withVerifiedEmail(confirmed));
      return {};
    },

    async ResendConfirmationCode(body) {
      const { pool } = await people.realm(text(body.ClientId));
      const person = await people.find(pool, text(body.Username));
      if (person?.UserStatus === 'UNCONFIRMED') {
        const code = engine.newCode();
        await people.save(pool, { ...person, ConfirmationCode: code });
        await deliverCode(pool.options.Id, person, emailOf(person), code);
      }
      return delivery(text(body.Username));
    },

    async ForgotPassword(body) {
      const { pool } = await people.realm(text(body.ClientId));
      const person = await people.find(pool, text(body.Username));
      if (person?.Enabled) await engine.call('ForgotPassword', body);
      return delivery(person ? emailOf(person) : text(body.Username));
    },

    async ConfirmForgotPassword(body) {
      const { pool } = await people.realm(text(body.ClientId));
      const person = await people.find(pool, text(body.Username));
      if (!person?.ConfirmationCode || person.ConfirmationCode !== body.ConfirmationCode) throw wrongCode();
      refuseWeakPassword(pool, text(body.Password));
      await engine.call('ConfirmForgotPassword', body);
      const changed = await people.find(pool, person.Username);
      if (changed) await people.save(pool, withVerifiedEmail(changed));
      return {};
    },
  };
}
