import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { defaultMaxBodyBytes } from '#contract/define.ts';
import { Problem, type ProblemCode } from '#contract/problem.ts';
import { courseDocumentOf, documentOf, shellDocuments, siteRoutes } from '#contract/site-routes.ts';
import { securityText, wellKnownPages } from '#contract/well-known.ts';
import type { BuiltOperation } from '../api/built-operations.ts';
import type { Methods } from './api-request.ts';
import { edgeFunction } from './bundle.ts';
import { pathTree } from './path-tree.ts';

const bodyOf = (code: ProblemCode) => new Problem(code).toBody();

/** Returns the source of the viewer-request function for exactly these operations. */
export const apiRequestSource = (endpoints: readonly BuiltOperation[]): string =>
  edgeFunction('api-request', {
    ROUTES: pathTree<Methods>(
      endpoints.map(({ operation: { path, method, access } }) => {
        const needsToken = access === 'learner' ? 1 : 0;
        return [path, method === 'GET' ? { GET: needsToken, HEAD: needsToken } : { [method]: needsToken }];
      }),
    ),
    ALIASES: Object.fromEntries(
      endpoints.flatMap(({ operation: { path, alias } }) => (alias ? [[alias, `/api${path}`]] : [])),
    ),
    MAX_BODY_BYTES: Math.max(...endpoints.map(({ operation }) => operation.maxBodyBytes ?? defaultMaxBodyBytes)),
    NOT_FOUND: bodyOf('not-found'),
    METHOD_NOT_ALLOWED: bodyOf('method-not-allowed'),
    NOT_SIGNED_IN: bodyOf('not-signed-in'),
    TOO_LARGE: bodyOf('too-large'),
  });

const holdsDocuments = (path: string): boolean =>
  statSync(path).isDirectory()
    ? readdirSync(path).some((name) => holdsDocuments(join(path, name)))
    : path.endsWith('.html');

/**
 * Returns the root names of the built site that contain only files, which are served unchanged. All other paths are
 * pages of the route table.
 */
export const rootFiles = (site: string): string[] =>
  readdirSync(site).filter((name) => name !== '.vite' && !holdsDocuments(join(site, name)));

/** CloudFront's maximum size of the data in a key value store, in bytes. */
const maxStoreBytes = 5 * 1024 * 1024;

const coursePagePatterns = ['/courses/{courseId}', '/courses/{courseId}/subscribe'] as const;

/**
 * Returns the key value store's data, the prerendered course pages of the built site, in CloudFront's import format.
 * Keys are paths without the leading slash. Undefined when there are none, because an import needs a key.
 * @throws Error when they exceed CloudFront's limit
 */
export const prerenderedCourses = (site: string): string | undefined => {
  const folder = join(site, 'courses');
  const ids = existsSync(folder) ? readdirSync(folder).sort() : [];
  const data = coursePagePatterns
    .flatMap((pattern) => ids.map((id) => pattern.replace('{courseId}', id)))
    .filter((path) => existsSync(join(site, courseDocumentOf(path))))
    .map((path) => ({ key: path.slice(1), value: '1' }));
  const text = JSON.stringify({ data });
  const bytes = Buffer.byteLength(text);
  if (bytes > maxStoreBytes) {
    throw new Error(`The list of course pages is ${bytes} bytes; CloudFront allows ${maxStoreBytes}.`);
  }
  return data.length === 0 ? undefined : text;
};

/** Returns the source of the function that maps pages to documents, for the site built into this folder. */
export const siteRequestSource = (site: string): string =>
  edgeFunction('site-request', {
    DOCUMENTS: pathTree([
      ...siteRoutes.map(({ path }) => [path, documentOf(path)] as const),
      [securityText.path, securityText.file],
    ]),
    STORED: pathTree(coursePagePatterns.map((pattern) => [pattern, '1'] as const)),
    FILES: [...rootFiles(site), 'config.json'],
    UNKNOWN: shellDocuments.unknown,
    REDIRECTS: wellKnownPages,
  });
