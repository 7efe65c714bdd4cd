import { expect, test } from '@jest/globals';
import { documentOf, matchRoute, shellDocuments, siteRoutes, unknownRoute } from '#contract/site-routes.ts';

const nameOf = (pathname: string) => matchRoute(pathname).route.name;

test('every URL in the specification shows its own page', () => {
  const specifiedPaths = [
    '/ /faq /courses /courses/x /congratulations /aboutus /termsofservice /privacy-policy /instructor /contactUs',
    '/instructor-signup /corporate-training /login /products/plan /products/dublabs /products/draftemail',
    '/products/joblyn /products/pmcoach /enterprise /enterprise/custom /enterprise/training /courses/x/subscribe',
    '/subscribe/x /courses/x/welcome /courses/x/signup-success /solution /solution/gen-ai-solutions',
    '/solution/ai-agents-solutions /solution/custom-ai-solutions /courses/x/enroll /courses/x/upgrade',
    '/courses/x/drip-content /courses/x/drip-content/0/1 /courses/x/content /courses/x/content/0',
    '/courses/x/content/0/intro /profile /dashboard',
  ].flatMap((line) => line.split(' '));
  expect(specifiedPaths.filter((url) => matchRoute(url).route === unknownRoute)).toEqual([]);
});

test.each(['/demo', '/signup', '/contact', '/refund-policy', '/executive-ai-leadership', '/courses/x/y', '/FAQ'])(
  '%s shows the home page, which search engines do not index',
  (url) => {
    const { route } = matchRoute(url);
    expect(route).toMatchObject({ page: 'home', noindex: true, canonical: '/', footer: false });
    expect(documentOf(url)).toBe(shellDocuments.unknown);
  },
);

test('prices and products are sections of the home page', () => {
  expect(matchRoute('/pricing').route).toMatchObject({ page: 'home', section: 'pricing' });
  expect(matchRoute('/products').route).toMatchObject({ page: 'home', section: 'tools' });
});

test('both spellings of about and contact work, and one is canonical', () => {
  expect([nameOf('/aboutUs'), nameOf('/contactUs')]).toEqual(['about', 'contact']);
  expect(matchRoute('/aboutus').route).toMatchObject({ page: 'about', canonical: '/aboutUs' });
});

test('course pages have no site header, except the content pages', () => {
  const withHeader = siteRoutes.filter(({ path, header }) => path.startsWith('/courses/') && header);
  expect(withHeader.map(({ path }) => path)).toEqual([
    '/courses/{courseId}/content',
    '/courses/{courseId}/content/{sectionIndex}',
    '/courses/{courseId}/content/{sectionIndex}/{lectureId}',
  ]);
});

test('among specified pages only home lacks a footer, among our own only the notebook', () => {
  const withoutFooter = new Set(siteRoutes.filter(({ footer }) => !footer).map(({ page }) => page));
  expect([...withoutFooter].sort()).toEqual(['home', 'notebook']);
});

test('pages behind the sign-in are neither prerendered nor indexed', () => {
  const learnerRoutes = siteRoutes.filter(({ access }) => access === 'learner');
  expect(learnerRoutes.length).toBeGreaterThan(0);
  expect(learnerRoutes.filter(({ prerender, noindex }) => prerender || !noindex)).toEqual([]);
});

test('a trailing slash and percent-encoding change nothing', () => {
  expect(matchRoute('/courses/abc/').params).toEqual({ courseId: 'abc' });
  expect(matchRoute('/courses/a%20b').params).toEqual({ courseId: 'a b' });
  expect(matchRoute('/courses/%E0%A4%A').params).toEqual({ courseId: '%E0%A4%A' });
});

test('every URL is answered by an existing document', () => {
  expect(documentOf('/')).toBe('/index.html');
  expect(documentOf('/products/plan')).toBe('/products/plan/index.html');
  expect(documentOf('/subscribe/x')).toBe(shellDocuments.app);
  expect(documentOf('/courses/x')).toBe(shellDocuments.bare);
});

test("each learner's page has a document of its own", () => {
  const pages = siteRoutes.filter(({ access }) => access === 'learner');
  expect(pages.map(({ path }) => documentOf(path))).toEqual(pages.map(({ page }) => `/${page}.html`));
  const documents = siteRoutes.filter(({ access }) => access === 'public').map(({ path }) => documentOf(path));
  expect(documents).not.toContain('/dashboard.html');
});

test('no two routes share a name or a pattern', () => {
  expect(new Set(siteRoutes.map(({ name }) => name)).size).toBe(siteRoutes.length);
  expect(new Set(siteRoutes.map(({ path }) => path.replace(/\{\w+\}/g, '*'))).size).toBe(siteRoutes.length);
});

test('private pages and pages behind a secret link are not indexed', () => {
  const byLink = siteRoutes.filter(({ path }) => /\{(certificateId|token)\}|\/(welcome|signup-success)$/.test(path));
  expect(byLink.length).toBeGreaterThanOrEqual(4);
  expect(byLink.filter(({ noindex }) => !noindex)).toEqual([]);
});
