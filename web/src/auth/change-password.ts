import { loadConfig } from '../lib/config.ts';

/** A challenge (RFC 7636) that nobody can answer: 32 random bytes, base64url. */
const unusableChallenge = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');

/**
 * Leaves for the hosted page on which a new password is set with a mailed code; it returns to the home page. Whoever is
 * signed in stays so. @throws when the stage's configuration cannot be read
 */
export const changePassword = async (): Promise<void> => {
  const { hostedLoginDomain, userPoolClientId } = await loadConfig();
  const query = new URLSearchParams({
    client_id: userPoolClientId,
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `${location.origin}/`,
    // The page returns with a code for tokens. Nobody here asks for them, so nobody else is to get them either.
    code_challenge: unusableChallenge(),
    code_challenge_method: 'S256',
  });
  location.assign(`${location.protocol}//${hostedLoginDomain}/forgotPassword?${query}`);
};
