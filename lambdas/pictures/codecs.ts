import jpegDecoder from '@jsquash/jpeg/codec/dec/mozjpeg_dec.js';
import jpegDecoderCode from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm';
import pngCode from '@jsquash/png/codec/pkg/squoosh_png_bg.wasm';
import webpDecoder from '@jsquash/webp/codec/dec/webp_dec.js';
import webpDecoderCode from '@jsquash/webp/codec/dec/webp_dec.wasm';
import webpEncoder from '@jsquash/webp/codec/enc/webp_enc.js';
import webpEncoderCode from '@jsquash/webp/codec/enc/webp_enc.wasm';
import { defaultOptions } from '@jsquash/webp/meta.js';
import type { PictureType } from './picture-header.ts';

/** RGBA pixels, eight bits per channel, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** The codecs return a browser's `ImageData`, which Node does not have. */
class NodeImageData implements Pixels {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height: number,
  ) {}
}
Object.assign(globalThis, { ImageData: NodeImageData });

const compiled = new Map<Uint8Array, WebAssembly.Module>();
const compile = (code: Uint8Array): WebAssembly.Module => {
  const module = compiled.get(code) ?? new WebAssembly.Module(code);
  compiled.set(code, module);
  return module;
};

type Factory<Codec> = (options: object) => Promise<Codec>;

/** Starts a codec. Each picture gets a fresh instance: a failed codec keeps its memory and may stay broken. */
const start = <Codec>(factory: Factory<Codec>, code: Uint8Array, onWarning: (line: string) => void): Promise<Codec> =>
  factory({
    noInitialRun: true,
    printErr: onWarning,
    instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
      const instance = new WebAssembly.Instance(compile(code), imports);
      done(instance);
      return instance.exports;
    },
  });

interface PngExports {
  memory: WebAssembly.Memory;
  __wbindgen_malloc(size: number, alignment: number): number;
  decode(pointer: number, length: number): number;
}

/**
 * Instantiates the module directly, because the package's loader keeps one instance forever. Throws for a damaged file.
 */
const decodePng = (bytes: Uint8Array): Pixels => {
  const module = compile(pngCode);
  let pixels: Pixels | undefined;
  const keepPixels = (pointer: number, length: number, width: number, height: number): number => {
    pixels = { data: new Uint8ClampedArray(png.memory.buffer, pointer, length), width, height };
    return 0;
  };
  const failDecoding = () => {
    throw new Error('The PNG could not be decoded.');
  };
  const functions = WebAssembly.Module.imports(module).map(({ name }) => [
    name,
    name.startsWith('__wbg_newwithownedu8clampedarray') ? keepPixels : failDecoding,
  ]);
  const png = new WebAssembly.Instance(module, { wbg: Object.fromEntries(functions) }).exports as unknown as PngExports;
  const pointer = png.__wbindgen_malloc(bytes.length, 1);
  new Uint8Array(png.memory.buffer).set(bytes, pointer);
  png.decode(pointer, bytes.length);
  return pixels ?? failDecoding();
};

/** The JPEG library fills missing or damaged parts with gray and logs a warning; some cameras append harmless bytes. */
const decodeJpeg = async (bytes: Uint8Array): Promise<Pixels | null> => {
  const warnings: string[] = [];
  const codec = await start(jpegDecoder, jpegDecoderCode, (line) => warnings.push(line));
  // Rotated by its Exif orientation, because the output has none.
  const pixels = codec.decode(bytes, true);
  return warnings.every((line) => line.includes('extraneous bytes')) ? pixels : null;
};

const decodeWebp = async (bytes: Uint8Array): Promise<Pixels | null> =>
  (await start(webpDecoder, webpDecoderCode, () => undefined)).decode(bytes);

const decoders = { jpeg: decodeJpeg, png: decodePng, webp: decodeWebp };

/** Decodes a picture, upright; returns undefined when it is damaged. Check its dimensions first. */
export const decode = async (type: PictureType, bytes: Uint8Array): Promise<Pixels | undefined> => {
  try {
    return (await decoders[type](bytes)) ?? undefined;
  } catch {
    // The codecs throw many kinds of errors and an exit status; all mean that the file is damaged.
    return undefined;
  }
};

/** Encodes pixels as WebP without metadata. */
export const encodeWebp = async ({ data, width, height }: Pixels, quality: number): Promise<Uint8Array> => {
  const codec = await start(webpEncoder, webpEncoderCode, () => undefined);
  const bytes = codec.encode(data, width, height, { ...defaultOptions, quality });
  if (!bytes) throw new Error('The picture could not be encoded.');
  return bytes;
};
