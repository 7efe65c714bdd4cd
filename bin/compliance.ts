// `npm run compliance`: checks production's templates against NIST 800-53, PCI DSS and HIPAA with cdk-nag and writes
// the reports to docs/compliance. Fails when a finding has no answer.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { platformStacks } from '#lib/platform.ts';
import { stages } from '#lib/stages.ts';
import { buildParts } from './build/build-if-stale.ts';
import { lambdasFolder } from './build/lambdas.ts';
import { webFolder } from './build/web.ts';
import { readCdkContext } from './cdk-context.ts';
import { complianceReports } from './compliance/report.ts';

await buildParts('prod');
const app = new App({ analyticsReporting: false, treeMetadata: false, context: readCdkContext() });
platformStacks(app, stages.prod, { lambdas: lambdasFolder, web: webFolder });
for (const [name, text] of Object.entries(complianceReports(app))) {
  const file = join('docs/compliance', name);
  writeFileSync(file, text);
  console.log(file);
}
