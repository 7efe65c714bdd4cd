/** A point of the checklist, with advice for an answer that misses it. */
export interface Check {
  title: string;
  advice: string;
  isMet: boolean;
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Patterns that the checklist looks for in an answer. */
const patterns = {
  // Excludes promises and thoughts, e.g. `I think`.
  own: /\bI\b(?! (?:promise|think|guess|believe|hope|feel)\b)(?:[’']\w+)?(?: \w+)?/g,
  number: /\d+(?:[.,]\d+)*%?|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|twice|double)\b/gi,
  result:
    /\b(?:result|in the end|since then|afterwards?|as a consequence|learned|now we|today|which meant|so that)\b/gi,
  shared: /\bwe\b/gi,
  filler: /\b(?:basically|kind of|sort of|honestly|you know|actually|obviously)\b/gi,
} as const;

/** A part of an answer; `keep` and `change` are what an interviewer would underline. */
export interface MarkedPart {
  text: string;
  mark?: 'keep' | 'change';
}

/** Splits an answer into its marked parts and the text between them; joined, they are the answer. */
export const markAnswer = (answer: string): readonly MarkedPart[] => {
  const hidesBehindWe = countOf(answer, patterns.shared) > countOf(answer, patterns.own);
  const markOf = { own: 'keep', number: 'keep', result: 'keep', shared: 'change', filler: 'change' } as const;
  const found = (Object.keys(patterns) as (keyof typeof patterns)[])
    .filter((point) => point !== 'shared' || hidesBehindWe)
    .flatMap((point) => [...answer.matchAll(patterns[point])].map((match) => ({ match, mark: markOf[point] })))
    .sort((a, b) => a.match.index - b.match.index);
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const { match, mark } of found) {
    if (match.index < end) continue;
    if (match.index > end) parts.push({ text: answer.slice(end, match.index) });
    parts.push({ text: match[0], mark });
    end = match.index + match[0].length;
  }
  if (end < answer.length) parts.push({ text: answer.slice(end) });
  return parts;
};

const minWords = 40;
const maxWords = 180;

/**
 * Checks a spoken answer by what can be counted: length, own part, a number, a result, filler. A hint for practice, not
 * a judgment.
 */
export const checkAnswer = (answer: string): readonly Check[] => {
  const words = countOf(answer, /[\p{L}\p{N}’'-]+/gu);
  const ownCount = countOf(answer, patterns.own);
  const sharedCount = countOf(answer, patterns.shared);
  return [
    {
      title: `Between ${minWords} and ${maxWords} words`,
      advice:
        words < minWords
          ? `You have ${words}. Say where it was, what you did, and what came of it.`
          : `You have ${words}. Cut the background: the interviewer can ask.`,
      isMet: words >= minWords && words <= maxWords,
    },
    {
      title: 'Your own role is clear',
      advice: 'Say “I” for what you decided or did. “We” hides you.',
      isMet: ownCount > 0 && ownCount >= sharedCount,
    },
    {
      title: 'A number',
      advice: 'How many, how much, how long? One number makes the story yours.',
      isMet: countOf(answer, patterns.number) > 0,
    },
    {
      title: 'What came of it',
      advice: 'End with the result, or with what you would do differently.',
      isMet: countOf(answer, patterns.result) > 0,
    },
    {
      title: 'No filler',
      advice: 'Leave out “basically”, “kind of”, “honestly”, “you know”.',
      isMet: words > 0 && countOf(answer, patterns.filler) === 0,
    },
  ];
};
