import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accessDenied, internalError, jsonError } from './aws-errors.ts';
import { readBody } from './body.ts';
import { ConnectionCut, type Faults } from './faults.ts';
import { refusesBrowsers } from './guard.ts';
import { type HttpRequest, requestOf, writeReply } from './http.ts';
import { operator, type Permissions } from './permissions/permissions.ts';
import type { RequestLog } from './request-log.ts';
import type { AwsReply, AwsRequest, PermissionQuestion, Service } from './service.ts';
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

const operationOf = (request: HttpRequest, questions: PermissionQuestion[]): string =>
  request.headers['x-amz-target']?.split('.').pop() ?? questions[0]?.action.split(':').pop() ?? request.method;

/**
 * Starts the endpoint on a loopback port. Each request is asked for the rights its service names, in the name of the
 * access key that signed it, and only then handled. Signatures themselves are trusted here; the stand-in for S3 checks
 * those of presigned URLs, which strangers hold.
 */
export const startAwsEndpoint = async (options: AwsEndpointOptions): Promise<AwsEndpoint> => {
  const { permissions, log, faults, nameOf, invocationOf } = options;
  const serviceOf = new Map(options.services.flatMap((service) => service.signingNames.map((name) => [name, service])));

  const judge = async (service: Service, request: AwsRequest, questions: PermissionQuestion[]): Promise<AwsReply> => {
    const refused = permissions.refused(request.principal, questions);
    if (!refused) return service.handle(request);
    const who = nameOf(request.principal);
    const message = `User: ${who} is not authorized to perform: ${refused.action} on resource: ${refused.resource}`;
    return accessDenied(request.signingName, message);
  };

  const serve = async (service: Service, request: AwsRequest, hasLeft: () => boolean): Promise<AwsReply> => {
    // A presigned URL carries the token too, but it is used by others, after the invocation that made it.
    const token = request.headers['x-amz-security-token'];
    const invocationId = token ? invocationOf(token) : undefined;
    const questions = service.permissions(request);
    if (request.principal === operator) return judge(service, request, questions);
    const call = {
      function: nameOf(request.principal),
      service: request.signingName,
      operation: operationOf(request, questions),
    };
    const kill = async () => (token ? options.kill(token) : undefined);
    return log.keep({ ...call, ...(invocationId !== undefined && { invocationId }) }, async () => {
      await log.hold();
      // Held back for longer than its caller waits, a request never arrives: the caller has sent it again.
      const handle = async () => {
        if (hasLeft()) throw new ConnectionCut('left');
        return judge(service, request, questions);
      };
      return faults.run(call, handle, kill);
    });
  };

  const dispatch = async (request: HttpRequest, hasLeft = () => false): Promise<AwsReply> => {
    const credential = credentialOf(request.headers.authorization, request.query);
    if (!credential) return accessDenied('s3', 'Access Denied');
    const { principal, signingName } = credential;
    const service = serviceOf.get(signingName);
    if (!service) return jsonError(400, 'UnknownOperationException', `There is no stand-in for ${signingName}.`);
    try {
      return await serve(service, { ...request, principal, signingName }, hasLeft);
    } catch (error) {
      if (error instanceof ConnectionCut) throw error;
      console.error(`The stand-in for ${signingName} failed:`, error);
      return internalError(signingName);
    }
  };

  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(incoming, maxBodyBytes);
    if (!body) return writeReply(response, jsonError(413, 'RequestEntityTooLarge', 'The request is too large.'));
    const reply = await dispatch(requestOf(incoming, body), () => response.destroyed);
    if (incoming.method === 'HEAD') response.writeHead(reply.status, reply.headers).end();
    else writeReply(response, reply);
  };

  const server = createServer((incoming, response) => {
    if (refusesBrowsers(incoming, response)) return;
    // The caller has gone away in the middle of its own request, or is not to be answered.
    answer(incoming, response).catch(() => response.destroy());
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
