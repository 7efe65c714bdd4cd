import { endpoint } from '../http/endpoint.ts';

/** Answers without touching any dependency: it tells that the front doors and the function work. */
export const handler = endpoint('getHealth', async () => ({ status: 'ok' as const }));
