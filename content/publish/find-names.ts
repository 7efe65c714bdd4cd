import { GetParametersCommand, type SSMClient } from '@aws-sdk/client-ssm';
import { brand } from '../../contract/brand.ts';
import type { Target } from './publish-course.ts';

/** Looks up where a deployed stage keeps its content. Throws when the stage's data stack has not told (or is not there). */
export const findNames = async (client: SSMClient, stage: string): Promise<Target['names']> => {
  const prefix = `/${brand.slug}/${stage}`;
  const wanted = { catalogueTable: `${prefix}/catalogue-table`, mediaBucket: `${prefix}/media-bucket` };
  const { Parameters = [] } = await client.send(new GetParametersCommand({ Names: Object.values(wanted) }));
  const found = (name: string): string => {
    const value = Parameters.find((parameter) => parameter.Name === name)?.Value;
    if (!value) throw new Error(`The parameter ${name} is not there. Deploy ${brand.slug}-${stage}-data first.`);
    return value;
  };
  return { catalogueTable: found(wanted.catalogueTable), mediaBucket: found(wanted.mediaBucket) };
};
