import { site } from '../../contract/operations/site.ts';
import { endpoint } from '../http/endpoint.ts';

/** Answers without touching any dependency: it tells that the front doors and the function work. */
export const handler = endpoint(site, 'getHealth', async () => ({ status: 'ok' as const }));
