import { randomUUID } from 'node:crypto';
import { jsonError } from '../aws-errors.ts';
import { json } from '../http.ts';
import type { AwsRequest, PermissionQuestion, ResourceDescription, Service } from '../service.ts';
import { accountId, region } from '../service.ts';
import type { SendEmail } from './mail/compose.ts';
import { bareAddress, composeMail, recipientsOf } from './mail/compose.ts';
import type { Inbox } from './mail/inbox.ts';

const arn = (kind: string, name: string) => `arn:aws:ses:${region}:${accountId}:${kind}/${name}`;

const parse = (request: AwsRequest) => JSON.parse(request.body.toString('utf8') || '{}') as SendEmail;

/** What of a mail an IAM condition may ask for. */
function questionContext(mail: SendEmail): Record<string, string[]> {
  return {
    'ses:Recipients': recipientsOf(mail).map(bareAddress),
    'ses:FromAddress': [bareAddress(mail.FromEmailAddress ?? '')],
  };
}

/** Stand-in for SES: identities exist at once, and every mail that is sent lands in the inbox. */
export function createSes(inbox: Inbox): Service {
  const identities = new Set<string>();

  function identityArn(mail: SendEmail): string {
    if (mail.FromEmailAddressIdentityArn) return mail.FromEmailAddressIdentityArn;
    const address = bareAddress(mail.FromEmailAddress ?? '');
    const domain = address.slice(address.lastIndexOf('@') + 1);
    return arn('identity', identities.has(address) ? address : domain);
  }

  async function create(resource: ResourceDescription) {
    const { EmailIdentity, Name } = resource.properties as { EmailIdentity?: string; Name?: string };
    if (EmailIdentity) identities.add(EmailIdentity);
    const name = EmailIdentity ?? Name ?? `${resource.stackName}-${resource.logicalId}`;
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
      const sets = mail.ConfigurationSetName ? [arn('configuration-set', mail.ConfigurationSetName)] : [];
      return [identityArn(mail), ...sets].map((resource) => ({ action: 'ses:SendEmail', resource, context }));
    },
    async handle(request) {
      if (request.method !== 'POST' || request.path !== '/v2/email/outbound-emails') {
        return jsonError(
          400,
          'NotFoundException',
          `The local SES knows SendEmail, not ${request.method} ${request.path}.`,
        );
      }
      const mail = composeMail(parse(request));
      if (typeof mail === 'string') return jsonError(400, 'BadRequestException', mail);
      await inbox.deliver(mail);
      return json(200, { MessageId: randomUUID() });
    },
  };
}
