import { json } from '#local/http.ts';
import type { LocalEmailAccount } from '../account/account.ts';
import { jsonError } from '../errors.ts';
import type { AuthorizationRequest, AwsReply, AwsRequest } from '../service.ts';

const identityPath = /^\/v2\/email\/identities\/([^/]+)$/;

/** Returns the authorization request of a call about the account; undefined for other requests. */
export function accountAuthorization({ method, path }: AwsRequest): AuthorizationRequest[] | undefined {
  if (method !== 'GET') return undefined;
  if (path === '/v2/email/account') return [{ action: 'ses:GetAccount', resource: '*' }];
  return identityPath.test(path) ? [{ action: 'ses:GetEmailIdentity', resource: '*' }] : undefined;
}

/** Answers GetAccount and GetEmailIdentity; undefined for other requests. */
export function answerAboutAccount({ method, path }: AwsRequest, account: LocalEmailAccount): AwsReply | undefined {
  if (method !== 'GET') return undefined;
  if (path === '/v2/email/account') {
    return json(200, {
      DedicatedIpAutoWarmupEnabled: false,
      EnforcementStatus: 'HEALTHY',
      ProductionAccessEnabled: !account.isInSandbox,
      SendingEnabled: account.isSendingEnabled,
      SendQuota: { Max24HourSend: account.perDay, MaxSendRate: account.perSecond, SentLast24Hours: 0 },
    });
  }
  const [, encoded] = identityPath.exec(path) ?? [];
  if (encoded === undefined) return undefined;
  const name = decodeURIComponent(encoded);
  const isVerified = account.identities[name];
  if (isVerified === undefined) return jsonError(404, 'NotFoundException', `Email identity ${name} does not exist.`);
  return json(200, {
    IdentityType: name.includes('@') ? 'EMAIL_ADDRESS' : 'DOMAIN',
    VerifiedForSendingStatus: isVerified,
    VerificationStatus: isVerified ? 'SUCCESS' : 'PENDING',
    FeedbackForwardingStatus: true,
  });
}
