// Imports no CDK, because `npm run smoke` checks that CloudWatch accepts these patterns.

/** CloudWatch's maximum length of a filter pattern, in characters. */
const maxPatternLength = 1024;

/** Returns a pattern for lines of the access log with a status of 500 or above on one of these routes. */
const patternOf = (routes: readonly string[]): string => {
  const conditions = routes.map((route) => `$.route = "${route}"`);
  const [first = '', ...others] = conditions;
  const anyRoute = others.length === 0 ? first : conditions.map((condition) => `(${condition})`).join(' || ');
  return `{ ($.status = "5*") && (${anyRoute}) }`;
};

/** Returns as few filter patterns as possible that count the server errors of these routes, each route in one. */
export const serverErrorPatterns = (routes: readonly string[]): string[] => {
  const lists: string[][] = [];
  for (const route of routes) {
    const last = lists.at(-1);
    if (last && patternOf([...last, route]).length <= maxPatternLength) last.push(route);
    else lists.push([route]);
  }
  return lists.map(patternOf);
};
