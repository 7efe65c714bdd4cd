import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { defaultMaxBodyBytes, type Operation, parameterNames, pathParameters, type Schema } from '#contract/define.ts';
import { type FieldError, Problem } from '#contract/problem.ts';
import { bodyBytes, type HttpEvent } from './event.ts';
import { isFormPost, readForm } from './read-form.ts';
import { readJson } from './read-json.ts';

// `z.locales.en` would bundle every language into every function.
z.config(english());

const parseInput = (schema: Schema, value: unknown, location: string): unknown => {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const errors: FieldError[] = result.error.issues
    .slice(0, 20)
    .map((issue) => ({ path: [location, ...issue.path.map(String)].join('.').slice(0, 200), message: issue.message }));
  throw new Problem('invalid-request', `${errors[0]?.path}: ${errors[0]?.message}`, { errors });
};

const readParams = (operation: Operation, event: HttpEvent): unknown =>
  Object.fromEntries(
    parameterNames(operation.path).map((name) => {
      const result = z.safeParse(pathParameters[name], event.pathParameters?.[name]);
      // A malformed id gets the same response as an unknown one.
      if (!result.success) throw new Problem('not-found');
      return [name, result.data];
    }),
  );

const readQuery = (operation: Operation, event: HttpEvent): unknown => {
  if (!operation.query) return {};
  const names = [...new URLSearchParams(event.rawQueryString).keys()];
  const repeated = names.find((name, position) => names.indexOf(name) !== position);
  // The gateway joins repeated values with a comma, which schemas cannot tell from a typed comma.
  if (repeated !== undefined) throw new Problem('invalid-request', 'A query parameter is given more than once.');
  // Forms send empty fields as empty values; treat them as absent.
  const provided = Object.entries(event.queryStringParameters ?? {}).filter(([, value]) => value !== '');
  return parseInput(operation.query, Object.fromEntries(provided), 'query');
};

const readBody = (operation: Operation, event: HttpEvent): unknown => {
  const bytes = bodyBytes(event);
  if (bytes.length > (operation.maxBodyBytes ?? defaultMaxBodyBytes)) throw new Problem('too-large');
  if (!operation.body || typeof operation.body === 'string') return undefined;
  if (bytes.length === 0 && z.safeParse(operation.body, undefined).success) return undefined;
  const body = isFormPost(operation, event) ? readForm(bytes) : readJson(bytes, event.headers['content-type']);
  return parseInput(operation.body, body, 'body');
};

/**
 * Parses path parameters, query and body by the contract.
 * @throws Problem for anything else
 */
export const readInput = (operation: Operation, event: HttpEvent) => ({
  params: readParams(operation, event),
  query: readQuery(operation, event),
  body: readBody(operation, event),
});
