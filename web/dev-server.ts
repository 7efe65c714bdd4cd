import { createServer, type Plugin, type ViteDevServer } from 'vite';
import type { StoredCourseIndex } from '#contract/rules/course-search.ts';
import { amplifyPageScheme } from './bundling/amplify-page-scheme.ts';
import { writeBasicFonts } from './bundling/basic-fonts.ts';
import { commonOptions } from './bundling/vite-options.ts';

/** Paths proxied to the platform; Vite serves all others. */
const platformPaths = ['/api', '/config.json', '/files', '/media', '/_local', '/.well-known', '/courses.json'];

/** Returns the drawing at a URL path as SVG; undefined for other paths. */
type DrawingAt = (path: string) => string | undefined;

/** Serves the drawings of the courses as they are now. A built site has files of them. */
const drawings = (drawingAt: DrawingAt): Plugin => ({
  name: 'drawings',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const svg = drawingAt(decodeURI((request.url ?? '').replace(/[?#].*$/, '')));
      if (svg === undefined) return next();
      response.setHeader('content-type', 'image/svg+xml');
      response.end(svg);
    });
  },
});

/**
 * Starts Vite's development server with hot module replacement in front of a running platform.
 * @throws `EADDRINUSE` when the port is in use.
 */
export const startDevServer = async (
  port: number,
  platformUrl: string,
  drawingAt: DrawingAt,
  index: StoredCourseIndex,
): Promise<ViteDevServer> => {
  await writeBasicFonts();
  const common = commonOptions(index);
  const server = await createServer({
    ...common,
    plugins: [...(common.plugins ?? []), amplifyPageScheme(), drawings(drawingAt)],
    // A plugin rewrites it, so it must not be prebundled.
    optimizeDeps: { exclude: ['@aws-amplify/auth', 'aws-amplify'] },
    server: {
      port,
      strictPort: true,
      host: '127.0.0.1',
      proxy: Object.fromEntries(platformPaths.map((path) => [path, { target: platformUrl, changeOrigin: false }])),
    },
  });
  return server.listen();
};
