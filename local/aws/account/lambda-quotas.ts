import { json } from '#local/http.ts';
import { jsonError } from '../errors.ts';
import type { Service } from '../service.ts';
import type { LocalAccount } from './account.ts';
import { readOnlyService } from './read-only-service.ts';

/** Creates the stand-in for Lambda's API: GetAccountSettings. */
export const createLambdaQuotas = (account: Pick<LocalAccount, 'concurrentExecutions'>): Service =>
  readOnlyService(
    'lambda',
    () => 'lambda:GetAccountSettings',
    ({ method, path }) => {
      if (method !== 'GET' || path !== '/2016-08-19/account-settings')
        return jsonError(400, 'InvalidRequestContentException', `The local Lambda does not support ${method} ${path}.`);
      const { concurrentExecutions: ConcurrentExecutions } = account;
      return json(200, {
        AccountLimit: { ConcurrentExecutions, UnreservedConcurrentExecutions: ConcurrentExecutions },
        AccountUsage: { FunctionCount: 0, TotalCodeSize: 0 },
      });
    },
  );
