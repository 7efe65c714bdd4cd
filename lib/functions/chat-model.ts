import { Aws } from 'aws-cdk-lib';

/**
 * Regions to which a cross-region inference profile may send a request, by the prefix of its id. Listing a region that
 * a profile does not use is harmless; leaving one out would deny requests.
 */
const destinationRegions: Record<string, readonly string[]> = {
  us: ['us-east-1', 'us-east-2', 'us-west-1', 'us-west-2'],
  eu: ['eu-central-1', 'eu-central-2', 'eu-north-1', 'eu-south-1', 'eu-south-2', 'eu-west-1', 'eu-west-2', 'eu-west-3'],
  apac: [
    'ap-northeast-1',
    'ap-northeast-2',
    'ap-northeast-3',
    'ap-south-1',
    'ap-south-2',
    'ap-southeast-1',
    'ap-southeast-2',
    'ap-southeast-3',
    'ap-southeast-4',
  ],
  jp: ['ap-northeast-1', 'ap-northeast-3'],
  au: ['ap-southeast-2', 'ap-southeast-4'],
  // For all commercial regions, IAM checks the model in the stage's region and one without a region.
  global: [Aws.REGION, ''],
};

const modelArn = (region: string, modelId: string): string =>
  `arn:${Aws.PARTITION}:bedrock:${region}::foundation-model/${modelId}`;

/**
 * Returns the ARNs that IAM checks for a call of a Bedrock model: the foundation model in the stage's region or, for
 * the id of an inference profile (`eu.amazon.nova-2-lite-v1:0`), the profile and its model in every destination region.
 */
export const chatModelArns = (chatModelId: string): string[] => {
  const [prefix = '', ...rest] = chatModelId.split('.');
  const regions = Object.hasOwn(destinationRegions, prefix) ? destinationRegions[prefix] : undefined;
  if (!regions) return [modelArn(Aws.REGION, chatModelId)];
  const profileArn = `arn:${Aws.PARTITION}:bedrock:${Aws.REGION}:${Aws.ACCOUNT_ID}:inference-profile/${chatModelId}`;
  return [profileArn, ...regions.map((region) => modelArn(region, rest.join('.')))];
};
