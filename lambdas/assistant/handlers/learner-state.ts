import type { LearnerState } from '../scene.ts';
import type { OtherLanguage } from '../understanding/language.ts';

type Language = 'en' | OtherLanguage;

/** Describes a part of a learner's state, by default in English. */
export type StateText = (state: LearnerState, language?: Language) => string;

/** Most titles of lectures that a sentence lists. */
const maxTitles = 3;

const lessons = (count: number): string => `${count} ${count === 1 ? 'lesson' : 'lessons'}`;

interface StateTexts {
  locale: string;
  quotes: readonly [open: string, close: string];
  allDone: (total: number) => string;
  progress: (completed: number, total: number, titles: string) => string;
  more: (count: number) => string;
  paid: string;
  unpaid: string;
  opens: (day: string) => string;
  nothingOpens: string;
}

const texts: Record<Language, StateTexts> = {
  en: {
    ...{ locale: 'en-US', quotes: ['“', '”'] },
    allDone: (total) => `You have completed all ${lessons(total)} of this course.`,
    progress: (completed, total, titles) => `You have completed ${completed} of ${lessons(total)}. Left: ${titles}.`,
    more: (count) => `, and ${count} more`,
    paid: 'You have paid for this course.',
    unpaid: 'You have paid nothing for this course.',
    opens: (day) => `The next lessons open for you on ${day}.`,
    nothingOpens: 'Nothing is waiting to open for you in this course.',
  },
  de: {
    ...{ locale: 'de-DE', quotes: ['„', '“'] },
    allDone: (total) => `Du hast alle ${total} Lektionen dieses Kurses abgeschlossen.`,
    progress: (completed, total, titles) =>
      `Du hast ${completed} von ${total} Lektionen abgeschlossen. Es fehlen: ${titles}.`,
    more: (count) => ` und ${count} weitere`,
    paid: 'Du hast diesen Kurs bezahlt.',
    unpaid: 'Du hast für diesen Kurs nichts bezahlt.',
    opens: (day) => `Die nächsten Lektionen öffnen sich für dich am ${day}.`,
    nothingOpens: 'In diesem Kurs gibt es für dich nichts, was sich noch öffnen wird.',
  },
  es: {
    ...{ locale: 'es-ES', quotes: ['«', '»'] },
    allDone: (total) => `Has completado las ${total} lecciones de este curso.`,
    progress: (completed, total, titles) => `Has completado ${completed} de ${total} lecciones. Faltan: ${titles}.`,
    more: (count) => ` y ${count} más`,
    paid: 'Has pagado este curso.',
    unpaid: 'No has pagado nada por este curso.',
    opens: (day) => `Las próximas lecciones se abren para ti el ${day}.`,
    nothingOpens: 'En este curso no queda nada por abrirse para ti.',
  },
  fr: {
    ...{ locale: 'fr-FR', quotes: ['« ', ' »'] },
    allDone: (total) => `Vous avez terminé les ${total} leçons de ce cours.`,
    progress: (completed, total, titles) => `Vous avez terminé ${completed} leçons sur ${total}. Il reste : ${titles}.`,
    more: (count) => ` et ${count} autres`,
    paid: 'Vous avez payé ce cours.',
    unpaid: 'Vous n’avez rien payé pour ce cours.',
    opens: (day) => `Les prochaines leçons s’ouvrent pour vous le ${day}.`,
    nothingOpens: 'Dans ce cours, il ne reste rien à ouvrir pour vous.',
  },
};

/** Says how many lectures are completed and which are left. */
export const progressOf: StateText = ({ completed, total, left }, language = 'en') => {
  const { allDone, progress, more, quotes } = texts[language];
  if (left.length === 0) return allDone(total);
  const others = left.length - maxTitles;
  const titles = left.slice(0, maxTitles).map((title) => `${quotes[0]}${title}${quotes[1]}`);
  return progress(completed, total, `${titles.join(', ')}${others > 0 ? more(others) : ''}`);
};

/** Says when the next lectures open. */
export const openingOf: StateText = ({ opensNext }, language = 'en') => {
  const { locale, opens, nothingOpens } = texts[language];
  if (opensNext === undefined) return nothingOpens;
  const format = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return opens(new Date(opensNext).toLocaleDateString(locale, format));
};

/** Says whether the course is paid for. */
export const paymentOf: StateText = ({ isPaid }, language = 'en') =>
  isPaid ? texts[language].paid : texts[language].unpaid;
