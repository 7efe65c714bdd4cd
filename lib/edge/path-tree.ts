/**
 * Patterns like `/courses/{courseId}/notes` as a tree of segments. `*` matches a parameter, and the empty name holds
 * the leaf of the pattern that ends there.
 */
export interface PathTree<Leaf> {
  [segment: string]: PathTree<Leaf> | Leaf;
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** Builds a tree from patterns with leaves; leaves of one pattern are merged. */
export const pathTree = <Leaf extends object | string>(entries: Iterable<readonly [string, Leaf]>): PathTree<Leaf> => {
  const root: PathTree<Leaf> = {};
  for (const [pattern, leaf] of entries) {
    let at = root;
    for (const segment of segmentsOf(pattern)) {
      const name = segment.startsWith('{') ? '*' : segment;
      at[name] ??= {};
      at = at[name] as PathTree<Leaf>;
    }
    const existing = at[''];
    at[''] = typeof existing === 'object' && typeof leaf === 'object' ? { ...existing, ...leaf } : leaf;
  }
  return root;
};
