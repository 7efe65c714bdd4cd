import type { EdgeEvent, EdgeRequest } from './event.ts';
import { findLeaves } from './find-leaves.ts';
import type { PathTree } from './path-tree.ts';

/** Set while bundling: path patterns with their documents, and what lies at the root of the built site besides them. */
declare const DOCUMENTS: PathTree<string>;
declare const FILES: string[];
declare const UNKNOWN: string;

/**
 * Turns the address of a page into the object that holds it. Files of the site are left as they are; an address
 * that is no page shows home. Runs in CloudFront before every request that is not for the API or a signed file.
 */
export function handler(event: EdgeEvent): EdgeRequest {
  const request = event.request;
  const segments = request.uri.split('/').filter((segment) => segment !== '');
  if (segments.length > 0 && FILES.indexOf(segments[0] as string) >= 0) return request;
  const documents = findLeaves(DOCUMENTS, segments);
  request.uri = documents.length === 0 ? UNKNOWN : (documents[0] as string);
  return request;
}
