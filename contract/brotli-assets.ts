/** Media types of assets that the build compresses with Brotli, by extension: `x.js` has a copy `x.js.br`. */
export const brotliMediaTypes = { css: 'text/css', js: 'text/javascript' } as const;

/** Extensions of these assets, without the dot. */
export const brotliExtensions: readonly string[] = Object.keys(brotliMediaTypes);

/** Extension of the compressed copies. */
export const brotliSuffix = '.br';
