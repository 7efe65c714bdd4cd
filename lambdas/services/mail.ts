import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { clientSettings } from './aws.ts';
import { environment } from './environment.ts';

/** One message to one person; `html` and `text` say the same. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Whom an answer goes to, when that is not us. */
  replyTo?: string;
  /** Further headers, e.g. `List-Unsubscribe`. */
  headers?: Record<string, string>;
}

let client: SESv2Client | undefined;

/** Sends a message; resolves when the mail service has taken it. */
export const sendMail = async ({ to, subject, text, html, replyTo, headers = {} }: Mail): Promise<void> => {
  client ??= new SESv2Client(clientSettings);
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: environment('MAIL_SENDER'),
      Destination: { ToAddresses: [to] },
      ...(replyTo && { ReplyToAddresses: [replyTo] }),
      Content: {
        Simple: {
          Subject: utf8(subject),
          Body: { Text: utf8(text), Html: utf8(html) },
          Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
        },
      },
    }),
  );
};
