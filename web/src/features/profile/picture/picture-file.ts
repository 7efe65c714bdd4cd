import { cropOf } from './crop.ts';

/** Media types the server accepts. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

const bytesPerMegabyte = 1024 * 1024;
/** Rejects larger files before decoding them: a phone could run out of memory. */
const maxFileBytes = 20 * bytesPerMegabyte;

/** Why a file cannot be used as a picture; the message is user-facing. */
export class PictureError extends Error {}

/** Decodes a file as a picture, upright. @throws PictureError */
export const readPicture = async (file: File): Promise<ImageBitmap> => {
  if (!(pictureTypes as readonly string[]).includes(file.type)) {
    throw new PictureError('This file type is not supported. Choose a JPEG, PNG or WebP file.');
  }
  if (file.size > maxFileBytes) {
    const size = Math.ceil(file.size / bytesPerMegabyte);
    throw new PictureError(`This file is ${size} MB. The limit is ${maxFileBytes / bytesPerMegabyte} MB.`);
  }
  try {
    return await createImageBitmap(file);
  } catch {
    throw new PictureError('This file cannot be read as a picture. It may be damaged; choose another one.');
  }
};

/** Draws the cropped square of a picture onto a canvas, filling it. */
export const drawCrop = (canvas: HTMLCanvasElement, picture: ImageBitmap, position: number): void => {
  const { left, top, side } = cropOf(picture, position);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
};

/** Encodes the canvas as a file. Carries pixels only: no location or camera metadata. */
export const toFile = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The canvas could not be encoded.')));
    // Pictures without transparency are a tenth of the size as JPEG.
    canvas.toBlob(done, type === 'image/jpeg' ? 'image/jpeg' : 'image/png', 0.9);
  });
