import { setTimeout } from 'node:timers/promises';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { isEmail } from '#contract/rules/email.ts';
import { isPlainLine } from '#contract/rules/plain-line.ts';
import { awsClientConfig } from '../runtime/aws-client-config.ts';
import { EmailNotSentError, notSentReason } from '../runtime/email-errors.ts';
import { environment } from '../runtime/environment.ts';
import { logWarning } from '../runtime/log.ts';

/** One message to one recipient; `html` and `text` have the same content. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Reply address when it is not ours. */
  replyTo?: string;
  /** Further headers, e.g. `List-Unsubscribe`. */
  headers?: Record<string, string>;
  /** Milliseconds per attempt; defaults to slightly less than a function's time-out. */
  timeoutMs?: number;
  /** Tags included in every SES event of this email. Letters, digits, `-` and `_` only. */
  tags?: Record<string, string>;
}

let client: SESv2Client | undefined;

let hasWarned = false;

/**
 * Returns whether this stage sends email: it has an SES identity. Otherwise logs a warning, once per environment.
 * Without it, nothing may be recorded as sent, so that it goes out once the stage has one.
 */
export const sendsEmail = (): boolean => {
  if (process.env.EMAIL_SENDER) return true;
  if (!hasWarned) {
    logWarning({ operation: 'send-email', message: 'Email is not configured: the stage has no `email.identity`.' });
  }
  hasWarned = true;
  return false;
};

/** SDK retries are off: after a lost response the email may have been sent, and SES does not deduplicate. */
const sesClient = (): SESv2Client => {
  client ??= new SESv2Client({
    ...awsClientConfig,
    maxAttempts: 1,
    requestHandler: { ...awsClientConfig.requestHandler, requestTimeout: 8_000 },
  });
  return client;
};

/**
 * Rejects values that could inject a recipient or header. Schemas reject them too; this is the last check.
 * @throws EmailNotSentError
 */
const requireSafeHeaders = ({ to, subject, replyTo, headers = {} }: Email): void => {
  if (![to, replyTo ?? to].every(isEmail))
    throw new EmailNotSentError('refused', new Error('An email address is not valid.'));
  if (![subject, ...Object.entries(headers).flat()].every(isPlainLine)) {
    throw new EmailNotSentError('refused', new Error('A header contains control characters.'));
  }
};

/**
 * Sends a message with one attempt; resolves when SES has accepted it.
 * @throws EmailNotSentError when it was certainly not sent, as on a stage without an SES identity (`sendsEmail`); any
 * other error leaves that unknown
 */
export const sendOnce = async (email: Email): Promise<void> => {
  requireSafeHeaders(email);
  if (!sendsEmail()) throw new EmailNotSentError('closed', new Error('Email is not configured on this stage.'));
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

/** Sends a message, with up to three attempts while SES is busy. Throws as `sendOnce`. */
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
