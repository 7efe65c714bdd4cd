import { createHash } from 'node:crypto';
import type { HttpReply } from '../../http.ts';
import type { Html } from './html.ts';
import { html, trusted } from './html.ts';
import { style } from './style.ts';

export interface Page {
  title: string;
  /** `narrow`: one card in the middle; `wide`: a document with sections. */
  width: 'narrow' | 'wide';
  body: Html;
  status?: number;
  /** Origins outside this server that a form of the page may end at: browsers hold a redirect against `form-action`. */
  formTargets?: readonly string[];
}

const styleHash = createHash('sha256').update(style).digest('base64');

const policy = (formTargets: readonly string[]) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "img-src 'self' data:",
    "frame-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** A whole page, without script. Referrers stay on this origin, because `no-referrer` would blank the forms' Origin. */
export function page({ title, width, body, status = 200, formTargets = [] }: Page): HttpReply {
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${trusted(style)}</style>
</head>
<body><main class="${width}">${body}</main></body>
</html>
`;
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy(formTargets),
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
    body: markup,
  };
}
