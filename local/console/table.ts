import type { Html } from './page/html.ts';
import { html } from './page/html.ts';

/** Renders a table, or a sentence when it has no rows. */
export function table(columns: readonly string[], rows: readonly (readonly (Html | string)[])[], empty: string): Html {
  if (rows.length === 0) return html`<p class="muted">${empty}</p>`;
  return html`<div class="scroll" role="region" aria-label="${columns.join(', ')}" tabindex="0"><table class="sheet small">
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table></div>`;
}

/** Renders a form with a single button and hidden values. */
export const button = (action: string, label: string, values: Record<string, string> = {}): Html =>
  html`<form method="post" action="${action}">${Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button>${label}</button></form>`;
