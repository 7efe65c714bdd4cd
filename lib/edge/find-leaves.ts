import type { PathTree } from './path-tree.ts';

/**
 * Finds the leaves of all patterns that match these segments, literals before parameters. Runs in CloudFront, whose
 * JavaScript lacks destructuring, `for … of` and syntax newer than ES2021.
 */
export const findLeaves = <Leaf>(tree: PathTree<Leaf>, segments: string[]): Leaf[] => {
  let level = [tree];
  for (let index = 0; index < segments.length; index += 1) {
    const next: PathTree<Leaf>[] = [];
    const segment = segments[index] as string;
    for (let position = 0; position < level.length; position += 1) {
      const node = level[position] as PathTree<Leaf>;
      if (segment !== '' && segment !== '*' && Object.keys(node).indexOf(segment) >= 0) {
        next.push(node[segment] as PathTree<Leaf>);
      }
      if (node['*'] !== undefined && segment !== '') next.push(node['*'] as PathTree<Leaf>);
    }
    level = next;
  }
  return level.filter((node) => node[''] !== undefined).map((node) => node[''] as Leaf);
};
