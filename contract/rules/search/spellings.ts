/** Endings that American and British English spell differently, as patterns and replacements, both ways. */
const endings: readonly [pattern: RegExp, replacement: string][] = [
  [/is(e|ed|es|er|ers|ing|able|ation|ations|ational)$/, 'iz$1'],
  [/iz(e|ed|es|er|ers|ing|able|ation|ations|ational)$/, 'is$1'],
  [/ys(e|ed|es|er|ers|ing)$/, 'yz$1'],
  [/yz(e|ed|es|er|ers|ing)$/, 'ys$1'],
  [/our(s|ed|ing|al|ally|able|ite|ites|ful|less)?$/, 'or$1'],
  [/or(s|ed|ing|al|ally|able|ite|ites|ful|less)?$/, 'our$1'],
  // Only after an unstressed syllable: "modelling", but never "filing" for "filling".
  [/([aeiou][^aeiou]+[aeiou])ll(ed|er|ers|ing)$/, '$1l$2'],
  [/([aeiou][^aeiou]+[aeiou])l(ed|er|ers|ing)$/, '$1ll$2'],
  [/([bt])re(s|d)?$/, '$1er$2'],
  [/([bt])er(s|ed)?$/, '$1re$2'],
  [/([ef])ence(s|less)?$/, '$1ense$2'],
  [/([ef])ense(s|less)?$/, '$1ence$2'],
  [/ogue(s)?$/, 'og$1'],
  [/og(s)?$/, 'ogue$1'],
  [/gramme(s)?$/, 'gram$1'],
  [/gram(s)?$/, 'gramme$1'],
];

/** Minimum length of a word with two spellings; shorter ones are different words, such as "four" and "for". */
const minLength = 5;

/** Returns a folded word in the other of American and British spelling; the result is often not a word. */
export const otherSpellings = (word: string): string[] =>
  word.length < minLength
    ? []
    : endings.flatMap(([pattern, replacement]) => {
        const other = word.replace(pattern, replacement);
        return other === word ? [] : other;
      });
