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

/** Tests of one kind. `unit` needs nothing; the others talk to a platform that `npm test` has started. */
const project = (displayName, testMatch, more = {}) => ({
  displayName,
  testMatch: testMatch.map((pattern) => `<rootDir>/test/${pattern}`),
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: typescript,
  setupFilesAfterEnv: ['<rootDir>/test/support/fail-on-console-error.ts'],
  ...more,
});

export default {
  projects: [
    project('unit', [
      'assistant/**/*.test.ts',
      'aws-sdk/**/*.test.ts',
      'contract/**/*.test.ts',
      'bin/**/*.test.ts',
      'content/**/*.test.ts',
      'lib/**/*.test.ts',
      'local/**/*.test.ts',
      'web/**/*.test.ts',
      'house/**/*.test.ts',
    ]),
    project('platform', ['lambdas/**/*.test.ts', 'site/**/*.test.ts', 'fuzz/**/*.test.ts']),
    project('resilience', ['resilience/**/*.test.ts']),
    project('journeys', ['journeys/**/*.test.ts']),
    project('rights', ['rights/**/*.test.ts']),
  ],
  watchman: false,
  testTimeout: 30_000,
};
