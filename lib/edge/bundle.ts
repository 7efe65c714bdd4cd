import { buildSync } from 'esbuild';

/** CloudFront limit of a function's size. */
export const maxFunctionBytes = 10_240;

/** Syntax that CloudFront's JavaScript runtime 2.0 lacks: esbuild transpiles it, or fails. */
const missingSyntax = {
  class: false,
  'default-argument': false,
  destructuring: false,
  'for-of': false,
  generator: false,
  'object-extensions': false,
};

/**
 * Bundles `lib/edge/<name>.ts` into a CloudFront function: one script without imports that declares `handler`.
 * `constants` replaces the names it declares. @throws Error when the script is too large or uses unsupported syntax.
 */
export const edgeFunction = (name: 'api-request' | 'site-request', constants: Record<string, unknown>): string => {
  const result = buildSync({
    entryPoints: [`lib/edge/${name}.ts`],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2015',
    supported: missingSyntax,
    minifySyntax: true,
    minifyWhitespace: true,
    charset: 'utf8',
    legalComments: 'none',
    define: Object.fromEntries(Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)])),
  });
  const source = result.outputFiles[0]?.text.replace(/export\s*\{\s*handler\s*\};?\s*$/, '').trim() ?? '';
  if (Buffer.byteLength(source) > maxFunctionBytes) {
    throw new Error(`${name} is ${Buffer.byteLength(source)} bytes; CloudFront allows ${maxFunctionBytes}.`);
  }
  return source;
};
