/** Media types the server takes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

const bytesPerMegabyte = 1024 * 1024;
/** Larger files are refused before they are opened: a phone could run out of memory. */
const maxFileBytes = 20 * bytesPerMegabyte;

/** Why a file cannot become a picture, in a sentence that may be shown. */
export class PictureError extends Error {}

/** Opens a chosen file as a picture, the right way up. @throws PictureError */
export const readPicture = async (file: File): Promise<ImageBitmap> => {
  if (!(pictureTypes as readonly string[]).includes(file.type)) {
    throw new PictureError('This is not a picture we can show. Choose a JPEG, PNG or WebP file.');
  }
  if (file.size > maxFileBytes) {
    const size = Math.ceil(file.size / bytesPerMegabyte);
    throw new PictureError(`This file has ${size} MB. Choose one of at most ${maxFileBytes / bytesPerMegabyte} MB.`);
  }
  try {
    return await createImageBitmap(file);
  } catch {
    throw new PictureError('This file cannot be read as a picture. It may be damaged; choose another one.');
  }
};
