/** Returns the shard of an id, from 0 to `shards` - 1: stable, and evenly spread over many ids (FNV-1a). */
export const shardOf = (id: string, shards: number): number => {
  let hash = 0x811c9dc5;
  for (const char of id) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash % shards;
};
