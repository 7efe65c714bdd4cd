import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SSMClient } from '@aws-sdk/client-ssm';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { findValues } from '../../../content/publish/find-names.ts';
import { migrateCourse } from './migrate-course.ts';

/** How `npm run drip -- migrate` is called. */
export const migrateUsage =
  'npm run drip -- migrate --course <id> --stage <dev|staging|prod> [--dry-run] [--at <instant>]; instead of a stage: --catalogue <table> --subscribers <table>';

const instant = (text: string | undefined): Date => {
  const at = text === undefined ? new Date() : new Date(text);
  if (Number.isNaN(at.getTime())) throw new Error(`"${text}" is no instant such as 2026-11-21T08:00:00Z.`);
  return at;
};

/** Runs the command with what stands after `migrate`, as whoever the environment's credentials are. */
export const migrate = async (args: string[]): Promise<void> => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      ...{ course: text, stage: text, catalogue: text, subscribers: text, at: text },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const { course, stage, catalogue, subscribers } = values;
  if (!course || !(stage || (catalogue && subscribers))) throw new Error(`Usage: ${migrateUsage}`);
  const names =
    catalogue && subscribers
      ? { catalogueTable: catalogue, subscribersTable: subscribers }
      : await findValues(new SSMClient(), stage ?? '', {
          catalogueTable: 'catalogue-table',
          subscribersTable: 'subscribers-table',
        });
  await migrateCourse(
    { dynamodb: DynamoDBDocumentClient.from(new DynamoDBClient()), ...names },
    { courseId: course, now: instant(values.at), isDryRun: values['dry-run'], print: console.log },
  );
};
