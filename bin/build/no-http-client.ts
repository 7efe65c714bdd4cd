/**
 * Stands in bundles for `@digitalbazaar/http-client`, by which the JSON-LD processor would fetch contexts. Ours are
 * bundled, so what is left of it is a refusal; the real one would add 430 KB.
 */
export const httpClient = {
  get: async (url: string): Promise<never> => {
    throw new Error(`Nothing is fetched while signing, and ${url} is not bundled.`);
  },
};
