/** Types that the tests use, of packages that ship none. */
declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { cryptosuite: unknown });
  }
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: unknown;
}

declare module '@digitalbazaar/vc' {
  export const verifyCredential: (options: {
    credential: object;
    suite: object;
    documentLoader: (url: string) => Promise<object>;
    now: Date;
    checkStatus: () => Promise<{ verified: boolean }>;
  }) => Promise<{ verified: boolean; error?: Error & { errors?: Error[] } }>;
}

declare module 'js-yaml' {
  /** @throws YAMLException */
  export const safeLoad: (text: string) => unknown;
}
