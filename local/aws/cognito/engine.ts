import { randomInt } from 'node:crypto';
import { UnsupportedError } from 'cognito-local/lib/errors.js';
import type { AppClient } from 'cognito-local/lib/services/appClient.js';
import type { CognitoService } from 'cognito-local/lib/services/cognitoService.js';
import { CognitoServiceFactoryImpl } from 'cognito-local/lib/services/cognitoService.js';
import type { Context } from 'cognito-local/lib/services/context.js';
import type { Services } from 'cognito-local/lib/services/index.js';
import type { User } from 'cognito-local/lib/services/userPoolService.js';
import { UserPoolServiceFactoryImpl } from 'cognito-local/lib/services/userPoolService.js';
import { dataStores } from './data-store.ts';
import type { TargetName } from './targets.ts';
import { targets } from './targets.ts';
import type { TokenIssuer } from './tokens.ts';
import { apiScope, newSession } from './tokens.ts';

/** Calls a cognito-local operation by its Cognito name. Rejects with an error whose `code` is Cognito's error code. */
export type Call = (target: string, body: object) => Promise<object>;

/** cognito-local in this process, without its server, console and signing key. */
export interface Engine {
  context: Context;
  cognito: CognitoService;
  call: Call;
  /** A new six-digit code. */
  newCode(): string;
}

export interface EngineOptions {
  directory: string;
  issuer: TokenIssuer;
  /** Delivers the code of a sign-up, a password reset or an email change. */
  deliverCode(poolId: string, user: User, email: string, code: string): Promise<void>;
}

const silent = () => undefined;
const logger = { debug: silent, info: silent, warn: silent, error: silent, child: () => logger };

/** Opens the pools, clients and users of a directory. */
export async function createEngine({ directory, issuer, deliverCode }: EngineOptions): Promise<Engine> {
  const context = { logger } as unknown as Context;
  const stores = dataStores(directory);
  const clock = { get: () => new Date() };
  const newCode = () => randomInt(1_000_000).toString().padStart(6, '0');
  // The factory creates the directory when it opens the clients' store, before it lists the pools in it.
  const factory = new CognitoServiceFactoryImpl(directory, stores, new UserPoolServiceFactoryImpl(clock, stores));
  const cognito = await factory.create(context, { UsernameAttributes: ['email'] });
  const services = {
    clock,
    cognito,
    config: { UserPoolDefaults: {} },
    messages: {
      deliver: ((_context, _source, _clientId, poolId, user, code, _metadata, { Destination }) =>
        deliverCode(poolId, user, Destination, code)) satisfies Services['messages']['deliver'],
    },
    otp: newCode,
    tokenGenerator: {
      generate: async (_: Context, user: User, groups: readonly string[], client: AppClient) =>
        issuer.issue(user, groups, client, newSession(apiScope)),
    },
    triggers: { enabled: () => false },
  } as unknown as Services;
  return {
    context,
    cognito,
    newCode,
    async call(target, body) {
      if (!Object.hasOwn(targets, target)) throw new UnsupportedError(target);
      const operation = targets[target as TargetName](services) as (context: Context, body: object) => Promise<object>;
      return operation(context, body);
    },
  };
}
