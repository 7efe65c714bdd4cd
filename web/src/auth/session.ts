import { Amplify } from 'aws-amplify';
import { type AuthTokens, fetchAuthSession, signInWithRedirect, signOut } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger, Hub } from 'aws-amplify/utils';
import 'aws-amplify/auth/enable-oauth-listener';
import { loadConfig, type SiteConfig } from '../lib/config.ts';
import { browserStorage } from '../lib/storage.ts';
import { AuthError, toAuthError } from './auth-error.ts';
import { type Identity, identityOf } from './identity.ts';
import { clearInflightFlag, moveFlowToTab, restoreFlow } from './oauth-flow.ts';
import { tokenRefresher } from './refresh-tokens.ts';
import { expiryMarginMs } from './stored-tokens.ts';

// The only module that imports the sign-in library. Import it dynamically, when a visitor signs in or has a session.

export interface SignInOptions {
  /** Email address to prefill. */
  hint?: string | undefined;
  /** Opens the sign-up page, unless somebody has logged in with this browser before. */
  isNewcomer?: boolean;
}

/** Set once somebody has logged in with this browser; logging out keeps it. */
const knownBrowserFlag = browserStorage('has-account');

/** Scope for starting notebook sessions, defined by a resource server of the user pool. */
const notebookScope = 'notebooks/start';
/** Path of this site to which the hosted login page redirects. */
const redirectPath = '/login';

/** Timeout of exchanging an authorization code for tokens (docs/product.md#constants). */
const exchangeTimeoutMs = 10_000;

/** Returns the URL of the user pool's API. */
const endpointOf = ({ issuer }: SiteConfig) => issuer.slice(0, issuer.lastIndexOf('/'));

/** Returns the user pool's URL when it is not the region's default. */
const customEndpoint = (config: SiteConfig) => {
  const endpoint = endpointOf(config);
  return endpoint === `https://cognito-idp.${config.region}.amazonaws.com` ? {} : { userPoolEndpoint: endpoint };
};

const waitForSignIn = () =>
  new Promise<void>((resolve, reject) => {
    const unsubscribe = Hub.listen('auth', ({ payload }) => {
      if (payload.event === 'signInWithRedirect') resolve();
      else if (payload.event === 'signInWithRedirect_failure') reject(payload.data.error);
      else return;
      unsubscribe();
    });
  });

/** Settles when the sign-in that this document completes has succeeded or failed; undefined when there is none. */
let pendingSignIn: Promise<void> | undefined;

const configure = async () => {
  const config = await loadConfig();
  // Silences a warning about custom endpoints on every page; failures are thrown anyway.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  clearInflightFlag(config.userPoolClientId);
  const callbackParams = new URLSearchParams(location.search);
  const state = location.pathname === redirectPath && callbackParams.has('code') ? callbackParams.get('state') : null;
  if (state !== null && restoreFlow(config.userPoolClientId, state, exchangeTimeoutMs)) {
    pendingSignIn = waitForSignIn();
    pendingSignIn.catch(() => undefined);
  }
  cognitoUserPoolsTokenProvider.tokenOrchestrator.setTokenRefresher(tokenRefresher(endpointOf(config)));
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: config.userPoolId,
        userPoolClientId: config.userPoolClientId,
        ...customEndpoint(config),
        loginWith: {
          oauth: {
            domain: config.hostedLoginDomain,
            scopes: ['openid', 'profile', 'email', notebookScope],
            redirectSignIn: [`${location.origin}${redirectPath}`],
            redirectSignOut: [`${location.origin}/`],
            responseType: 'code',
          },
        },
      },
    },
  });
};

let configured: Promise<void> | undefined;
const ensureConfigured = (): Promise<void> => {
  configured ??= configure();
  configured.catch(() => {
    configured = undefined;
  });
  return configured;
};

const expiresSoon = (tokens: AuthTokens) => (tokens.accessToken.payload.exp ?? 0) * 1000 - Date.now() < expiryMarginMs;

const readTokens = async (forceRefresh: boolean): Promise<AuthTokens> => {
  await ensureConfigured();
  const { tokens } = await fetchAuthSession({ forceRefresh });
  if (!tokens) throw new AuthError('login_required');
  return !forceRefresh && expiresSoon(tokens) ? readTokens(true) : tokens;
};

/**
 * Returns current tokens, renewed a minute before they expire.
 * @throws AuthError
 */
const currentTokens = (forceRefresh: boolean): Promise<AuthTokens> =>
  readTokens(forceRefresh).catch((cause: unknown) => {
    throw toAuthError(cause, 'token_failed');
  });

/**
 * Returns the access token for API calls.
 * @throws AuthError; `login_required` when the session has ended.
 */
export const readAccessToken = async (forceRefresh: boolean): Promise<string> =>
  (await currentTokens(forceRefresh)).accessToken.toString();

/**
 * Returns the signed-in user.
 * @throws AuthError
 */
export const readUser = async (): Promise<Identity> => identityOf((await currentTokens(false)).idToken?.payload ?? {});

/**
 * Redirects to a hosted page with the email field prefilled from `hint`. Returns false without redirecting when the
 * library still has a session.
 */
export const startSignIn = async ({ hint, isNewcomer }: SignInOptions): Promise<boolean> => {
  const opensSignUp = isNewcomer && knownBrowserFlag.read() === null;
  await ensureConfigured();
  const { userPoolClientId } = await loadConfig();
  clearInflightFlag(userPoolClientId);
  const authSessionOpener = async (url: string) => {
    // The library does not wait until the sign-in is stored; one task later it is.
    await new Promise((resolve) => setTimeout(resolve));
    moveFlowToTab(userPoolClientId);
    // The sign-up page takes the parameters of the authorization endpoint.
    location.assign(opensSignUp ? url.replace('/oauth2/authorize?', '/signup?') : url);
  };
  try {
    await signInWithRedirect({ options: { ...(hint && { loginHint: hint }), authSessionOpener } });
    return true;
  } catch (error) {
    if ((error as Error).name !== 'UserAlreadyAuthenticatedException') throw error;
    return false;
  }
};

/**
 * Exchanges the authorization code in the URL for tokens, on return from the login page.
 * @throws AuthError
 */
export const finishSignIn = async (): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AuthError('timeout')), exchangeTimeoutMs);
  });
  try {
    await ensureConfigured();
    if (!pendingSignIn) throw new AuthError('state_mismatch');
    await Promise.race([pendingSignIn, timedOut]);
    knownBrowserFlag.write('1');
  } catch (cause) {
    throw toAuthError(cause, 'login_failed');
  } finally {
    clearTimeout(timer);
  }
};

/** Ends the session here and at the provider, which redirects to the site's origin. */
export const endSession = async (): Promise<void> => {
  await ensureConfigured();
  await signOut();
};
