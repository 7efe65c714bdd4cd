import { defineConfig } from 'vite';
import { commonOptions } from './bundling/vite-options.ts';

/** The development server, for the gallery: `npx vite web`. The product itself runs by `npm start`. */
export default defineConfig({ ...commonOptions(), root: import.meta.dirname });
