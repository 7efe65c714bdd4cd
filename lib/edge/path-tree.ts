/**
 * Patterns like `/courses/{courseId}/notes` as a tree of segments. `*` stands for a parameter, and the empty name
 * holds what was said of the pattern that ends there.
 */
export interface PathTree<Leaf> {
  [segment: string]: PathTree<Leaf> | Leaf;
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** Puts patterns with their leaves into one tree; leaves of one pattern are merged. */
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
