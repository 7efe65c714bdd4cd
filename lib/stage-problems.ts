import type { Stage } from './stages.ts';

/** Account and region of a deployment; each absent until it is known. */
export interface Target {
  account?: string | undefined;
  region?: string | undefined;
}

/** Domains that RFC 2606 reserves: nobody can own them, so they stand for settings still to be made. */
const isPlaceholder = (address: string): boolean =>
  /(?:^|[.@])(?:example(?:\.(?:com|net|org))?|test|invalid)>?$/.test(address);

/** Describes the settings that keep users' emails and operators' alarms from arriving. */
const missingSettings = ({ name, keepsData, alarmEmail = '', email: { identity = '', ...email } }: Stage): string[] => {
  const addresses = { alarmEmail, 'email.sender': email.sender, 'email.identity': identity };
  return Object.entries(keepsData ? addresses : {})
    .filter(([, value]) => value === '' || isPlaceholder(value))
    .map(
      ([setting, value]) =>
        `Stage ${name}: ${setting} in lib/stages.ts is ${value ? `the placeholder "${value}"` : 'not set'}.`,
    );
};

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
 * Returns a sentence for each reason not to deploy this stage there; empty when there is none. Needs no network:
 * `npx cdk` refuses to synthesize with credentials while there is one.
 */
export const stageProblems = (stage: Stage, target: Target = {}): string[] => [
  ...wrongTarget(stage, target),
  ...invalidSettings(stage),
  ...missingSettings(stage),
];

/**
 * Returns the environment of a stage's stacks: where it is bound to, otherwise where the credentials point. Undefined
 * while one of both is unknown; the templates then fit any account and region.
 */
export const stageEnvironment = (stage: Stage, target: Target): { account: string; region: string } | undefined => {
  const { account = target.account, region = target.region } = stage;
  return account !== undefined && region !== undefined ? { account, region } : undefined;
};
