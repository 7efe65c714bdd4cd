import { parseArgs } from 'node:util';
import type { CloudOptions } from '#local';

/** Settings of a local platform. */
export interface Settings {
  port: number;
  dataDirectory: string;
  /** Whether to start with an empty data directory. */
  fresh: boolean;
  dynamodb: NonNullable<CloudOptions['dynamodb']>;
  /** Concurrent invocations of one function, and environments of all functions; the cloud's defaults if absent. */
  maxEnvironmentsPerFunction?: number;
  maxEnvironments?: number;
  /** Folder with the tables and objects of published courses, which a platform without tables begins with. */
  publishedData?: string;
}

/** An invalid setting; its message is shown without a stack trace. */
export class SettingsError extends Error {}

const parsePort = (text: string): number => {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new SettingsError(`PORT must be a port number, not ${text}.`);
};

const parseCount = (name: string, { [name]: text }: NodeJS.ProcessEnv): number => {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new SettingsError(`${name} must be a number of environments, not ${text}.`);
};

const parseDynamodb = ({ AWS_ENDPOINT_URL_DYNAMODB: url, DYNAMODB_ENGINE: engine }: NodeJS.ProcessEnv) => {
  if (url) return { url };
  if (engine === undefined || engine === 'dynalite' || engine === 'dynamodb-local') return engine ?? 'dynalite';
  throw new SettingsError(`DYNAMODB_ENGINE must be dynalite or dynamodb-local, not ${engine}.`);
};

const parseFresh = (args: string[]): boolean => {
  try {
    return parseArgs({ args, options: { fresh: { type: 'boolean', default: false } } }).values.fresh;
  } catch {
    throw new SettingsError('Usage: npm start, or npm start -- --fresh');
  }
};

/** Reads the settings from arguments and environment. @throws SettingsError when one is invalid. */
export const readSettings = (args: string[], environment: NodeJS.ProcessEnv): Settings => {
  return {
    port: parsePort(environment.PORT ?? '4000'),
    dataDirectory: environment.DATA_DIR ?? '.local',
    fresh: parseFresh(args),
    dynamodb: parseDynamodb(environment),
    ...(environment.PUBLISHED_DATA && { publishedData: environment.PUBLISHED_DATA }),
    ...(environment.MAX_ENVIRONMENTS && { maxEnvironments: parseCount('MAX_ENVIRONMENTS', environment) }),
    ...(environment.MAX_ENVIRONMENTS_PER_FUNCTION && {
      maxEnvironmentsPerFunction: parseCount('MAX_ENVIRONMENTS_PER_FUNCTION', environment),
    }),
  };
};
