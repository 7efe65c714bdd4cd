import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { MediaConvertClient } from '@aws-sdk/client-mediaconvert';
import { S3Client } from '@aws-sdk/client-s3';
import { SSMClient } from '@aws-sdk/client-ssm';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { missingVideos } from '#content/publish/missing-media.ts';
import { publishAll } from '#content/publish/publish-all.ts';
import { findEncoderRole, findResourceNames } from '#content/publish/stage-parameters.ts';
import type { StageName } from '#lib/stages.ts';
import type { Cloud } from '#local';
import { readPublishableCourses } from '../publishable-courses.ts';

/**
 * Publishes the sample courses to a running cloud, like `npm run publish-content` for a deployed stage. Does not wait for
 * videos that are not on this machine, and says which.
 */
export const publishContent = async ({ operator, clock }: Cloud, stage: StageName): Promise<void> => {
  const { endpoint, accessKeyId, secretAccessKey } = operator;
  const settings = { endpoint, region: 'us-east-1', credentials: { accessKeyId, secretAccessKey } };
  const ssm = new SSMClient(settings);
  const [names, roleArn, courses] = await Promise.all([
    findResourceNames(ssm, stage),
    findEncoderRole(ssm, stage),
    readPublishableCourses(),
  ]);
  await publishAll({
    dynamodb: DynamoDBDocumentClient.from(new DynamoDBClient(settings)),
    s3: new S3Client({ ...settings, requestChecksumCalculation: 'WHEN_REQUIRED' }),
    names,
    courses,
    now: clock.now(),
    allowsMissingMedia: true,
    ...(roleArn && { encoder: { client: new MediaConvertClient(settings), roleArn } }),
  });
  const missing = missingVideos(courses);
  if (missing.length > 0)
    console.log(`Lessons without their video: ${missing.join(', ')}. npm run media -- pull fetches them.`);
};
