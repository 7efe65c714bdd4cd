import { environment } from './environment.ts';

/** The page on which a subscriber changes or stops their mails; opening it writes nothing. */
export const preferencesUrl = (token: string): string => `${environment('SITE_URL')}/subscriptions/${token}`;

/**
 * Headers of every letter of a subscription: mail programs show a button that stops the mails by one POST, without
 * cookie, login or redirect (RFC 2369, RFC 8058).
 */
export const mailingHeaders = (token: string): Record<string, string> => ({
  'List-Unsubscribe': `<${environment('SITE_URL')}/api/unsubscribe/${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
