const citation = /\[\d+(?:\s*[,;]\s*\d+)*\]/g;
const abbreviation = /\b(?:e\.g|i\.e|etc|vs|approx|Mr|Ms|Dr|No)\.$/;
/** End of a sentence, including its quotes and citations, followed by more text. */
const sentenceEnd = /[.!?…]["'”’)*]*(?:\s*\[\d+(?:\s*[,;]\s*\d+)*\][.]?)*(?=\s+[^\s[])|\n+/g;

/** Splits streamed text into sentences and strips list markers and headings. */
export const createSentenceSplitter = () => {
  let buffer = '';
  const clean = (sentence: string): string => sentence.replace(/^\s*(?:[-*•]|\d+\.|#+)\s+/, '').trim();

  /** Returns complete sentences. Holds back the last one, because a citation may follow. */
  const read = (text: string): string[] => {
    buffer += text;
    const sentences: string[] = [];
    let from = 0;
    for (const match of buffer.matchAll(sentenceEnd)) {
      const end = match.index + match[0].length;
      if (match[0].startsWith('.') && abbreviation.test(buffer.slice(from, match.index + 1))) continue;
      sentences.push(clean(buffer.slice(from, end)));
      from = end;
    }
    buffer = buffer.slice(from);
    return sentences.filter((sentence) => sentence !== '');
  };
  /** Returns the remaining text. */
  const end = (): string[] => {
    const last = clean(buffer);
    buffer = '';
    return last === '' ? [] : [last];
  };
  return { read, end };
};

/** Returns the distinct source numbers a sentence cites, and the sentence without them. */
export const citationsOf = (sentence: string): { text: string; cited: number[] } => {
  const numbers = (sentence.match(citation) ?? []).flatMap((mark) => mark.match(/\d+/g) ?? []).map(Number);
  const text = sentence
    .replace(citation, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;!?])/g, '$1')
    .replace(/([.!?])\./g, '$1')
    .trim();
  return { text, cited: [...new Set(numbers)] };
};
