import type { Html } from '../page/html.ts';
import { html } from '../page/html.ts';
import type { Mail } from '../services/mail/inbox.ts';
import { instant } from './instant.ts';
import { consolePath } from './options.ts';

/** Headers that the summary shows already. */
const shownAlready = new Set(['to', 'subject', 'from']);

function mailEntry(mail: Mail, index: number): Html {
  const headers = Object.entries(mail.headers).filter(([name]) => !shownAlready.has(name.toLowerCase()));
  return html`<details class="mail">
<summary><strong>${mail.subject}</strong><br>
<span class="muted small">to ${mail.to}${mail.headers.From && ` from ${mail.headers.From}`}, ${instant(mail.at)}</span></summary>
${
  mail.html &&
  html`<p><iframe src="${consolePath}inbox/${index}/html" title="${mail.subject}" loading="lazy"
sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></p>`
}
${mail.text && html`<details><summary class="small">As plain text</summary><pre>${mail.text}</pre></details>`}
${headers.length > 0 && html`<pre>${headers.map(([name, value]) => `${name}: ${value}\n`)}</pre>`}
</details>`;
}

/** The mails, newest first. */
export const inboxSection = (mails: readonly Mail[]): Html => html`<section id="inbox"><h2>Inbox</h2>
${
  mails.length === 0
    ? html`<p class="muted">No mail yet. Whatever the platform sends, codes for signing up included, lands here.</p>`
    : mails.map(mailEntry).reverse()
}
</section>`;
