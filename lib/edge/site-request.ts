import cloudfront from 'cloudfront';
import { brotliExtensions, brotliSuffix } from '#contract/brotli-assets.ts';
import type { EdgeEvent, EdgeRequest, EdgeResponse } from './event.ts';
import { findLeaves } from './find-leaves.ts';
import type { PathTree } from './path-tree.ts';

/** Set by the bundler: path patterns with their documents, and the files at the root of the built site. */
declare const DOCUMENTS: PathTree<string>;
declare const FILES: string[];
declare const UNKNOWN: string;
/** Path patterns with a separate document for each path in the key value store. */
declare const STORED: PathTree<string>;
/** Paths prescribed by standards, with the pages they redirect to. */
declare const REDIRECTS: Record<string, string>;

/**
 * Returns whether the document of exactly this path was prerendered; false when the store cannot be read, so that the
 * page renders in the browser.
 */
const isStored = async (segments: string[]): Promise<boolean> => {
  if (findLeaves(STORED, segments).length === 0) return false;
  try {
    return await cloudfront.kvs().exists(segments.join('/'));
  } catch {
    return false;
  }
};

/** Returns whether the viewer accepts Brotli; a weight of zero refuses it. */
const acceptsBrotli = (request: EdgeRequest): boolean => {
  const accepted = request.headers['accept-encoding'];
  return accepted !== undefined && /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted.value);
};

const hasBrotliCopy = (segments: string[]): boolean => {
  const name = segments[segments.length - 1] as string;
  return segments[0] === 'assets' && brotliExtensions.indexOf(name.slice(name.lastIndexOf('.') + 1)) >= 0;
};

/**
 * Maps the path of a page to the object that holds it. File paths stay as they are, but browsers that accept
 * Brotli get the compressed copies of scripts and stylesheets. Unknown paths show the home page.
 * `/.well-known/` contains only files and redirects prescribed by standards. Runs in CloudFront before every request
 * except for the API and signed files.
 */
export async function handler(event: EdgeEvent): Promise<EdgeRequest | EdgeResponse> {
  const request = event.request;
  const target = Object.keys(REDIRECTS).indexOf(request.uri) >= 0 ? REDIRECTS[request.uri] : undefined;
  if (target !== undefined) {
    const headers = { location: { value: target }, 'cache-control': { value: 'no-store' } };
    return { statusCode: 302, statusDescription: 'Found', headers: headers, body: '' };
  }
  const segments = request.uri.split('/').filter((segment) => segment !== '');
  if (segments.length > 0 && FILES.indexOf(segments[0] as string) >= 0) {
    if (hasBrotliCopy(segments) && acceptsBrotli(request)) request.uri += brotliSuffix;
    return request;
  }
  if (await isStored(segments)) {
    request.uri = `/${segments.join('/')}/index.html`;
    return request;
  }
  const documents = findLeaves(DOCUMENTS, segments);
  // Clients check that an unknown path fails here before they trust a redirect.
  if (documents.length === 0 && segments[0] === '.well-known') {
    return { statusCode: 404, statusDescription: 'Not Found', headers: {}, body: '' };
  }
  request.uri = documents.length === 0 ? UNKNOWN : (documents[0] as string);
  return request;
}
