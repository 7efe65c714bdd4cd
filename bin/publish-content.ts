// `npm run publish-content -- --stage dev`: validates all courses and publishes them to a stage. `--check` only
// validates; `--table T --bucket B` replaces looking up the stage's resources. Videos that media.lock names have to be on
// this machine or published already: `--without-media` publishes without the others.
import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SSMClient } from '@aws-sdk/client-ssm';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { publishAll } from '#content/publish/publish-all.ts';
import { findResourceNames } from '#content/publish/stage-parameters.ts';
import { readCourses } from '#content/read-courses.ts';
import { awsSettings } from './aws-settings.ts';
import { commandArguments, runCommand, stringOption } from './command.ts';
import { readPublishableCourses } from './publishable-courses.ts';

const usage = 'Usage: npm run publish-content -- --stage <stage> | --table T --bucket B | --check';

await runCommand(async () => {
  const { values } = parseArgs({
    args: commandArguments(),
    options: {
      stage: stringOption,
      table: stringOption,
      bucket: stringOption,
      'site-bucket': stringOption,
      check: { type: 'boolean' },
      'without-media': { type: 'boolean' },
    },
  });
  const {
    stage,
    table,
    bucket,
    'site-bucket': siteBucket,
    check,
    'without-media': allowsMissingMedia = false,
  } = values;
  if (!check && !stage && !(table && bucket)) throw new Error(usage);

  if (check) {
    console.log(`${(await readCourses()).length} courses are valid.`);
    return true;
  }
  const courses = await readPublishableCourses();
  const settings = awsSettings(stage);
  const names =
    table && bucket
      ? { catalogTable: table, mediaBucket: bucket, ...(siteBucket && { siteBucket }) }
      : await findResourceNames(new SSMClient(settings), stage ?? '');
  const { published, unchanged, removed, indexWritten, drawingsWritten } = await publishAll({
    dynamodb: DynamoDBDocumentClient.from(new DynamoDBClient(settings)),
    s3: new S3Client({ ...settings, requestChecksumCalculation: 'WHEN_REQUIRED' }),
    names,
    courses,
    now: new Date(),
    allowsMissingMedia,
  });
  if (drawingsWritten > 0) console.log(`drawings   ${drawingsWritten}`);
  for (const id of published) console.log(`published  ${id}`);
  for (const id of removed) console.log(`removed    ${id}`);
  console.log(`${unchanged.length} unchanged; the index was ${indexWritten ? 'written' : 'unchanged'}.`);
  return true;
});
