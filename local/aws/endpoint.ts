import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConnectionCutError, type Faults } from '../faults/faults.ts';
import { type HttpRequest, requestOf, writeReply } from '../http.ts';
import { operator, type Permissions } from '../iam/permissions.ts';
import { readBody } from '../request-body.ts';
import { rejectBrowser } from '../request-guard.ts';
import { capacityUnitsOf, requestCapacity } from './dynamodb/consumed-capacity.ts';
import { accessDenied, internalError, jsonError } from './errors.ts';
import type { RequestLog } from './request-log.ts';
import type { AuthorizationRequest, AwsReply, AwsRequest, Pages, Service } from './service.ts';
import { credentialOf } from './signature.ts';

/** Largest request body, in bytes. S3 objects are uploaded in one piece. */
const maxBodyBytes = 256 * 1024 * 1024;

/** Returns the table and partition key of a request, e.g. `learners LIMIT#chat`; absent for batches and indexes. */
const partitionOf = (request: AwsRequest): string | undefined => {
  const { TableName, IndexName, Key, Item, ExpressionAttributeValues } = JSON.parse(request.body.toString());
  const pk = (Key ?? Item)?.pk?.S ?? (IndexName ? undefined : ExpressionAttributeValues?.[':pk']?.S);
  return pk === undefined ? undefined : `${TableName} ${pk}`;
};

export interface AwsEndpointOptions {
  services: readonly Service[];
  permissions: Permissions;
  log: RequestLog;
  faults: Faults;
  /** Name of a principal for messages and the log. */
  nameOf(principal: string): string;
  /** Id of the invocation in progress in the environment with this session token. */
  invocationOf(sessionToken: string): string | undefined;
  /** Ends that environment like a crash. */
  kill(sessionToken: string): Promise<void>;
  /** Called after each call to DynamoDB, injected failures included. */
  onTableReply?(request: AwsRequest, operation: string, reply: AwsReply): void;
}

/** The single endpoint of all services. Functions find it through `AWS_ENDPOINT_URL`. */
export interface AwsEndpoint {
  /** `http://127.0.0.1:…`: an IP address, because the S3 client then puts the bucket into the path. */
  url: string;
  /** Host and port of `url`, as signatures cover it. */
  host: string;
  /** Handles a signed request without going through HTTP. */
  dispatch(request: HttpRequest): Promise<AwsReply>;
  /** Serves signed requests that arrive on another port. */
  serve: Pages;
  stop(): Promise<void>;
}

const operationOf = (request: HttpRequest, authorizationRequests: AuthorizationRequest[]): string =>
  request.headers['x-amz-target']?.split('.').pop() ??
  authorizationRequests[0]?.action.split(':').pop() ??
  request.method;

/**
 * Starts the endpoint on a loopback port. Each request is authorized as the access key that signed it before it is
 * handled. Header signatures are not verified; the stand-in for S3 verifies presigned URLs, which leave the platform.
 */
export const startAwsEndpoint = async (options: AwsEndpointOptions): Promise<AwsEndpoint> => {
  const { permissions, log, faults, nameOf, invocationOf } = options;
  const serviceOf = new Map(options.services.flatMap((service) => service.signingNames.map((name) => [name, service])));

  const authorizeAndHandle = async (
    service: Service,
    request: AwsRequest,
    authorizationRequests: AuthorizationRequest[],
  ): Promise<AwsReply> => {
    const denied = permissions.findDenied(request.principal, authorizationRequests);
    if (!denied) return service.handle(request);
    const principalName = nameOf(request.principal);
    const message = `User: ${principalName} is not authorized to perform: ${denied.action} on resource: ${denied.resource}`;
    return accessDenied(request.signingName, message);
  };

  const serveCall = async (service: Service, request: AwsRequest, isCallerGone: () => boolean): Promise<AwsReply> => {
    // A presigned URL also carries the token, but is used after the invocation that created it.
    const token = request.headers['x-amz-security-token'];
    const invocationId = token ? invocationOf(token) : undefined;
    const authorizationRequests = service.authorizationRequests(request);
    if (request.principal === operator) return authorizeAndHandle(service, request, authorizationRequests);
    const call = {
      function: nameOf(request.principal),
      service: request.signingName,
      operation: operationOf(request, authorizationRequests),
    };
    const kill = async () => (token ? options.kill(token) : undefined);
    return log.record({ ...call, ...(invocationId !== undefined && { invocationId }) }, async (entry) => {
      await log.applyDelay();
      // Drops a request that was delayed beyond its caller's timeout: the caller has already retried it.
      const handle = async () => {
        if (isCallerGone()) throw new ConnectionCutError('left');
        if (request.signingName !== 'dynamodb' || !log.countsCapacity()) {
          return authorizeAndHandle(service, request, authorizationRequests);
        }
        const reply = await authorizeAndHandle(service, requestCapacity(request), authorizationRequests);
        // A failed condition costs what the write would have.
        entry.capacityUnits = reply.status === 200 ? capacityUnitsOf(reply) : 1;
        const partition = partitionOf(request);
        if (partition !== undefined) entry.partition = partition;
        return reply;
      };
      const reply = await faults.run(call, handle, kill);
      if (request.signingName === 'dynamodb') options.onTableReply?.(request, call.operation, reply);
      return reply;
    });
  };

  const dispatch = async (request: HttpRequest, isCallerGone = () => false): Promise<AwsReply> => {
    const credential = credentialOf(request.headers.authorization, request.query);
    if (!credential) return accessDenied('s3', 'Access Denied');
    const { principal, region, signingName } = credential;
    const service = serviceOf.get(signingName);
    if (!service)
      return jsonError(400, 'UnknownOperationException', `The local cloud has no stand-in for ${signingName}.`);
    try {
      return await serveCall(service, { ...request, principal, region, signingName }, isCallerGone);
    } catch (error) {
      if (error instanceof ConnectionCutError) throw error;
      console.error(`The stand-in for ${signingName} failed:`, error);
      return internalError(signingName);
    }
  };

  const respond = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(incoming, maxBodyBytes);
    if (!body) return writeReply(response, jsonError(413, 'RequestEntityTooLarge', 'The request is too large.'));
    const reply = await dispatch(requestOf(incoming, body), () => response.destroyed);
    if (incoming.method === 'HEAD') response.writeHead(reply.status, reply.headers).end();
    else writeReply(response, reply);
  };

  const serve: Pages = async (incoming, response) => {
    if (rejectBrowser(incoming, response)) return;
    // The caller disconnected, or a fault cuts the connection.
    await respond(incoming, response).catch(() => response.destroy());
  };

  const server = createServer(serve);
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: `http://${host}`,
    host,
    dispatch,
    serve,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
