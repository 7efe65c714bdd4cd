/**
 * Stands in bundles for the decoder that fontkit carries for WOFF2 files. Ours are WOFF, so what is left of it is a
 * refusal; the real one, mostly its dictionary, would add 490 KB.
 */
export default (): never => {
  throw new Error('A font is WOFF2: use its WOFF file.');
};
