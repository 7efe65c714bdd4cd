import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentOf, matchRoute, shellDocuments, siteRoutes } from '../../contract/site-routes.ts';
import { filesOfPage, type Manifest } from './page-files.ts';
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

/** An address outside the table, to render what every such address shows. */
const anyUnknownPath = '/unknown';

/**
 * Writes the pages of the route table that are complete at build time, and the documents that stand for the others.
 * @throws when a page would need inline script or style, which the site's policy forbids.
 */
export const prerenderSite = async (): Promise<number> => {
  const read = (file: string) => readFileSync(join(siteFolder, file), 'utf8');
  const template = read('index.html');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  const entry = pathToFileURL(resolve(serverFolder, 'entry-server.js')).href;
  const { renderPage, renderShell } = (await import(entry)) as Renderer;

  const write = (file: string, html: string, options: { page?: string; hydrates: boolean }) => {
    const head = hoisted.exec(html)?.[0] ?? '';
    const links = options.page ? filesOfPage(manifest, `src/pages/${options.page}.tsx`) : '';
    const document = template
      .replace('<!--head-->', () => head)
      // After the global stylesheet, so that a page's own rules win.
      .replace('</head>', () => `${links}</head>`)
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
  rmSync(join(siteFolder, '.vite'), { recursive: true });
  return pathnames.length + 2;
};
