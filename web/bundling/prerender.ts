import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { drawCover } from '#contract/cover/draw-cover.ts';
import { learnerDocumentOf, matchRoute, shellDocuments, siteRoutes } from '#contract/site-routes.ts';
import { startScriptElement } from '#contract/start-script.ts';
import { securityText } from '#contract/well-known.ts';
import { type PageData, pageDataElement } from '../src/islands/page-data.ts';
import { jsonInHtml } from '../src/lib/json-in-html.ts';
import { headMetadata } from './head-metadata.ts';
import { certificateImagePath, certificatePicture, certificatePreview } from './og-images/certificate-picture.ts';
import { emailPictures } from './og-images/email-pictures.ts';
import { coverPicture, ogImagePng } from './og-images/og-image.ts';
import { ogImagePath } from './og-images/og-image-path.ts';
import { bootImports, type Manifest, pageFilesOf, shellFilesOf } from './page-files.ts';
import { linkStyles } from './page-styles.ts';
import { type PublishedCourses, prerenderedPages } from './prerendered-pages.ts';
import { previewTags } from './preview-tags.ts';
import { securityTxt } from './security-txt.ts';
import { robots, sitemap } from './sitemap.ts';
import { serverOutputFolder, siteOutputFolder } from './vite-options.ts';

/** Exports of `src/entry-server.tsx`. */
interface Renderer {
  renderPage: (pathname: string, data: PageData) => Promise<string>;
  renderShell: (shell: {
    header: boolean;
    page?: string;
    preview?: { title: string; description: string };
  }) => Promise<string>;
}

/** Title, meta and link elements that React writes before the page's first element. */
const hoistedTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/?>)+/;
const inlineCode =
  /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>|<style[\s>]|\sstyle="|\son[a-z]+="/i;

/** The template's stylesheets, which every page's combined file includes. */
const templateStyles = /\s*<link rel="stylesheet"[^>]*>/g;

const writeFile = (file: string, content: string | Buffer) => {
  mkdirSync(dirname(join(siteOutputFolder, file)), { recursive: true });
  writeFileSync(join(siteOutputFolder, file), content);
};

/** Returns the path of the script with this name. */
const fileNamed = (name: string): string => {
  const file = readdirSync(join(siteOutputFolder, 'assets')).find((one) => one.startsWith(`${name}-`));
  if (!file) throw new Error(`${name} has not been built.`);
  return `assets/${file}`;
};

/** Returns the page's data as a script element, or an empty string without data. */
const pageDataScript = (data: PageData): string =>
  Object.keys(data).length === 0
    ? ''
    : `<script type="application/json" id="${pageDataElement}">${jsonInHtml(data)}</script>`;

/** The day of the build: today, or SOURCE_DATE_EPOCH (seconds) to repeat an earlier build. */
const buildDate = (): Date => {
  const { SOURCE_DATE_EPOCH: seconds } = process.env;
  return seconds ? new Date(Number(seconds) * 1_000) : new Date();
};

/**
 * Writes the prerendered pages with their link preview images, covers, portraits and figures, the shells of other
 * pages, sitemap.xml, robots.txt, security.txt and the third-party notices.
 * @throws Error when a page would need another inline script or style, which the site's policy forbids.
 */
export const prerenderSite = async (manifest: Manifest, courses: PublishedCourses): Promise<void> => {
  const template = readFileSync(join(siteOutputFolder, 'index.html'), 'utf8').replace(templateStyles, '');
  const entry = pathToFileURL(resolve(serverOutputFolder, 'entry-server.js')).href;
  const { renderPage, renderShell } = (await import(entry)) as Renderer;

  // A learner's page needs its scripts first, so fonts have low priority; fallbacks with their metrics show the text.
  const learnerTemplate = template
    .replace(startScriptElement, (script) => `${script}<script src="/${fileNamed('learner-start')}"></script>`)
    .replaceAll('as="font"', 'as="font" fetchpriority="low"');

  const write = (
    file: string,
    html: string,
    tags = '',
    prerendered?: { page: string; data: PageData },
    base: string = template,
  ) => {
    const head = hoistedTags.exec(html)?.[0] ?? '';
    const files = prerendered ? pageFilesOf(manifest, prerendered.page) : shellFilesOf(manifest, file);
    // Prerendered pages preload only the boot script's imports; shells need every script.
    const scriptsToPreload = prerendered ? bootImports(manifest) : files.scripts;
    const preloads = scriptsToPreload.filter((script) => !base.includes(script));
    const [styles, disabledStyles] = linkStyles(files.styles);
    const links = [
      disabledStyles,
      ...preloads.map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`),
      ...(files.wideScripts ?? []).map(
        ({ script, media }) => `<link rel="modulepreload" crossorigin media="${media}" href="/${script}">`,
      ),
    ];
    const document = base
      .replace('<!--styles-->', styles)
      .replace('<!--head-->', () => head)
      .replace('</head>', () => `${links.join('')}${tags}</head>`)
      .replace('<!--page-->', () => html.slice(head.length))
      .replace('</body>', () => `${pageDataScript(prerendered?.data ?? {})}</body>`)
      .replace('<div id="root">', () => (prerendered ? `<div id="root" data-document="${file}">` : '<div id="root">'));
    const forbidden = inlineCode.exec(document.replace(startScriptElement, ''));
    if (forbidden) throw new Error(`${file} contains inline code, which the site's policy forbids: ${forbidden[0]}`);
    writeFile(file, document);
    return head;
  };

  const pages = prerenderedPages(courses);
  const images = new Map<string, Promise<void>>();
  for (const { path, document, page, data, isIndexed } of pages) {
    const imagePath = isIndexed ? ogImagePath(matchRoute(path)) : undefined;
    const tags = isIndexed ? previewTags({ path, imagePath }) : '';
    const head = write(document, await renderPage(path, data), tags, { page, data });
    // All pages of a course share the image of the course page, which comes first.
    if (!imagePath || images.has(imagePath)) continue;
    const cover = (data.getCourse && courses.covers.get(data.getCourse.id)) ?? drawCover(path);
    const image = ogImagePng({ picture: coverPicture(cover), ...headMetadata(head) });
    images.set(
      imagePath,
      image.then((png) => writeFile(imagePath, png)),
    );
  }
  for (const [path, svg] of courses.drawings) writeFile(path, svg);
  write(shellDocuments.app, await renderShell({ header: true }));
  write(shellDocuments.bare, await renderShell({ header: false }));
  for (const { page, header } of siteRoutes.filter(({ access }) => access === 'learner')) {
    write(learnerDocumentOf(page), await renderShell({ header, page }), '', undefined, learnerTemplate);
  }
  const certificate = await renderShell({ header: true, preview: certificatePreview });
  write(shellDocuments.certificate, certificate, previewTags({ imagePath: certificateImagePath }));
  writeFile(certificateImagePath, await ogImagePng({ picture: certificatePicture, ...certificatePreview }));
  for (const [path, png] of await emailPictures(courses.covers)) writeFile(path, png);
  writeFile('sitemap.xml', sitemap(pages));
  writeFile('robots.txt', robots());
  writeFile(securityText.file, securityTxt(buildDate()));
  writeFile('third-party-notices.txt', readFileSync('THIRD_PARTY_NOTICES.txt', 'utf8'));
  await Promise.all(images.values());
};
