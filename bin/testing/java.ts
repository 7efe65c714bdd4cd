import { javaVersion } from '../../local/services/dynamodb/dynamodb-local-engine.ts';
import { installFromDebian, isDebianRoot } from './debian.ts';

const isPresent = async (oldest: number): Promise<boolean> => ((await javaVersion()) ?? 0) >= oldest;

/** Whether DynamoDB Local runs here. */
export const hasJava17 = (): Promise<boolean> => isPresent(17);

/**
 * The `java` command for the Nu HTML checker, which needs version 11. Continuous integration installs one; a developer's
 * machine is left as it is.
 */
export const findOrInstallJava = async (): Promise<string | undefined> => {
  if (await isPresent(11)) return 'java';
  if (!process.env.CI || !isDebianRoot()) return undefined;
  console.log('No Java was found: installing one for the Nu HTML checker.');
  return installFromDebian('default-jre-headless') && (await isPresent(11)) ? 'java' : undefined;
};
