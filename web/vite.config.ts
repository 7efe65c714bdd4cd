import { defineConfig } from 'vite';
import { commonOptions } from './bundling/vite-options.ts';

/** Development server of the gallery: `npx vite web`. Start the product with `npm start`. */
export default defineConfig({ ...commonOptions(), root: import.meta.dirname });
