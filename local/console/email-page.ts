import type { Email } from '../aws/ses/inbox.ts';
import type { HttpReply } from '../http.ts';

/**
 * Serves an email's own HTML for a sandboxed frame: no scripts, forms or requests except images and styles; links open
 * in a new tab.
 */
export const emailPage = (email: Email): HttpReply => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; " +
      "img-src 'self' data: http: https:; font-src data:; base-uri 'self'; frame-ancestors 'self'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  },
  body: `<!doctype html><base target="_blank">${email.html}`,
});
