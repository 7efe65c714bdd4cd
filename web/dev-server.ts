import { createServer, type ViteDevServer } from 'vite';
import { amplifyPageScheme } from './bundling/amplify-page-scheme.ts';
import { commonOptions } from './bundling/vite-options.ts';

/** Paths proxied to the platform; Vite serves all others. */
const platformPaths = ['/api', '/config.json', '/files', '/media', '/_local', '/.well-known', '/courses.json'];

/**
 * Starts Vite's development server with hot module replacement in front of a running platform.
 * @throws `EADDRINUSE` when the port is in use.
 */
export const startDevServer = async (port: number, platformUrl: string): Promise<ViteDevServer> => {
  const common = commonOptions();
  const server = await createServer({
    ...common,
    plugins: [...(common.plugins ?? []), amplifyPageScheme()],
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
