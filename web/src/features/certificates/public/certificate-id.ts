/** Returns whether this is the short number printed on a certificate, which is not its id (`certificateShortId`). */
export const isPrintedNumber = (text: string): boolean => /^[\dA-Z]{4}-[\dA-Z]{4}$/i.test(text.trim());

/** Returns the certificate id in pasted text, a link or the id itself; undefined without one. */
export const certificateIdIn = (text: string): string | undefined =>
  /(?:^|\/certificates\/)([\w-]{8,64})\/?(?:[?#].*)?$/.exec(text.trim())?.[1];
