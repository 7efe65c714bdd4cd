import { createHash } from 'node:crypto';
import { contract } from '#contract/index.ts';
import { embedHosts } from '#contract/rules/lesson/embed-hosts.ts';
import { startScript } from '#contract/start-script.ts';
import type { Identity } from '../data/identity.ts';
import type { Stage } from '../stages.ts';

/** Path that browsers send reports of violations to. */
export const cspReportPath = `/api${contract.recordCspReports.path}`;
/** Endpoint of the header `reporting-endpoints` that `report-to` names. */
export const cspReportEndpoint = 'csp';

/** Sources of the frames in texts of lectures. */
export const embedSources = Object.values(embedHosts).map(({ frameSource }) => frameSource);

/** The source that allows the script in the head of every document. */
const startScriptSource = `'sha256-${createHash('sha256').update(startScript).digest('base64')}'`;

/**
 * Builds the CSP of a page (docs/reliability.md#security-headers). External sources: the identity service, the map, the
 * known hosts of embeds and, where configured, the form service's frame. Every page also allows frames of the site
 * itself, which show PDF files, because the application changes pages within one document. Leaves out
 * `upgrade-insecure-requests`: no URL is http, and some browsers apply it to localhost. The Python notebook may also
 * compile WebAssembly (decision record 0030).
 */
export const contentSecurityPolicy = (stage: Stage, identity: Identity, { runsPython = false } = {}): string => {
  const frames = ["'self'", ...embedSources, 'https://www.openstreetmap.org'];
  if (stage.hubspot) frames.push('https://share.hsforms.com');
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", startScriptSource, ...(runsPython ? ["'wasm-unsafe-eval'"] : [])],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", identity.endpoint, `https://${identity.hostedLoginDomain}`],
    'frame-src': frames,
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'report-to': [cspReportEndpoint],
    // For browsers that do not support `report-to`; others ignore it.
    'report-uri': [cspReportPath],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
};
