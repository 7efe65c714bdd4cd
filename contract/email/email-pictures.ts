/** Size of a course's cover in an email, in CSS pixels; its ground is wider. The file has twice as many per side. */
export const emailCoverSize = { width: 560, height: 210 } as const;

/**
 * URL path of a course's cover in the colors of a scheme, as a PNG file because mail clients do not show SVG (decision
 * record 0108).
 */
export const emailCoverPath = (courseId: string, scheme: 'light' | 'dark'): string =>
  `/pictures/cover-${courseId}${scheme === 'dark' ? '-dark' : ''}.png`;

/** Size of the seal in an email, in CSS pixels. The file has three times as many per side. */
export const emailSealSize = 80;

/** URL path of the seal of certificates as a PNG file. */
export const emailSealPath = '/pictures/seal.png';
