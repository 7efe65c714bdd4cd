import type { Html } from '#local/console/page/html.ts';
import { html } from '#local/console/page/html.ts';

export interface Field {
  name: string;
  label: string;
  type: 'email' | 'password' | 'text';
  /** Autocomplete token of the HTML standard. */
  autocomplete: string;
  value?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Whether the value is a numeric one-time code. */
  isCode?: boolean;
}

/** A labeled input whose hint and error are announced by screen readers. */
export function field({ name, label, type, autocomplete, value, hint, error, isCode }: Field): Html {
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required
${value ? html` value="${value}"` : undefined}
${isCode && html` inputmode="numeric" pattern="[0-9]{6}" maxlength="6"`}
${described && html` aria-describedby="${described}"`}
${error && html` aria-invalid="true" autofocus`}>
${error && html`<p class="error" id="${name}-error">${error}</p>`}
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
</div>`;
}

/** A message that belongs to the whole form. */
export const alert = (message: string | undefined): Html | undefined =>
  message ? html`<div class="alert" role="alert">${message}</div>` : undefined;
