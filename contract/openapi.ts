import { brand } from './brand.ts';
import { type Operation, parameterNames, pathParameters } from './define.ts';
import { allOperations } from './index.ts';
import { schemaCollector } from './named-schemas.ts';
import { type ProblemCode, problemKinds } from './problem.ts';

/** Problems that any operation may return, by access and method. */
const commonProblems = (operation: Operation): ProblemCode[] => [
  'invalid-request',
  ...(operation.access === 'public' ? [] : (['not-signed-in'] as const)),
  ...(operation.method === 'GET' ? [] : (['too-large', 'unsupported-media-type'] as const)),
  'too-many-requests',
  'internal',
  'unavailable',
];

type ToJsonSchema = ReturnType<typeof schemaCollector>['jsonSchema'];

const parametersOf = (operation: Operation, jsonSchema: ToJsonSchema): unknown[] => {
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

const requestBodyOf = ({ body, fileField = 'file', form }: Operation, jsonSchema: ToJsonSchema): object | undefined => {
  if (!body) return undefined;
  if (body === 'raw') return { content: { '*/*': { schema: { type: 'string' } } } };
  if (body === 'multipart') {
    const file = { type: 'object', properties: { [fileField]: { type: 'string', format: 'binary' } } };
    return { required: true, content: { 'multipart/form-data': { schema: file } } };
  }
  const fields = { schema: jsonSchema(body, 'input') };
  return {
    required: true,
    content: { 'application/json': fields, ...(form && { 'application/x-www-form-urlencoded': fields }) },
  };
};

/** Response of API Gateway itself to a token with a wrong signature (decision record 0002). */
const forgedTokenContent = {
  'application/json': { schema: { $ref: '#/components/schemas/GatewayError' } },
};

const responsesOf = (operation: Operation, jsonSchema: ToJsonSchema): object => {
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
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
          ...(status === 401 && forgedTokenContent),
        },
      },
    ];
  });
  const formResponses = {
    '303': {
      description: "Form submissions: redirects to the form's page when accepted; a rejected form returns a page.",
    },
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

const describe = (name: string, group: string, operation: Operation, jsonSchema: ToJsonSchema): object => {
  const requestBody = requestBodyOf(operation, jsonSchema);
  return {
    operationId: name,
    tags: [group],
    summary: operation.summary,
    ...(operation.limit && { description: `Limit: ${operation.limit}.` }),
    security: securityOf(operation),
    parameters: parametersOf(operation, jsonSchema),
    ...(requestBody && { requestBody }),
    responses: responsesOf(operation, jsonSchema),
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

const gatewayErrorSchema = {
  type: 'object',
  description: 'A rejection by API Gateway itself.',
  properties: { message: { type: 'string' } },
};

/** Returns the contract as an OpenAPI 3.1 document. `isServed` says which operations this deployment has. */
export const openApi = (isServed: (name: string) => boolean = () => true): Record<string, unknown> => {
  const { components, jsonSchema } = schemaCollector();
  const paths: Record<string, Record<string, object>> = {};
  for (const { name, group, operation } of allOperations) {
    if (!isServed(name)) continue;
    const path = `/api${operation.path}`;
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(name, group, operation, jsonSchema) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1.0.0', description: `The API behind the ${brand.name} site.` },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { ...components, Problem: problemSchema, GatewayError: gatewayErrorSchema },
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
};
