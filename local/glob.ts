/** A text with wildcards as a predicate: `*` stands for any text, also none and with slashes, `?` for one character. */
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
