import * as z from 'zod/mini';
import { brand } from './brand.ts';
import { type Operation, parameterNames, pathParameters, type Schema } from './define.ts';
import { allOperations } from './index.ts';
import { type ProblemCode, problemKinds } from './problem.ts';

/** Problems any operation may answer with, by access and method. */
const commonProblems = (operation: Operation): ProblemCode[] => [
  'invalid-request',
  ...(operation.access === 'public' ? [] : (['not-signed-in'] as const)),
  ...(operation.method === 'GET' ? [] : (['too-large', 'unsupported-media-type'] as const)),
  'too-many-requests',
  'internal',
  'unavailable',
];

const jsonSchema = (schema: Schema, io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<
    string,
    unknown
  >;
  return rest;
};

const parametersOf = (operation: Operation): unknown[] => {
  const query = operation.query && jsonSchema(operation.query, 'input');
  return [
    ...parameterNames(operation.path).map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: jsonSchema(pathParameters[name], 'input'),
    })),
    ...Object.entries((query?.properties ?? {}) as Record<string, unknown>).map(([name, schema]) => ({
      name,
      in: 'query',
      required: ((query?.required ?? []) as string[]).includes(name),
      schema,
    })),
  ];
};

const requestBodyOf = ({ body, form }: Operation): object | undefined => {
  if (!body) return undefined;
  if (body === 'raw') return { content: { '*/*': { schema: { type: 'string' } } } };
  if (body === 'multipart') {
    const picture = { type: 'object', properties: { profilePicture: { type: 'string', format: 'binary' } } };
    return { required: true, content: { 'multipart/form-data': { schema: picture } } };
  }
  const fields = { schema: jsonSchema(body, 'input') };
  return {
    required: true,
    content: { 'application/json': fields, ...(form && { 'application/x-www-form-urlencoded': fields }) },
  };
};

const responsesOf = (operation: Operation): object => {
  const { response } = operation;
  const content =
    typeof response === 'string'
      ? { [response]: { schema: { type: 'string' } } }
      : { 'application/json': { schema: jsonSchema(response, 'output') } };
  const codes = [...new Set([...commonProblems(operation), ...operation.problems])];
  const statuses = [...new Set(codes.map((code) => problemKinds[code].status))].sort();
  const problems = statuses.map((status) => {
    const codesOfStatus = codes.filter((code) => problemKinds[code].status === status);
    return [
      String(status),
      {
        description: codesOfStatus.map((code) => `\`${code}\`: ${problemKinds[code].title}`).join('; '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ];
  });
  const formResponses = {
    '303': { description: 'A form was taken: leads back to its page. A refused one is answered with a page.' },
  };
  return {
    '200': { description: 'Success', content },
    ...(operation.form && formResponses),
    ...Object.fromEntries(problems),
  };
};

const securityOf = ({ access }: Operation): object[] => {
  if (access === 'public') return [];
  return access === 'optional' ? [{}, { accessToken: [] }] : [{ accessToken: [] }];
};

const describe = (name: string, group: string, operation: Operation): object => {
  const requestBody = requestBodyOf(operation);
  return {
    operationId: name,
    tags: [group],
    summary: operation.summary,
    ...(operation.limit && { description: `Limit: ${operation.limit}.` }),
    security: securityOf(operation),
    parameters: parametersOf(operation),
    ...(requestBody && { requestBody }),
    responses: responsesOf(operation),
  };
};

const problemSchema = {
  type: 'object',
  description: 'RFC 9457 problem details.',
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string', enum: Object.keys(problemKinds) },
    error: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

/** The contract as an OpenAPI 3.1 document. `isServed` says which operations this deployment has. */
export const openApi = (isServed: (name: string) => boolean = () => true): Record<string, unknown> => {
  const paths: Record<string, Record<string, object>> = {};
  for (const { name, group, operation } of allOperations) {
    if (!isServed(name)) continue;
    const path = `/api${operation.path}`;
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(name, group, operation) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1.0.0', description: `Everything the ${brand.name} site calls.` },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
};
