import { buildSync } from 'esbuild';

/** CloudFront refuses a function above this many bytes. */
export const maxFunctionBytes = 10_240;

/** Syntax that CloudFront's JavaScript runtime 2.0 lacks: esbuild rewrites it, or fails where it cannot. */
const missingSyntax = {
  class: false,
  'default-argument': false,
  destructuring: false,
  'for-of': false,
  generator: false,
  'object-extensions': false,
};

/**
 * Source of a CloudFront function from `lib/edge/<name>.ts`: one script without imports that declares `handler`.
 * `constants` replace the names declared in it. Throws when it is too large or uses what CloudFront does not know.
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
    throw new Error(`${name} is ${Buffer.byteLength(source)} bytes, CloudFront takes ${maxFunctionBytes}.`);
  }
  return source;
};
