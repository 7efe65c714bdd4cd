import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentOf, matchRoute, shellDocuments, siteRoutes } from '../../contract/site-routes.ts';
import { filesOf, type Manifest } from './page-files.ts';
import { linkStyles } from './page-styles.ts';
import { serverFolder, siteFolder } from './vite-options.ts';

/** What `src/entry-server.tsx` exports. */
interface Renderer {
  renderPage: (pathname: string) => Promise<string>;
  renderShell: (header: boolean) => Promise<string>;
}

/** Title, meta and link elements that React writes before the first element of the page. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/?>)+/;
const inlineCode =
  /<script(?![^>]*\bsrc=)(?![^>]*type="application\/ld\+json")[^>]*>|<style[\s>]|\sstyle="|\son[a-z]+="/i;

/** The template's own stylesheets, which every page's one file contains. */
const templateStyles = /\s*<link rel="stylesheet"[^>]*>/g;

/** An address outside the table, to render what every such address shows. */
const anyUnknownPath = '/unknown';

/**
 * Writes the pages of the route table that are complete at build time, and the documents that stand for the others.
 * @throws when a page would need inline script or style, which the site's policy forbids.
 */
export const prerenderSite = async (manifest: Manifest): Promise<void> => {
  const template = readFileSync(join(siteFolder, 'index.html'), 'utf8').replace(templateStyles, '');
  const entry = pathToFileURL(resolve(serverFolder, 'entry-server.js')).href;
  const { renderPage, renderShell } = (await import(entry)) as Renderer;

  const write = (file: string, html: string, options: { page?: string; hydrates: boolean }) => {
    const head = hoisted.exec(html)?.[0] ?? '';
    const files = filesOf(manifest, options.page);
    // A written page leaves its scripts for later; the others need them at once.
    const preloads = options.hydrates ? [] : files.scripts.filter((script) => !template.includes(script));
    const links = [
      linkStyles(files.styles),
      ...preloads.map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`),
    ];
    const document = template
      .replace('<!--head-->', () => head)
      .replace('</head>', () => `${links.join('')}</head>`)
      .replace('<!--page-->', () => html.slice(head.length))
      .replace('<div id="root">', () =>
        options.hydrates ? `<div id="root" data-document="${file}">` : '<div id="root">',
      );
    const forbidden = inlineCode.exec(document);
    if (forbidden) throw new Error(`${file} would contain inline code: ${forbidden[0]}`);
    mkdirSync(dirname(join(siteFolder, file)), { recursive: true });
    writeFileSync(join(siteFolder, file), document);
  };

  const pathnames = [...siteRoutes.filter((route) => route.prerender).map(({ path }) => path), anyUnknownPath];
  for (const pathname of pathnames) {
    const { page } = matchRoute(pathname).route;
    write(documentOf(pathname), await renderPage(pathname), { page, hydrates: true });
  }
  write(shellDocuments.app, await renderShell(true), { hydrates: false });
  write(shellDocuments.bare, await renderShell(false), { hydrates: false });
};
