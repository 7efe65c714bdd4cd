// `npm run build`: bundles the handlers and builds the web application if stale, and prints the handlers' sizes.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildLambdas, buildSite } from './build/build-if-stale.ts';
import { lambdasFolder } from './build/lambdas.ts';

await Promise.all([buildLambdas(), buildSite()]);

const sizes = readdirSync(lambdasFolder)
  .map((name) => ({ name, kilobytes: statSync(join(lambdasFolder, name, 'index.mjs')).size / 1024 }))
  .sort((a, b) => b.kilobytes - a.kilobytes);
for (const { name, kilobytes } of sizes) console.log(`${kilobytes.toFixed(0).padStart(6)} KB  ${name}`);
console.log(`${String(sizes.length).padStart(6)} functions in ${lambdasFolder}, the site in build/web`);
