import { relatedTerms } from './related-terms.ts';
import { queryTerms, questionWords, termsOf } from './terms.ts';

/** A figure, a number word, or a word that says how many. */
const amount =
  /\d|\b(?:none|no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|hundreds?|thousands?|millions?|dozens?|half|once|twice|single|every|each|both)\b/i;

/** A fact that a question asks for, and how a text states one. */
interface AskedFact {
  asks: RegExp;
  /** Absent when the asked-for word itself has to occur, such as “invented”. */
  states?: RegExp;
}

const askedFacts: readonly AskedFact[] = [
  {
    asks: /\b(?:what|which) year\b|\b(?:when|since when) (?:was|were|did|is|has)\b.{0,80}\b(?:invent|found|creat|releas|launch|publish|introduc|discover|come out|came out)/i,
    states: /\b(?:1[5-9]|20)\d\d\b(?!-\d)/,
  },
  {
    asks: /\bwho (?:first )?(?:invented|founded|created|discovered|developed|wrote|owns|came(?= up with\b)|works?(?= (?:at|for)\b))\b|\bwho(?:'?s| is| was) the (?:\w+ )?(?:ceo|cto|head|president|founder|inventor|author|owner|mayor|director|minister)\b/i,
  },
  {
    asks: /\b(?:how much|what(?:'?s| is| are| does| do| did| would)?)\b.{0,60}\b(?:price|costs?|fees?|salary|salaries|wages?|earn|charge|fine|pay)\b|\bwhat (?:does|do) an? .{1,60} make\b|\b(?:cheapest|most expensive)\b/i,
    states: /[$€£]\s?\d|\d\s?(?:dollars|euros|cents|%)|\bfree\b/i,
  },
  {
    asks: /\b(?:what|which) (?:share|percentage|percent|proportion|fraction)\b/i,
    states: /\d\s?%|\bpercent\b|\b(?:one|two|three) in\b|\b(?:half|third|quarter)\b/i,
  },
  {
    asks: /\bhow old\b|\b(?:what|which) age\b/i,
    states: /\bage[ds]?\b|\byears? old\b|\bunder \d/i,
  },
  {
    asks: /\b(?:what|which) (?:laws?|acts?|regulations?)\b|\b(?:by|against the) law\b|\b(?:il)?legal(?:ly)?\b/i,
    states: /\b(?:laws?|lawful|(?:il)?legal(?:ly)?|acts?|regulations?|courts?|forbids?|forbidden)\b/i,
  },
  { asks: /\b(?:what|which) version\b/i, states: /\bversion \d|\bv\d|\d\.\d/i },
  {
    asks: /\bhow (?:long|tall|high|big|large|heavy|fast)\b|\bwhat(?:'?s| is) the (?:\w+ )?(?:size|length|height|speed|limit|number|score|window)\b/i,
    states: amount,
  },
];

/** Asks for a number of items. */
const counted = /\bhow many (?:more |other |different )?(.+)/i;

/** Products and companies that people ask about, and that lessons about methods seldom name. */
const vendors =
  /\b(?:airtable|alexa|anthropic|aws|azure|claude|coursera|crewai|dall-?e|databricks|deepl|deepseek|gcp|gemini|github|gitlab|gmail|google|grammarly|hugging ?face|jupyter|kubernetes|langchain|langgraph|linkedin|llama(?:index)?|matplotlib|microsoft|midjourney|mistral|nvidia|openai|outlook|pandas|perplexity|pinecone|polars|power ?bi|pytorch|salesforce|scikit-learn|siri|stripe|tableau|tensorflow|udemy|whatsapp|zapier|zoom)\b/gi;

/** Returns whether a question names a product or a company that none of the texts names. */
export const namesUnknownVendor = (question: string, texts: readonly { text: string }[]): boolean =>
  (question.match(vendors) ?? []).some(
    (name) => !texts.some(({ text }) => text.toLowerCase().includes(name.toLowerCase())),
  );

/** A text of a passage, and its parts: paragraphs, items of a list, tables and programs. */
export interface StatingText {
  text: string;
  parts: readonly string[];
}

const hasTerm = (terms: ReadonlySet<string>, wanted: string): boolean =>
  terms.has(wanted) || relatedTerms(wanted).some((other) => terms.has(other));

/**
 * Returns whether a question asks for a number, date, person or other fact that none of the texts states. A text states
 * it if it contains the rarest word of the question, and one of its parts has the fact beside a word of the question.
 */
export const lacksAskedFact = (
  question: string,
  texts: readonly StatingText[],
  weightOf: (term: string) => number,
): boolean => {
  const [, thing] = counted.exec(question) ?? [];
  const asked = askedFacts.find(({ asks }) => asks.test(question));
  if (!asked && thing === undefined) return false;
  const terms = queryTerms(question).filter((term) => !questionWords.has(term) && !/^\d/.test(term));
  const [rarest] = terms.toSorted((one, other) => weightOf(other) - weightOf(one));
  const [countedTerm] = termsOf(thing ?? '');
  const years = question.match(/\b(?:19|20)\d\d\b/g) ?? [];
  const askedWord = /(?<!\w)\w+$/.exec(asked?.asks.exec(question)?.[0] ?? '')?.[0].toLowerCase() ?? '';
  const isStated = (part: string): boolean => {
    const own = new Set(termsOf(part));
    if (countedTerm !== undefined) return hasTerm(own, countedTerm) && amount.test(part);
    const states = asked?.states?.test(part) ?? part.toLowerCase().split(/\W+/).includes(askedWord);
    return states && terms.some((term) => hasTerm(own, term));
  };
  return !texts.some(
    ({ text, parts }) =>
      (rarest === undefined || hasTerm(new Set(termsOf(text)), rarest)) &&
      years.every((year) => text.includes(year)) &&
      parts.some(isStated),
  );
};
