/**
 * Replaces `@digitalbazaar/http-client` in bundles, with which the JSON-LD processor fetches contexts. Ours are
 * bundled, and the client would add 430 KB.
 */
export const httpClient = {
  get: async (url: string): Promise<never> => {
    throw new Error(`The JSON-LD context ${url} is not bundled, and signing does not fetch contexts.`);
  },
};
