// `npm run smoke -- --stage dev`: checks a deployed stage as visitors see it. `--url https://…` names the site instead.
import { parseArgs } from 'node:util';
import { SSMClient } from '@aws-sdk/client-ssm';
import { readStageParameters } from '#content/publish/stage-parameters.ts';
import { getStage } from '#lib/stages.ts';
import { awsSettings } from './aws-settings.ts';
import { commandArguments, runCommand, stringOption } from './command.ts';
import { type Checks, countProblems, runChecks } from './findings.ts';
import { checkErrorPattern, checkLogLine } from './smoke/check-log-line.ts';
import { siteChecks } from './smoke/site-checks.ts';

const usage = 'Usage: npm run smoke -- --stage <stage> | --url <origin of the site>';

const siteOf = async (stage: string): Promise<string> => {
  const client = new SSMClient(awsSettings(stage));
  return (await readStageParameters(client, stage, { siteUrl: 'site-url' })).siteUrl;
};

await runCommand(async () => {
  const { values } = parseArgs({ args: commandArguments(), options: { stage: stringOption, url: stringOption } });
  const { stage, url } = values;
  if (!stage && !url) throw new Error(usage);
  const siteUrl = url ?? (await siteOf(stage ?? ''));
  const logChecks: Checks = stage
    ? {
        logs: () => checkLogLine(getStage(stage).name, awsSettings(stage)),
        alarms: () => checkErrorPattern(awsSettings(stage)),
      }
    : {};
  const problems = await runChecks({ ...siteChecks(siteUrl), ...logChecks }, console.log);
  console.log(problems === 0 ? `${siteUrl} works.` : `${siteUrl} has ${countProblems(problems)}.`);
  return problems === 0;
});
