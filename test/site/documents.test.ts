import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from '@jest/globals';
import { emailCoverPath, emailCoverSize, emailSealPath, emailSealSize } from '#contract/email/email-pictures.ts';
import { matchRoute, siteRoutes, unknownRoute } from '#contract/site-routes.ts';
import { validateHtml } from '../support/html-validate.ts';
import { platformUrl } from '../support/platform.ts';
import { publicPaths } from '../support/public-pages.ts';

/** Paths that pages link to although they are not pages: they show home (docs/product.md#pages). */
const namedButNoPages = ['/demo', '/signup', '/contact', '/executive-ai-leadership', '/technical-ai-implementation'];

const documents = new Map<string, string>();

const fetchText = async (path: string): Promise<string> => {
  const response = await fetch(new URL(path, platformUrl()));
  if (response.status !== 200) throw new Error(`${path} responded with ${response.status}.`);
  return response.text();
};

beforeAll(async () => {
  for (const path of await publicPaths()) documents.set(path, await fetchText(path));
});

const allMatches = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, text = '']) => text);
const canonicalOf = (html: string) => allMatches(html, /<link rel="canonical" href="([^"]+)"/g);

test('every public page is a complete document with its own metadata', () => {
  for (const [path, html] of documents) {
    const { route } = matchRoute(path);
    expect({ path, titles: allMatches(html, /<title>([^<]+)<\/title>/g).length }).toEqual({ path, titles: 1 });
    expect({ path, headings: allMatches(html, /<h1[\s>]()/g).length }).toEqual({ path, headings: 1 });
    if (route.noindex) continue;
    expect({ path, descriptions: allMatches(html, /<meta name="description" content="([^"]{50,})"/g).length }).toEqual({
      path,
      descriptions: 1,
    });
    expect({ path, canonical: canonicalOf(html) }).toEqual({
      path,
      canonical: [new URL(route.canonical ?? path, platformUrl()).href],
    });
  }
});

test('no two indexed pages share a title or a description', () => {
  const indexed = [...documents].filter(([path]) => {
    const { route } = matchRoute(path);
    return !route.noindex && route.canonical === undefined;
  });
  for (const pattern of [/<title>([^<]+)</, /<meta name="description" content="([^"]+)"/]) {
    const values = indexed.map(([path, html]) => ({ path, text: pattern.exec(html)?.[1] }));
    const repeated = values.filter(({ text }, at) => values.findIndex((other) => other.text === text) !== at);
    expect(repeated).toEqual([]);
  }
});

test('the sitemap lists exactly the indexed pages', async () => {
  const listed = allMatches(await fetchText('/sitemap.xml'), /<loc>([^<]+)<\/loc>/g);
  const indexed = [...documents.keys()].filter((path) => {
    const { route } = matchRoute(path);
    return !route.noindex && route.canonical === undefined;
  });
  expect(listed.sort()).toEqual(indexed.map((path) => new URL(path, platformUrl()).href).sort());
  expect(await fetchText('/robots.txt')).toContain(`Sitemap: ${new URL('/sitemap.xml', platformUrl()).href}`);
});

test('every page has the picture that its link preview names', async () => {
  for (const [path, html] of documents) {
    for (const picture of allMatches(html, /<meta property="og:image" content="([^"]+)"/g)) {
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

test('a shared certificate has a link preview that names no learner', async () => {
  const html = await fetchText('/certificates/00000000-0000-4000-8000-000000000000');
  expect(allMatches(html, /<meta property="og:title" content="([^"]+)"/g)).toEqual([
    expect.stringMatching(/^A certificate anyone can verify/),
  ]);
  const [picture = ''] = allMatches(html, /<meta property="og:image" content="([^"]+)"/g);
  const response = await fetch(picture);
  expect(response.headers.get('content-type')).toBe('image/png');
  await response.arrayBuffer();
});

test('every course has the cover of its emails and the site the seal, as PNG files', async () => {
  const courseIds = [...documents.keys()].flatMap((path) => /^\/courses\/([^/]+)$/.exec(path)?.[1] ?? []);
  expect(courseIds).not.toHaveLength(0);
  const covers = courseIds.flatMap((id) =>
    (['light', 'dark'] as const).map((scheme) => ({
      path: emailCoverPath(id, scheme),
      size: emailCoverSize,
      density: 2,
    })),
  );
  const seal = { path: emailSealPath, size: { width: emailSealSize, height: emailSealSize }, density: 3 };
  for (const { path, size, density } of [...covers, seal]) {
    const response = await fetch(new URL(path, platformUrl()));
    const file = Buffer.from(await response.arrayBuffer());
    const [width, height] = [16, 20].map((at) => file.readUInt32BE(at) / density);
    expect({ path, status: response.status, width, height }).toEqual({ path, status: 200, ...size });
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  }
});

