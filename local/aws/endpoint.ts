import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConnectionCutError, type Faults } from '../faults/faults.ts';
import { type HttpRequest, requestOf, writeReply } from '../http.ts';
import { operator, type Permissions } from '../iam/permissions.ts';
import { readBody } from '../request-body.ts';
import { rejectBrowser } from '../request-guard.ts';
import { accessDenied, internalError, jsonError } from './errors.ts';
import type { RequestLog } from './request-log.ts';
import type { AuthorizationRequest, AwsReply, AwsRequest, Service } from './service.ts';
import { credentialOf } from './signature.ts';

/** Largest request body, in bytes: an object of the stand-in for S3 is written in one piece. */
const maxBodyBytes = 256 * 1024 * 1024;

export interface AwsEndpointOptions {
  services: readonly Service[];
  permissions: Permissions;
  log: RequestLog;
  faults: Faults;
  /** Name of a principal for messages and the log. */
  nameOf(principal: string): string;
  /** The invocation going on in the environment a session token belongs to. */
  invocationOf(sessionToken: string): string | undefined;
  /** Ends that environment as a crash would. */
  kill(sessionToken: string): Promise<void>;
}

/** The one address behind which all services answer, found by functions through `AWS_ENDPOINT_URL`. */
export interface AwsEndpoint {
  /** `http://127.0.0.1:…`: an address, not a name, so that the S3 client puts the bucket into the path. */
  url: string;
  /** Host and port of `url`, as signatures cover it. */
  host: string;
  /** Answers a signed request as if it had come in over the wire. */
  dispatch(request: HttpRequest): Promise<AwsReply>;
  stop(): Promise<void>;
}

const operationOf = (request: HttpRequest, authorizationRequests: AuthorizationRequest[]): string =>
  request.headers['x-amz-target']?.split('.').pop() ??
  authorizationRequests[0]?.action.split(':').pop() ??
  request.method;

/**
 * Starts the endpoint on a loopback port. Each request is asked for the rights its service names, in the name of the
 * access key that signed it, and only then handled. Signatures themselves are trusted here; the stand-in for S3 checks
 * those of presigned URLs, which strangers hold.
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

  const serve = async (service: Service, request: AwsRequest, isCallerGone: () => boolean): Promise<AwsReply> => {
    // A presigned URL carries the token too, but it is used by others, after the invocation that made it.
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
    return log.record({ ...call, ...(invocationId !== undefined && { invocationId }) }, async () => {
      await log.applyDelay();
      // Held back for longer than its caller waits, a request never arrives: the caller has sent it again.
      const handle = async () => {
        if (isCallerGone()) throw new ConnectionCutError('left');
        return authorizeAndHandle(service, request, authorizationRequests);
      };
      return faults.run(call, handle, kill);
    });
  };

  const dispatch = async (request: HttpRequest, isCallerGone = () => false): Promise<AwsReply> => {
    const credential = credentialOf(request.headers.authorization, request.query);
    if (!credential) return accessDenied('s3', 'Access Denied');
    const { principal, signingName } = credential;
    const service = serviceOf.get(signingName);
    if (!service) return jsonError(400, 'UnknownOperationException', `There is no stand-in for ${signingName}.`);
    try {
      return await serve(service, { ...request, principal, signingName }, isCallerGone);
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

  const server = createServer((incoming, response) => {
    if (rejectBrowser(incoming, response)) return;
    // The caller has gone away in the middle of its own request, or is not to be answered.
    respond(incoming, response).catch(() => response.destroy());
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: `http://${host}`,
    host,
    dispatch,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
