import type { OtherLanguage } from './understanding/language.ts';

/** What the assistant says in a language it does not write answers in. */
interface Phrases {
  /** Above English passages. */
  passages: string;
  /** Where nothing was found. */
  nothing: string;
  /** While a quiz or an exercise is open, with a question that leads on. */
  guided: { quiz: string; exercise: string };
  /** Names a lesson to read again. */
  pointer: (title: string) => string;
}

export const phrases: Record<OtherLanguage, Phrases> = {
  de: {
    passages:
      'Diesen Kurs gibt es auf Englisch. Ich kann nicht übersetzen; diese Stellen passen am besten zu deiner Frage:',
    nothing:
      'Dazu habe ich in diesem Kurs nichts gefunden. Der Kurs ist auf Englisch; versuche es mit englischen Wörtern.',
    guided: {
      quiz: 'Solange ein Quiz offen ist, zeige ich, wo du nachsehen kannst, statt zu antworten. Was erwartest du dort?',
      exercise:
        'Solange eine Übung offen ist, zeige ich, wo du nachsehen kannst, statt zu antworten. Was erwartest du dort?',
    },
    pointer: (title) => `Davon handelt die Lektion „${title}“.`,
  },
  es: {
    passages: 'Este curso está en inglés. No puedo traducir; estos pasajes son los que mejor responden a tu pregunta:',
    nothing: 'No he encontrado nada sobre esto en el curso. El curso está en inglés; prueba con palabras en inglés.',
    guided: {
      quiz: 'Mientras un cuestionario está abierto, muestro dónde mirar en lugar de responder. ¿Qué esperas encontrar ahí?',
      exercise:
        'Mientras un ejercicio está abierto, muestro dónde mirar en lugar de responder. ¿Qué esperas encontrar ahí?',
    },
    pointer: (title) => `De esto trata la lección «${title}».`,
  },
  fr: {
    passages:
      'Ce cours est en anglais. Je ne peux pas traduire ; voici les passages qui répondent le mieux à votre question :',
    nothing: 'Je n’ai rien trouvé à ce sujet dans le cours. Il est en anglais ; essayez avec des mots anglais.',
    guided: {
      quiz: 'Tant qu’un quiz est ouvert, je montre où chercher au lieu de répondre. Qu’espérez-vous y trouver ?',
      exercise:
        'Tant qu’un exercice est ouvert, je montre où chercher au lieu de répondre. Qu’espérez-vous y trouver ?',
    },
    pointer: (title) => `La leçon « ${title} » en parle.`,
  },
};
