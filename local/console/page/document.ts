import { createHash } from 'node:crypto';
import type { HttpReply } from '#local/http.ts';
import type { Html } from './html.ts';
import { html, trusted } from './html.ts';
import { style as commonStyle } from './style.ts';

export interface Page {
  title: string;
  /** `narrow`: one centered card; `wide`: a document with sections. */
  width: 'narrow' | 'wide';
  body: Html;
  status?: number;
  /** Other origins a form may redirect to: browsers check redirects against `form-action`. */
  formTargets?: readonly string[];
  /** Style sheet that follows the common one. */
  style?: string | undefined;
}

const policy = (styleText: string, formTargets: readonly string[]) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(styleText).digest('base64')}'`,
    "img-src 'self' data:",
    "frame-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Renders a page without scripts. Sends referrers to this origin, because `no-referrer` would blank the forms' Origin
 * header.
 */
export function page({ title, width, body, status = 200, formTargets = [], style = '' }: Page): HttpReply {
  const styleText = commonStyle + style;
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${trusted(styleText)}</style>
</head>
<body><main class="${width}">${body}</main></body>
</html>
`;
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy(styleText, formTargets),
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
    body: markup,
  };
}
