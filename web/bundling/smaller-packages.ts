import type { Plugin } from 'vite';

/** A part of a package that the application never runs, and what it is replaced with. */
interface Cut {
  package: string;
  file: RegExp;
  from: RegExp;
  to: string;
}

/**
 * The application does not use the router's data loading, error handling or prefetching. A `displayName` keeps an
 * unused component in the bundle, and so does a call that may have side effects.
 */
const router = { package: 'react-router', file: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/ };
const parser = { package: 'marked', file: /[\\/]marked[\\/]lib[\\/]marked\.esm\.js$/ };
const cuts: readonly Cut[] = [
  { ...router, from: /^\w+\.displayName = ".+";$/gm, to: '' },
  { ...router, from: / = (?=React\d*\.forwardRef\()/g, to: ' = /* @__PURE__ */ ' },
  { ...router, from: /return shouldPrefetch && !isAbsolute \?[^;]+PrefetchPageLinks[^;]+: link;/g, to: 'return link;' },
  {
    ...router,
    from: /return dataRouterState && \([^;]+RenderErrorBoundary,[^;]+: getChildren\(\);/g,
    to: 'return getChildren();',
  },
  { ...router, from: /return isDataRoute \? useNavigateStable\(\) : /g, to: 'return ' },
  // The parser's shared instance, which pages with their own renderer do not need.
  { ...parser, from: /\bvar (\w+)=new \w+;function \w+\(\w+,\w+\)\{return \1\.parse\(.+(?=export\{)/gs, to: '' },
  { ...parser, from: /,\w+ as (?:lexer|marked|options|parse|parseInline|parser|setOptions|use|walkTokens)\b/g, to: '' },
  // React asks for keys in development only.
  {
    package: 'lucide-react',
    file: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
    from: /, key: "\w+"(?= \})/g,
    to: '',
  },
];

/** Removes parts of packages that the application never runs. The build fails when a package has changed there. */
export const smallerPackages = (): Plugin => {
  const done = new Set<Cut>();
  return {
    name: 'smaller-packages',
    transform(code, id) {
      const own = cuts.filter(({ file }) => file.test(id));
      if (own.length === 0) return undefined;
      let result = code;
      for (const cut of own) {
        const before = result;
        result = before.replace(cut.from, cut.to);
        if (result !== before) done.add(cut);
      }
      return result === code ? undefined : { code: result, map: null };
    },
    generateBundle() {
      const missed = cuts.filter((cut) => !done.has(cut));
      for (const { package: name, from } of missed) this.error(`${name} has changed: ${from} matches nothing.`);
    },
  };
};
