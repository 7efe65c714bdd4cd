import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { documentOf, siteRoutes } from '#contract/site-routes.ts';
import { maxFunctionBytes } from '#lib/edge/bundle.ts';
import { prerenderedCourses, rootFiles, siteRequestSource } from '#lib/edge/sources.ts';
import { builtSite } from '../templates.ts';
import { runEdgeWithStore } from './run-edge.ts';

const site = builtSite();
const source = siteRequestSource(site);
const stored = new Set<string>();
const run = (uri: string) => runEdgeWithStore(source, { uri }, stored);
const open = async (uri: string) => (await run(uri)).uri;

test("the site function fits CloudFront's size limit", () => {
  expect(Buffer.byteLength(source)).toBeLessThanOrEqual(maxFunctionBytes);
  expect(source.match(/\b(import|require)\b.*?;|\bexport\s*{/g)).toEqual(['import cloudfront from"cloudfront";']);
});

test.each(siteRoutes)('$path opens the document that the route table names', async ({ path }) => {
  const pathname = path.replace(/\{\w+\}/g, 'x1');
  expect(await open(pathname)).toBe(documentOf(pathname));
  expect(await open(`${pathname}/`)).toBe(documentOf(pathname));
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
  '/dashboard.html',
  '/api',
  '/.git/config',
  '/constructor',
  '/__proto__/x',
  '/%2e%2e/secret',
  '/courses/x1/unknown',
])('%s, which is not a page, shows home and is not indexed', async (pathname) => {
  expect(await open(pathname)).toBe('/unknown.html');
  expect(documentOf(pathname)).toBe('/unknown.html');
});

test.each([
  '/assets/main-1a2b3c.js',
  '/assets/gone.js',
  '/drawings/covers/plan.svg',
  '/robots.txt',
  '/favicon.svg',
  '/config.json',
])('%s is a file and is served as it is', async (pathname) => {
  expect(await open(pathname)).toBe(pathname);
});

test.each([
  ['gzip, deflate, br, zstd', '/assets/main-1a2b3c.js.br'],
  ['br', '/assets/main-1a2b3c.js.br'],
  ['br;q=0.5, gzip', '/assets/main-1a2b3c.js.br'],
  ['gzip, br;q=0', '/assets/main-1a2b3c.js'],
  ['br; q=0.0, gzip', '/assets/main-1a2b3c.js'],
  ['gzip, deflate', '/assets/main-1a2b3c.js'],
])('a browser that accepts %j gets %s', async (accepted, file) => {
  const request = { uri: '/assets/main-1a2b3c.js', headers: { 'accept-encoding': accepted } };
  expect((await runEdgeWithStore(source, request, stored)).uri).toBe(file);
});

test.each(['/assets/page-1a2b.css', '/assets/font.woff2', '/assets', '/assets/x.constructor', '/robots.txt'])(
  '%s is replaced only where the build has compressed it',
  async (uri) => {
    const request = { uri, headers: { 'accept-encoding': 'br' } };
    const expected = uri.endsWith('.css') ? `${uri}.br` : uri;
    expect((await runEdgeWithStore(source, request, stored)).uri).toBe(expected);
  },
);

test('below /.well-known only standard files and redirects exist', async () => {
  expect(await open('/.well-known/security.txt')).toBe('/security.txt');
  expect(await run('/.well-known/change-password')).toEqual({
    statusCode: 302,
    statusDescription: 'Found',
    headers: { location: { value: '/profile#password' }, 'cache-control': { value: 'no-store' } },
    body: '',
  });
  for (const uri of ['/.well-known', '/.well-known/', '/.well-known/more', '/.well-known/security.txt/more']) {
    expect(await run(uri)).toMatchObject({ statusCode: 404 });
  }
});

test('only paths without a document count as files', () => {
  expect(rootFiles(site).sort()).toEqual(['assets', 'drawings', 'favicon.svg', 'robots.txt', 'security.txt']);
});

const courses = Array.from({ length: 10_000 }, (_, index) => `a-course-with-a-title-of-usual-length-${index}`);

test('10,000 courses fit, and each opens the page that was prerendered for it', async () => {
  const large = builtSite();
  for (const id of courses) {
    mkdirSync(join(large, 'courses', id), { recursive: true });
    writeFileSync(join(large, 'courses', id, 'index.html'), '');
  }
  mkdirSync(join(large, 'courses', 'by-email', 'subscribe'), { recursive: true });
  writeFileSync(join(large, 'courses', 'by-email', 'subscribe', 'index.html'), '');
  expect(Buffer.byteLength(siteRequestSource(large))).toBe(Buffer.byteLength(source));
  const { data } = JSON.parse(prerenderedCourses(large) ?? '') as { data: { key: string; value: string }[] };
  expect(data).toHaveLength(10_001);
  const keys = new Set(data.map(({ key }) => key));
  const openLarge = async (uri: string) => (await runEdgeWithStore(siteRequestSource(large), { uri }, keys)).uri;
  for (const id of [courses[0], courses[9_999]]) {
    expect(await openLarge(`/courses/${id}`)).toBe(`/courses/${id}/index.html`);
    expect(await openLarge(`/courses/${id}/`)).toBe(`/courses/${id}/index.html`);
    // Neither page was prerendered: they render in the browser.
    expect(await openLarge(`/courses/${id}/subscribe`)).toBe('/bare.html');
    expect(await openLarge(`/courses/${id}/enroll`)).toBe('/course-enroll.html');
  }
  expect(await openLarge('/courses/by-email/subscribe')).toBe('/courses/by-email/subscribe/index.html');
  expect(await openLarge('/courses/published-later')).toBe('/bare.html');
}, 60_000);

test('a course page renders in the browser while the list of pages cannot be read', async () => {
  expect((await runEdgeWithStore(source, { uri: '/courses/x1' })).uri).toBe('/bare.html');
  expect((await runEdgeWithStore(source, { uri: '/faq' })).uri).toBe('/faq/index.html');
});

test('a site without course pages has no list of them', () => {
  expect(prerenderedCourses(site)).toBeUndefined();
});
