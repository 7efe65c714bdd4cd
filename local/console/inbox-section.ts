import type { Email } from '../aws/ses/inbox.ts';
import { formatInstant } from './format-instant.ts';
import { consolePath } from './options.ts';
import type { Html } from './page/html.ts';
import { html } from './page/html.ts';

/** Headers already shown in the summary. */
const summaryHeaders = new Set(['to', 'subject', 'from']);

function emailEntry(email: Email, index: number): Html {
  const headers = Object.entries(email.headers).filter(([name]) => !summaryHeaders.has(name.toLowerCase()));
  return html`<details class="mail">
<summary><strong>${email.subject}</strong><br>
<span class="muted small">to ${email.to}${email.headers.From && ` from ${email.headers.From}`}, ${formatInstant(email.at)}</span></summary>
${
  email.html &&
  html`<p><iframe src="${consolePath}inbox/${index}/html" title="${email.subject}" loading="lazy"
sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></p>`
}
${email.text && html`<details><summary class="small">As plain text</summary><pre>${email.text}</pre></details>`}
${headers.length > 0 && html`<pre>${headers.map(([name, value]) => `${name}: ${value}\n`)}</pre>`}
</details>`;
}

/** Lists the emails, newest first. */
export const inboxSection = (emails: readonly Email[]): Html => html`<section id="inbox"><h2>Inbox</h2>
${
  emails.length === 0
    ? html`<p class="muted">No emails yet. Every email that the platform sends appears here, including sign-up codes.</p>`
    : emails.map(emailEntry).reverse()
}
</section>`;
