import { openApi } from '#contract/openapi.ts';
import { site } from '#contract/operations/site.ts';
import { endpoint } from '../http/endpoint.ts';

const document = openApi();

export const handler = endpoint(site, 'getOpenApi', async () => document);
