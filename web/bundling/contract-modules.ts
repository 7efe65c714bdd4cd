import type { Plugin } from 'vite';
import type { Access } from '#contract/define.ts';
import { allOperations, type OperationName } from '#contract/index.ts';
import { coursePageSize } from '#contract/operations/catalog.ts';
import { durationBuckets, levels } from '#contract/schemas/course.ts';
import { experiences, goals } from '#contract/schemas/learner.ts';
import { siteRoutes } from '#contract/site-routes.ts';

/** `{ operationName: [method, path, access] }`: all the browser needs to make a call. */
const operationRows = (isWanted: (access: Access) => boolean): string => {
  const table = allOperations
    .filter(({ operation }) => isWanted(operation.access))
    .map(({ name, operation }) => [name, [operation.method, operation.path, operation.access]]);
  return `export const operations = ${JSON.stringify(Object.fromEntries(table))};`;
};

/** Operations that each learner's page calls first; the page's path has all their parameters. */
const firstReads: Record<string, readonly OperationName[]> = {
  dashboard: ['listEnrolledCourses', 'getActivity'],
  profile: ['getProfile'],
  'course-content': ['getCourseContent'],
  skills: ['getSkillMap'],
};

const pathOf = (wanted: OperationName): string | undefined =>
  allOperations.find(({ name }) => name === wanted)?.operation.path;

const earlyOperations = () =>
  siteRoutes
    .filter(({ page }) => firstReads[page])
    .map(({ path, page }) => [path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)'), firstReads[page]?.map(pathOf)]);

const modules: Record<string, () => string> = {
  'virtual:open-operations': () => operationRows((access) => access !== 'learner'),
  'virtual:learner-operations': () => operationRows((access) => access === 'learner'),
  'virtual:early-operations': () =>
    `export const earlyOperations = ${JSON.stringify(earlyOperations())};
     export const quizPath = ${JSON.stringify(pathOf('getQuiz'))};`,
  /** Enums and constants of the contract that pages show. */
  'virtual:contract-values': () =>
    Object.entries({ coursePageSize, durationBuckets, levels, experiences, goals })
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n'),
};

/**
 * Serves values derived from the contract as plain data, so that neither schemas nor zod reach the browser; fails a
 * build that would include zod.
 */
export const contractModules = (): Plugin => ({
  name: 'contract-modules',
  resolveId: (id) => (id in modules ? `\0${id}` : undefined),
  load: (id) => modules[id.slice(1)]?.(),
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const zod = chunk.moduleIds.find((id) => id.includes('/node_modules/zod/'));
      if (zod) this.error(`${chunk.fileName} contains ${zod}: import contract types only, or virtual:contract-values.`);
    }
  },
});
