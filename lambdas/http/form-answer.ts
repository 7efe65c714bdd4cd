import { brand } from '../../contract/brand.ts';
import { escapeHtml } from '../../contract/letter/escape-html.ts';
import type { Problem } from '../../contract/problem.ts';
import { waitingTime } from '../../contract/rules/waiting-time.ts';
import { bodyBytes, type HttpAnswer, type HttpEvent } from './event.ts';

/** A control of a form as its page shows it. */
export interface FormField {
  name: string;
  /** Absent for what the page itself fills in. */
  label?: string;
  type?: 'text' | 'email' | 'lines';
  autocomplete?: string;
}

/** A form that works without script: how it looks when it comes back refused, and where it leads when it was taken. */
export interface FormPages<Fields> {
  fields: readonly FormField[];
  /** What its button says. */
  action: string;
  /** Path of the page, with the place on it that says that the form was taken. */
  takenAt(fields: Fields): string;
}

/** Leads the browser back to the form's page; loading that anew sends nothing again. */
export const takenAnswer = (path: string): HttpAnswer => ({
  statusCode: 303,
  headers: { location: path, 'cache-control': 'no-store' },
  body: '',
});

const reasonOf = ({ code, message, retryAfter }: Problem): string => {
  if (code === 'invalid-request') return 'Something in the form is missing or wrong. Please look at it once more.';
  if (code === 'too-many-requests') {
    return `${message} You can send it again in ${waitingTime(retryAfter ?? 60)}.`;
  }
  if (code === 'not-found') return message;
  return 'Something went wrong on our side. Please send it again in a moment.';
};

const controlOf = ({ name, label, type = 'text', autocomplete }: FormField, value: string, error?: string): string => {
  if (!label) return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
  const wiring = `id="${name}" name="${name}"${error ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''}${
    autocomplete ? ` autocomplete="${autocomplete}"` : ''
  }`;
  const control =
    type === 'lines'
      ? `<textarea ${wiring} rows="8">\n${escapeHtml(value)}</textarea>`
      : `<input ${wiring} type="${type}" value="${escapeHtml(value)}">`;
  const said = error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : '';
  return `<div><label for="${name}">${label}</label>${control}${said}</div>`;
};

/** The page that answers a refused form: why, and the form with everything that was typed in it. */
export const refusedAnswer = <Fields>(pages: FormPages<Fields>, problem: Problem, event: HttpEvent): HttpAnswer => {
  const typed = new URLSearchParams(bodyBytes(event).toString('utf8'));
  const errorOf = (name: string) => problem.errors?.find(({ path }) => path === `body.${name}`)?.message;
  const controls = pages.fields
    .filter(({ name }) => typed.has(name))
    .map((field) => controlOf(field, typed.get(field.name) ?? '', errorOf(field.name)));
  const mail = `<a href="mailto:${brand.supportEmail}">${brand.supportEmail}</a>`;
  return {
    statusCode: problem.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(problem.retryAfter !== undefined && { 'retry-after': String(problem.retryAfter) }),
    },
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Not sent | ${brand.name}</title><meta name="robots" content="noindex"><link rel="stylesheet" href="/plain-page.css"><link rel="stylesheet" href="/form-answer.css"><link rel="icon" href="/favicon.svg"></head>
<body><header><a href="/">${brand.name}</a></header><main><h1>Not sent</h1><p role="alert">${escapeHtml(reasonOf(problem))}</p>
<p>What you wrote is still here. You can also write to ${mail}.</p>
<form method="post" action="${escapeHtml(event.rawPath)}">${controls.join('')}<button type="submit">${pages.action}</button></form></main></body></html>`,
  };
};
