import { setTimeout } from 'node:timers/promises';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { isEmail } from '../../contract/rules/email.ts';
import { isPlainLine } from '../../contract/rules/plain-line.ts';
import { clientSettings } from './aws.ts';
import { environment } from './environment.ts';
import { MailNotSent, whyNotSent } from './mail-faults.ts';

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
  /** Milliseconds after which an attempt is given up; a little less than a function has when not said. */
  patience?: number;
  /** Words that come back with every event of this mail. Letters, digits, `-`, `_`, `.` and `@` only. */
  tags?: Record<string, string>;
}

let client: SESv2Client | undefined;

/**
 * Never repeated by the SDK: when an answer is lost, the mail may be on its way, and SES cannot tell a repeated call from a
 * new one.
 */
const mailClient = (): SESv2Client => {
  client ??= new SESv2Client({
    ...clientSettings,
    maxAttempts: 1,
    requestHandler: { ...clientSettings.requestHandler, requestTimeout: 8_000 },
  });
  return client;
};

/**
 * Refuses what could become another recipient or another header. Schemas keep such text out already; here it is
 * certain. Throws `MailNotSent`.
 */
const requireSafe = ({ to, subject, replyTo, headers = {} }: Mail): void => {
  if (![to, replyTo ?? to].every(isEmail)) throw new MailNotSent('refused', new Error('An address is not bare.'));
  if (![subject, ...Object.entries(headers).flat()].every(isPlainLine)) {
    throw new MailNotSent('refused', new Error('A header has control characters.'));
  }
};

/**
 * Asks SES once to send a message; resolves when it has taken it. Throws `MailNotSent` when it surely was not sent; any
 * other error leaves that open.
 */
export const sendOnce = async (mail: Mail): Promise<void> => {
  requireSafe(mail);
  const { to, subject, text, html, replyTo, patience, ...more } = mail;
  const { headers = {}, tags = {} } = more;
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  const pairs = (values: Record<string, string>) => Object.entries(values).map(([Name, Value]) => ({ Name, Value }));
  try {
    await mailClient().send(
      new SendEmailCommand({
        FromEmailAddress: environment('MAIL_SENDER'),
        ConfigurationSetName: environment('MAIL_CONFIGURATION_SET'),
        Destination: { ToAddresses: [to] },
        ...(replyTo && { ReplyToAddresses: [replyTo] }),
        EmailTags: pairs(tags),
        Content: {
          Simple: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) }, Headers: pairs(headers) },
        },
      }),
      patience === undefined ? {} : { abortSignal: AbortSignal.timeout(patience) },
    );
  } catch (error) {
    const reason = whyNotSent(error);
    throw reason ? new MailNotSent(reason, error) : error;
  }
};

/** Sends a message, trying three times while SES is busy; resolves when it has taken it. Throws as `sendOnce`. */
export const sendMail = async (mail: Mail): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendOnce(mail);
    } catch (error) {
      if (!(error instanceof MailNotSent) || error.reason !== 'busy' || attempt === 3) throw error;
      await setTimeout(attempt * (50 + 100 * Math.random()));
    }
  }
};
