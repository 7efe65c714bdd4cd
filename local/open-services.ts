import { join } from 'node:path';
import type { MovableClock } from './clock.ts';
import { createAsynchronous } from './functions/asynchronous.ts';
import type { Functions } from './functions/functions.ts';
import type { Permissions } from './permissions/permissions.ts';
import type { Roles } from './permissions/roles.ts';
import type { SecretOf } from './secrets.ts';
import type { Invoke, Pages, Service } from './service.ts';
import type { LocalAccounts } from './services/cognito/accounts.ts';
import { createCognito } from './services/cognito/cognito.ts';
import { createDynamoDb, type DynamoEngineChoice } from './services/dynamodb/dynamodb.ts';
import { createKms } from './services/kms.ts';
import { createMailEvents, type MailEvents } from './services/mail/events.ts';
import { createInbox, type Inbox } from './services/mail/inbox.ts';
import { createS3, type S3 } from './services/s3/s3.ts';
import { createScheduler, type Scheduler } from './services/scheduler.ts';
import { createSes } from './services/ses.ts';
import { createTopics } from './services/sns.ts';
import { createQueues, type Queues } from './services/sqs.ts';
import { createSsm } from './services/ssm.ts';
import { createStripe, type LocalStripe } from './services/stripe/stripe.ts';

/** How the product and the stand-in for Stripe know each other. */
export interface StripeChoice {
  /** Path of the product's webhook, e.g. `/api/webhook`. */
  webhookPath: string;
  /** The keys both use: `sk_test_…` and `whsec_…`. */
  secretKey: string;
  webhookSecret: string;
  /** Variable by which functions find the API's address. */
  urlVariable: string;
}

export interface OpenServicesOptions {
  dataDirectory: string;
  /** Origin of the platform. */
  publicUrl: string;
  clock: MovableClock;
  secretOf: SecretOf;
  permissions: Permissions;
  roles: Pick<Roles, 'policyOf' | 'trusts'>;
  invoke: Invoke;
  functions: Pick<Functions, 'byId' | 'byArn'>;
  dynamodb: DynamoEngineChoice;
  /** Values of `SecureString` parameters, which no template may hold, by name. */
  secureParameters: Readonly<Record<string, string>>;
  /** Absent: the product talks to Stripe itself, or not at all. */
  stripe?: StripeChoice | undefined;
}

/** Every stand-in, and those parts of them that more than the endpoint needs. */
export interface Services {
  all: readonly Service[];
  s3: S3;
  accounts: LocalAccounts;
  inbox: Inbox;
  scheduler: Scheduler;
  queues: Queues;
  mailEvents: MailEvents;
  stripe: LocalStripe | undefined;
  /** Variables by which functions find what is not AWS's. */
  functionEnvironment: Record<string, string>;
  /** What they show to browsers, by path prefix. */
  pages: Record<string, Pages>;
  /** Lets them call the product. To be called once it answers. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Opens the stand-ins on a data directory. */
export const openServices = async (options: OpenServicesOptions): Promise<Services> => {
  const { clock, dataDirectory, functions, invoke, permissions, publicUrl, roles, secretOf } = options;
  const mayStart = (roleArn: string, resource: string) =>
    roles.trusts(roleArn, 'scheduler.amazonaws.com') &&
    roles.policyOf(roleArn).allows({ action: 'lambda:InvokeFunction', resource }) !== undefined;
  const functionOfArn = (arn: string) => functions.byArn(arn)?.logicalId;
  const [inbox, queues] = await Promise.all([createInbox(dataDirectory, clock), createQueues(dataDirectory, clock)]);
  const asynchronous = createAsynchronous({ invoke, functions, permissions, queues, clock });
  const topics = createTopics({ clock, invoke: asynchronous.invoke, functionOfArn });
  const mailEvents = createMailEvents(topics, clock);
  const [dynamodb, cognito, scheduler, stripe] = await Promise.all([
    createDynamoDb({ directory: join(dataDirectory, 'dynamodb'), engine: options.dynamodb }),
    createCognito({ dataDirectory, publicUrl, inbox }),
    createScheduler({
      ...{ dataDirectory, clock, functionOfArn, mayStart },
      ...{ invoke: asynchronous.invoke, invokeOnce: invoke },
    }),
    options.stripe &&
      createStripe({
        ...{ dataDirectory, clock, publicUrl, ...options.stripe },
        webhookUrl: publicUrl + options.stripe.webhookPath,
      }),
  ]);
  const s3 = createS3({ directory: join(dataDirectory, 's3'), secretOf, allows: permissions.allows });
  const all: Service[] = [
    ...[dynamodb, s3, cognito.service, scheduler.service],
    ...[asynchronous.service, queues.service, topics.service, createSes(inbox, mailEvents)],
    ...[createSsm(options.secureParameters), createKms(dataDirectory)],
  ];
  return {
    ...{ all, s3, inbox, scheduler, queues, mailEvents, stripe, accounts: cognito.accounts },
    functionEnvironment: options.stripe && stripe ? { [options.stripe.urlVariable]: stripe.apiUrl } : {},
    pages: Object.assign({}, ...[...all, stripe].map((service) => service?.pages)),
    start: async () => {
      await Promise.all([scheduler.start(), stripe?.start()]);
    },
    stop: async () => {
      await Promise.all([...all, stripe].map((service) => service?.stop?.()));
    },
  };
};
