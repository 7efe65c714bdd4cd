import vm from 'node:vm';
import type { EdgeEvent, EdgeRequest, EdgeResponse } from '#lib/edge/event.ts';

/** Built-ins of Node that CloudFront's runtime 2.0 (ES2021) lacks. */
const unsupportedBuiltIns = [
  'Object.hasOwn',
  'Object.groupBy',
  'Array.prototype.at',
  'Array.prototype.findLast',
  'Array.prototype.toSorted',
  'String.prototype.at',
  'Error.prototype.cause',
];

interface ViewerRequest {
  method?: string;
  uri: string;
  headers?: Record<string, string>;
}

/** Copies a result out of the VM realm, so that it compares as plain data. */
const copy = (result: unknown) => JSON.parse(JSON.stringify(result)) as EdgeRequest & EdgeResponse;

/** Calls the handler of a source as CloudFront does: a script with a global `handler` and few globals. */
const callHandler = (source: string, request: ViewerRequest, cloudfrontModule?: object): unknown => {
  const context = vm.createContext({ Buffer, cloudfrontModule });
  vm.runInContext(unsupportedBuiltIns.map((name) => `delete ${name};`).join(' '), context);
  vm.runInContext(source.replace(/^import (\w+) from"cloudfront";/, 'const $1 = cloudfrontModule;'), context);
  const headers = Object.entries(request.headers ?? {}).map(([name, value]) => [name, { value }]);
  const event: EdgeEvent = {
    viewer: { ip: '203.0.113.7' },
    request: { method: request.method ?? 'GET', uri: request.uri, headers: Object.fromEntries(headers) },
  };
  return vm.runInContext('handler', context)(event);
};

/** Runs a CloudFront function. */
export const runEdge = (source: string, request: ViewerRequest) => copy(callHandler(source, request));

/** Runs a CloudFront function with a key value store; without keys, the store cannot be read. */
export const runEdgeWithStore = async (source: string, request: ViewerRequest, keys?: ReadonlySet<string>) => {
  const exists = async (key: string) => {
    if (!keys) throw new Error('The store cannot be read.');
    return keys.has(key);
  };
  return copy(await callHandler(source, request, { kvs: () => ({ exists }) }));
};
