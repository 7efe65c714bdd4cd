declare module 'virtual:open-operations' {
  /** Method, path below `/api` and access of every operation open to anonymous visitors. */
  export const operations: Partial<
    Record<
      import('#contract/index.ts').OperationName,
      readonly [method: string, path: string, access: import('#contract/define.ts').Access]
    >
  >;
}

declare module 'virtual:learner-operations' {
  /** The same for operations that require sign-in. */
  export { operations } from 'virtual:open-operations';
}

declare module 'virtual:early-operations' {
  /** Pages by a pattern with named groups, and the paths below `/api` that each reads first. */
  export const earlyOperations: readonly (readonly [pattern: string, paths: readonly string[]])[];
  /** Path below `/api` of a quiz, with its parameters in braces. */
  export const quizPath: string;
}

declare module 'virtual:contract-values' {
  export const coursePageSize: typeof import('#contract/operations/catalog.ts').coursePageSize;
  export const durationBuckets: typeof import('#contract/schemas/course.ts').durationBuckets;
  export const levels: typeof import('#contract/schemas/course.ts').levels;
  export const experiences: typeof import('#contract/schemas/learner.ts').experiences;
  export const goals: typeof import('#contract/schemas/learner.ts').goals;
}

declare module 'virtual:course-prices' {
  export const coursePrices: ReturnType<typeof import('../bundling/course-prices.ts').coursePricesOf>;
}

declare module 'virtual:python-files' {
  /** Folder of loader, interpreter and standard library, with a slash at both ends. */
  export const pythonFolder: string;
  /** Names of the files in that folder. */
  export const pythonFiles: readonly string[];
  /** The Python version, with an empty list of packages. */
  export const pythonLock: import('pyodide').Lockfile;
}
