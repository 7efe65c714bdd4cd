import type { Account } from '../aws/cognito/accounts.ts';
import type { Job } from '../aws/scheduler/scheduler.ts';
import type { MovableClock } from '../clock.ts';
import type { FunctionPermissions } from '../iam/permissions.ts';
import type { Payment } from '../stripe/stripe.ts';
import { formatInstant } from './format-instant.ts';
import { consolePath } from './options.ts';
import type { Html } from './page/html.ts';
import { html } from './page/html.ts';
import { button, table } from './table.ts';

const clockSteps = { '1h': '+1 hour', '1d': '+1 day', '7d': '+7 days' };

/** Describes the clock's offset in days, hours and minutes. */
function describeOffset(offsetMs: number): string {
  if (offsetMs === 0) return 'The clock shows real time.';
  const minutes = Math.round(offsetMs / 60_000);
  const parts = [`${Math.floor(minutes / 1440)} d`, `${Math.floor(minutes / 60) % 24} h`, `${minutes % 60} min`];
  return `The clock is ${parts.filter((part) => !part.startsWith('0 ')).join(' ')} ahead of real time.`;
}

export const clockSection = (clock: MovableClock): Html => html`<section id="clock"><h2>Clock</h2>
<p>${formatInstant(clock.now())}. ${describeOffset(clock.offsetMilliseconds())}</p>
<div class="row">${Object.entries(clockSteps).map(([advance, label]) => button(`${consolePath}clock`, label, { advance }))}</div>
<p class="muted small">Moves the platform's time forward and runs the jobs that become due. The clock cannot move back. Sign-ins stay valid.</p>
</section>`;

const jobRow = (job: Job) => [
  html`${job.name}${job.lastError && html`<br><span class="bad">failed: ${job.lastError}</span>`}`,
  html`<code>${job.expression}</code>`,
  job.lastRun ? formatInstant(job.lastRun) : 'never',
  job.nextRun ? formatInstant(job.nextRun) : 'disabled',
  button(`${consolePath}jobs/${job.name}`, 'Run now'),
];

export const jobsSection = (jobs: readonly Job[]): Html => html`<section id="jobs"><h2>Jobs</h2>
${table(['Job', 'Schedule', 'Last run', 'Next run', 'Action'], jobs.map(jobRow), 'The template has no schedules.')}
</section>`;

function paymentActions({ id, state, payPath }: Payment): Html {
  const action = (name: string) => `${consolePath}stripe/sessions/${id}/${name}`;
  if (state === 'open') return html`<a href="${payPath}">Payment page</a>`;
  if (state === 'paid' || state === 'refunded in part') {
    return html`<div class="row">${button(action('refund'), 'Refund')} ${button(action('dispute'), 'Dispute')}</div>`;
  }
  if (state === 'disputed') return button(action('close-dispute'), 'Win dispute', { won: 'true' });
  if (state !== 'waiting') return html``;
  return html`<div class="row">${button(action('settle'), 'Settle payment', { succeeded: 'true' })}
${button(action('settle'), 'Fail payment', { succeeded: 'false' })}</div>`;
}

const paymentRow = (payment: Payment) => [
  payment.amount,
  payment.description,
  payment.email,
  payment.state,
  formatInstant(payment.createdAt),
  paymentActions(payment),
];

export const paymentsSection = (payments: readonly Payment[]): Html => html`<section id="payments"><h2>Payments</h2>
${table(['Amount', 'For', 'Customer', 'State', 'Created', 'Action'], payments.map(paymentRow), 'No payments yet.')}
</section>`;

const accountRow = ({ email, name, status, id, createdAt }: Account) => [
  email,
  name,
  status.toLowerCase(),
  html`<code>${id}</code>`,
  formatInstant(createdAt),
  button(`${consolePath}token`, 'Token', { email }),
];

export const accountsSection = (accounts: readonly Account[]): Html => html`<section id="accounts"><h2>Accounts</h2>
<form method="post" action="${consolePath}token" class="row field"><label for="email">Access token for</label>
<input id="email" name="email" type="email" autocomplete="off" required placeholder="someone@example.com">
<button>Create token</button></form>
${table(['Email', 'Name', 'State', 'sub', 'Created', 'Action'], accounts.map(accountRow), 'No accounts yet.')}
</section>`;

const permissionText = ({ action, resource }: { action: string; resource: string }) => `${action} ${resource}`;

function permissionsRow([name, { granted, used, denied }]: [string, FunctionPermissions]) {
  const usedPermissions = new Set(used.map(permissionText));
  return [
    name,
    html`${granted.map(
      (grant) =>
        html`<span class="${usedPermissions.has(permissionText(grant)) ? 'good' : 'muted'}">${
          usedPermissions.has(permissionText(grant)) ? 'used' : 'unused'
        }: <code>${permissionText(grant)}</code></span><br>`,
    )}`,
    html`${denied.map((grant) => html`<span class="bad"><code>${permissionText(grant)}</code></span><br>`)}`,
  ];
}

export const permissionsSection = (functions: Record<string, FunctionPermissions>): Html =>
  html`<section id="permissions"><h2>Permissions</h2>
<details class="mail"><summary>Granted, used and denied permissions of each function</summary>
${table(['Function', 'Granted by its role', 'Denied'], Object.entries(functions).map(permissionsRow), 'The template has no functions.')}
</details></section>`;

export const linksSection = (links: Readonly<Record<string, string>>): Html => html`<section id="links"><h2>Links</h2>
<ul>${Object.entries(links).map(([label, url]) => html`<li><a href="${url}">${label}</a></li>`)}</ul>
</section>`;
