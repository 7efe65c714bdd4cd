/**
 * Factor for time limits that only end what hangs, from `test-environment.mjs`. A limit that a product rule sets is
 * never stretched.
 */
export const slowMachineFactor: number = (globalThis as { slowMachineFactor?: number }).slowMachineFactor ?? 1;
