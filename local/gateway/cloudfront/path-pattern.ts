/**
 * A path pattern of a cache behavior as a predicate: `*` stands for any text, `?` for one character, and a leading
 * slash is optional.
 */
export const pathPattern = (pattern: string): ((path: string) => boolean) => {
  const rooted = pattern.startsWith('/') || pattern.startsWith('*') ? pattern : `/${pattern}`;
  const star = rooted.indexOf('*');
  if (star === rooted.length - 1 && !rooted.includes('?')) {
    const prefix = rooted.slice(0, -1);
    return (path) => path.startsWith(prefix);
  }
  const source = rooted
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const expression = new RegExp(`^${source}$`);
  return (path) => expression.test(path);
};
