import type { Html } from './page/html.ts';
import { html } from './page/html.ts';

/** Formats a time for display: `2026-03-01 09:30:00 UTC`. */
export const formatInstant = (at: Date | string): Html => {
  const iso = new Date(at).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`;
};
