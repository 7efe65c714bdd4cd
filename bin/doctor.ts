// `npm run doctor -- --stage dev`: checks the AWS account before a deployment and changes nothing. Exits with 1 when
// anything would fail.
import { parseArgs } from 'node:util';
import { brand } from '#contract/brand.ts';
import { awsSettings } from './aws-settings.ts';
import { readCdkContext } from './cdk-context.ts';
import { commandArguments, requireStage, runCommand, stringOption } from './command.ts';
import { doctorChecks } from './doctor/checks.ts';
import { countProblems, runChecks } from './findings.ts';

await runCommand(async () => {
  const { values } = parseArgs({ args: commandArguments(), options: { stage: stringOption } });
  const stage = requireStage(values.stage, 'npm run doctor -- --stage <stage>');
  const { AWS_REGION, AWS_DEFAULT_REGION, AWS_ENDPOINT_URL_BEDROCK_RUNTIME, STRIPE_API_URL } = process.env;
  const checks = doctorChecks({
    stage,
    school: brand,
    settings: awsSettings(stage.name),
    shellRegion: AWS_REGION ?? AWS_DEFAULT_REGION,
    cdkContext: readCdkContext(),
    bedrockEndpoint: AWS_ENDPOINT_URL_BEDROCK_RUNTIME,
    stripeUrl: STRIPE_API_URL,
  });
  const problems = await runChecks(checks, console.log);
  console.log(problems === 0 ? `Nothing prevents a deployment of ${stage.name}.` : `${countProblems(problems)}.`);
  return problems === 0;
});

// Look-ups and connections that the checks have abandoned would keep the process alive for minutes.
process.exit();
