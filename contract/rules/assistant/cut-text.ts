/**
 * Returns the longest beginning of a text with at most `maxLength` UTF-16 code units. Never ends with half an emoji:
 * that would be an unpaired surrogate, which our API rejects.
 */
export const cutText = (text: string, maxLength: number): string => {
  const start = text.slice(0, maxLength);
  const isHalved = (text.codePointAt(start.length - 1) ?? 0) > 0xffff;
  return isHalved ? start.slice(0, -1) : start;
};
