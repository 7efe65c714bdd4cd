import { brand } from '#contract/brand.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import type { Problem } from '#contract/problem.ts';
import { formatWaitTime } from '#contract/rules/format-wait-time.ts';
import { bodyBytes, type HttpEvent, type HttpResponse } from './event.ts';

/** A form control as its page shows it. */
export interface FormField {
  name: string;
  /** Absent for hidden fields. */
  label?: string;
  type?: 'text' | 'email' | 'lines';
  autocomplete?: string;
}

/** The pages of a form that works without scripts: how it looks when rejected and where it redirects when accepted. */
export interface FormPages<Fields, Result = unknown> {
  fields: readonly FormField[];
  /** Label of its button. */
  action: string;
  /** Path of the page, with the fragment that confirms the submission with this result. */
  redirectTo(fields: Fields, result: Result): string;
}

/** Redirects to the form's page, so that a reload does not submit again. */
export const acceptedResponse = (path: string): HttpResponse => ({
  statusCode: 303,
  headers: { location: path, 'cache-control': 'no-store' },
  body: '',
});

const rejectionText = ({ code, message, retryAfter }: Problem): string => {
  if (code === 'invalid-request') return 'Something in the form is missing or wrong. Please check it.';
  if (code === 'too-many-requests') {
    return `${message} You can try again in ${formatWaitTime(retryAfter ?? 60)}.`;
  }
  if (code === 'not-found' || code === 'email-not-configured') return message;
  return 'Something went wrong on our side. Please try again in a moment.';
};

const renderControl = (
  { name, label, type = 'text', autocomplete }: FormField,
  value: string,
  error?: string,
): string => {
  if (!label) return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
  const attributes = `id="${name}" name="${name}"${error ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''}${
    autocomplete ? ` autocomplete="${autocomplete}"` : ''
  }`;
  const control =
    type === 'lines'
      ? `<textarea ${attributes} rows="8">\n${escapeHtml(value)}</textarea>`
      : `<input ${attributes} type="${type}" value="${escapeHtml(value)}">`;
  const errorHtml = error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : '';
  return `<div><label for="${name}">${label}</label>${control}${errorHtml}</div>`;
};

/** Renders the page for a rejected form: the reason, and the form with its input. */
export const rejectedResponse = <Fields>(
  pages: FormPages<Fields>,
  problem: Problem,
  event: HttpEvent,
): HttpResponse => {
  const submitted = new URLSearchParams(bodyBytes(event).toString('utf8'));
  const fieldError = (name: string) => problem.errors?.find(({ path }) => path === `body.${name}`)?.message;
  const controls = pages.fields
    .filter(({ name }) => submitted.has(name))
    .map((field) => renderControl(field, submitted.get(field.name) ?? '', fieldError(field.name)));
  const supportLink = `<a href="mailto:${brand.supportEmail}">${brand.supportEmail}</a>`;
  return {
    statusCode: problem.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(problem.retryAfter !== undefined && { 'retry-after': String(problem.retryAfter) }),
    },
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Not sent | ${brand.name}</title><meta name="robots" content="noindex"><link rel="stylesheet" href="/plain-page.css"><link rel="stylesheet" href="/form-answer.css"><link rel="icon" href="/favicon.svg"></head>
<body><header><a href="/">${brand.name}</a></header><main><h1>Not sent</h1><p role="alert">${escapeHtml(rejectionText(problem))}</p>
<p>What you wrote is still here. You can also write to ${supportLink}.</p>
<form method="post" action="${escapeHtml(event.rawPath)}">${controls.join('')}<button type="submit">${pages.action}</button></form></main></body></html>`,
  };
};
