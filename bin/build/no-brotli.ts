/**
 * Replaces fontkit's WOFF2 decoder in bundles. Our fonts are WOFF, and the decoder, mostly its dictionary, would add
 * 490 KB.
 */
export default (): never => {
  throw new Error('WOFF2 fonts are not supported. Use the WOFF file.');
};
