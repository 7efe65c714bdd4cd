import { loadConfig } from '../lib/config.ts';

/** Returns a PKCE challenge (RFC 7636) without a known verifier: 32 random bytes, base64url. */
const unusableChallenge = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');

/**
 * Redirects to the hosted page that sets a new password with an emailed code and then returns to the home page. The
 * current session remains.
 * @throws Error when the stage's configuration cannot be read.
 */
export const changePassword = async (): Promise<void> => {
  const { hostedLoginDomain, userPoolClientId } = await loadConfig();
  const query = new URLSearchParams({
    client_id: userPoolClientId,
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `${location.origin}/`,
    // The hosted page returns an authorization code that we never redeem; without a verifier, no one else can either.
    code_challenge: unusableChallenge(),
    code_challenge_method: 'S256',
  });
  location.assign(`${location.protocol}//${hostedLoginDomain}/forgotPassword?${query}`);
};
