import { expect, test } from '@jest/globals';
import { documentOf, siteRoutes } from '#contract/site-routes.ts';
import { maxFunctionBytes } from '#lib/edge/bundle.ts';
import { rootFiles, siteRequestSource } from '#lib/edge/sources.ts';
import { builtSite } from '../templates.ts';
import { runEdge } from './run-edge.ts';

const site = builtSite();
const source = siteRequestSource(site);
const open = (uri: string) => runEdge(source, { uri }).uri;

test("the site function fits CloudFront's size limit", () => {
  expect(Buffer.byteLength(source)).toBeLessThanOrEqual(maxFunctionBytes);
  expect(source).not.toMatch(/\b(import|require)\b|\bexport\s*{/);
});

test.each(siteRoutes)('$path opens the document that the route table names', ({ path }) => {
  const pathname = path.replace(/\{\w+\}/g, 'x1');
  expect(open(pathname)).toBe(documentOf(pathname));
  expect(open(`${pathname}/`)).toBe(documentOf(pathname));
});

test.each([
  '/demo',
  '/signup',
  '/contact',
  '/executive-ai-leadership',
  '/products/unknown',
  '/faq/more',
  '/FAQ',
  '/wp-login.php',
  '/index.html',
  '/api',
  '/.git/config',
  '/constructor',
  '/__proto__/x',
  '/%2e%2e/secret',
  '/courses/x1/unknown',
])('%s, which is not a page, shows home and is not indexed', (pathname) => {
  expect(open(pathname)).toBe('/unknown.html');
  expect(documentOf(pathname)).toBe('/unknown.html');
});

test.each([
  '/assets/main-1a2b3c.js',
  '/assets/gone.js',
  '/covers/plan.svg',
  '/robots.txt',
  '/favicon.svg',
  '/config.json',
])('%s is a file and is served as it is', (pathname) => {
  expect(open(pathname)).toBe(pathname);
});

test('below /.well-known only standard files and redirects exist', () => {
  expect(open('/.well-known/security.txt')).toBe('/security.txt');
  expect(runEdge(source, { uri: '/.well-known/change-password' })).toEqual({
    statusCode: 302,
    statusDescription: 'Found',
    headers: { location: { value: '/profile#password' }, 'cache-control': { value: 'no-store' } },
    body: '',
  });
  for (const uri of ['/.well-known', '/.well-known/', '/.well-known/more', '/.well-known/security.txt/more']) {
    expect(runEdge(source, { uri })).toMatchObject({ statusCode: 404 });
  }
});

test('only paths without a document count as files', () => {
  expect(rootFiles(site).sort()).toEqual(['assets', 'covers', 'favicon.svg', 'robots.txt', 'security.txt']);
});