test('structured data is valid and matches the page of each course', () => {
  for (const [path, html] of documents) {
    const data = allMatches(html, /<script type="application\/ld\+json">([^<]+)<\/script>/g).map((text) =>
      JSON.parse(text),
    );
    for (const { '@context': context, '@type': type } of data) {
      expect({ path, context, type: typeof type }).toEqual({ path, context: 'https://schema.org', type: 'string' });
    }
    if (matchRoute(path).route.page === 'course') {
      expect(data.map((entry) => entry['@type'])).toEqual(expect.arrayContaining(['Course', 'BreadcrumbList']));
      expect(data.find((entry) => entry['@type'] === 'Course').url).toBe(new URL(path, platformUrl()).href);
    }
  }
});

test('every link leads to a page, a file of the site or a known redirect to home', async () => {
  const targets = new Map<string, string>();
  for (const [path, html] of documents) {
    for (const href of allMatches(html, /<a\b[^>]*\shref="([^"]*)"/g)) {
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

test('no page links to a reserved host name', () => {
  const reserved = /\.(example|test|invalid|localhost)$/;
  const wrong = [...documents].flatMap(([path, html]) =>
    allMatches(html, /<(?:a|iframe)\b[^>]*\s(?:href|src)="(https?:[^"]*)"/g)
      .filter((linkUrl) => reserved.test(new URL(linkUrl).hostname))
      .map((linkUrl) => `${path} → ${linkUrl}`),
  );
  expect(wrong).toEqual([]);
});

test('the HTML of every public page is valid', async () => {
  const rules = {
    // React closes void elements with a slash and writes attributes in their DOM spelling.
    'void-style': 'off',
    'attr-case': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Older browsers need these redundant roles.
    'no-redundant-role': 'off',
    'require-sri': 'off',
  } as const;
  const findings: string[] = [];
  for (const [path, html] of documents) {
    findings.push(...(await validateHtml(html, rules)).map((finding) => `${path}: ${finding}`));
  }
  expect(findings).toEqual([]);
});

test('the imports of the first script are preloaded, so no press is lost', async () => {
  for (const [path, html] of documents) {
    const [first = ''] = allMatches(html, /<script type="module"[^>]* src="([^"]+)"/g);
    const imported = allMatches(await fetchText(first), /(?:from|import)\s*"\.\/([^"]+\.js)"/g);
    expect({ path, count: imported.length > 0 }).toEqual({ path, count: true });
    for (const name of imported)
      expect(html).toContain(`<link rel="modulepreload" crossorigin href="/assets/${name}">`);
  }
});

test.each([
  ['script', / src="(\/assets\/[^"]+\.js)"/g, 'text/javascript'],
  ['stylesheet', / href="(\/assets\/[^"]+\.css)"/g, 'text/css'],
])('a %s comes as the smallest Brotli, or as gzip where that is refused', async (_, pattern, type) => {
  const [path = ''] = allMatches(documents.get('/') ?? '', pattern);
  const accepting = (encoding: string) =>
    fetch(new URL(path, platformUrl()), { headers: { 'accept-encoding': encoding } });
  const brotli = await accepting('gzip, br');
  const gzip = await accepting('gzip, br;q=0');
  for (const [{ headers }, encoding] of [
    [brotli, 'br'],
    [gzip, 'gzip'],
  ] as const) {
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, 'Accept-Encoding']);
    expect(headers.get('content-type')).toMatch(new RegExp(`^${type}`));
  }
  const content = await gzip.text();
  expect(await brotli.text()).toBe(content);
  const length = Number(brotli.headers.get('content-length'));
  expect(length).toBeGreaterThan(0);
  expect(length).toBeLessThanOrEqual(brotliCompressSync(content).length);
});

test('a route without parameters is prerendered when it is public', () => {
  const missing = siteRoutes.filter(({ path, access, prerender, page, name }) => {
    const isOpen = access === 'public' && !path.includes('{');
    // The page to verify certificates shows only a form that needs script.
    const isWithoutContent = ['congratulations', 'certificates'].includes(name);
    return isOpen && !prerender && page !== 'home' && !isWithoutContent;
  });
  expect(missing).toEqual([]);
});
