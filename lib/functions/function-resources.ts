import type { OperationName } from '#contract/index.ts';

/** Memory of functions that need no more. */
export const defaultMegabytes = 256;

/** Memory with which a function has a whole vCPU; with less, a proportional share of it. */
export const wholeCpuMegabytes = 1_769;

/** Operations that need more than the default memory (and the CPU share that comes with it) or 10 seconds. */
export const functionResources: Partial<Record<OperationName, { memoryMegabytes?: number; timeoutSeconds?: number }>> =
  {
    // A whole vCPU, so that the index of a large catalog opens in time (docs/scale.md#search).
    listCourses: { memoryMegabytes: wholeCpuMegabytes },
    countZeroResultSearch: { memoryMegabytes: 512 },
    generateCertificate: { memoryMegabytes: 1024 },
    uploadProfilePicture: { memoryMegabytes: 1024, timeoutSeconds: 20 },
    uploadAssignmentFile: { memoryMegabytes: 1024, timeoutSeconds: 20 },
    exportAccount: { timeoutSeconds: 25 },
    deleteAccount: { timeoutSeconds: 25 },
    sendChatMessage: { memoryMegabytes: 512, timeoutSeconds: 28 },
    createCheckoutSession: { timeoutSeconds: 25 },
    createDripUpgradeSession: { timeoutSeconds: 25 },
    confirmPayment: { timeoutSeconds: 25 },
    receiveStripeEvent: { timeoutSeconds: 25 },
    saveNotebook: { memoryMegabytes: 512 },
    startServer: { timeoutSeconds: 20 },
    submitQuiz: { timeoutSeconds: 28 },
    verifyNotebook: { timeoutSeconds: 28 },
  };

/** Megabytes of memory of an operation's function. */
export const megabytesOf = (name: OperationName): number =>
  functionResources[name]?.memoryMegabytes ?? defaultMegabytes;
