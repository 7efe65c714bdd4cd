import type { HttpReply } from '../http.ts';
import { inboxSection } from './inbox-section.ts';
import type { ConsoleOptions } from './options.ts';
import { page } from './page/document.ts';
import { html } from './page/html.ts';
import {
  accountsSection,
  clockSection,
  jobsSection,
  linksSection,
  paymentsSection,
  permissionsSection,
} from './sections.ts';

/** Links of every platform. */
const ownLinks = { Site: '/', 'Inbox as JSON': '/_local/inbox', 'Permissions as JSON': '/_local/permissions' };

/** Renders the console: one page, without scripts. */
export async function consolePage(options: ConsoleOptions): Promise<HttpReply> {
  const { inbox, clock, scheduler, accounts, permissions, stripe, links = {} } = options;
  const sections: [id: string, title: string][] = [
    ['inbox', 'Inbox'],
    ['clock', 'Clock'],
    ['jobs', 'Jobs'],
    ...(stripe ? [['payments', 'Payments'] as [string, string]] : []),
    ['accounts', 'Accounts'],
    ['permissions', 'Permissions'],
    ['links', 'Links'],
  ];
  return page({
    title: 'Local console',
    width: 'wide',
    body: html`<header><h1>Local console</h1>
<p class="muted">Emails, clock, jobs and payments of the local platform. Deployed stages have no console.</p>
<nav aria-label="Sections"><ul>${sections.map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav></header>
${inboxSection(inbox.list())}
${clockSection(clock)}
${jobsSection(scheduler.jobs())}
${stripe && paymentsSection(stripe.payments())}
${accountsSection(await accounts.list())}
${permissionsSection(permissions.report().functions)}
${linksSection({ ...ownLinks, ...links })}`,
  });
}
