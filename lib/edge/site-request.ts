import type { EdgeEvent, EdgeRequest, EdgeResponse } from './event.ts';
import { findLeaves } from './find-leaves.ts';
import type { PathTree } from './path-tree.ts';

/** Set while bundling: path patterns with their documents, and what lies at the root of the built site besides them. */
declare const DOCUMENTS: PathTree<string>;
declare const FILES: string[];
declare const UNKNOWN: string;
/** Addresses that standards prescribe, with the pages of ours they stand for. */
declare const REDIRECTS: Record<string, string>;

/**
 * Turns the address of a page into the object that holds it. Files of the site are left as they are; an address
 * that is no page shows home. Below `/.well-known/` is what standards prescribe: a file, or the way to a page of ours;
 * nothing else exists there. Runs in CloudFront before every request that is not for the API or a signed file.
 */
export function handler(event: EdgeEvent): EdgeRequest | EdgeResponse {
  const request = event.request;
  const target = Object.keys(REDIRECTS).indexOf(request.uri) >= 0 ? REDIRECTS[request.uri] : undefined;
  if (target !== undefined) {
    const headers = { location: { value: target }, 'cache-control': { value: 'no-store' } };
    return { statusCode: 302, statusDescription: 'Found', headers: headers, body: '' };
  }
  const segments = request.uri.split('/').filter((segment) => segment !== '');
  if (segments.length > 0 && FILES.indexOf(segments[0] as string) >= 0) return request;
  const documents = findLeaves(DOCUMENTS, segments);
  // Programs ask here whether a site knows what it does not have, before they believe a redirect.
  if (documents.length === 0 && segments[0] === '.well-known') {
    return { statusCode: 404, statusDescription: 'Not Found', headers: {}, body: '' };
  }
  request.uri = documents.length === 0 ? UNKNOWN : (documents[0] as string);
  return request;
}
