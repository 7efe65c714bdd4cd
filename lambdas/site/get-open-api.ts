import { openApi } from '../../contract/openapi.ts';
import { endpoint } from '../http/endpoint.ts';

const document = openApi();

export const handler = endpoint('getOpenApi', async () => document);
