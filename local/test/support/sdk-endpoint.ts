import { startOperatorEndpoint } from '#local/aws/operator-endpoint.ts';
import type { ResourceDescription, Service } from '#local/aws/service.ts';
import { operator } from '#local/iam/permissions.ts';

/** Serves stand-ins to the real SDK, whose caller has every permission. */
export async function startSdkEndpoint(...services: Service[]) {
  const endpoint = await startOperatorEndpoint(services);
  const credentials = { accessKeyId: operator, secretAccessKey: 'any' };
  return { settings: { endpoint: endpoint.url, region: 'us-east-1', credentials }, stop: endpoint.stop };
}

/** Describes a resource of the stack `shop`. */
export const resource = (
  type: string,
  logicalId: string,
  properties: Record<string, unknown>,
): ResourceDescription => ({ type, logicalId, properties, stackName: 'shop' });
