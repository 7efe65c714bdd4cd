import { cropOf } from './crop.ts';

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
