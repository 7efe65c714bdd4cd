/** Compiles a wildcard pattern: `*` matches any text, including none and slashes, `?` one character. */
export const glob = (text: string, ignoreCase = false): ((value: string) => boolean) => {
  const star = text.indexOf('*');
  if (star === text.length - 1 && !text.includes('?') && !ignoreCase) {
    const prefix = text.slice(0, -1);
    return (value) => value.startsWith(prefix);
  }
  const source = text
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const expression = new RegExp(`^${source}$`, ignoreCase ? 'is' : 's');
  return (value) => expression.test(value);
};
