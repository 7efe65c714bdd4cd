/**
 * First words by which a reader cannot tell what a sentence is about. Written for this check alone: the product has a
 * list of its own, and a gap in both would go unnoticed.
 */
const pronouns =
  'it its it’s it’ll they they’re they’ll them their theirs he she his her him these those both neither such';
const connectives =
  'and but or so nor yet then therefore thus hence consequently otherwise instead still also however moreover ' +
  'furthermore besides meanwhile nevertheless nonetheless likewise similarly accordingly conversely';
const phrases = [
  /^(?:this|that)(?! (?:course|lesson|site|platform|page|assistant)\b)/,
  /^(?:as a result|that is why|for (?:this|that|these|those|the same) reasons?|because of (?:this|that|it|them))\b/,
  /^(?:in|by|on) (?:(?:this|that|such|these|those|either|both) (?:cases?|ways?)|contrast|turn|the contrary|the other hand)\b/,
  /^(?:after|before|without|with|from|for|of) (?:this|that|it|them|these|those)\b/,
  /^(?:the (?:former|latter|same|other one)\b|another one|others|the others|the rest)\b/,
  /^(?:one|each|some|most|all|none|many|few|either) of (?:it|them|these|those)\b/,
  /^(?:if so|if not|even so|even then|not so|too)\b/,
];
const words = new Set(`${pronouns} ${connectives}`.split(' '));

/** Returns whether a statement starts with a subject of its own; tables, programs and questions count as such. */
export const namesItsSubject = (claim: string): boolean => {
  if (/^(?:\||```)/.test(claim) || claim.endsWith('?')) return true;
  const start = claim
    .replace(/^(?:- |\d+\. )/, '')
    .replace(/^["'“‘(*`]+/, '')
    .toLowerCase()
    .replaceAll("'", '’');
  const [first = ''] = /^[\p{L}’]+/u.exec(start) ?? [];
  return !words.has(first) && !phrases.some((phrase) => phrase.test(start));
};
