import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteOutputFolder } from './vite-options.ts';

/**
 * Combines a page's stylesheets into one file, because first paint waits for each. The separate files are linked as
 * disabled, so the application knows that their rules are present and does not load them again. The combined file's
 * link belongs at the start of the document.
 */
export const linkStyles = (styles: readonly string[]): [combined: string, disabled: string] => {
  const rules = styles.map((file) => readFileSync(join(siteOutputFolder, file), 'utf8')).join('');
  const file = `assets/page-${createHash('sha256').update(rules).digest('base64url').slice(0, 8)}.css`;
  writeFileSync(join(siteOutputFolder, file), rules);
  const disabledLinks = styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}" disabled>`);
  return [`<link rel="stylesheet" crossorigin href="/${file}">`, disabledLinks.join('')];
};
