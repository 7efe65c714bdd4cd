import { createHash } from 'node:crypto';
import type { ResourceDescription } from '../aws/service.ts';

/**
 * Derives an id from stack and logical id, so that it stays the same across runs. Every character comes from the
 * digest, so ids of one length differ like random ones.
 */
export function stableId(resource: ResourceDescription, length: number, alphabet: string): string {
  const digestBytes = createHash('sha256').update(`${resource.stackName}/${resource.logicalId}`).digest();
  return Array.from({ length }, (_, index) => alphabet[(digestBytes[index] ?? 0) % alphabet.length]).join('');
}

/** Derives a UUID that stays the same across runs. */
export function stableUuid(resource: ResourceDescription): string {
  const hex = stableId(resource, 32, '0123456789abcdef');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
