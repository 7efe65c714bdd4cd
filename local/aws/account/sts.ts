import { formOf } from '#local/http.ts';
import { queryError } from '../errors.ts';
import type { Service } from '../service.ts';
import type { LocalAccount } from './account.ts';
import { readOnlyService, xml } from './read-only-service.ts';

/** Creates the stand-in for STS: GetCallerIdentity, which requires no permission. */
export const createSts = (account: Pick<LocalAccount, 'id'>): Service =>
  readOnlyService(
    'sts',
    () => undefined,
    (request) => {
      const action = formOf(request).get('Action') ?? '';
      if (action !== 'GetCallerIdentity')
        return queryError(400, 'InvalidAction', `The local STS does not support ${action}.`);
      const { principal } = request;
      return xml(
        '<GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><GetCallerIdentityResult>' +
          `<Arn>arn:aws:iam::${account.id}:user/${principal}</Arn><UserId>${principal}</UserId>` +
          `<Account>${account.id}</Account></GetCallerIdentityResult></GetCallerIdentityResponse>`,
      );
    },
  );
