import type { Plugin } from 'vite';

const files =
  /@aws-amplify\/auth\/dist\/esm\/(?:.*\/)?(signInWithRedirect|completeOAuthFlow|oAuthSignOutRedirect|openAuthSession)\.mjs(?:\?.*)?$/;
const expectedFiles = 4;

const replacements: readonly [string, string][] = [
  [`\`https://\${domain}`, `\`\${window.location.protocol}//\${domain}`],
  [`'https://' + domain`, `window.location.protocol + '//' + domain`],
  [`url.replace('http://', 'https://')`, 'url'],
];

/**
 * Amplify writes `https://` in front of the hosted login's host. With the page's own scheme instead, the same build
 * signs in on https stages and on http://localhost. Amplify has no option for it, so a build in which other than
 * exactly four files were rewritten fails: an upgrade cannot pass unnoticed.
 */
export const amplifyPageScheme = (): Plugin => {
  const rewritten = new Set<string>();
  return {
    name: 'amplify-page-scheme',
    enforce: 'pre',
    transform(code, id) {
      if (!files.test(id)) return undefined;
      const result = replacements.reduce((text, [from, to]) => text.replaceAll(from, to), code);
      if (result === code) return undefined;
      rewritten.add(id);
      return { code: result, map: null };
    },
    generateBundle() {
      if (rewritten.size === expectedFiles) return;
      this.error(
        `Expected ${expectedFiles} files of Amplify to be rewritten, found ${[...rewritten].join(', ') || 'none'}.`,
      );
    },
  };
};
