/** Path of the security contact (RFC 9116), and the file of the built site that serves it. */
export const securityText = { path: '/.well-known/security.txt', file: '/security.txt' } as const;

/** Path that password managers open to change a password (W3C, change-password). */
const changePasswordPath = '/.well-known/change-password';

/** Section of the profile page for changing the password. */
export const passwordSection = 'password';

/** Standardized paths and the pages they redirect to. */
export const wellKnownPages = { [changePasswordPath]: `/profile#${passwordSection}` };
