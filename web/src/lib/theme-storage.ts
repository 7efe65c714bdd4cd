import { browserStorage } from './storage.ts';

/** The saved theme, `light` or `dark`; `contract/start-script.ts` reads it before the first paint. */
export const themeStorage = browserStorage('theme');
