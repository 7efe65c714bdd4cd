import { randomUUID } from 'node:crypto';
import { parseJson } from '#local/dictionary.ts';
import { json } from '#local/http.ts';
import type { LocalEmailAccount } from '../account/account.ts';
import { jsonError } from '../errors.ts';
import type { AuthorizationRequest, AwsRequest, ResourceDescription, Service } from '../service.ts';
import { accountId, region } from '../service.ts';
import { accountAuthorization, answerAboutAccount } from './account.ts';
import type { SendEmailRequest } from './compose.ts';
import { composeEmail, extractEmail, recipientsOf } from './compose.ts';
import type { EmailEvents } from './events.ts';
import type { Inbox } from './inbox.ts';

const arn = (kind: string, name: string) => `arn:aws:ses:${region}:${accountId}:${kind}/${name}`;

const parse = (request: AwsRequest) => parseJson(request.body.toString('utf8') || '{}') as SendEmailRequest;

/** IAM condition keys of an email. */
function conditionContext(email: SendEmailRequest): Record<string, string[]> {
  return {
    'ses:Recipients': recipientsOf(email).map(extractEmail),
    'ses:FromAddress': [extractEmail(email.FromEmailAddress ?? '')],
  };
}

/** Allowed tag characters (SES API reference, MessageTag). */
const tagPattern = /^[A-Za-z0-9_-]{1,256}$/;

const hasBadTag = ({ EmailTags: tags = [] }: SendEmailRequest) =>
  tags.some(({ Name, Value }) => !tagPattern.test(Name) || !tagPattern.test(Value));

/** The stand-in for SES. */
export interface Ses extends Service {
  /**
   * Puts the account into SES's sandbox, in which it can send only to these verified addresses and domains; `undefined`
   * takes it out.
   */
  setSandbox(verified: readonly string[] | undefined): void;
}

/**
 * Creates the stand-in for SES. Identities exist at once, and every sent email lands in the inbox. Emails sent with a
 * configuration set publish events to its topics, by default a delivery.
 */
export function createSes(inbox: Inbox, events: EmailEvents, account: LocalEmailAccount): Ses {
  const identities = new Set<string>();
  const configurationSets = new Set<string>();
  /** Recipients that SES accepts in its sandbox. */
  let verified: readonly string[] = [];

  const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);
  const isVerified = (address: string) =>
    !account.isInSandbox || [address, domainOf(address)].some((it) => verified.includes(it));

  function identityArn(email: SendEmailRequest): string {
    if (email.FromEmailAddressIdentityArn) return email.FromEmailAddressIdentityArn;
    const sender = extractEmail(email.FromEmailAddress ?? '');
    return arn('identity', identities.has(sender) ? sender : domainOf(sender));
  }

  async function create(resource: ResourceDescription) {
    if (resource.type === 'AWS::SES::ConfigurationSetEventDestination') return events.addDestination(resource);
    const { EmailIdentity, Name } = resource.properties as { EmailIdentity?: string; Name?: string };
    if (EmailIdentity) identities.add(EmailIdentity);
    const name = EmailIdentity ?? Name ?? `${resource.stackName}-${resource.logicalId}`;
    if (!EmailIdentity) configurationSets.add(name);
    const kind = EmailIdentity ? 'identity' : 'configuration-set';
    const dkim = [1, 2, 3].flatMap((index) => [
      [`DkimDNSTokenName${index}`, `local${index}._domainkey.${name}`],
      [`DkimDNSTokenValue${index}`, `local${index}.dkim.amazonses.com`],
    ]);
    return { ref: name, attributes: { Arn: arn(kind, name), ...(EmailIdentity ? Object.fromEntries(dkim) : {}) } };
  }

  return {
    setSandbox: (addresses) => {
      verified = addresses ?? [];
      account.isInSandbox = addresses !== undefined;
    },
    signingNames: ['ses'],
    resourceTypes: [
      'AWS::SES::EmailIdentity',
      'AWS::SES::ConfigurationSet',
      'AWS::SES::ConfigurationSetEventDestination',
    ],
    create,
    authorizationRequests(request): AuthorizationRequest[] {
      const aboutAccount = accountAuthorization(request);
      if (aboutAccount) return aboutAccount;
      const email = parse(request);
      const context = conditionContext(email);
      const configurationSetArns = email.ConfigurationSetName
        ? [arn('configuration-set', email.ConfigurationSetName)]
        : [];
      // In the sandbox, the sender also needs the right to send for the recipients.
      const recipientArns = account.isInSandbox
        ? recipientsOf(email).map((it) => arn('identity', extractEmail(it)))
        : [];
      return [identityArn(email), ...configurationSetArns, ...recipientArns].map((resource) => ({
        action: 'ses:SendEmail',
        resource,
        context,
      }));
    },
    async handle(request) {
      const answer = answerAboutAccount(request, account);
      if (answer) return answer;
      if (request.method !== 'POST' || request.path !== '/v2/email/outbound-emails') {
        return jsonError(
          400,
          'NotFoundException',
          `The local SES supports only SendEmail, not ${request.method} ${request.path}.`,
        );
      }
      const input = parse(request);
      const email = composeEmail(input);
      if (typeof email === 'string') return jsonError(400, 'BadRequestException', email);
      if (hasBadTag(input))
        return jsonError(400, 'BadRequestException', 'A tag must be 1 to 256 characters of A-Z, a-z, 0-9, _ and -.');
      const { ConfigurationSetName: set } = input;
      if (set && !configurationSets.has(set)) {
        return jsonError(404, 'NotFoundException', `Configuration set <${set}> does not exist.`);
      }
      const unverified = recipientsOf(input)
        .map(extractEmail)
        .filter((address) => !isVerified(address));
      if (unverified.length > 0) {
        const failed = `The following identities failed the check in region ${region.toUpperCase()}: ${unverified.join(', ')}`;
        return jsonError(400, 'MessageRejected', `Email address is not verified. ${failed}`);
      }
      const messageId = randomUUID();
      await inbox.deliver({
        ...email,
        headers: { ...email.headers, 'Message-ID': `<${messageId}@email.amazonses.com>` },
      });
      events.accepted(messageId, input);
      return json(200, { MessageId: messageId });
    },
  };
}
