import { randomUUID } from 'node:crypto';
import { jsonError } from '../aws-errors.ts';
import { parseJson } from '../dictionary.ts';
import { json } from '../http.ts';
import type { AwsRequest, PermissionQuestion, ResourceDescription, Service } from '../service.ts';
import { accountId, region } from '../service.ts';
import type { SendEmail } from './mail/compose.ts';
import { bareAddress, composeMail, recipientsOf } from './mail/compose.ts';
import type { MailEvents } from './mail/events.ts';
import type { Inbox } from './mail/inbox.ts';

const arn = (kind: string, name: string) => `arn:aws:ses:${region}:${accountId}:${kind}/${name}`;

const parse = (request: AwsRequest) => parseJson(request.body.toString('utf8') || '{}') as SendEmail;

/** What of a mail an IAM condition may ask for. */
function questionContext(mail: SendEmail): Record<string, string[]> {
  return {
    'ses:Recipients': recipientsOf(mail).map(bareAddress),
    'ses:FromAddress': [bareAddress(mail.FromEmailAddress ?? '')],
  };
}

/** Tags are words (SES API reference, MessageTag). */
const tagPattern = /^[A-Za-z0-9_.@-]{1,256}$/;

const hasBadTag = ({ EmailTags: tags = [] }: SendEmail) =>
  tags.some(({ Name, Value }) => !tagPattern.test(Name) || !tagPattern.test(Value));

/**
 * Stand-in for SES: identities exist at once, and every mail that is sent lands in the inbox. A mail that goes by a
 * configuration set is told of to the topics of that set, as delivered unless somebody says otherwise.
 */
export function createSes(inbox: Inbox, events: MailEvents): Service {
  const identities = new Set<string>();
  const sets = new Set<string>();

  function identityArn(mail: SendEmail): string {
    if (mail.FromEmailAddressIdentityArn) return mail.FromEmailAddressIdentityArn;
    const address = bareAddress(mail.FromEmailAddress ?? '');
    const domain = address.slice(address.lastIndexOf('@') + 1);
    return arn('identity', identities.has(address) ? address : domain);
  }

  async function create(resource: ResourceDescription) {
    if (resource.type === 'AWS::SES::ConfigurationSetEventDestination') return events.addDestination(resource);
    const { EmailIdentity, Name } = resource.properties as { EmailIdentity?: string; Name?: string };
    if (EmailIdentity) identities.add(EmailIdentity);
    const name = EmailIdentity ?? Name ?? `${resource.stackName}-${resource.logicalId}`;
    if (!EmailIdentity) sets.add(name);
    const kind = EmailIdentity ? 'identity' : 'configuration-set';
    const dkim = [1, 2, 3].flatMap((index) => [
      [`DkimDNSTokenName${index}`, `local${index}._domainkey.${name}`],
      [`DkimDNSTokenValue${index}`, `local${index}.dkim.amazonses.com`],
    ]);
    return { ref: name, attributes: { Arn: arn(kind, name), ...(EmailIdentity ? Object.fromEntries(dkim) : {}) } };
  }

  return {
    signingNames: ['ses'],
    resourceTypes: [
      'AWS::SES::EmailIdentity',
      'AWS::SES::ConfigurationSet',
      'AWS::SES::ConfigurationSetEventDestination',
    ],
    create,
    permissions(request): PermissionQuestion[] {
      const mail = parse(request);
      const context = questionContext(mail);
      const usedSet = mail.ConfigurationSetName ? [arn('configuration-set', mail.ConfigurationSetName)] : [];
      return [identityArn(mail), ...usedSet].map((resource) => ({ action: 'ses:SendEmail', resource, context }));
    },
    async handle(request) {
      if (request.method !== 'POST' || request.path !== '/v2/email/outbound-emails') {
        return jsonError(
          400,
          'NotFoundException',
          `The local SES knows SendEmail, not ${request.method} ${request.path}.`,
        );
      }
      const asked = parse(request);
      const mail = composeMail(asked);
      if (typeof mail === 'string') return jsonError(400, 'BadRequestException', mail);
      if (hasBadTag(asked)) return jsonError(400, 'BadRequestException', 'A tag is no word of at most 256 signs.');
      const { ConfigurationSetName: set } = asked;
      if (set && !sets.has(set)) {
        return jsonError(404, 'NotFoundException', `Configuration set <${set}> does not exist.`);
      }
      const messageId = randomUUID();
      await inbox.deliver({
        ...mail,
        headers: { ...mail.headers, 'Message-ID': `<${messageId}@email.amazonses.com>` },
      });
      events.taken(messageId, asked);
      return json(200, { MessageId: messageId });
    },
  };
}
