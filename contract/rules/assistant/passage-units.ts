import type { PassageLine } from '#contract/passages.ts';

/** Longest list in characters that is quoted whole. */
const maxListLength = 900;
/** Longest introduction of a list or block in characters; of a longer paragraph, only the last sentence counts. */
const maxIntroductionLength = 200;

/** First words of a sentence that needs the one before it. */
const dependentStart =
  /^(?:it|its|it's|they|they're|them|their|he|she|his|her|this|that|that's|these|those|such|but|and|or|so|then|therefore|otherwise|instead|still|yet|also|both|neither|another|however|similarly|likewise|afterwards?|meanwhile|nor|either|not|too|again|others|even so|even then|in that case|if so|if not|(?:one|each|some|most|all|none) of (?:them|these|those)|(?:with|without|after|before|because of|from|for) (?:it|them|this|that|these|those)|the (?:others?|latter|former|same|rest|opposite)|the (?:first|second|third|last)(?: one)? (?:is|are|was|has|had|can|learns|needs))\b/i;

export const isListItem = (text: string): boolean => /^(?:-|\d+\.) /.test(text);
export const isCode = (text: string): boolean => text.startsWith('```');
const isBlock = (text: string): boolean => text.startsWith('|') || isCode(text);

/** Returns whether a text names what it is about, so that it makes sense without the sentence before it. */
export const isSelfContained = (text: string): boolean => {
  const start = text.replace(/^(?:- |\d+\. )/, '').replace(/^[*"'“‘(]+/, '');
  return !/^[a-z]/.test(start) && !dependentStart.test(start);
};

/** Joins texts for display: sentences on one line, list items and blocks on separate ones. */
export const joinTexts = (texts: readonly string[]): string =>
  texts.reduce((joined, text, index) => {
    if (index === 0) return text;
    // A text may combine a block or list with its introduction, so compares the last line before with the first line
    // after.
    const last = (texts[index - 1] ?? '').split('\n').at(-1) ?? '';
    const isApart = [text, last].some((line) => isListItem(line) || isBlock(line));
    return `${joined}${isApart ? '\n' : ' '}${text}`;
  }, '');

/** Part of a passage that is quoted whole: a sentence, a list item, or a list or block with what introduces it. */
export interface PassageUnit {
  kind: 'sentence' | 'item' | 'list' | 'block';
  text: string;
  /** Start in seconds. */
  seconds?: number;
  /** Whether a paragraph starts here. */
  isStart: boolean;
}

/** Joins units for display: paragraphs, list items and blocks begin on lines of their own. */
export const joinUnits = (units: readonly PassageUnit[]): string =>
  units.reduce((joined, { text, isStart, seconds }, index) => {
    if (index === 0) return text;
    // A transcript has no paragraphs.
    return isStart && seconds === undefined ? `${joined}\n${text}` : joinTexts([joined, text]);
  }, '');

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Splits a paragraph into sentences; a quotation or an abbreviation does not end one. */
export const sentencesOf = (paragraph: string): string[] => {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(paragraph)) {
    const last = sentences.at(-1);
    const continues =
      last !== undefined &&
      (/(?<![\w-])(?:e\.g|i\.e|vs|approx|Mr|Ms|Mrs|Dr|No|p|a\.m|p\.m)\.\s*$/.test(last) || /^[a-z]/.test(segment));
    if (continues) sentences[sentences.length - 1] = `${last}${segment}`;
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
};

/** Removes and returns the last sentence, and a short one before it that it needs, if it introduces what follows. */
const takeIntroduction = (units: PassageUnit[]): string[] => {
  const last = units.at(-1);
  if (last?.kind !== 'sentence' || !last.text.endsWith(':')) return [];
  units.pop();
  const before = units.at(-1);
  const isShort =
    !last.isStart && before?.kind === 'sentence' && before.text.length + last.text.length <= maxIntroductionLength;
  if (!isShort || isSelfContained(last.text)) return [last.text];
  units.pop();
  return [before.text, last.text];
};

/** Splits a passage into units. In a list without an introduction, such as key points, each item is a unit. */
export const unitsOf = (lines: readonly PassageLine[]): PassageUnit[] => {
  const units: PassageUnit[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [text, seconds] = lines[at] as PassageLine;
    const time = seconds === undefined ? {} : { seconds };
    if (isBlock(text)) {
      units.push({ kind: 'block', text: joinTexts([...takeIntroduction(units), text]), ...time, isStart: true });
    } else if (isListItem(text)) {
      let end = at;
      while (isListItem(lines[end + 1]?.[0] ?? '')) end += 1;
      const items = lines.slice(at, end + 1).map(([item]) => item);
      const introduction = takeIntroduction(units);
      const whole = joinTexts([...introduction, ...items]);
      if (introduction.length > 0 && whole.length <= maxListLength)
        units.push({ kind: 'list', text: whole, ...time, isStart: true });
      else
        for (const item of items)
          units.push({ kind: 'item', text: joinTexts([...introduction, item]), ...time, isStart: true });
      at = end;
    } else if (seconds === undefined)
      for (const [index, sentence] of sentencesOf(text).entries())
        units.push({ kind: 'sentence', text: sentence, isStart: index === 0 });
    else units.push({ kind: 'sentence', text, seconds, isStart: at === 0 });
  }
  return units;
};
