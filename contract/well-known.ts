/** Where RFC 9116 looks for whom to tell about a weakness, and the file of the built site that answers there. */
export const securityText = { path: '/.well-known/security.txt', file: '/security.txt' } as const;

/** Where password managers look for the page on which a password is changed (W3C, change-password). */
export const changePasswordPath = '/.well-known/change-password';

/** Part of the profile in which a password is changed. */
export const passwordSection = 'password';

/** Addresses that standards prescribe for pages of ours, with those pages. */
export const wellKnownPages = { [changePasswordPath]: `/profile#${passwordSection}` };
