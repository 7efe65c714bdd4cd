/** Name and email of the signed-in user, from the ID token. */
export interface Identity {
  name: string;
  email: string;
}

/** Returns whom an ID token's claims name; accounts without a name are called by their email address. */
export const identityOf = (claims: Record<string, unknown>): Identity => {
  const email = String(claims.email ?? '');
  return { name: String(claims.name ?? '') || (email.split('@')[0] ?? ''), email };
};
