import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { optionalPackages } from '#bin/optional-packages.ts';
import { halves, png as halvesPng } from '#test/support/pictures.ts';

/** A PNG; files of different sizes differ. */
export const png = (width: number, height: number): Buffer => halvesPng(halves(width, height));

/** The part of sharp that tests use. */
interface Picture {
  jpeg(): Picture;
  webp(options?: object): Picture;
  avif(options?: object): Picture;
  metadata(): Promise<{ width: number; height: number; format: string; exif?: Buffer }>;
  toBuffer(): Promise<Buffer>;
}

/** Decodes a picture, once the optional packages are installed. */
export const sharp = (bytes: Buffer): Picture =>
  createRequire(resolve(optionalPackages.pictures, 'package.json'))('sharp')(bytes) as Picture;

/** An SVG with this content. */
export const svg = (content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200">${content}</svg>`);
