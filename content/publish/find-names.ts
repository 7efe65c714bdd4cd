import { GetParametersCommand, type SSMClient } from '@aws-sdk/client-ssm';
import { brand } from '../../contract/brand.ts';
import type { Target } from './publish-course.ts';

/**
 * Values that a deployed stage tells its operators, by the last part of their parameter's name. Throws when the stage's data
 * stack has not told (or is not there).
 */
export const findValues = async <Key extends string>(
  client: SSMClient,
  stage: string,
  wanted: Record<Key, string>,
): Promise<Record<Key, string>> => {
  const nameOf = (last: string) => `/${brand.slug}/${stage}/${last}`;
  const entries = Object.entries<string>(wanted);
  const { Parameters = [] } = await client.send(
    new GetParametersCommand({ Names: entries.map(([, last]) => nameOf(last)) }),
  );
  const found = (name: string): string => {
    const value = Parameters.find((parameter) => parameter.Name === name)?.Value;
    if (!value) throw new Error(`The parameter ${name} is not there. Deploy ${brand.slug}-${stage}-data first.`);
    return value;
  };
  return Object.fromEntries(entries.map(([key, last]) => [key, found(nameOf(last))])) as Record<Key, string>;
};

/** Looks up where a deployed stage keeps its content. Throws as `findValues`. */
export const findNames = (client: SSMClient, stage: string): Promise<Target['names']> =>
  findValues(client, stage, { catalogueTable: 'catalogue-table', mediaBucket: 'media-bucket' });
