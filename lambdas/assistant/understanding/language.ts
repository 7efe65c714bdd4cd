/** Languages the assistant can name and apologize in, besides English. */
export type OtherLanguage = 'de' | 'es' | 'fr';

/** Function words that are frequent in one language and rare in the others. */
const functionWords: Record<'en' | OtherLanguage, string> = {
  en: 'the is are what how why do does i my of to and in it can when which where should for with a an that this not you me if on was as be or at by from have',
  de: 'der die das ist sind was wie warum wo wer welche welcher welches ich mein meine nicht und oder ein eine einen einem für mit von zu zum zur im den dem des kann soll sollte wann wenn es auf bei wird werden gibt man viele bedeutet haben hat sein machen in an am so auch als aus noch nur etwa sich sie er wir dass nach vor über durch ohne jede jeder jedes kein keine mehr sehr dann diese dieser dieses wenn seine aber um vom beim unter',
  es: 'el la los las es son qué que cómo como por cuál cuáles cuándo cuánto cuánta cuesta dónde yo mi no y o un una unos para con de del al puedo debo hay se en significa cuando está tiene tener ser debe lo le se su sus más pero también este esta esto entre sin sobre cada muy todo todos porque unas unos fuera',
  fr: 'le la les est sont quoi que comment pourquoi où qui quel quelle je mon ma ne pas et ou un une des pour avec de du au dans ce cette peut dois il y a quand sur par plus sans chaque tout tous aussi mais elle elles ils nous vous sont ses sa leur aux ces fait environ',
};

const dictionaries = Object.entries(functionWords).map(
  ([language, words]) => [language as 'en' | OtherLanguage, new Set(words.split(' '))] as const,
);

/** Returns how much in a text speaks for each language: its function words and letters. */
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
 * Returns the language a question is written in, if it is not English: by its function words and letters. Short or
 * mixed questions count as English.
 */
export const otherLanguageOf = (question: string): OtherLanguage | undefined => {
  const counts = signsOf(question);
  const [best] = [...counts].filter(([language]) => language !== 'en').sort(([, one], [, other]) => other - one);
  const [language, hits] = best ?? [];
  const isClear = (hits ?? 0) >= 2 && (hits ?? 0) > (counts.get('en') ?? 0);
  return isClear ? (language as OtherLanguage) : undefined;
};

/** Returns whether more in a text speaks for a language than for any other. */
export const isWrittenIn = (text: string, language: OtherLanguage): boolean => {
  const counts = signsOf(text);
  const own = counts.get(language) ?? 0;
  return [...counts].every(([other, count]) => other === language || count < own);
};

/** English words for words that learners use about these subjects, as pairs. Names and terms are the same in English. */
const glossaries: Record<OtherLanguage, string> = {
  de:
    'beispiel example, beispiele examples, kontext context, unterschied difference, quelle source, quellen sources, werkzeug tool, ' +
    'werkzeuge tools, fehler error, grenze limit, grenzen limits, groß large, größe size, lang long, lernen learn, lektion lesson, ' +
    'modell model, modelle models, sprachmodell model, frage question, fragen questions, antwort answer, antworten answers, ' +
    'anweisung instruction, anweisungen instructions, text text, daten data, datei file, tabelle table, liste list, wörterbuch dictionary, ' +
    'schleife loop, funktion function, prüfen check, testen test, testset test set, bewerten evaluate, bewertung evaluation, ' +
    'genauigkeit accuracy, schwelle threshold, schwellenwert threshold, kosten cost, preis price, risiko risk, schaden harm, ' +
    'schwächen weaknesses, mensch person, menschen people, freigabe approval, gedächtnis memory, gespräch conversation, ' +
    'nachricht message, nachrichten news, schlechte bad, besprechung meeting, interessen interests, bewerbung interview, ' +
    'geschichte story, geschichten stories, angebot offer, zusammenfassung summary, absagen decline, nein no, betreff subject, ' +
    'ton tone, stimme voice, stimmen voices, bilder pictures, quellenangabe citation, zitat quote, zitate citations, suche search, ' +
    'suchen search, abschnitt passage, stücke chunks, zerlegen chunk, vorurteil bias, voreingenommenheit bias, datenschutz privacy, ' +
    'vertraulich confidential, regeln rules, strategie strategy, pilot pilot, ziel goal, aufgabe task, aufgaben tasks, format format, ' +
    'trainieren train, trainingsdaten training, anpassen tuning, überanpassung overfitting, merkmal feature, merkmale features, erfinden invent, erfindet invent, ' +
    'wiederholen retry, absturz crash, abbrechen stop, planen plan, zwischen between, wichtig important',
  es:
    'ejemplo example, ejemplos examples, contexto context, diferencia difference, fuente source, fuentes sources, herramienta tool, ' +
    'herramientas tools, error error, errores errors, límite limit, límites limits, grande large, tamaño size, largo long, aprender learn, ' +
    'lección lesson, modelo model, modelos models, pregunta question, respuesta answer, instrucción instruction, instrucciones instructions, ' +
    'inyección injection, texto text, datos data, archivo file, tabla table, lista list, diccionario dictionary, bucle loop, función function, ' +
    'comprobar check, probar test, evaluar evaluate, evaluación evaluation, precisión precision, exactitud accuracy, umbral threshold, ' +
    'costo cost, coste cost, precio price, riesgo risk, daño harm, persona person, personas people, aprobación approval, memoria memory, ' +
    'conversación conversation, mensaje message, noticias news, malas bad, reunión meeting, intereses interests, entrevista interview, ' +
    'historia story, oferta offer, resumen summary, rechazar decline, asunto subject, tono tone, voz voice, imágenes pictures, cita citation, ' +
    'citas citations, búsqueda search, buscar search, pasaje passage, fragmento chunk, fragmentos chunks, sesgo bias, privacidad privacy, ' +
    'reglas rules, estrategia strategy, piloto pilot, objetivo goal, tarea task, tareas tasks, formato format, entrenar train, ajuste tuning, ' +
    'sobreajuste overfitting, característica feature, inventa invent, inventar invent, reintentar retry, plan plan, entre between, importante important',
  fr:
    'exemple example, exemples examples, contexte context, différence difference, source source, outil tool, outils tools, erreur error, limite limit, ' +
    'modèle model, modèles models, réponse answer, instruction instruction, données data, fichier file, tableau table, liste list, boucle loop, fonction function, ' +
    'vérifier check, tester test, évaluer evaluate, évaluation evaluation, précision precision, rappel recall, seuil threshold, coût cost, prix price, risque risk, ' +
    'mémoire memory, conversation conversation, message message, réunion meeting, entretien interview, résumé summary, ton tone, voix voice, citation citation, ' +
    'recherche search, passage passage, biais bias, règles rules, stratégie strategy, tâche task, format format, surapprentissage overfitting, injection injection',
};

const dictionaryOf = (language: OtherLanguage): ReadonlyMap<string, string> =>
  new Map(
    glossaries[language]
      .split(', ')
      .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
  );

const translations = { de: dictionaryOf('de'), es: dictionaryOf('es'), fr: dictionaryOf('fr') };

const functionWordsOf = new Map(dictionaries);

/** Returns English search words for a question: known words translated, function words left out, names kept. */
export const searchWordsOf = (question: string, language: OtherLanguage): string =>
  (question.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [])
    .filter((word) => !functionWordsOf.get(language)?.has(word))
    .map((word) => translations[language].get(word) ?? word)
    .join(' ');
