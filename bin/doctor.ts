// `npm run doctor -- --stage dev`: checks the AWS account before a deployment and changes nothing. Exits with 1 when
// anything would fail.
import { parseArgs } from 'node:util';
import { getStage } from '#lib/stages.ts';
import { awsSettings } from './aws-settings.ts';
import { doctorChecks } from './doctor/checks.ts';
import { runChecks } from './findings.ts';

try {
  const { values } = parseArgs({ options: { stage: { type: 'string' } } });
  if (!values.stage) throw new Error('Usage: npm run doctor -- --stage <stage>');
  const { AWS_REGION, AWS_DEFAULT_REGION, AWS_ENDPOINT_URL_BEDROCK_RUNTIME, STRIPE_API_URL } = process.env;
  const checks = doctorChecks({
    stage: getStage(values.stage),
    settings: awsSettings(values.stage),
    shellRegion: AWS_REGION ?? AWS_DEFAULT_REGION,
    bedrockEndpoint: AWS_ENDPOINT_URL_BEDROCK_RUNTIME,
    stripeUrl: STRIPE_API_URL,
  });
  const problems = await runChecks(checks, console.log);
  console.log(problems === 0 ? `Nothing prevents a deployment of ${values.stage}.` : `${problems} problems.`);
  process.exitCode = problems === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
