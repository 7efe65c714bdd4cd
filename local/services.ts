import { join } from 'node:path';
import { createAccountServices, type LocalAccount } from './aws/account/account.ts';
import { type Bedrock, createBedrock } from './aws/bedrock/bedrock.ts';
import { type Alarms, createAlarms } from './aws/cloudwatch/alarms.ts';
import type { Metrics } from './aws/cloudwatch/metrics.ts';
import type { LocalAccounts } from './aws/cognito/accounts.ts';
import { type Cognito, createCognito } from './aws/cognito/cognito.ts';
import { createDynamoDb, type DynamoEngineOption } from './aws/dynamodb/dynamodb.ts';
import { createKms } from './aws/kms.ts';
import { createLambda } from './aws/lambda.ts';
import { createMediaConvert } from './aws/mediaconvert/mediaconvert.ts';
import { createS3, type S3 } from './aws/s3/s3.ts';
import { createScheduler, type Scheduler } from './aws/scheduler/scheduler.ts';
import type { SecretOf } from './aws/secrets.ts';
import type { Invoke, Pages, Service } from './aws/service.ts';
import { createEmailEvents, type EmailEvents } from './aws/ses/events.ts';
import { createInbox, type Inbox } from './aws/ses/inbox.ts';
import { createSes, type Ses } from './aws/ses/ses.ts';
import { createTopics } from './aws/sns.ts';
import { createQueues, type Queues } from './aws/sqs.ts';
import { createSsm } from './aws/ssm.ts';
import type { MovableClock } from './clock.ts';
import { objectsFolder, tablesFolder } from './copy-data.ts';
import { type AsynchronousInvocation, createAsynchronousInvocation } from './functions/asynchronous-invocation.ts';
import type { Functions } from './functions/functions.ts';
import type { Permissions } from './iam/permissions.ts';
import type { Roles } from './iam/roles.ts';
import { createStripe, type LocalStripe, type StripeOptions } from './stripe/stripe.ts';

/** How the product and the stand-in for Stripe connect. */
export interface StripeConnection {
  /** Path of the product's webhook, e.g. `/api/webhook`. */
  webhookPath: string;
  /** The keys that both use: `sk_test_…` and `whsec_…`. */
  secretKey: string;
  webhookSecret: string;
  /** Prefixes of the paths that each restricted key may call. */
  restrictedKeys?: StripeOptions['restrictedKeys'];
  /** Environment variable that holds the API's URL. */
  urlVariable: string;
}

export interface OpenServicesOptions {
  dataDirectory: string;
  /** Origin of the platform. */
  publicUrl: string;
  clock: MovableClock;
  metrics: Metrics;
  account: LocalAccount;
  secretOf: SecretOf;
  permissions: Permissions;
  roles: Pick<Roles, 'policyOf' | 'trusts'>;
  invoke: Invoke;
  functions: Pick<Functions, 'byId' | 'byArn'>;
  dynamodb: DynamoEngineOption;
  /** Values of `SecureString` parameters by name; templates cannot contain them. */
  secureParameters: Readonly<Record<string, string>>;
  /** Absent when the product calls Stripe itself, or not at all. */
  stripe?: StripeConnection | undefined;
}

/** Every stand-in, and the ones that callers other than the endpoint need. */
export interface Services {
  all: readonly Service[];
  s3: S3;
  accounts: LocalAccounts;
  inbox: Inbox;
  scheduler: Scheduler;
  queues: Queues;
  alarms: Alarms;
  emailEvents: EmailEvents;
  ses: Pick<Ses, 'setSandbox'>;
  cognitoQuotas: Cognito['quotas'];
  bedrock: Pick<Bedrock, 'setAnswer'>;
  asynchronousInvocation: Pick<AsynchronousInvocation, 'setDuplicates'>;
  stripe: LocalStripe | undefined;
  /** Variables with the URLs of services other than AWS. */
  functionEnvironment: Record<string, string>;
  /** Browser pages of the stand-ins, by path prefix. */
  pages: Record<string, Pages>;
  /** Lets the stand-ins call the product. Call it once the product accepts requests. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Opens the stand-ins on a data directory. */
export const openServices = async (options: OpenServicesOptions): Promise<Services> => {
  const { account, clock, dataDirectory, functions, invoke, metrics, permissions, publicUrl, roles, secretOf } =
    options;
  const canInvoke = (roleArn: string, resource: string) =>
    roles.trusts(roleArn, 'scheduler.amazonaws.com') &&
    roles.policyOf(roleArn).allows({ action: 'lambda:InvokeFunction', resource }) !== undefined;
  const functionOfArn = (arn: string) => functions.byArn(arn)?.logicalId;
  const [inbox, queues] = await Promise.all([
    createInbox(dataDirectory, clock),
    createQueues(dataDirectory, clock, account, metrics),
  ]);
  const asynchronousInvocation = createAsynchronousInvocation({ invoke, functions, permissions, queues, clock });
  const topics = createTopics({ clock, invoke: asynchronousInvocation.invoke, functionOfArn });
  const emailEvents = createEmailEvents(topics, clock, metrics);
  const [dynamodb, cognito, scheduler, stripe] = await Promise.all([
    createDynamoDb({ directory: join(dataDirectory, tablesFolder), engine: options.dynamodb, metrics }),
    createCognito({ dataDirectory, publicUrl, inbox, emailEvents, clock }),
    createScheduler({
      dataDirectory,
      clock,
      functionOfArn,
      canInvoke,
      invoke: asynchronousInvocation.invoke,
      invokeOnce: invoke,
    }),
    options.stripe &&
      createStripe({
        dataDirectory,
        clock,
        publicUrl,
        ...options.stripe,
        webhookUrl: publicUrl + options.stripe.webhookPath,
      }),
  ]);
  const s3 = createS3({ directory: join(dataDirectory, objectsFolder), secretOf, allows: permissions.allows });
  const mediaConvert = await createMediaConvert({ dataDirectory, s3, roles });
  const ses = createSes(inbox, emailEvents, account.email);
  const bedrock = createBedrock();
  const all: Service[] = [
    dynamodb,
    s3,
    cognito.service,
    scheduler.service,
    asynchronousInvocation.service,
    queues.service,
    topics.service,
    ses,
    createSsm(options.secureParameters, account),
    bedrock,
    createKms(dataDirectory),
    mediaConvert,
    createLambda({ functions, invoke, account }),
    ...createAccountServices(account),
  ];
  return {
    all,
    s3,
    inbox,
    scheduler,
    queues,
    alarms: createAlarms(metrics, clock),
    emailEvents,
    ses,
    cognitoQuotas: cognito.quotas,
    bedrock,
    asynchronousInvocation,
    stripe,
    accounts: cognito.accounts,
    functionEnvironment: options.stripe && stripe ? { [options.stripe.urlVariable]: stripe.apiUrl } : {},
    pages: Object.assign({}, ...[...all, stripe].map((service) => service?.pages)),
    start: async () => {
      mediaConvert.start();
      await Promise.all([scheduler.start(), stripe?.start()]);
    },
    stop: async () => {
      await Promise.all([...all, stripe].map((service) => service?.stop?.()));
    },
  };
};
