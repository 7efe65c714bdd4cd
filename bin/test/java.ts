import { javaVersion } from '#local';
import { installFromDebian, isDebianRoot } from './debian.ts';

const hasJava = async (minVersion: number): Promise<boolean> => ((await javaVersion()) ?? 0) >= minVersion;

/** Whether DynamoDB Local can run. */
export const hasJava17 = (): Promise<boolean> => hasJava(17);

/**
 * Returns the `java` command for the Nu HTML checker, which needs version 11. Installs it only in continuous
 * integration, never on a developer's machine.
 */
export const findOrInstallJava = async (): Promise<string | undefined> => {
  if (await hasJava(11)) return 'java';
  if (!process.env.CI || !isDebianRoot()) return undefined;
  console.log('Java not found: installing it for the Nu HTML checker.');
  return installFromDebian('default-jre-headless') && (await hasJava(11)) ? 'java' : undefined;
};
