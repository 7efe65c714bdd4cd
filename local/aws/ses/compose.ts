import { dictionary } from '#local/dictionary.ts';
import type { Email } from './inbox.ts';
import { parseMessage } from './mime.ts';

interface Part {
  Data: string;
}

/** `SendEmail` of the SES API, version 2: the supported fields. */
export interface SendEmailRequest {
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

/** SES limit of recipients per call. */
const maxRecipients = 50;

/** `"Ada" <ada@example.com>` → `ada@example.com` */
export const extractEmail = (mailbox: string) => /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox.trim();

export const recipientsOf = ({ Destination: to = {} }: SendEmailRequest) => [
  ...(to.ToAddresses ?? []),
  ...(to.CcAddresses ?? []),
  ...(to.BccAddresses ?? []),
];

/** SES rejects control characters and non-ASCII characters in an email address, and several addresses in one entry. */
const invalidEmail = /[^\u0021-\u007e]|,|;|^@|@$|^[^@]*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches the control characters to reject
const controlCharacters = /[\u0000-\u001f\u007f-\u009f]/;

/** Returns why SES would reject the headers of an email; undefined when they are valid. */
function findHeaderProblem(request: SendEmailRequest): string | undefined {
  const invalid = [...recipientsOf(request), ...(request.ReplyToAddresses ?? [])].find(
    (it) => controlCharacters.test(it) || invalidEmail.test(extractEmail(it)),
  );
  if (invalid !== undefined) return `Address contains illegal characters: ${JSON.stringify(invalid)}`;
  const { Subject, Headers = [] } = request.Content?.Simple ?? {};
  const values = [Subject?.Data ?? '', ...Headers.flatMap(({ Name, Value }) => [Name, Value])];
  return values.some((value) => controlCharacters.test(value)) ? 'Header contains control characters.' : undefined;
}

function simpleHeaders(request: SendEmailRequest, subject: string): Record<string, string> {
  const { ToAddresses = [], CcAddresses = [] } = request.Destination ?? {};
  const standard: [string, string][] = [
    ['From', request.FromEmailAddress ?? ''],
    ['To', ToAddresses.join(', ')],
    ['Cc', CcAddresses.join(', ')],
    ['Reply-To', (request.ReplyToAddresses ?? []).join(', ')],
    ['Subject', subject],
  ];
  const own = (request.Content?.Simple?.Headers ?? []).map(({ Name, Value }): [string, string] => [Name, Value]);
  return dictionary([...standard.filter(([, value]) => value !== ''), ...own]);
}

/** Composes the inbox entry of a request, or returns the reason SES would reject it. */
export function composeEmail(request: SendEmailRequest): Omit<Email, 'at'> | string {
  const { Simple, Raw } = request.Content ?? {};
  const recipients = recipientsOf(request);
  if (recipients.length > maxRecipients) return `Recipient count exceeds ${maxRecipients}.`;
  const problem = findHeaderProblem(request);
  if (problem) return problem;
  if (Simple) {
    if (!request.FromEmailAddress) return 'FromEmailAddress is required.';
    if (recipients.length === 0) return 'Destination has no addresses.';
    const { Subject, Body } = Simple;
    if (!Body?.Html && !Body?.Text) return 'Body has neither Html nor Text.';
    const headers = simpleHeaders(request, Subject.Data);
    return {
      to: recipients.map(extractEmail).join(', '),
      subject: Subject.Data,
      html: Body.Html?.Data ?? '',
      text: Body.Text?.Data ?? '',
      headers,
    };
  }
  if (!Raw) return 'Content has neither Simple nor Raw.';
  const message = parseMessage(Buffer.from(Raw.Data, 'base64'));
  const headerValue = (name: string) =>
    Object.entries(message.headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
  const to = recipients.length > 0 ? recipients : headerValue('to').split(',');
  if (!to.join('').trim()) return 'The message has no recipient.';
  return { ...message, to: to.map(extractEmail).join(', '), subject: headerValue('subject') };
}
