import { expect, test } from '@jest/globals';
import { parameterNames } from '#contract/define.ts';
import { allOperations, contract } from '#contract/index.ts';
import { openApi } from '#contract/openapi.ts';
import { unbuiltOperations } from '../support/built-operations.ts';

test('every operation has a unique name and a unique route', () => {
  expect(Object.keys(contract)).toHaveLength(allOperations.length);
  const routes = allOperations.map(({ operation }) => `${operation.method} ${operation.path}`);
  expect(new Set(routes).size).toBe(routes.length);
});

/** The calls of docs/product.md#calls, in its order. */
const specified = [
  'GET /user/profile',
  'PUT /user/profile',
  'POST /user/profile-picture',
  'POST /user/learning-path-questionnaire',
  'GET /user/questionnaire',
  'GET /public/courses',
  'GET /public/featured',
  'GET /public/courses/{}',
  'GET /courses/enrolled',
  'GET /courses/{}/progress',
  'POST /courses/{}/enroll',
  'GET /courses/{}/enrollment-status',
  'GET /courses/{}/content',
  'POST /courses/{}/progress',
  'GET /courses/{}/video-url',
  'GET /drip-courses/{}/video-url',
  'GET /courses/{}/quiz/{}',
  'POST /courses/{}/quiz/{}/submit',
  'POST /courses/{}/complete',
  'GET /courses/recommendations',
  'GET /courses/{}/bookmarks',
  'POST /courses/{}/bookmarks',
  'DELETE /courses/bookmarks/{}',
  'POST /courses/{}/generate-certificate',
  'GET /courses/certificates',
  'GET /courses/certificates/{}',
  'POST /courses/start-server',
  'GET /courses/{}/notes/{}/{}',
  'POST /courses/{}/notes/{}/{}',
  'POST /stripe/create-checkout-session',
  'GET /courses/{}/price',
  'POST /chat',
  'POST /drip-courses/subscribe',
  'POST /stripe/create-drip-upgrade-session',
  'GET /drip-courses/{}/available-content',
  'POST /drip-courses/{}/lecture/{}/progress',
  'GET /drip-courses/{}/progress',
  'POST /drip-courses/link-account',
  'POST /courses/{}/video-progress',
  'GET /courses/{}/video-progress/{}/{}',
];

test('every call in the specification has an operation', () => {
  const stated = allOperations.map(
    ({ operation }) => `${operation.method} ${operation.path.replace(/\{\w+\}/g, '{}')}`,
  );
  expect(stated).toEqual(expect.arrayContaining(specified));
});

test('only public operations allow cross-origin requests', () => {
  for (const { operation } of allOperations.filter(({ operation }) => operation.crossOrigin)) {
    expect(operation).toMatchObject({ method: 'GET', access: 'public' });
  }
});

test('every operation of the contract has a handler', () => {
  expect(unbuiltOperations.map(({ name }) => name)).toEqual([]);
});

test('the OpenAPI document names its schemas, and every reference resolves', () => {
  const document = openApi() as {
    paths: Record<
      string,
      Record<string, { responses: Record<string, { content: Record<string, { schema: unknown }> }> }>
    >;
    components: { schemas: Record<string, unknown> };
  };
  const names = Object.keys(document.components.schemas);
  expect(names).toEqual(expect.arrayContaining(['CourseDetail', 'Note', 'Certificate', 'QuizResult', 'Problem']));
  const referenced = JSON.stringify(document).match(/(?<="#\/components\/schemas\/)\w+/g) ?? [];
  expect(referenced.length).toBeGreaterThan(100);
  expect([...new Set(referenced)].filter((name) => !names.includes(name))).toEqual([]);
  expect(JSON.stringify(document)).not.toContain('$defs');
  const getCourse =
    document.paths['/api/public/courses/{courseId}']?.get?.responses['200']?.content['application/json'];
  expect(getCourse).toEqual({ schema: { $ref: '#/components/schemas/CourseDetail' } });
});

test('the OpenAPI document lists every operation once, with its parameters', () => {
  const document = openApi() as {
    openapi: string;
    paths: Record<string, Record<string, { operationId: string; parameters: { name: string; in: string }[] }>>;
  };
  expect(document.openapi).toBe('3.1.0');
  for (const { name, operation } of allOperations) {
    const described = document.paths[`/api${operation.path}`]?.[operation.method.toLowerCase()];
    expect(described?.operationId).toBe(name);
    const inPath = described?.parameters
      .filter((parameter) => parameter.in === 'path')
      .map((parameter) => parameter.name);
    expect(inPath).toEqual(parameterNames(operation.path));
  }
});
