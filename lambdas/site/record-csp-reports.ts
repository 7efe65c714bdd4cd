import * as z from 'zod/mini';
import { site } from '#contract/operations/site.ts';
import { Problem } from '#contract/problem.ts';
import { matchRoute } from '#contract/site-routes.ts';
import { enforceRateLimit, type RateLimit } from '../data/rate-limits.ts';
import { endpoint } from '../http/endpoint.ts';
import { bodyBytes, type HttpEvent } from '../http/event.ts';
import { viewerIpHash } from '../http/viewer-ip.ts';
import { writeLogLine } from '../runtime/log.ts';
import { metricLine } from './metric-line.ts';

/** A violation as the log names it. Has no URL, because the URLs of pages contain ids and tokens. */
interface Violation {
  route: string;
  directive: string;
  /** Host or scheme of what was blocked, or a keyword of CSP such as `inline`. */
  blocked: string;
}

const text = z.optional(z.string());
/** Reports of the Reporting API (`report-to`), `application/reports+json`. */
const Reports = z.array(
  z.object({
    type: z.string(),
    body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text, sourceFile: text }),
  }),
);
/** The report of `report-uri`, `application/csp-report`, for browsers without the Reporting API. */
const LegacyReport = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
  }),
});

type ReportFields = z.output<typeof Reports>[number]['body'];

/** Reports counted per request; the rest is dropped. A visit rarely has more than a few. */
const maxReports = 20;

const parseWith = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> => {
  const result = z.safeParse(schema, value);
  if (!result.success) throw new Problem('invalid-request', 'The body is not a report of a CSP violation.');
  return result.data;
};

const readJsonBody = (event: HttpEvent): unknown => {
  try {
    return JSON.parse(bodyBytes(event).toString('utf8'));
  } catch {
    throw new Problem('invalid-request', 'The body is not valid JSON.');
  }
};

const readReports = (event: HttpEvent): ReportFields[] => {
  const mediaType = event.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (mediaType === 'application/reports+json') {
    const reports = parseWith(Reports, readJsonBody(event));
    return reports.filter(({ type }) => type === 'csp-violation').map(({ body }) => body);
  }
  if (mediaType !== 'application/csp-report') {
    throw new Problem('unsupported-media-type', 'Send application/reports+json or application/csp-report.');
  }
  const report = parseWith(LegacyReport, readJsonBody(event))['csp-report'];
  return [
    {
      documentURL: report['document-uri'],
      effectiveDirective: report['effective-directive'] ?? report['violated-directive'],
      blockedURL: report['blocked-uri'],
      sourceFile: report['source-file'],
    },
  ];
};

const parseUrl = (value: string | undefined): URL | undefined =>
  value !== undefined && URL.canParse(value) ? new URL(value) : undefined;

const nameKeyword = (value: string): string => (/^[a-z][a-z-]{1,39}$/.test(value) ? value : 'unknown');

/** Returns the host of a web address, the scheme of any other, or the keyword itself. */
const nameSource = (value = ''): string => {
  const url = parseUrl(value);
  if (url) return /^https?:$/.test(url.protocol) ? url.hostname.slice(0, 253) : url.protocol.slice(0, -1).slice(0, 40);
  return nameKeyword(value);
};

/** Matches the scheme of any browser's extensions, with or without an address. */
const extension = /^[a-z-]*-extension(:|$)/;

const isFromExtension = ({ blockedURL = '', sourceFile = '' }: ReportFields): boolean =>
  extension.test(blockedURL) || extension.test(sourceFile);

const describe = ({ documentURL, effectiveDirective, blockedURL }: ReportFields): Violation => ({
  route: matchRoute(parseUrl(documentURL)?.pathname ?? '/unknown').route.path,
  directive: nameKeyword(effectiveDirective?.split(' ')[0] ?? ''),
  blocked: nameSource(blockedURL),
});

/** Browsers send reports in batches, so even a classroom behind one address needs few calls. */
const networkLimit: RateLimit = {
  name: 'csp-reports',
  max: 60,
  seconds: 60,
  advice: 'Your network has sent a lot of reports. You can ignore this: only counts are affected.',
};

/** Counts violations that browsers report, without those that extensions of the browser cause. */
export const handler = endpoint(site, 'recordCspReports', async ({ event, now }) => {
  const violations = readReports(event)
    .filter((report) => !isFromExtension(report))
    .slice(0, maxReports);
  await enforceRateLimit('subscribers', networkLimit, viewerIpHash(event), now);
  for (const report of violations) writeLogLine(metricLine('csp-violation', 1, { ...describe(report) }, now));
  return { recorded: true as const };
});
