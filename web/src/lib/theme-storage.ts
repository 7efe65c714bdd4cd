import { browserStorage } from './storage.ts';

/** The saved theme, `light` or `dark`; `/theme.js` reads it before the first paint. */
export const themeStorage = browserStorage('theme');
