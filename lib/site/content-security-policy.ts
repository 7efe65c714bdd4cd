import type { Identity } from '../data/identity.ts';
import type { Stage } from '../stages.ts';

/**
 * What a page may load, after reliability rule R24. Everything is ours but the identity service, the map, videos of
 * YouTube and, where configured, the frame of the form service. There is no `upgrade-insecure-requests`: nothing here
 * is http, and some browsers apply it to localhost too. Where Python runs, WebAssembly may be compiled, and nothing else is
 * added (decision record 0030).
 */
export const contentSecurityPolicy = (stage: Stage, identity: Identity, { runsPython = false } = {}): string => {
  const frames = ['https://www.youtube-nocookie.com', 'https://www.openstreetmap.org'];
  if (stage.hubspot) frames.push('https://share.hsforms.com');
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(runsPython ? ["'wasm-unsafe-eval'"] : [])],
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
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
};
