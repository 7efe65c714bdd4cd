import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { matchRoute, shellDocuments } from '../../contract/site-routes.ts';
import { securityText } from '../../contract/well-known.ts';
import { jsonInHtml } from '../src/site/json-in-html.ts';
import { type PageData, pageDataElement } from '../src/site/page-data.ts';
import { filesOf, importsOfBoot, type Manifest } from './page-files.ts';
import { linkStyles } from './page-styles.ts';
import { pagePicturePng } from './pictures/page-picture.ts';
import { pictureOf } from './pictures/picture-of.ts';
import { previewTags } from './preview-tags.ts';
import { saidInHead } from './said-in-head.ts';
import { securityContact } from './security-text.ts';
import { robots, sitemap } from './sitemap.ts';
import { serverFolder, siteFolder } from './vite-options.ts';
import { type KnownCourses, writtenPages } from './written-pages.ts';

/** What `src/entry-server.tsx` exports. */
interface Renderer {
  renderPage: (pathname: string, data: PageData) => Promise<string>;
  renderShell: (header: boolean) => Promise<string>;
}

/** Title, meta and link elements that React writes before the first element of the page. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/?>)+/;
const inlineCode =
  /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>|<style[\s>]|\sstyle="|\son[a-z]+="/i;

/** The template's own stylesheets, which every page's one file contains. */
const templateStyles = /\s*<link rel="stylesheet"[^>]*>/g;

const writeFile = (file: string, content: string | Buffer) => {
  mkdirSync(dirname(join(siteFolder, file)), { recursive: true });
  writeFileSync(join(siteFolder, file), content);
};

/** What the page carries; nothing when it carries nothing. */
const dataElement = (data: PageData): string =>
  Object.keys(data).length === 0
    ? ''
    : `<script type="application/json" id="${pageDataElement}">${jsonInHtml(data)}</script>`;

/**
 * Writes the pages that are complete at build time with a picture for each, the documents that stand for the others,
 * and what search engines and finders of weaknesses read.
 * @throws when a page would need inline script or style, which the site's policy forbids.
 */
export const prerenderSite = async (manifest: Manifest, courses: KnownCourses): Promise<void> => {
  const template = readFileSync(join(siteFolder, 'index.html'), 'utf8').replace(templateStyles, '');
  const entry = pathToFileURL(resolve(serverFolder, 'entry-server.js')).href;
  const { renderPage, renderShell } = (await import(entry)) as Renderer;

  const write = (file: string, html: string, written?: { page: string; data: PageData; tags: string }) => {
    const head = hoisted.exec(html)?.[0] ?? '';
    const files = filesOf(manifest, written?.page);
    // A written page leaves its scripts for later, but for the first one, which hears what is pressed; the others need all.
    const wanted = written ? importsOfBoot(manifest) : files.scripts;
    const preloads = wanted.filter((script) => !template.includes(script));
    const links = [
      linkStyles(files.styles),
      ...preloads.map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`),
    ];
    const document = template
      .replace('<!--head-->', () => head)
      .replace('</head>', () => `${links.join('')}${written?.tags ?? ''}</head>`)
      .replace('<!--page-->', () => html.slice(head.length))
      .replace('</body>', () => `${dataElement(written?.data ?? {})}</body>`)
      .replace('<div id="root">', () => (written ? `<div id="root" data-document="${file}">` : '<div id="root">'));
    const forbidden = inlineCode.exec(document);
    if (forbidden) throw new Error(`${file} would contain inline code: ${forbidden[0]}`);
    writeFile(file, document);
    return head;
  };

  const pages = writtenPages(courses);
  const drawn = new Set<string>();
  for (const { path, document, page, data, isIndexed } of pages) {
    const picture = isIndexed ? pictureOf(matchRoute(path)) : undefined;
    const tags = isIndexed ? previewTags({ path, picture }) : '';
    const head = write(document, await renderPage(path, data), { page, data, tags });
    // Pages of one course share a picture: that of the course's own page, which comes first.
    if (!picture || drawn.has(picture)) continue;
    drawn.add(picture);
    writeFile(picture, pagePicturePng({ id: data.getCourse?.id ?? path, ...saidInHead(head) }));
  }
  write(shellDocuments.app, await renderShell(true));
  write(shellDocuments.bare, await renderShell(false));
  writeFile('sitemap.xml', sitemap(pages));
  writeFile('robots.txt', robots());
  writeFile(securityText.file, securityContact(new Date()));
};
