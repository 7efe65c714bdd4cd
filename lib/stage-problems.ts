import { brand } from '#contract/brand.ts';
import type { Stage } from './stages.ts';

/** Account and region of a deployment; each absent until it is known. */
export interface Target {
  account?: string | undefined;
  region?: string | undefined;
}

/** Addresses shown in emails and on pages. */
export interface School {
  supportEmail: string;
  postalAddress: string;
}

/** Returns whether an address is a placeholder: in a domain that RFC 2606 reserves, or the sample street. */
export const isPlaceholder = (address: string): boolean =>
  /(?:^|[.@])(?:example(?:\.(?:com|net|org))?|test|invalid)>?$|\bSample Street\b/.test(address);

const describeUnset = (name: string, file: string, settings: Record<string, string>): string[] =>
  Object.entries(settings)
    .filter(([, value]) => value === '' || isPlaceholder(value))
    .map(
      ([setting, value]) =>
        `Stage ${name}: ${setting} in ${file} is ${value ? `the placeholder "${value}"` : 'not set'}.`,
    );

/** Describes unset settings without which emails to users and alarms to operators do not arrive. */
const missingSettings = ({ name, keepsData, alarmEmail = '', email: { identity = '', ...email } }: Stage): string[] =>
  keepsData
    ? describeUnset(name, 'lib/stages.ts', {
        alarmEmail,
        'email.sender': email.sender,
        'email.identity': identity,
      })
    : [];

/** Describes placeholder addresses that would appear in emails of a stage that sends them. */
const missingAddresses = (
  { name, keepsData, email: { identity = '' } }: Stage,
  { supportEmail, postalAddress }: School,
): string[] =>
  keepsData || (identity !== '' && !isPlaceholder(identity))
    ? describeUnset(name, 'contract/brand.ts', { supportEmail, postalAddress })
    : [];

/** Describes settings that AWS would reject during a deployment. */
const invalidSettings = ({ name, account, region, domain, webAclArn }: Stage): string[] => [
  ...(account !== undefined && !/^\d{12}$/.test(account)
    ? [`Stage ${name}: account "${account}" is not 12 digits.`]
    : []),
  ...(region !== undefined && !/^[a-z]{2}(-[a-z]+)+-\d$/.test(region)
    ? [`Stage ${name}: "${region}" is not a region.`]
    : []),
  ...Object.entries({ 'domain.certificateArn': domain?.certificateArn, webAclArn })
    .filter(([, arn]) => arn !== undefined && arn.split(':')[3] !== 'us-east-1')
    .map(([setting, arn]) => `Stage ${name}: ${setting} must be in us-east-1 for CloudFront, not ${arn}.`),
];

/** Describes a target other than the one the stage is bound to. */
const wrongTarget = ({ name, ...bound }: Stage, target: Target): string[] => {
  const differs = (['account', 'region'] as const).some(
    (key) => bound[key] !== undefined && target[key] !== undefined && bound[key] !== target[key],
  );
  const describe = ({ account = 'any account', region = 'any region' }: Target) => `${account} in ${region}`;
  return differs
    ? [`Stage ${name} belongs to ${describe(bound)}, but these credentials are for ${describe(target)}.`]
    : [];
};

/**
 * Returns a sentence for each reason not to deploy a stage to a target; empty when there is none. Needs no network.
 * `npx cdk` refuses to synthesize with credentials while there is a reason.
 */
export const stageProblems = (stage: Stage, target: Target = {}, school: School = brand): string[] => [
  ...wrongTarget(stage, target),
  ...invalidSettings(stage),
  ...missingSettings(stage),
  ...missingAddresses(stage, school),
];

/**
 * Returns the environment of a stage's stacks: the one it is bound to, otherwise that of the credentials. Returns
 * undefined while account or region is unknown; the templates then fit any.
 */
export const stageEnvironment = (stage: Stage, target: Target): { account: string; region: string } | undefined => {
  const { account = target.account, region = target.region } = stage;
  return account !== undefined && region !== undefined ? { account, region } : undefined;
};
