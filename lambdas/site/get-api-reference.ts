import { site } from '#contract/operations/site.ts';
import { endpoint } from '../http/endpoint.ts';
import { apiReferencePage } from './api-reference-page.ts';

const page = apiReferencePage();

export const handler = endpoint(site, 'getApiReference', async () => page);
