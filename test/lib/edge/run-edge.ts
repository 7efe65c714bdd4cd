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

/** Runs the source of a CloudFront function as CloudFront does: a script with a global `handler` and few globals. */
export const runEdge = (
  source: string,
  request: { method?: string; uri: string; headers?: Record<string, string> },
) => {
  const context = vm.createContext({ Buffer });
  vm.runInContext(unsupportedBuiltIns.map((name) => `delete ${name};`).join(' '), context);
  vm.runInContext(source, context);
  const headers = Object.entries(request.headers ?? {}).map(([name, value]) => [name, { value }]);
  const event: EdgeEvent = {
    viewer: { ip: '203.0.113.7' },
    request: { method: request.method ?? 'GET', uri: request.uri, headers: Object.fromEntries(headers) },
  };
  const result = vm.runInContext('handler', context)(event);
  // Copies the result out of the VM realm, so that it compares as plain data.
  return JSON.parse(JSON.stringify(result)) as EdgeRequest & EdgeResponse;
};
