import { readFileSync } from 'node:fs';

/** Reads the context in `cdk.json`, which `npx cdk` passes to the application: feature flags and settings of CDK. */
export const readCdkContext = (): Record<string, unknown> => JSON.parse(readFileSync('cdk.json', 'utf8')).context;
