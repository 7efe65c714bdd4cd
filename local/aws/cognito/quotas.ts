import { CognitoError } from 'cognito-local/lib/errors.js';
import type { UserPool } from 'cognito-local/lib/services/userPoolService.js';
import { createThrottle } from '#local/edge/http-api/throttle.ts';
import type { Clock } from '../service.ts';

/** Emails a day that Cognito sends for an account without SES. AWS does not raise it. */
const maxEmailsPerDay = 50;

/** The account's quotas of Cognito. Failures are `CognitoError`s under Cognito's names. */
export interface Quotas {
  /** @throws `LimitExceededException` when this pool can email no more today; pools that send through SES always can. */
  requireEmail(pool: UserPool): void;
  /** Counts an email of the pool. @throws the same */
  countEmail(pool: UserPool): void;
  /** Counts a call of the API. @throws `TooManyRequestsException` above the quota */
  countCall(): void;
  /** Limits API calls per second; `undefined` removes the limit. */
  setCallsPerSecond(calls: number | undefined): void;
}

/** Creates the quotas. Emails are counted by UTC day of product time, starting from zero after a restart. */
export const createQuotas = (clock: Pick<Clock, 'now'>): Quotas => {
  let day = '';
  let emails = 0;
  let admits = createThrottle({});

  const usesSes = ({ EmailConfiguration }: UserPool) => EmailConfiguration?.EmailSendingAccount === 'DEVELOPER';

  const requireEmail = (pool: UserPool): void => {
    const today = clock.now().toISOString().slice(0, 10);
    if (day !== today) emails = 0;
    day = today;
    if (usesSes(pool) || emails < maxEmailsPerDay) return;
    throw new CognitoError(
      'LimitExceededException',
      'Exceeded daily email limit for the operation or the account. If a higher limit is required, please configure your user pool to use your own Amazon SES configuration for sending email.',
    );
  };

  return {
    requireEmail,
    countEmail: (pool) => {
      requireEmail(pool);
      if (!usesSes(pool)) emails += 1;
    },
    countCall: () => {
      if (!admits()) throw new CognitoError('TooManyRequestsException', 'Rate exceeded');
    },
    setCallsPerSecond: (calls) => {
      admits = createThrottle(calls === undefined ? {} : { ThrottlingRateLimit: calls, ThrottlingBurstLimit: calls });
    },
  };
};
