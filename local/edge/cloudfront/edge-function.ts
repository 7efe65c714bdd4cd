import { randomUUID } from 'node:crypto';
import { createContext, Script } from 'node:vm';
import { dictionary } from '#local/dictionary.ts';
import type { EdgeRequest, EdgeResponse } from '../origin.ts';
import type { KeyValueStore } from './key-value-store.ts';

/** A CloudFront function: changes a viewer request or responds to it. */
export type EdgeFunction = (request: EdgeRequest) => Promise<EdgeRequest | EdgeResponse>;

/** CloudFront limit of the code, in bytes. */
const maxCodeBytes = 10_240;

interface Entry {
  value: string;
  multiValue?: { value: string }[];
}
type Entries = Record<string, Entry>;

interface ViewerRequest {
  method: string;
  uri: string;
  querystring: Entries;
  headers: Entries;
  cookies: Entries;
}

interface FunctionResponse {
  statusCode: number;
  headers?: Entries;
  cookies?: Entries;
  body?: string | { data: string; encoding: 'text' | 'base64' };
}

const addEntry = (entries: Entries, name: string, value: string): void => {
  const existing = entries[name];
  if (!existing) entries[name] = { value };
  else existing.multiValue = [...(existing.multiValue ?? [{ value: existing.value }]), { value }];
};

/** Names and values stay percent-encoded, as CloudFront passes them. */
const parseEntries = (text: string, separator: string): Entries => {
  const entries = dictionary<Entry>();
  for (const pair of text === '' ? [] : text.split(separator)) {
    const at = pair.indexOf('=');
    addEntry(entries, at < 0 ? pair : pair.slice(0, at), at < 0 ? '' : pair.slice(at + 1));
  }
  return entries;
};

const joinEntries = (entries: Entries, separator: string): string =>
  Object.entries(entries)
    .flatMap(([name, { value, multiValue }]) =>
      (multiValue ?? [{ value }]).map((one) => (one.value === '' ? name : `${name}=${one.value}`)),
    )
    .join(separator);

const headersOf = (entries: Entries): Record<string, string> => {
  const headers = dictionary<string>();
  for (const [name, { value, multiValue }] of Object.entries(entries)) {
    headers[name.toLowerCase()] = multiValue?.map((one) => one.value).join(', ') ?? value;
  }
  return headers;
};

const toViewerRequest = (request: EdgeRequest): ViewerRequest => {
  const { cookie, ...headers } = request.headers;
  return {
    method: request.method,
    uri: request.path,
    querystring: parseEntries(request.query, '&'),
    headers: dictionary(Object.entries(headers).map(([name, value]) => [name, { value }])),
    cookies: parseEntries(cookie ?? '', '; '),
  };
};

const applyChanges = (request: EdgeRequest, changed: ViewerRequest): EdgeRequest => {
  const cookie = joinEntries(changed.cookies, '; ');
  const headers = headersOf(changed.headers);
  if (cookie !== '') headers.cookie = cookie;
  return { ...request, path: changed.uri, query: joinEntries(changed.querystring, '&'), headers };
};

const toEdgeResponse = ({ statusCode, headers = {}, cookies = {}, body = '' }: FunctionResponse): EdgeResponse => ({
  status: statusCode,
  headers: headersOf(headers),
  cookies: Object.entries(cookies).map(([name, { value }]) => `${name}=${value}`),
  body: typeof body === 'string' ? body : Buffer.from(body.data, body.encoding === 'base64' ? 'base64' : 'utf8'),
});

/** The only import that CloudFront supports here: its own module, which gives access to the function's store. */
const moduleImport = /^\s*import\s+(\w+)\s+from\s*(['"])cloudfront\2\s*;/;

/**
 * Compiles the code of a CloudFront function (runtime 2.0, event type viewer-request), with only CloudFront's globals
 * in scope. @throws Error when CloudFront would reject the code.
 */
export const compileEdgeFunction = (name: string, code: string, store?: KeyValueStore): EdgeFunction => {
  if (Buffer.byteLength(code) > maxCodeBytes) throw new Error(`${name} is larger than ${maxCodeBytes} bytes.`);
  const kvs = () => {
    if (!store) throw new Error(`${name} has no key value store.`);
    return store;
  };
  const globals = createContext(
    { Buffer, atob, btoa, console, TextDecoder, TextEncoder, 'module:cloudfront': { kvs } },
    { name, codeGeneration: { strings: false, wasm: false } },
  );
  const body = code.replace(moduleImport, (_, local) => `const ${local} = globalThis['module:cloudfront'];`);
  const script = new Script(`${body}\n;handler`, { filename: `${name}.js` });
  const handler = script.runInContext(globals) as (event: object) => unknown;
  if (typeof handler !== 'function') throw new Error(`${name} does not declare a function named handler.`);

  return async (request) => {
    const viewerEvent = toViewerRequest(request);
    const context = { distributionId: 'LOCAL', eventType: 'viewer-request', requestId: randomUUID() };
    const result = (await handler({ version: '1.0', context, viewer: { ip: request.ip }, request: viewerEvent })) as
      | ViewerRequest
      | FunctionResponse;
    return 'statusCode' in result ? toEdgeResponse(result) : applyChanges(request, result);
  };
};
