import type { Pages } from '../aws/service.ts';
import { parseDuration } from '../clock.ts';
import { emailPattern } from '../email-pattern.ts';
import type { HttpReply, HttpRequest } from '../http.ts';
import { formOf, isForm, json, jsonOf, seeOther, toPages } from '../http.ts';
import { requireSameSite } from '../request-guard.ts';
import { consolePage } from './console-page.ts';
import { emailPage } from './email-page.ts';
import type { ConsoleOptions } from './options.ts';
import { consolePath } from './options.ts';
import { page } from './page/document.ts';
import { html } from './page/html.ts';

/** Handles a request; `rest` is the path after the action. */
type Action = (request: HttpRequest, rest: string) => HttpReply | Promise<HttpReply>;

const problem = (status: number, message: string) => json(status, { message });

/** Reads one field of a JSON body or a form. */
function field(request: HttpRequest, name: string): string {
  const value = isForm(request) ? formOf(request).get(name) : jsonOf(request)?.[name];
  return typeof value === 'string' ? value : '';
}

/** Replies with JSON to programs; redirects forms back to their section of the console. */
const respond = (request: HttpRequest, section: string, status: number, value: unknown): HttpReply =>
  isForm(request) ? seeOther(`${consolePath}#${section}`) : json(status, value);

const tokenPage = (email: string, token: string): HttpReply =>
  page({
    title: 'Access token',
    width: 'wide',
    body: html`<header><h1>Access token</h1><p class="muted">for ${email}</p></header>
<p class="note mono">${token}</p><p><a href="${consolePath}#accounts">Back to the console</a></p>`,
  });

/**
 * The console of the local cloud: a page at `/_local/` and the same data as JSON (`inbox`, `clock`, `jobs/<fragment>`,
 * `token`). Accepts changes only from this machine's own pages and programs.
 */
export function createConsole(options: ConsoleOptions): Record<string, Pages> {
  const { accounts, clock, inbox, scheduler } = options;
  const time = () => ({ now: clock.now().toISOString(), offsetMilliseconds: clock.offsetMilliseconds() });

  const actions: Record<string, Action> = {
    'GET ': () => consolePage(options),
    'GET inbox': ({ query }, rest) => {
      const email = inbox.list()[Number(rest.split('/')[0])];
      const to = query.get('to');
      if (rest === '') return json(200, to === null ? inbox.list() : inbox.list().filter((email) => email.to === to));
      return email ? emailPage(email) : problem(404, 'Unknown email.');
    },
    async 'DELETE inbox'() {
      await inbox.clear();
      return json(200, []);
    },
    'GET clock': () => json(200, time()),
    async 'POST clock'(request) {
      const amount = parseDuration(field(request, 'advance'));
      if (amount === undefined) return problem(400, 'advance must be a number with d, h or m, such as "7d".');
      await clock.advance(amount);
      return respond(request, 'clock', 200, time());
    },
    'GET jobs': () => json(200, scheduler.jobs()),
    async 'POST jobs'(request, rest) {
      const run = await scheduler.runNow(rest);
      if (!run) return problem(404, 'No job matches this name.');
      return respond(request, 'jobs', run.error === undefined ? 200 : 500, run);
    },
    async 'POST token'(request) {
      const email = field(request, 'email');
      if (!emailPattern.test(email)) return problem(400, 'email must be an email address.');
      const token = await accounts.tokenFor(email);
      return isForm(request) ? tokenPage(email, token) : json(200, { token });
    },
  };

  const handle = async (request: HttpRequest): Promise<HttpReply> => {
    const [, name = '', rest = ''] = /^\/_local\/?([^/]*)\/?(.*)$/.exec(request.path) ?? [];
    const action = actions[`${request.method} ${name}`];
    return action ? action(request, rest) : problem(404, 'Unknown console path.');
  };
  return { '/_local': toPages(requireSameSite(handle)) };
}
