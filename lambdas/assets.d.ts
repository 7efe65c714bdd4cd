/** Font files, bundled as bytes. */
declare module '*.woff' {
  const bytes: Uint8Array;
  export default bytes;
}

/** WebAssembly, bundled as bytes. */
declare module '*.wasm' {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}

/** Python, bundled as text. */
declare module '*.py' {
  const source: string;
  export default source;
}
