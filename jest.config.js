import { readFileSync } from 'node:fs';

const typescript = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
      sourceMaps: 'inline',
    },
  ],
};

/** The folders of each project. `unit` needs nothing; `bin/test.ts` starts what the others need. */
const projects = JSON.parse(readFileSync(new URL('./test/projects.json', import.meta.url), 'utf8'));

export default {
  projects: Object.entries(projects).map(([displayName, folders]) => ({
    displayName,
    testMatch: folders.map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
    testEnvironment: '<rootDir>/test/support/test-environment.mjs',
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    transform: typescript,
    ...(displayName === 'dynamodb-local' && { setupFiles: ['<rootDir>/test/support/use-dynamodb-local.ts'] }),
    setupFilesAfterEnv: ['<rootDir>/test/support/fail-on-console-error.ts'],
  })),
  testSequencer: '<rootDir>/bin/test/longest-first.mjs',
  // Outside the temporary folder, which each run replaces.
  cacheDirectory: '<rootDir>/build/jest',
  watchman: false,
  testTimeout: 30_000,
  // Node.js keeps the modules of every test file, and collecting a heap of gigabytes stops a worker for seconds.
  workerIdleMemoryLimit: '768MB',
};
