declare module 'virtual:open-operations' {
  /** Method, path below `/api` and access of every operation that anyone may call. */
  export const operations: Partial<
    Record<
      import('../../contract/index.ts').OperationName,
      readonly [method: string, path: string, access: import('../../contract/define.ts').Access]
    >
  >;
}

declare module 'virtual:learner-operations' {
  /** The same of every operation for learners. */
  export { operations } from 'virtual:open-operations';
}

declare module 'virtual:contract-values' {
  export const coursePageSize: typeof import('../../contract/operations/catalog.ts').coursePageSize;
  export const durationBuckets: typeof import('../../contract/schemas/course.ts').durationBuckets;
  export const levels: typeof import('../../contract/schemas/course.ts').levels;
  export const topics: typeof import('../../contract/schemas/course.ts').topics;
  export const experiences: typeof import('../../contract/schemas/learner.ts').experiences;
  export const goals: typeof import('../../contract/schemas/learner.ts').goals;
}

declare module 'virtual:python-files' {
  /** Folder of the loader, the interpreter and the standard library, with a slash at both ends. */
  export const pythonFolder: string;
  /** Names of the files in it. */
  export const pythonFiles: readonly string[];
  /** Which Python it is, with an empty list of further packages. */
  export const pythonLock: import('pyodide').Lockfile;
}
