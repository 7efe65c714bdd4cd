import type { OperationName } from '#contract/index.ts';

/** Default memory of functions. */
export const defaultMegabytes = 256;

/** Memory that comes with one full vCPU; with less, a function gets a proportional share. */
export const wholeCpuMegabytes = 1_769;

/** Operations that need more than the default memory, or its CPU share, or more than 10 seconds. */
export const functionResources: Partial<Record<OperationName, { memoryMegabytes?: number; timeoutSeconds?: number }>> =
  {
    // One full vCPU, so that the index of a large catalog opens in time (docs/scale.md#search).
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
