import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { awsClientConfig } from '../runtime/aws-client-config.ts';
import { ttlCache } from '../runtime/ttl-cache.ts';

/** Seconds before environments that cached a secret see its replacement. */
const secretCacheSeconds = 300;

let client: SSMClient | undefined;

/**
 * Reads a `SecureString` parameter by its full name. Throws when it is empty, because an empty key would verify forged
 * signatures.
 */
export const readSecret = ttlCache(secretCacheSeconds, async (name) => {
  client ??= new SSMClient(awsClientConfig);
  const { Parameter } = await client.send(new GetParameterCommand({ Name: name, WithDecryption: true }));
  if (!Parameter?.Value) throw new Error(`The parameter ${name} is empty.`);
  return Parameter.Value;
});
