import { glossaries, sayings } from './glossaries.ts';

/** Languages the assistant can name and apologize in, besides English. */
export type OtherLanguage = 'de' | 'es' | 'fr';

/** Function words that are frequent in one language and rare in the others. */
const functionWords: Record<'en' | OtherLanguage, string> = {
  en: 'the is are what how why do does i my of to and in it can when which where should for with a an that this not you me if on was as be or at by from have no so we they our your any',
  de: 'der die das ist sind was wie warum wo wer welche welcher welches ich mein meine nicht und oder ein eine einen einem für mit von zu zum zur im den dem des kann soll sollte wann wenn es auf bei wird werden gibt man viele bedeutet haben hat sein machen in an am so auch als aus noch nur etwa sich sie er wir dass nach vor über durch ohne jede jeder jedes kein keine mehr sehr dann diese dieser dieses wenn seine aber um vom beim unter mir mich meinen meinem meines brauche möchte bekomme bekommen bekommt',
  es: 'el la los las es son qué que cómo como por cuál cuáles cuándo cuánto cuánta cuesta dónde yo mi no y o un una unos para con de del al puedo debo hay se en significa cuando está tiene tener ser debe lo le se su sus más pero también este esta esto entre sin sobre cada muy todo todos porque unas unos fuera mi mis tengo quiero necesito',
  fr: 'le la les est sont quoi que comment pourquoi où qui quel quelle je mon ma ne pas et ou un une des pour avec de du au dans ce cette peut dois il y a quand sur par plus sans chaque tout tous aussi mais elle elles ils nous vous sont ses sa leur aux ces fait environ',
};

const dictionaries = Object.entries(functionWords).map(
  ([language, words]) => [language as 'en' | OtherLanguage, new Set(words.split(' '))] as const,
);

/** Returns how strongly a text's function words and letters indicate each language. */
const signsOf = (text: string): Map<'en' | OtherLanguage, number> => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  const counts = new Map(dictionaries.map(([language, known]) => [language, count(known)]));
  const add = (language: OtherLanguage, more: number) => counts.set(language, (counts.get(language) ?? 0) + more);
  if (/[¿¡ñ]/i.test(text)) add('es', 2);
  if (/[äöüß]/i.test(text)) add('de', 1);
  if (/[çœêèàù]/i.test(text)) add('fr', 1);
  return counts;
};

/**
 * Returns the language of a question by its function words and letters; undefined for English. Short or mixed questions
 * count as English.
 */
export const otherLanguageOf = (question: string): OtherLanguage | undefined => {
  const counts = signsOf(question);
  const [best] = [...counts].filter(([language]) => language !== 'en').sort(([, one], [, other]) => other - one);
  const [language, hits] = best ?? [];
  const isClear = (hits ?? 0) >= 2 && (hits ?? 0) > (counts.get('en') ?? 0);
  return isClear ? (language as OtherLanguage) : undefined;
};

/** Returns whether a text indicates a language more strongly than any other. */
export const isWrittenIn = (text: string, language: OtherLanguage): boolean => {
  const counts = signsOf(text);
  const own = counts.get(language) ?? 0;
  return [...counts].every(([other, count]) => other === language || count < own);
};

const dictionaryOf = (language: OtherLanguage): ReadonlyMap<string, string> =>
  new Map(
    glossaries[language]
      .split(', ')
      .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
  );

const translations = { de: dictionaryOf('de'), es: dictionaryOf('es'), fr: dictionaryOf('fr') };

const functionWordsOf = new Map(dictionaries);

/** Replaces sayings of several words with words that the glossary has. */
const withoutSayings = (question: string, language: OtherLanguage): string =>
  sayings[language].reduce((text, [pattern, words]) => text.replace(pattern, words), question);

/** Returns English search words for a question: known words translated, function words left out, names kept. */
export const searchWordsOf = (question: string, language: OtherLanguage): string =>
  (withoutSayings(question.toLowerCase(), language).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [])
    .flatMap((word) => translations[language].get(word) ?? (functionWordsOf.get(language)?.has(word) ? [] : word))
    .join(' ');
