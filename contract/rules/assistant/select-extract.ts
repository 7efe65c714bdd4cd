import type { PassageLine } from '#contract/passages.ts';
import { isNegated } from './negation.ts';
import { isSelfContained, joinTexts, joinUnits, type PassageUnit, unitsOf } from './passage-units.ts';
import { answersKind } from './question-kinds.ts';
import { relatedTerms } from './related-terms.ts';
import type { TermSimilarity } from './term-similarity.ts';
import { termsOf } from './terms.ts';

/** Maximum length in characters of a run of sentences; a list or a table stays whole. */
const maxRunLength = 700;
/** The same for a transcript, in which each sentence has its own timestamp. */
const maxSpokenLength = 320;
/** Longest list or table in characters that is added to the sentences before it. */
const maxFollowingLength = 700;
/** Maximum characters of an explanation after a list or table, and of a short statement with its explanation. */
const maxExplanationLength = 320;
const maxExplainedLength = 420;
/** Maximum characters of the best passage's extract. */
const maxLongLength = 1100;
/** Longest passage in characters that is quoted whole where a long extract is allowed. */
const maxWholeLength = 1600;
/** Maximum sentences of a run. */
const maxRunSentences = 6;
/** Length below which a run counts less, because few sentences this short make sense alone. */
const minStandaloneLength = 90;
/** Weight of a related term. */
const relatedTermFactor = 0.5;
/** Factors that lower or raise the score of an extract, besides its words. */
const dependentFactor = 0.35;
const leadInFactor = 0.4;
const shortFactor = 0.85;
const codeFactor = 0.4;
const oppositeFactor = 0.8;
const definitionFactor = 1.25;
const startFactor = 1.12;
const wholeFactor = 1.08;
/** For the beginning of a passage whose heading matches the question. */
const namedFactor = 1.8;
/** For figures where the question asks how many, and for reasons where it asks why. */
const kindFactor = 1.2;

export interface Extract {
  text: string;
  /** Start of its first line in seconds. */
  seconds?: number;
  /** Where the best matching part begins in `text`; absent at the beginning. */
  focus?: number;
}

/** Returns whether a text only introduces what follows, such as a program. */
const isLeadIn = (text: string): boolean => text.endsWith(':') || text.endsWith('?');

/** A unit with its distinct terms, and the first terms of the subject that it defines or names, if any. */
interface IndexedUnit extends PassageUnit {
  terms: ReadonlySet<string>;
  subject: readonly string[];
}

/** Returns the first terms of the subject that a text defines or names, as in "Leakage means that …". */
const subjectOf = (text: string): string[] => {
  const [subject] =
    /^[^.:]{2,60}? (?:is|are|means|says|asks|reads|turns|has)\b|^(?:- |\d+\. )?[^.:]{2,40}:/.exec(text) ?? [];
  return termsOf(subject ?? '').slice(0, 3);
};

/** Units by the lines they come from, so that a passage is split and stemmed only once. */
const indexedUnits = new WeakMap<readonly PassageLine[], readonly IndexedUnit[]>();

const indexedUnitsOf = (lines: readonly PassageLine[]): readonly IndexedUnit[] => {
  const known = indexedUnits.get(lines);
  if (known) return known;
  const units = unitsOf(lines).map((unit) => ({
    ...unit,
    terms: new Set(termsOf(unit.text)),
    subject: subjectOf(unit.text),
  }));
  indexedUnits.set(lines, units);
  return units;
};

interface Run {
  units: readonly IndexedUnit[];
  /** Whether it starts at the start of a paragraph, and whether it ends at the end of one. */
  isStart: boolean;
  isWhole: boolean;
}

