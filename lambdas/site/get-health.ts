import { site } from '#contract/operations/site.ts';
import { endpoint } from '../http/endpoint.ts';

/** Responds without using any dependency: shows that routing and the function work. */
export const handler = endpoint(site, 'getHealth', async () => ({ status: 'ok' as const }));
