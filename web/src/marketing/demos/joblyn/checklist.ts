/** A point of the checklist, with advice for an answer that misses it. */
export interface Check {
  title: string;
  advice: string;
  isMet: boolean;
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const minWords = 40;
const maxWords = 180;

/**
 * Checks a spoken answer by what can be counted: length, own part, a number, a result, filler. A hint for practice, not
 * a judgment.
 */
export const checkAnswer = (answer: string): readonly Check[] => {
  const words = countOf(answer, /[\p{L}\p{N}’'-]+/gu);
  const ownCount = countOf(answer, /\bI\b/g);
  const sharedCount = countOf(answer, /\bwe\b/gi);
  return [
    {
      title: `Between ${minWords} and ${maxWords} words`,
      advice:
        words < minWords
          ? `Now ${words}. Say where it was, what you did, and what came of it.`
          : `Now ${words}. Cut the background: the interviewer can ask.`,
      isMet: words >= minWords && words <= maxWords,
    },
    {
      title: 'Your own role is clear',
      advice: 'Say “I” for what you decided or did. “We” hides you.',
      isMet: ownCount > 0 && ownCount >= sharedCount,
    },
    {
      title: 'A number',
      advice: 'How many, how much, how long? One figure makes the story yours.',
      isMet: /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|half|twice|double)\b/i.test(
        answer,
      ),
    },
    {
      title: 'What came of it',
      advice: 'End with the result, or with what you would do differently.',
      isMet:
        /\b(?:result|in the end|since then|afterwards?|as a consequence|learned|now we|today|which meant|so that)\b/i.test(
          answer,
        ),
    },
    {
      title: 'No filler',
      advice: 'Leave out “basically”, “kind of”, “honestly”, “you know”.',
      isMet: words > 0 && !/\b(?:basically|kind of|sort of|honestly|you know|actually|obviously)\b/i.test(answer),
    },
  ];
};