const codeQuestion =
  /\b(?:code|python|program|script|function|print|class|import|example|json|command|prompt)\b|[`_(){}=]/i;

/** Returns runs of units to choose from: neighboring sentences and items, and each list or block alone. */
const runsOf = (units: readonly IndexedUnit[]): Run[] =>
  units.flatMap((unit, start) => {
    if (unit.kind === 'list' || unit.kind === 'block') return [{ units: [unit], isStart: true, isWhole: true }];
    const runs: Run[] = [];
    for (let end = start; end < Math.min(units.length, start + maxRunSentences); end++) {
      const run = units.slice(start, end + 1);
      if (run.some(({ kind }) => kind !== unit.kind)) break;
      const maxLength = unit.seconds === undefined ? maxRunLength : maxSpokenLength;
      if (run.length > 1 && joinTexts(run.map(({ text }) => text)).length > maxLength) break;
      runs.push({
        units: run,
        isStart: unit.isStart && unit.seconds === undefined,
        isWhole: units[end + 1]?.isStart ?? true,
      });
    }
    return runs;
  });

/** Adds the sentences that explain a program or a table, or complete a short statement; `isLong` adds programs and tables. */
const withExplanation = (
  run: readonly IndexedUnit[],
  all: readonly IndexedUnit[],
  isLong: boolean,
): readonly IndexedUnit[] => {
  const last = run.at(-1);
  if (!last || last.kind === 'item') return run;
  const start = all.indexOf(last) + 1;
  const shown = joinTexts(run.map(({ text }) => text)).length;
  const limit = isLong
    ? maxLongLength - shown
    : last.kind === 'sentence'
      ? maxExplainedLength - shown
      : maxExplanationLength;
  const added: IndexedUnit[] = [];
  for (const unit of all.slice(start)) {
    const length = joinTexts([...added, unit].map(({ text }) => text)).length;
    // Output belongs to the program that prints it.
    const isOutput = added.length === 0 && last.kind === 'block' && unit.text.startsWith('```text');
    if ((unit.kind !== 'sentence' && !isLong && !isOutput) || isLeadIn(unit.text) || length > limit) break;
    added.push(unit);
  }
  return [...leadTo(run, added, all), ...run, ...added];
};

/** Returns the sentences before a statement too short to be understood alone, from the start of its paragraph. */
const leadTo = (
  run: readonly IndexedUnit[],
  added: readonly IndexedUnit[],
  all: readonly IndexedUnit[],
): readonly IndexedUnit[] => {
  const [first] = run;
  const shown = joinTexts([...run, ...added].map(({ text }) => text)).length;
  if (first?.kind !== 'sentence' || first.isStart || shown >= minStandaloneLength) return [];
  const before = all.slice(0, all.indexOf(first));
  const paragraph = before.slice(before.findLastIndex(({ isStart }) => isStart));
  const isText = paragraph.every(({ kind }) => kind === 'sentence');
  return isText && joinTexts(paragraph.map(({ text }) => text)).length <= maxRunLength ? paragraph : [];
};

/** Returns all units of a passage that is short enough to be quoted whole and makes sense alone; undefined for others. */
const wholeOf = (all: readonly IndexedUnit[]): readonly IndexedUnit[] | undefined => {
  const [first] = all;
  if (!first || !isSelfContained(first.text)) return undefined;
  const text = joinTexts(all.map((unit) => unit.text));
  return text.length <= maxWholeLength && !isLeadIn(text) ? all : undefined;
};

/** A passage to choose from, and the question. */
export interface ExtractInput {
  lines: readonly PassageLine[];
  heading?: string | undefined;
  question: string;
  /** Allows a longer extract, for the passages that answer best and for short ones. */
  isLong?: boolean | undefined;
  /** Distinct terms of the question. */
  terms: readonly string[];
  /** Returns a term's weight by its rarity. */
  weightOf: (term: string) => number;
  /** Returns how much other terms count for a term of the question; absent without word vectors. */
  similarityTo?: TermSimilarity['similarityTo'] | undefined;
}

