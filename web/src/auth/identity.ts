/** Name and email of the signed-in user, from the ID token. */
export interface Identity {
  /** Empty while the account has none. */
  name: string;
  email: string;
}

/** Returns the user that an ID token's claims name. */
export const identityOf = ({ name, email }: Record<string, unknown>): Identity => ({
  name: String(name ?? ''),
  email: String(email ?? ''),
});
