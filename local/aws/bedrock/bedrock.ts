import { jsonError } from '../errors.ts';
import type { Service } from '../service.ts';
import { accountId, region } from '../service.ts';
import { encodeEvent } from './event-stream.ts';

/** The stand-in for Bedrock's models. */
export interface Bedrock extends Service {
  /** Sets the text of all later answers. */
  setAnswer(text: string): void;
}

interface Model {
  /** Whether the region offers it without an inference profile. */
  isOnDemand: boolean;
  /** Prefixes of its inference profiles. */
  profiles: readonly string[];
}

/** Models as Bedrock offers them in us-east-1, the region of the local cloud. */
const models = new Map<string, Model>([
  ['amazon.nova-micro-v1:0', { isOnDemand: true, profiles: ['us', 'eu', 'apac'] }],
  ['amazon.nova-lite-v1:0', { isOnDemand: true, profiles: ['us', 'eu', 'apac'] }],
  ['amazon.nova-pro-v1:0', { isOnDemand: true, profiles: ['us', 'eu', 'apac'] }],
  ['amazon.nova-2-lite-v1:0', { isOnDemand: false, profiles: ['us', 'eu', 'jp', 'global'] }],
]);

/**
 * Destination regions of the profiles that can be called from us-east-1. IAM checks a global model without region too.
 */
const destinationRegions = new Map([
  ['us', ['us-east-1', 'us-east-2', 'us-west-2']],
  ['global', [region, '']],
]);

const modelArn = (modelRegion: string, modelId: string) =>
  `arn:aws:bedrock:${modelRegion}::foundation-model/${modelId}`;

/** Splits `us.amazon.nova-lite-v1:0` into its prefix and its model; the prefix of a foundation model is undefined. */
const parseId = (id: string): { prefix: string | undefined; modelId: string } => {
  const [, prefix, modelId] = /^(us|eu|apac|jp|au|global)\.(.+)$/.exec(id) ?? [];
  return { prefix, modelId: modelId ?? id };
};

const idOf = (path: string): string => decodeURIComponent(/^\/model\/([^/]+)\/converse-stream$/.exec(path)?.[1] ?? '');

/** Returns why Bedrock would reject a model id in this region; undefined when it can be called. */
const findProblem = (id: string): string | undefined => {
  const { prefix, modelId } = parseId(id);
  const model = models.get(modelId);
  const isKnown =
    model && (prefix === undefined || (model.profiles.includes(prefix) && destinationRegions.has(prefix)));
  if (!isKnown) return 'The provided model identifier is invalid.';
  if (prefix !== undefined || model.isOnDemand) return undefined;
  return (
    `Invocation of model ID ${id} with on-demand throughput isn\u2019t supported. Retry your request with the ID or ARN ` +
    'of an inference profile that contains this model.'
  );
};

/**
 * Creates the stand-in for Bedrock: `ConverseStream` of a few models, with the rules of us-east-1. A profile requires
 * permission for the profile and for its model in every destination region, because each may serve the request.
 */
export const createBedrock = (): Bedrock => {
  let answer = 'The local cloud has no model.';
  return {
    setAnswer: (text) => {
      answer = text;
    },
    signingNames: ['bedrock'],
    resourceTypes: [],
    create: async ({ type }) => {
      throw new Error(`The local Bedrock has no resources of type ${type}.`);
    },
    authorizationRequests: ({ path }) => {
      const id = idOf(path);
      const { prefix, modelId } = parseId(id);
      const action = 'bedrock:InvokeModelWithResponseStream';
      if (prefix === undefined) return [{ action, resource: modelArn(region, modelId) }];
      const resources = [
        `arn:aws:bedrock:${region}:${accountId}:inference-profile/${id}`,
        ...(destinationRegions.get(prefix) ?? []).map((destination) => modelArn(destination, modelId)),
      ];
      return resources.map((resource) => ({ action, resource }));
    },
    handle: async ({ method, path }) => {
      const id = idOf(path);
      if (method !== 'POST' || id === '')
        return jsonError(400, 'UnknownOperationException', 'The local Bedrock supports only ConverseStream.');
      const problem = findProblem(id);
      if (problem) return jsonError(400, 'ValidationException', problem);
      const events = [
        encodeEvent('messageStart', { role: 'assistant' }),
        encodeEvent('contentBlockDelta', { contentBlockIndex: 0, delta: { text: answer } }),
        encodeEvent('messageStop', { stopReason: 'end_turn' }),
      ];
      return {
        status: 200,
        headers: { 'content-type': 'application/vnd.amazon.eventstream' },
        body: Buffer.concat(events),
      };
    },
  };
};
