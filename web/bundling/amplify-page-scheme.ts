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
 * Replaces the `https://` that Amplify puts before the hosted login's host with the page's own scheme, so that the same
 * build signs in on https stages and on http://localhost. Amplify has no option for it. The build fails unless exactly
 * four files were rewritten, so an Amplify upgrade cannot break it silently.
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
      this.error(`Expected to rewrite ${expectedFiles} Amplify files, rewrote ${[...rewritten].join(', ') || 'none'}.`);
    },
  };
};
