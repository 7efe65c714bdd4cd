import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SSMClient } from '@aws-sdk/client-ssm';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { awsSettings } from '#bin/aws-settings.ts';
import { stringOption } from '#bin/command.ts';
import { readStageParameters } from '#content/publish/stage-parameters.ts';
import { migrateCourse } from './migrate-course.ts';

/** Usage of `npm run drip -- migrate`. */
export const migrateUsage =
  'npm run drip -- migrate --course <id> --stage <stage> [--dry-run] [--at <instant>]; instead of a stage: --catalog <table> --subscribers <table>';

const parseInstant = (text: string | undefined): Date => {
  const at = text === undefined ? new Date() : new Date(text);
  if (Number.isNaN(at.getTime())) throw new Error(`"${text}" must be a time such as 2026-11-21T08:00:00Z.`);
  return at;
};

/** Runs the command with the arguments after `migrate`, with the environment's credentials. */
export const migrate = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({
    args,
    options: {
      course: stringOption,
      stage: stringOption,
      catalog: stringOption,
      subscribers: stringOption,
      at: stringOption,
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const { course, stage, catalog, subscribers } = values;
  if (!course || !(stage || (catalog && subscribers))) throw new Error(`Usage: ${migrateUsage}`);
  const settings = awsSettings(stage);
  const names =
    catalog && subscribers
      ? { catalogTable: catalog, subscribersTable: subscribers }
      : await readStageParameters(new SSMClient(settings), stage ?? '', {
          catalogTable: 'catalog-table',
          subscribersTable: 'subscribers-table',
        });
  await migrateCourse(
    { dynamodb: DynamoDBDocumentClient.from(new DynamoDBClient(settings)), ...names },
    { courseId: course, now: parseInstant(values.at), isDryRun: values['dry-run'], print: console.log },
  );
};
