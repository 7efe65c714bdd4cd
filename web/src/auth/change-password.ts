import { loadConfig } from '../site/config.ts';

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
  });
  location.assign(`${location.protocol}//${hostedLoginDomain}/forgotPassword?${query}`);
};
