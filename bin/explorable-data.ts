// `npm run explorable-data`: computes the data of explorables from the course texts and writes it to
// contract/rules/explore. Deterministic: the same texts give the same files.
import { writeFileSync } from 'node:fs';
import { readCourseTexts } from './explorable-data/course-texts.ts';
import { trainMerges } from './explorable-data/train-merges.ts';
import { wordVectors } from './explorable-data/word-vectors.ts';

const mergeCount = 600;

/** Words of the map, by topics of the courses. */
const mappedWords = `
  token tokens context window prompts
  precision recall threshold alarms faults
  loss gradient epochs weights adapter rank validation overfitting noise
  embedding vector vectors nearest dense keyword retrieval chunk chunks
  refund cancel deposit bike rental fee late shop theft helmet lock
  monday tuesday thursday friday september october
  agent approval loop python function injection
  email subject letter reply thread invoice
  dictionary csv median row column revenue
  applicants qualified harm group
  price prices cost dollars cents budget
  interview manager colleague team meeting
  patient hospital surgery
  distance miles pace error errors squared absolute
  rubric judge raters agreement kappa
  confidential employer paste files benefits risk
`;

/** Wraps words to lines of at most 110 characters. */
const wrap = (words: readonly string[]): string => {
  const lines = [''];
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length >= 110) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.join('\n');
};

const texts = readCourseTexts();

const merges = trainMerges(texts, mergeCount).map(([left, right]) => `${left}+${right}`.replaceAll(' ', '_'));
writeFileSync(
  'contract/rules/explore/merges.ts',
  `/**
 * Merges of byte pair encoding, first to last, trained on the texts of the courses by \`npm run explorable-data\`. A space
 * is written as \`_\`.
 */
export const mergeList = \`
${wrap(merges)}\`;
`,
);

const vectors = wordVectors(texts, mappedWords.trim().split(/\s+/));
writeFileSync(
  'contract/rules/explore/word-vectors.ts',
  `/**
 * Words with their vectors of 16 whole numbers, computed from the texts of the courses by \`npm run explorable-data\`:
 * singular vectors of the positive pointwise mutual information of words that occur near each other.
 */
export const vectorTable = \`
${[...vectors].map(([word, vector]) => `${word} ${vector.join(' ')}`).join('\n')}\`;
`,
);
