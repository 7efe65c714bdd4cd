import type { HttpHandler, HttpReply } from '#local/http.ts';
import { json, jsonOf } from '#local/http.ts';
import { jsonError } from '../errors.ts';
import type { AuthorizationCodes } from './authorization.ts';
import type { HostedOptions } from './handle-hosted-page.ts';
import { handleHostedPage, signOut, startSignIn } from './handle-hosted-page.ts';
import type { TokenKeys } from './keys.ts';
import type { Operations } from './operations.ts';
import { isPublicTarget } from './operations.ts';
import { describeUser, exchangeToken, revokeToken } from './token-endpoint.ts';

export interface RequestHandlerOptions extends HostedOptions {
  operations: Operations;
  codes: AuthorizationCodes;
  keys: TokenKeys;
  /** URL of everything below `base`, e.g. `http://localhost:4000/_local/cognito`. */
  baseUrl: string;
}

const notFound = (): HttpReply => ({ status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found\n' });

/** The pool's OpenID Connect Discovery document, with local URLs. */
const configuration = (baseUrl: string, poolId: string) => ({
  issuer: `${baseUrl}/${poolId}`,
  jwks_uri: `${baseUrl}/${poolId}/.well-known/jwks.json`,
  authorization_endpoint: `${baseUrl}/oauth2/authorize`,
  token_endpoint: `${baseUrl}/oauth2/token`,
  userinfo_endpoint: `${baseUrl}/oauth2/userInfo`,
  revocation_endpoint: `${baseUrl}/oauth2/revoke`,
  end_session_endpoint: `${baseUrl}/logout`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  scopes_supported: ['openid', 'email', 'phone', 'profile'],
});

/** Everything browsers reach: hosted pages, OAuth endpoints, keys and the public part of the JSON API. */
export function createRequestHandler(options: RequestHandlerOptions): HttpHandler {
  const { users, operations, codes, keys, base, baseUrl, hostedPages } = options;

  return async (request) => {
    const path = request.path.slice(base.length).replace(/^\//, '');
    const hostedPage = Object.hasOwn(hostedPages, path) ? hostedPages[path] : undefined;
    if (hostedPage) return handleHostedPage(hostedPage, request, options);
    const [, poolId = '', document] =
      /^(?:([\w-]+)\/)?\.well-known\/(jwks\.json|openid-configuration)$/.exec(path) ?? [];
    if (document === 'jwks.json') return json(200, keys.keySet);
    if (document) return json(200, configuration(baseUrl, poolId));
    switch (`${request.method} ${path}`) {
      case 'GET oauth2/authorize':
        return startSignIn(request, users, base);
      case 'POST oauth2/token':
        return exchangeToken(request, users, codes);
      case 'POST oauth2/revoke':
        return revokeToken(request, users);
      case 'GET oauth2/userInfo':
        return describeUser(request, users, keys);
      case 'GET logout':
        return signOut(request, users, base);
      case 'POST ': {
        const target = (request.headers['x-amz-target'] ?? '').split('.').pop() ?? '';
        const body = jsonOf(request);
        if (!body) return jsonError(400, 'SerializationException', 'The body is not JSON.');
        if (isPublicTarget(target)) return operations.reply(target, body);
        return jsonError(400, 'MissingAuthenticationTokenException', 'Missing Authentication Token');
      }
      default:
        return notFound();
    }
  };
}
