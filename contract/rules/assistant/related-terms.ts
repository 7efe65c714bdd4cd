import { stem } from './stem.ts';

/** Synonyms that keyword search would miss, one group per line. */
const synonymGroups = [
  'hallucinate hallucination invent invented fabricate untrue false',
  'email mail inbox',
  'picture image photo',
  'fee price cost expensive pricing',
  'safe safety secure security',
  'personal private privacy confidential',
  'unfair bias discrimination fairness',
  'evaluate evaluation measure score test',
  'cite citation source reference',
  'retrieval retrieve search rag lookup',
  'permission access privilege rights',
  'split chunk cut',
  'memory remember state',
  'deepfake fake cloned',
  'length long short',
  'error mistake fail failure',
  'boss manager executive',
  'buy purchase vendor',
  'refund cancel',
  'json structured schema',
  'learn teach outcome skill',
  'need require prerequisite',
];

const synonyms = new Map<string, Set<string>>();
for (const synonymGroup of synonymGroups) {
  const stems = synonymGroup.split(' ').map(stem);
  for (const one of stems) synonyms.set(one, new Set([...(synonyms.get(one) ?? []), ...stems]));
}

/** Returns the synonyms of a term, without the term itself. */
export const relatedTerms = (term: string): string[] =>
  [...(synonyms.get(term) ?? [])].filter((other) => other !== term);
