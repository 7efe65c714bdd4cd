import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { MediaConvertClient } from '@aws-sdk/client-mediaconvert';
import { S3Client } from '@aws-sdk/client-s3';
import { SSMClient } from '@aws-sdk/client-ssm';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { localStacks } from '#bin/start/local-stage.ts';
import { choosePayments } from '#bin/start/payments.ts';
import { type PublishReport, publishAll } from '#content/publish/publish-all.ts';
import { findEncoderRole, findResourceNames } from '#content/publish/stage-parameters.ts';
import type { CheckedCourse } from '#content/validate/checked-course.ts';
import { type Cloud, startCloud } from '#local';

/** A platform in this process to which the test publishes courses; `send` and `newLearner` call it. */
export interface OperatorCloud {
  cloud: Cloud;
  /** Values of `SecureString` parameters by name; tests assign others, as an operator would. */
  secrets: Record<string, string>;
  /** Data directory; functions print to `logs/functions.log`. */
  folder: string;
  /** Settings for AWS SDK clients with every permission. */
  settings: { endpoint: string; region: string; credentials: { accessKeyId: string; secretAccessKey: string } };
  /** Publishes exactly these courses. */
  publish(...courses: CheckedCourse[]): Promise<PublishReport>;
  stop(): Promise<void>;
}

const dayMs = 86_400_000;

/**
 * Starts the platform that `npm test` has built, at noon UTC, so that no day ends during a test that counts days.
 * Without payments, it has neither Stripe nor its secrets. `assembly` is the folder of another template of the stage.
 */
export const startOperatorCloud = async ({ hasPayments = true, assembly = 'cdk.out' } = {}): Promise<OperatorCloud> => {
  const folder = await mkdtemp(join(tmpdir(), 'operator-'));
  const payments = choosePayments('dev', {});
  const cloud = await startCloud({
    assembly,
    stacks: localStacks,
    dataDirectory: folder,
    port: 0,
    // Advancing the clock also runs payment reconciliation.
    ...(hasPayments && payments),
  });
  process.env.PLATFORM_URL = cloud.url;
  await cloud.clock.advance(dayMs + dayMs / 2 - (cloud.clock.now().getTime() % dayMs));
  const { endpoint, ...credentials } = cloud.operator;
  const settings = { endpoint, region: 'us-east-1', credentials };
  return {
    cloud,
    secrets: payments.secureParameters,
    folder,
    settings,
    publish: async (...courses) => {
      const ssm = new SSMClient(settings);
      const roleArn = await findEncoderRole(ssm, 'dev');
      return publishAll({
        dynamodb: DynamoDBDocumentClient.from(new DynamoDBClient(settings)),
        s3: new S3Client({ ...settings, requestChecksumCalculation: 'WHEN_REQUIRED' }),
        names: await findResourceNames(ssm, 'dev'),
        courses,
        now: cloud.clock.now(),
        ...(roleArn && { encoder: { client: new MediaConvertClient(settings), roleArn } }),
      });
    },
    stop: async () => {
      await cloud.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