/** Returns whether the question contains most words of a heading, so that the passage below it is the answer. */
const isNamedBy = (heading: string, terms: readonly string[]): boolean => {
  const own = termsOf(heading);
  const shared = own.filter(
    (term) => terms.includes(term) || relatedTerms(term).some((other) => terms.includes(other)),
  );
  return own.length > 0 && shared.length >= Math.max(1, 0.6 * own.length);
};

/**
 * Returns the neighboring lines of a passage that best match the question's terms and make sense
 * alone.
 */
export const selectExtract = (input: ExtractInput): Extract => {
  const { lines, heading = '', question, isLong = false, terms, weightOf, similarityTo = () => () => 0 } = input;
  const isNamed = isNamedBy(heading, terms);
  const asksNegated = isNegated(question);
  const asksForCode = codeQuestion.test(question);
  const all = indexedUnitsOf(lines);
  const asked = terms.map((term) => ({ term, related: relatedTerms(term), similarity: similarityTo(term) }));
  const weights = terms.map(weightOf);
  /** Share of each term of the question that a unit covers, 0 to 1. */
  const shares = new Map(
    all.map((unit) => [
      unit,
      asked.map(({ term, related, similarity }) => {
        const known = unit.terms.has(term) ? 1 : related.some((one) => unit.terms.has(one)) ? relatedTermFactor : 0;
        return [...unit.terms].reduce((most, other) => Math.max(most, similarity(other)), known);
      }),
    ]),
  );
  const scoreOf = (units: readonly IndexedUnit[]): number =>
    weights.reduce((sum, weight, at) => {
      const share = units.reduce((most, unit) => Math.max(most, shares.get(unit)?.[at] ?? 0), 0);
      return sum + weight * share;
    }, 0);
  const rated = runsOf(all).map(({ units, isStart, isWhole }) => {
    const text = joinTexts(units.map((unit) => unit.text));
    const first = units[0]?.text ?? '';
    // Longer runs need a higher score. Of equal runs, prefers one that starts with the match, because explanations
    // follow.
    const surplus = 1 - 0.0003 * Math.max(0, text.length - 260);
    const worth =
      (scoreOf(units) + 0.12 * scoreOf(units.slice(0, 1)) + 0.02) *
      (isSelfContained(first) ? 1 : dependentFactor) *
      (isLeadIn(text) ? leadInFactor : 1) *
      (first.includes('```') && !asksForCode ? codeFactor : 1) *
      (text.length < minStandaloneLength ? shortFactor : 1) *
      (asksNegated && !isNegated(text) ? oppositeFactor : 1) *
      (terms.some((term) => units[0]?.subject.includes(term)) ? definitionFactor : 1) *
      (answersKind(question, text) ? kindFactor : 1) *
      (isStart ? startFactor : 1) *
      (isNamed && units[0] === all[0] ? namedFactor : 1) *
      (isStart && isWhole ? wholeFactor : 1) *
      Math.max(0.7, surplus);
    // Below a heading that matches the question, a following list or table is part of the answer.
    const follows = isNamed && units[0] === all[0] ? all[units.length] : undefined;
    const isPart = (follows?.kind === 'list' || follows?.kind === 'block') && follows.text.length <= maxFollowingLength;
    const shown = isPart ? [...units, follows] : units;
    return { shown, worth, seconds: units[0]?.seconds };
  });
  const [best] = rated.sort((one, other) => other.worth - one.worth);
  if (!best) return { text: '' };
  const whole = isLong ? wholeOf(all) : undefined;
  const shown = whole ?? withExplanation(best.shown, all, isLong);
  const [match = best.shown[0]] = best.shown.toSorted((one, other) => scoreOf([other]) - scoreOf([one]));
  const before = match ? shown.slice(0, shown.indexOf(match)) : [];
  return {
    text: joinUnits(shown),
    ...(best.seconds !== undefined && { seconds: best.seconds }),
    ...(before.length > 0 && { focus: joinUnits(before).length + 1 }),
  };
};
