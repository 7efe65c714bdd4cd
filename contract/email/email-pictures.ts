/** Size of a course's cover in an email, in CSS pixels. The file has twice as many. */
export const emailCoverSize = { width: 560, height: 315 } as const;

/** URL path of a course's cover as a PNG file, because mail programs show no SVG (decision record 0108). */
export const emailCoverPath = (courseId: string): string => `/pictures/cover-${courseId}.png`;

/** Size of the seal in an email, in CSS pixels. The file has three times as many. */
export const emailSealSize = 80;

/** URL path of the seal of certificates as a PNG file. */
export const emailSealPath = '/pictures/seal.png';
