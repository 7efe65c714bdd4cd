import { cropOf } from './crop.ts';

/** Draws the square of a picture that is kept onto a canvas, filling it. */
export const drawCrop = (canvas: HTMLCanvasElement, picture: ImageBitmap, position: number): void => {
  const { left, top, side } = cropOf(picture, position);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
};

/** What stands on the canvas, as a file. Nothing of the chosen file is in it but pixels: no place, no camera. */
export const toFile = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The canvas gave no file.')));
    // Pictures without transparency are a tenth of the size as JPEG.
    canvas.toBlob(done, type === 'image/jpeg' ? 'image/jpeg' : 'image/png', 0.9);
  });
