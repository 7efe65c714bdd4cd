import type { OtherLanguage } from './understanding/language.ts';

/** Fixed phrases of the assistant in a language other than English. */
interface Phrases {
  /** Above English passages. */
  passages: string;
  /** Above translated sentences: how far they were checked. */
  translated: string;
  /** “A token is about four letters.” */
  tokenExample: string;
  /** Above facts of the FAQ and the course, which are in English. */
  facts: string;
  /** Where nothing was found. */
  nothing: string;
  /** While a quiz or an exercise is open, with a guiding question. */
  guided: string;
  /** Names a lesson to read again. */
  pointer: (title: string) => string;
}

export const phrases: Record<OtherLanguage, Phrases> = {
  de: {
    passages:
      'Diesen Kurs gibt es auf Englisch. Ich kann nicht übersetzen; diese Stellen passen am besten zu deiner Frage:',
    translated:
      'Aus den englischen Lektionen übersetzt. Geprüft sind die englischen Sätze und die Zahlen, nicht jedes Wort der Übersetzung.',
    tokenExample: 'Ein Token ist etwa vier Buchstaben lang.',
    facts: 'Das sagen unsere Antworten auf häufige Fragen dazu, auf Englisch:',
    nothing:
      'Dazu habe ich in diesem Kurs nichts gefunden. Der Kurs ist auf Englisch; versuche es mit englischen Wörtern.',
    guided: 'Solange du daran arbeitest, zeige ich, wo du nachsehen kannst, statt zu antworten. Was erwartest du dort?',
    pointer: (title) => `Davon handelt die Lektion „${title}“.`,
  },
  es: {
    passages: 'Este curso está en inglés. No puedo traducir; estos pasajes son los que mejor responden a tu pregunta:',
    translated:
      'Traducido de las lecciones en inglés. Están comprobadas las frases en inglés y las cifras, no cada palabra de la traducción.',
    tokenExample: 'Un token tiene unas cuatro letras.',
    facts: 'Esto dicen nuestras respuestas a las preguntas frecuentes, en inglés:',
    nothing: 'No he encontrado nada sobre esto en el curso. El curso está en inglés; prueba con palabras en inglés.',
    guided: 'Mientras trabajas en esto, muestro dónde mirar en lugar de responder. ¿Qué esperas encontrar ahí?',
    pointer: (title) => `De esto trata la lección «${title}».`,
  },
  fr: {
    passages:
      'Ce cours est en anglais. Je ne peux pas traduire ; voici les passages qui répondent le mieux à votre question :',
    translated:
      'Traduit des leçons en anglais. Les phrases anglaises et les chiffres sont vérifiés, pas chaque mot de la traduction.',
    tokenExample: 'Un token fait environ quatre lettres.',
    facts: 'Voici ce que disent nos réponses aux questions fréquentes, en anglais :',
    nothing: 'Je n’ai rien trouvé à ce sujet dans le cours. Il est en anglais ; essayez avec des mots anglais.',
    guided: 'Pendant que vous y travaillez, je montre où chercher au lieu de répondre. Que pensez-vous y trouver ?',
    pointer: (title) => `La leçon « ${title} » en parle.`,
  },
};
