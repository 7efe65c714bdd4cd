import { createHash } from 'node:crypto';
import { brand } from '#contract/brand.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import { contract, type OutputOf } from '#contract/index.ts';
import { type Checks, type Finding, ok, problem } from '../findings.ts';

/** The fields of the deployed `/config.json` that the checks use. */
interface DeployedConfig {
  siteUrl: string;
  userPoolClientId: string;
  hostedLoginDomain: string;
  issuer: string;
}

type Listing = OutputOf<'listCourses'>;
type Detail = OutputOf<'getCourse'>;

const timeoutMs = 20_000;
/** Bytes of the preview video that are requested. */
const rangeBytes = 100;
const article = (heading: string) => `Read docs/operations.md#${heading}.`;
const lookAtSite = 'Read the events of the edge stack in CloudFormation, then run npm run deploy again.';

/** Checks a deployed site as visitors see it, without an account and without leaving data. */
export const siteChecks = (siteUrl: string): Checks => {
  const get = (url: string, init: RequestInit = {}) =>
    fetch(new URL(url, siteUrl), { signal: AbortSignal.timeout(timeoutMs), ...init });

  const getJson = async <Body>(path: string): Promise<Body> => {
    const response = await get(path);
    if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
    return (await response.json()) as Body;
  };

  const operationPath = (name: 'listCourses' | 'getCourse' | 'getHealth', courseId = '') =>
    `/api${contract[name].path.replace('{courseId}', encodeURIComponent(courseId))}`;

  const listing = getJson<Listing>(operationPath('listCourses'));
  const config = getJson<DeployedConfig>('/config.json');
  // Each check that needs one of these reports the failure itself.
  for (const read of [listing, config]) read.catch(() => undefined);

  const home = async (): Promise<Finding> => {
    const response = await get('/');
    const isPage = response.ok && (await response.text()).includes(brand.name);
    return isPage ? ok(siteUrl) : problem(`The home page responded with ${response.status}.`, lookAtSite);
  };

  const coursePage = async (): Promise<Finding> => {
    for (const { id, title } of (await listing).courses) {
      const response = await get(`/courses/${id}`);
      const page = await response.text();
      if (response.ok && (page.includes(title) || page.includes(escapeHtml(title)))) return ok(`/courses/${id}`);
    }
    return problem('No course page contains the title of its course.', 'Run npm run deploy from the published commit.');
  };

  const health = async (): Promise<Finding> => {
    const response = await get(operationPath('getHealth'));
    const body = await response.text();
    const isHealthy = response.ok && body.replaceAll(' ', '') === '{"status":"ok"}';
    return isHealthy ? ok('ok') : problem(`It responded with ${response.status}.`, article('monitoring'));
  };

  const catalog = async (): Promise<Finding> => {
    const { total } = await listing;
    return total > 0
      ? ok(`${total} courses`)
      : problem('No course is published.', 'Run npm run publish-content -- --stage <stage>.');
  };

  const previewVideo = async (): Promise<Finding> => {
    for (const { id } of (await listing).courses) {
      const { preview } = await getJson<Detail>(operationPath('getCourse', id));
      if (!preview) continue;
      const response = await get(preview.url, { headers: { range: `bytes=0-${rangeBytes - 1}` } });
      const { byteLength } = await response.arrayBuffer();
      return response.status === 206 && byteLength === rangeBytes
        ? ok(`${id}, ${response.headers.get('content-range')}`)
        : problem(
            `The signed URL of ${id} responded with ${response.status} and ${byteLength} bytes, not 206 and ${rangeBytes}.`,
            article('enrollment-errors'),
          );
    }
    return problem('No course has a preview video.', 'Run npm run publish-content -- --stage <stage>.');
  };

  const signInKeys = async (): Promise<Finding> => {
    const { issuer } = await config;
    const { keys = [] } = await getJson<{ keys?: unknown[] }>(`${issuer}/.well-known/jwks.json`);
    return keys.length > 0
      ? ok(`${keys.length === 1 ? '1 key' : `${keys.length} keys`} of ${issuer}`)
      : problem(`${issuer} has no keys.`, 'config.json names another user pool: run npm run deploy again.');
  };

  const loginPage = async (): Promise<Finding> => {
    const { userPoolClientId, siteUrl: origin, hostedLoginDomain } = await config;
    const query = new URLSearchParams({
      client_id: userPoolClientId,
      redirect_uri: `${origin}/login`,
      response_type: 'code',
      scope: 'openid email profile',
      state: 'smoke-test',
      code_challenge: createHash('sha256').update('smoke-test').digest('base64url'),
      code_challenge_method: 'S256',
    });
    const url = `${new URL(siteUrl).protocol}//${hostedLoginDomain}/login?${query}`;
    const { status } = await get(url);
    return status === 200
      ? ok(hostedLoginDomain)
      : problem(`The login page responded with ${status}.`, 'Compare the callback URLs of the user pool client.');
  };

  const chat = async (): Promise<Finding> => {
    const response = await get(`/api${contract.sendChatMessage.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'What is a prompt?' }),
    });
    const isStream = (response.headers.get('content-type') ?? '').startsWith('text/event-stream');
    const text = await response.text();
    return response.ok && isStream && /^event: ?done$/m.test(text)
      ? ok('an answer streamed to its end')
      : problem(`The assistant responded with ${response.status} and no complete answer.`, article('assistant-errors'));
  };

  return {
    'home page': home,
    'course page': coursePage,
    health,
    catalog,
    'preview video': previewVideo,
    'sign-in keys': signInKeys,
    'login page': loginPage,
    assistant: chat,
  };
};
