/** Acronyms spoken as words; all others are spelled out. */
const spokenAcronyms: Record<string, string> = { RAG: 'rag', JSON: 'jay son', SWOT: 'swot', RICE: 'rice', OK: 'okay' };

/** Words that the speech program mispronounces, with a spelling that works. */
const pronunciations: [RegExp, string][] = [
  [/\brerank/gi, 'ree rank'],
  [/\breindex/gi, 'ree index'],
  [/\bschema/gi, 'skeema'],
  [/\bcosine/gi, 'koh sign'],
  [/\bchatbot/gi, 'chat bot'],
  [/\bdataset/gi, 'data set'],
  [/\bBM25\b/g, 'B M twenty-five'],
  [/\bPyTorch\b/g, 'pie torch'],
  [/\be\.g\./gi, 'for example'],
  [/\bi\.e\./gi, 'that is'],
  [/\bvs\.?(?=\s)/gi, 'versus'],
  [/(\d)\s*[x×]\s*(?=\d)/g, '$1 times '],
  [/\s+[–—]\s+/g, ', '],
  [/[“”"`*_]/g, ''],
  [/’/g, "'"],
  [/\s&\s/g, ' and '],
];

/** "A" needs a phonetic spelling, or it is read as the article. */
const spellOut = (acronym: string): string =>
  [...acronym].map((character) => (character === 'A' ? 'ay' : character)).join(' ');

/** Rewrites a sentence so that the speech program pronounces it correctly. Captions keep the author's text. */
export const speechText = (sentence: string): string => {
  const plain = pronunciations.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), sentence);
  return plain.replace(
    /\b([A-Z]{2,6})(s?)\b/g,
    (_, acronym: string, plural: string) => (spokenAcronyms[acronym] ?? spellOut(acronym)) + (plural && "'s"),
  );
};
