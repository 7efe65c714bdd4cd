import { dictionary } from '../../dictionary.ts';
import type { Mail } from './inbox.ts';
import { parseMessage } from './mime.ts';

interface Part {
  Data: string;
}

/** `SendEmail` of the SES API, version 2, as far as it is emulated. */
export interface SendEmail {
  FromEmailAddress?: string;
  FromEmailAddressIdentityArn?: string;
  Destination?: { ToAddresses?: string[]; CcAddresses?: string[]; BccAddresses?: string[] };
  ReplyToAddresses?: string[];
  ConfigurationSetName?: string;
  EmailTags?: { Name: string; Value: string }[];
  Content?: {
    Simple?: { Subject: Part; Body: { Text?: Part; Html?: Part }; Headers?: { Name: string; Value: string }[] };
    Raw?: { Data: string };
  };
}

/** SES takes at most this many recipients in one call. */
const maxRecipients = 50;

/** `"Ada" <ada@example.com>` → `ada@example.com` */
export const bareAddress = (address: string) => /<([^<>]+)>\s*$/.exec(address)?.[1] ?? address.trim();

export const recipientsOf = ({ Destination: to = {} }: SendEmail) => [
  ...(to.ToAddresses ?? []),
  ...(to.CcAddresses ?? []),
  ...(to.BccAddresses ?? []),
];

/** SES takes neither control characters nor letters beyond ASCII in an address, and one address in each entry. */
const notAnAddress = /[^\u0021-\u007e]|,|;|^@|@$|^[^@]*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const controls = /[\u0000-\u001f\u007f-\u009f]/;

/** Why SES would not take the headers of a mail; undefined when it would. */
function headerFault(mail: SendEmail): string | undefined {
  const wrong = [...recipientsOf(mail), ...(mail.ReplyToAddresses ?? [])].find(
    (it) => controls.test(it) || notAnAddress.test(bareAddress(it)),
  );
  if (wrong !== undefined) return `Address contains illegal characters: ${JSON.stringify(wrong)}`;
  const { Subject, Headers = [] } = mail.Content?.Simple ?? {};
  const values = [Subject?.Data ?? '', ...Headers.flatMap(({ Name, Value }) => [Name, Value])];
  return values.some((value) => controls.test(value)) ? 'Header contains control characters.' : undefined;
}

function simpleHeaders(mail: SendEmail, subject: string): Record<string, string> {
  const { ToAddresses = [], CcAddresses = [] } = mail.Destination ?? {};
  const standard: [string, string][] = [
    ['From', mail.FromEmailAddress ?? ''],
    ['To', ToAddresses.join(', ')],
    ['Cc', CcAddresses.join(', ')],
    ['Reply-To', (mail.ReplyToAddresses ?? []).join(', ')],
    ['Subject', subject],
  ];
  const own = (mail.Content?.Simple?.Headers ?? []).map(({ Name, Value }): [string, string] => [Name, Value]);
  return dictionary([...standard.filter(([, value]) => value !== ''), ...own]);
}

/** The mail an inbox shows, or the reason SES would give for refusing it. */
export function composeMail(mail: SendEmail): Omit<Mail, 'at'> | string {
  const { Simple, Raw } = mail.Content ?? {};
  const recipients = recipientsOf(mail);
  if (recipients.length > maxRecipients) return `Recipient count exceeds ${maxRecipients}.`;
  const fault = headerFault(mail);
  if (fault) return fault;
  if (Simple) {
    if (!mail.FromEmailAddress) return 'FromEmailAddress is required.';
    if (recipients.length === 0) return 'Destination has no addresses.';
    const { Subject, Body } = Simple;
    if (!Body?.Html && !Body?.Text) return 'Body has neither Html nor Text.';
    const headers = simpleHeaders(mail, Subject.Data);
    return {
      to: recipients.map(bareAddress).join(', '),
      subject: Subject.Data,
      html: Body.Html?.Data ?? '',
      text: Body.Text?.Data ?? '',
      headers,
    };
  }
  if (!Raw) return 'Content has neither Simple nor Raw.';
  const message = parseMessage(Buffer.from(Raw.Data, 'base64'));
  const named = (name: string) =>
    Object.entries(message.headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
  const to = recipients.length > 0 ? recipients : named('to').split(',');
  if (!to.join('').trim()) return 'The message has no recipient.';
  return { ...message, to: to.map(bareAddress).join(', '), subject: named('subject') };
}
