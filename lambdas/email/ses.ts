import { setTimeout } from 'node:timers/promises';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { isEmail } from '../../contract/rules/email.ts';
import { isPlainLine } from '../../contract/rules/plain-line.ts';
import { awsClientConfig } from '../runtime/aws-client-config.ts';
import { environment } from '../runtime/environment.ts';
import { EmailNotSentError, notSentReason } from './email-errors.ts';

/** One message to one person; `html` and `text` say the same. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Whom an answer goes to, when that is not us. */
  replyTo?: string;
  /** Further headers, e.g. `List-Unsubscribe`. */
  headers?: Record<string, string>;
  /** Milliseconds after which an attempt is given up; a little less than a function has when not said. */
  timeoutMs?: number;
  /** Words that come back with every event of this mail. Letters, digits, `-`, `_`, `.` and `@` only. */
  tags?: Record<string, string>;
}

let client: SESv2Client | undefined;

/**
 * Never repeated by the SDK: when an answer is lost, the mail may be on its way, and SES cannot tell a repeated call from a
 * new one.
 */
const sesClient = (): SESv2Client => {
  client ??= new SESv2Client({
    ...awsClientConfig,
    maxAttempts: 1,
    requestHandler: { ...awsClientConfig.requestHandler, requestTimeout: 8_000 },
  });
  return client;
};

/**
 * Refuses what could become another recipient or another header. Schemas keep such text out already; here it is
 * certain. Throws `EmailNotSentError`.
 */
const requireSafeHeaders = ({ to, subject, replyTo, headers = {} }: Email): void => {
  if (![to, replyTo ?? to].every(isEmail)) throw new EmailNotSentError('refused', new Error('An address is not bare.'));
  if (![subject, ...Object.entries(headers).flat()].every(isPlainLine)) {
    throw new EmailNotSentError('refused', new Error('A header has control characters.'));
  }
};

/**
 * Asks SES once to send a message; resolves when it has taken it. Throws `EmailNotSentError` when it surely was not sent; any
 * other error leaves that open.
 */
export const sendOnce = async (email: Email): Promise<void> => {
  requireSafeHeaders(email);
  const { to, subject, text, html, replyTo, timeoutMs, ...rest } = email;
  const { headers = {}, tags = {} } = rest;
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  const pairs = (values: Record<string, string>) => Object.entries(values).map(([Name, Value]) => ({ Name, Value }));
  try {
    await sesClient().send(
      new SendEmailCommand({
        FromEmailAddress: environment('EMAIL_SENDER'),
        ConfigurationSetName: environment('EMAIL_CONFIGURATION_SET'),
        Destination: { ToAddresses: [to] },
        ...(replyTo && { ReplyToAddresses: [replyTo] }),
        EmailTags: pairs(tags),
        Content: {
          Simple: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) }, Headers: pairs(headers) },
        },
      }),
      timeoutMs === undefined ? {} : { abortSignal: AbortSignal.timeout(timeoutMs) },
    );
  } catch (error) {
    const reason = notSentReason(error);
    throw reason ? new EmailNotSentError(reason, error) : error;
  }
};

/** Sends a message, trying three times while SES is busy; resolves when it has taken it. Throws as `sendOnce`. */
export const sendEmail = async (email: Email): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendOnce(email);
    } catch (error) {
      if (!(error instanceof EmailNotSentError) || error.reason !== 'busy' || attempt === 3) throw error;
      await setTimeout(attempt * (50 + 100 * Math.random()));
    }
  }
};
