import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const file = 'web/src/styles/breakpoints.css';

/** Media queries by the name of their breakpoint, such as `--from-64`. */
const readBreakpoints = (): Map<string, string> => {
  const definitions = readFileSync(file, 'utf8').matchAll(/^@custom-media (--[\w-]+) (\(.+\));$/gm);
  return new Map([...definitions].map(([, name = '', query = '']) => [name, query]));
};

/** Replaces `@media (--from-64)` in stylesheets with the media query of that name. Unknown names are errors. */
export const breakpoints = (): Plugin => {
  const queries = readBreakpoints();
  return {
    name: 'breakpoints',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler: (code) =>
        code.replace(/@media [^{]+/g, (rule) =>
          rule.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
            const query = queries.get(name);
            if (!query) throw new Error(`${file} defines no ${name}.`);
            return query;
          }),
        ),
    },
  };
};
