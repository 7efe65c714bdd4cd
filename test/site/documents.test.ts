import { beforeAll, expect, test } from '@jest/globals';
import { HtmlValidate } from 'html-validate';
import { matchRoute, siteRoutes, unknownRoute } from '../../contract/site-routes.ts';
import { platformUrl } from '../support/platform.ts';
import { publicPaths } from '../support/public-pages.ts';

/** Addresses that pages name although they are no pages: they show home (SPEC section 2). */
const namedButNoPages = ['/demo', '/signup', '/contact', '/executive-ai-leadership', '/technical-ai-implementation'];

const documents = new Map<string, string>();

const fetchText = async (path: string): Promise<string> => {
  const response = await fetch(new URL(path, platformUrl()));
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
  return response.text();
};

beforeAll(async () => {
  for (const path of await publicPaths()) documents.set(path, await fetchText(path));
});

const found = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, text = '']) => text);
const canonicalOf = (html: string) => found(html, /<link rel="canonical" href="([^"]+)"/g);

test('every public page is a complete document that says for itself what it is', () => {
  for (const [path, html] of documents) {
    const { route } = matchRoute(path);
    expect({ path, titles: found(html, /<title>([^<]+)<\/title>/g).length }).toEqual({ path, titles: 1 });
    expect({ path, headings: found(html, /<h1[\s>]()/g).length }).toEqual({ path, headings: 1 });
    if (route.noindex) continue;
    expect({ path, descriptions: found(html, /<meta name="description" content="([^"]{50,})"/g).length }).toEqual({
      path,
      descriptions: 1,
    });
    expect({ path, canonical: canonicalOf(html) }).toEqual({
      path,
      canonical: [new URL(route.canonical ?? path, platformUrl()).href],
    });
  }
});

test('no two pages that search engines keep share a title or a description', () => {
  const kept = [...documents].filter(([path]) => {
    const { route } = matchRoute(path);
    return !route.noindex && route.canonical === undefined;
  });
  for (const pattern of [/<title>([^<]+)</, /<meta name="description" content="([^"]+)"/]) {
    const said = kept.map(([path, html]) => ({ path, text: pattern.exec(html)?.[1] }));
    const repeated = said.filter(({ text }, at) => said.findIndex((other) => other.text === text) !== at);
    expect(repeated).toEqual([]);
  }
});

test('the sitemap lists exactly the pages that search engines should keep', async () => {
  const listed = found(await fetchText('/sitemap.xml'), /<loc>([^<]+)<\/loc>/g);
  const kept = [...documents.keys()].filter((path) => {
    const { route } = matchRoute(path);
    return !route.noindex && route.canonical === undefined;
  });
  expect(listed.sort()).toEqual(kept.map((path) => new URL(path, platformUrl()).href).sort());
  expect(await fetchText('/robots.txt')).toContain(`Sitemap: ${new URL('/sitemap.xml', platformUrl()).href}`);
});

test('every page has the picture that its link preview names', async () => {
  for (const [path, html] of documents) {
    for (const picture of found(html, /<meta property="og:image" content="([^"]+)"/g)) {
      const response = await fetch(picture);
      expect({ path, status: response.status, type: response.headers.get('content-type') }).toEqual({
        path,
        status: 200,
        type: 'image/png',
      });
      await response.arrayBuffer();
    }
  }
});

test('structured data can be read, and says of each course what its page says', () => {
  for (const [path, html] of documents) {
    const data = found(html, /<script type="application\/ld\+json">([^<]+)<\/script>/g).map((text) => JSON.parse(text));
    for (const { '@context': context, '@type': type } of data) {
      expect({ path, context, type: typeof type }).toEqual({ path, context: 'https://schema.org', type: 'string' });
    }
    if (matchRoute(path).route.page === 'course') {
      expect(data.map((entry) => entry['@type'])).toEqual(expect.arrayContaining(['Course', 'BreadcrumbList']));
      expect(data.find((entry) => entry['@type'] === 'Course').url).toBe(new URL(path, platformUrl()).href);
    }
  }
});

test('every link leads to a page, to a file of ours, or to an address that is meant to show home', async () => {
  const targets = new Map<string, string>();
  for (const [path, html] of documents) {
    for (const href of found(html, /<a\b[^>]*\shref="([^"]*)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), new URL(path, platformUrl()));
      if (url.origin === new URL(platformUrl()).origin) targets.set(url.pathname + url.hash, path);
      else
        expect({ path, scheme: url.protocol }).toEqual({
          path,
          scheme: expect.stringMatching(/^(https|mailto|tel):$/),
        });
    }
  }
  const wrong: string[] = [];
  for (const [target, from] of targets) {
    const { pathname, hash } = new URL(target, platformUrl());
    const isPage = matchRoute(pathname).route !== unknownRoute || namedButNoPages.includes(pathname);
    if (!isPage) {
      const { headers } = await fetch(new URL(pathname, platformUrl()));
      if (headers.get('content-type')?.startsWith('text/html') && !pathname.startsWith('/api/')) {
        wrong.push(`${from} → ${target}`);
      }
    }
    const document = hash ? documents.get(pathname) : undefined;
    if (document && !document.includes(`id="${hash.slice(1)}"`)) wrong.push(`${from} → ${target} (no such place)`);
  }
  expect(wrong).toEqual([]);
});

test('no page leads to a host of a name that nobody can register', () => {
  const reserved = /\.(example|test|invalid|localhost)$/;
  const wrong = [...documents].flatMap(([path, html]) =>
    found(html, /<(?:a|iframe)\b[^>]*\s(?:href|src)="(https?:[^"]*)"/g)
      .filter((address) => reserved.test(new URL(address).hostname))
      .map((address) => `${path} → ${address}`),
  );
  expect(wrong).toEqual([]);
});

test('the HTML of every public page is valid', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // React writes void elements with a slash, and attributes in the letters of the DOM.
      'void-style': 'off',
      'attr-case': 'off',
      'no-trailing-whitespace': 'off',
      'long-title': 'off',
      // Written to the standard's own, older words: these roles are there for browsers that drop them.
      'no-redundant-role': 'off',
      'require-sri': 'off',
    },
  });
  const findings: string[] = [];
  for (const [path, html] of documents) {
    const { results } = await validator.validateString(html);
    for (const { messages } of results) {
      findings.push(...messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`));
    }
  }
  expect(findings).toEqual([]);
});

test('what the first script imports comes with it, so that no press is lost in between', async () => {
  for (const [path, html] of documents) {
    const [first = ''] = found(html, /<script type="module"[^>]* src="([^"]+)"/g);
    const imported = found(await fetchText(first), /(?:from|import)\s*"\.\/([^"]+\.js)"/g);
    expect({ path, count: imported.length > 0 }).toEqual({ path, count: true });
    for (const name of imported)
      expect(html).toContain(`<link rel="modulepreload" crossorigin href="/assets/${name}">`);
  }
});

test('the page of a route without parameters is written at build time when anyone may read it', () => {
  const missing = siteRoutes.filter(({ path, access, prerender, page, name }) => {
    const isOpen = access === 'public' && !path.includes('{');
    return isOpen && !prerender && page !== 'home' && name !== 'congratulations';
  });
  expect(missing).toEqual([]);
});
