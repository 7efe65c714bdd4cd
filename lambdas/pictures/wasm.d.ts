/** The parts of WebAssembly that the codecs need; Node's types omit them. */
declare namespace WebAssembly {
  class Module {
    constructor(code: Uint8Array);
    static imports(module: Module): { module: string; name: string }[];
  }
  type Imports = Record<string, Record<string, (...values: number[]) => unknown>>;
  class Instance {
    constructor(module: Module, imports: Imports);
    readonly exports: Record<string, unknown>;
  }
  interface Memory {
    readonly buffer: ArrayBuffer;
  }
}

interface DecodedPixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

// The packages' own types assume a browser.
declare module '@jsquash/jpeg/codec/dec/mozjpeg_dec.js' {
  const start: (options: object) => Promise<{ decode(bytes: Uint8Array, isTurned: boolean): DecodedPixels | null }>;
  export default start;
}
declare module '@jsquash/webp/codec/dec/webp_dec.js' {
  const start: (options: object) => Promise<{ decode(bytes: Uint8Array): DecodedPixels | null }>;
  export default start;
}
declare module '@jsquash/webp/codec/enc/webp_enc.js' {
  interface Encoder {
    encode(data: Uint8ClampedArray, width: number, height: number, options: object): Uint8Array | null;
  }
  const start: (options: object) => Promise<Encoder>;
  export default start;
}
declare module '@jsquash/webp/meta.js' {
  export const defaultOptions: object;
}
/** The package types this module's exports, not the module itself. */
declare module '@jsquash/png/codec/pkg/squoosh_png_bg.wasm' {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}
