import { buildSync } from 'esbuild';

/** CloudFront's maximum size of a function, in bytes. */
export const maxFunctionBytes = 10_240;

/**
 * Newer syntax that CloudFront's JavaScript runtime 2.0 has, and older syntax it lacks: esbuild transpiles it, or
 * fails.
 */
const supportedSyntax = {
  'async-await': true,
  class: false,
  'default-argument': false,
  destructuring: false,
  'for-of': false,
  generator: false,
  'object-extensions': false,
};

/**
 * Bundles `lib/edge/<name>.ts` into a CloudFront function: one script that declares `handler` and imports only
 * CloudFront's own module. `constants` replaces the names it declares.
 * @throws Error when the script is too large or uses unsupported syntax
 */
export const edgeFunction = (name: 'api-request' | 'site-request', constants: Record<string, unknown>): string => {
  const result = buildSync({
    entryPoints: [`lib/edge/${name}.ts`],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2015',
    supported: supportedSyntax,
    external: ['cloudfront'],
    minifySyntax: true,
    minifyWhitespace: true,
    charset: 'utf8',
    legalComments: 'none',
    define: Object.fromEntries(Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)])),
  });
  const script = result.outputFiles[0]?.text.replace(/export\s*\{\s*handler\s*\};?\s*$/, '').trim() ?? '';
  // esbuild puts the constants first.
  const [moduleImport = ''] = /import \w+ from"cloudfront";/.exec(script) ?? [];
  const source = moduleImport + script.replace(moduleImport, '');
  if (Buffer.byteLength(source) > maxFunctionBytes) {
    throw new Error(`${name} is ${Buffer.byteLength(source)} bytes; CloudFront allows ${maxFunctionBytes}.`);
  }
  return source;
};
