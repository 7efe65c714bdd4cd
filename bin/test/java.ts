import { javaVersion } from '../../local/aws/dynamodb/dynamodb-local-engine.ts';
import { installFromDebian, isDebianRoot } from './debian.ts';

const hasJava = async (minVersion: number): Promise<boolean> => ((await javaVersion()) ?? 0) >= minVersion;

/** Whether DynamoDB Local runs here. */
export const hasJava17 = (): Promise<boolean> => hasJava(17);

/**
 * The `java` command for the Nu HTML checker, which needs version 11. Continuous integration installs one; a developer's
 * machine is left as it is.
 */
export const findOrInstallJava = async (): Promise<string | undefined> => {
  if (await hasJava(11)) return 'java';
  if (!process.env.CI || !isDebianRoot()) return undefined;
  console.log('No Java was found: installing one for the Nu HTML checker.');
  return installFromDebian('default-jre-headless') && (await hasJava(11)) ? 'java' : undefined;
};
