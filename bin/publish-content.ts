// `npm run publish-content -- --stage dev`: validates all courses and publishes them to a stage. `--check` only
// validates; `--table T --bucket B` replaces looking up the stage's resources. Videos that media.lock names have to be on
// this machine or published already: `--without-media` publishes without the others.
import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { MediaConvertClient } from '@aws-sdk/client-mediaconvert';
import { S3Client } from '@aws-sdk/client-s3';
import { SSMClient } from '@aws-sdk/client-ssm';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { publishAll } from '#content/publish/publish-all.ts';
import { findEncoderRole, findResourceNames } from '#content/publish/stage-parameters.ts';
import { readCourses } from '#content/read-courses.ts';
import { awsSettings } from './aws-settings.ts';
import { commandArguments, runCommand, stringOption } from './command.ts';
import { readPublishableCourses } from './publishable-courses.ts';

const usage = 'Usage: npm run publish-content -- --stage <stage> | --table T --bucket B [--site-bucket S] | --check';

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
  const ssm = new SSMClient(settings);
  const names =
    table && bucket
      ? { catalogTable: table, mediaBucket: bucket, ...(siteBucket && { siteBucket }) }
      : await findResourceNames(ssm, stage ?? '');
  const roleArn = stage && (await findEncoderRole(ssm, stage));
  const { published, unchanged, removed, indexWritten, drawingsWritten, renditions } = await publishAll({
    dynamodb: DynamoDBDocumentClient.from(new DynamoDBClient(settings)),
    s3: new S3Client({ ...settings, requestChecksumCalculation: 'WHEN_REQUIRED' }),
    names,
    courses,
    now: new Date(),
    allowsMissingMedia,
    // MediaConvert allows few calls a second; the client waits longer before each attempt.
    ...(roleArn && { encoder: { client: new MediaConvertClient({ ...settings, maxAttempts: 8 }), roleArn } }),
  });
  if (drawingsWritten > 0) console.log(`drawings   ${drawingsWritten}`);
  for (const id of published) console.log(`published  ${id}`);
  for (const id of removed) console.log(`removed    ${id}`);
  for (const { videoKey, reason } of renditions?.failed ?? []) console.warn(`not encoded ${videoKey}: ${reason}`);
  for (const videoKey of renditions?.started ?? []) console.log(`encoding   ${videoKey}`);
  console.log(`${unchanged.length} unchanged; the index was ${indexWritten ? 'written' : 'unchanged'}.`);
  return true;
});
