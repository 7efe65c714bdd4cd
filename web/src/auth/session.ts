import { Amplify } from 'aws-amplify';
import { type AuthTokens, fetchAuthSession, signInWithRedirect, signOut } from 'aws-amplify/auth';
import { ConsoleLogger, Hub } from 'aws-amplify/utils';
import 'aws-amplify/auth/enable-oauth-listener';
import { loadConfig, type SiteConfig } from '../site/config.ts';
import { AuthError, authErrorOf } from './auth-error.ts';

// The only file that knows the sign-in library. It is imported when a visitor signs in or has a session, never before.

/** Name, email and picture of the signed-in person, from the ID token. */
export interface User {
  name: string;
  email: string;
  picture?: string;
}

/** Lets the token start a notebook session; a resource server of the user pool defines it. */
const notebookScope = 'notebooks/start';

const expiryMargin = 60_000;
const tokenTimeout = 10_000;
const tokenTries = 3;

/** The user pool's address when it is not the region's own. */
const otherEndpoint = ({ issuer, region }: SiteConfig) => {
  const endpoint = issuer.slice(0, issuer.lastIndexOf('/'));
  return endpoint === `https://cognito-idp.${region}.amazonaws.com` ? {} : { userPoolEndpoint: endpoint };
};

const configure = async () => {
  const config = await loadConfig();
  // It would warn on every page that a stage has an address of its own; failures come as exceptions anyway.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: config.userPoolId,
        userPoolClientId: config.userPoolClientId,
        ...otherEndpoint(config),
        loginWith: {
          oauth: {
            domain: config.hostedLoginDomain,
            scopes: ['openid', 'profile', 'email', notebookScope],
            redirectSignIn: [`${location.origin}/login`],
            redirectSignOut: [`${location.origin}/`],
            responseType: 'code',
          },
        },
      },
    },
  });
};

let configured: Promise<void> | undefined;
const ready = (): Promise<void> => {
  configured ??= configure();
  configured.catch(() => {
    configured = undefined;
  });
  return configured;
};

const inTime = <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AuthError('timeout')), tokenTimeout);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

const expiresSoon = (tokens: AuthTokens) => (tokens.accessToken.payload.exp ?? 0) * 1000 - Date.now() < expiryMargin;

const readTokens = async (forceRefresh: boolean): Promise<AuthTokens> => {
  await ready();
  const { tokens } = await fetchAuthSession({ forceRefresh });
  if (!tokens) throw new AuthError('login_required');
  return !forceRefresh && expiresSoon(tokens) ? readTokens(true) : tokens;
};

/** Current tokens, renewed a minute before they end; 10 s for a try, three tries. @throws AuthError */
const currentTokens = async (forceRefresh: boolean): Promise<AuthTokens> => {
  for (let count = 1; ; count += 1) {
    try {
      return await inTime(readTokens(forceRefresh));
    } catch (cause) {
      const error = authErrorOf(cause, 'token_failed');
      const isFinal = error.code !== 'timeout' && error.code !== 'token_failed';
      if (isFinal || count === tokenTries) throw error;
    }
  }
};

/** The access token for calls to the API. @throws AuthError; `login_required` when there is no session any more. */
export const readAccessToken = async (forceRefresh: boolean): Promise<string> =>
  (await currentTokens(forceRefresh)).accessToken.toString();

/** Who is signed in. @throws AuthError */
export const readUser = async (): Promise<User> => {
  const claims = (await currentTokens(false)).idToken?.payload ?? {};
  const email = String(claims.email ?? '');
  return {
    name: String(claims.name ?? '') || (email.split('@')[0] ?? ''),
    email,
    ...(typeof claims.picture === 'string' && { picture: claims.picture }),
  };
};

/** Leaves for the hosted login page. `hint` fills in the email field there. */
export const startSignIn = async (hint?: string): Promise<void> => {
  await ready();
  await signInWithRedirect(hint ? { options: { loginHint: hint } } : undefined);
};

/** Trades the code in the address for tokens, on the way back from the login page. @throws AuthError */
export const finishSignIn = (): Promise<void> => {
  const answered = new Promise<void>((resolve, reject) => {
    const stop = Hub.listen('auth', ({ payload }) => {
      if (payload.event === 'signInWithRedirect') resolve();
      else if (payload.event === 'signInWithRedirect_failure') reject(payload.data.error);
      else return;
      stop();
    });
  });
  return inTime(Promise.all([ready(), answered]).then(() => undefined)).catch((cause: unknown) => {
    throw authErrorOf(cause, 'login_failed');
  });
};

/** Ends the session here and at the provider, which returns to the site's origin. */
export const endSession = async (): Promise<void> => {
  await ready();
  await signOut();
};
