import { GetParametersCommand, type SSMClient } from '@aws-sdk/client-ssm';
import { brand } from '#contract/brand.ts';
import type { Target } from './publish-course.ts';

/**
 * Reads parameters that a deployed stage publishes for operators, by the last part of their names. @throws Error when
 * the stage is not deployed.
 */
export const readStageParameters = async <Key extends string>(
  client: SSMClient,
  stage: string,
  suffixes: Record<Key, string>,
): Promise<Record<Key, string>> => {
  const parameterName = (suffix: string) => `/${brand.slug}/${stage}/${suffix}`;
  const entries = Object.entries<string>(suffixes);
  const { Parameters = [] } = await client.send(
    new GetParametersCommand({ Names: entries.map(([, suffix]) => parameterName(suffix)) }),
  );
  const requireValue = (name: string): string => {
    const value = Parameters.find((parameter) => parameter.Name === name)?.Value;
    if (!value) throw new Error(`The parameter ${name} does not exist. Run npm run deploy -- --stage ${stage} first.`);
    return value;
  };
  return Object.fromEntries(entries.map(([key, suffix]) => [key, requireValue(parameterName(suffix))])) as Record<
    Key,
    string
  >;
};

/** Looks up the role that encodes videos; undefined in a stage that streams MP4 files. */
export const findEncoderRole = async (client: SSMClient, stage: string): Promise<string | undefined> => {
  const Names = [`/${brand.slug}/${stage}/video-encoder-role`];
  const { Parameters = [] } = await client.send(new GetParametersCommand({ Names }));
  return Parameters[0]?.Value;
};

/** Looks up the content resources of a deployed stage. @throws Error as `readStageParameters`. */
export const findResourceNames = (client: SSMClient, stage: string): Promise<Target['names']> =>
  readStageParameters(client, stage, {
    catalogTable: 'catalog-table',
    mediaBucket: 'media-bucket',
    siteBucket: 'site-bucket',
  });
