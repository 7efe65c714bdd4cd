import { expect, test } from '@jest/globals';
import { openingOf, paymentOf, progressOf } from '#lambdas/assistant/handlers/learner-state.ts';

const state = {
  completed: 2,
  total: 7,
  left: ['A', 'B', 'C', 'D', 'E'],
  isPaid: true,
  opensNext: '2026-11-25T08:00:00Z',
};

test.each([
  [undefined, 'You have completed 2 of 7 lessons. Left: “A”, “B”, “C”, and 2 more.'],
  ['de', 'Du hast 2 von 7 Lektionen abgeschlossen. Es fehlen: „A“, „B“, „C“ und 2 weitere.'],
  ['es', 'Has completado 2 de 7 lecciones. Faltan: «A», «B», «C» y 2 más.'],
  ['fr', 'Vous avez terminé 2 leçons sur 7. Il reste : « A », « B », « C » et 2 autres.'],
] as const)('progress is stated in the language of the asker (%s)', (language, text) => {
  expect(progressOf(state, language)).toBe(text);
});

test('a learner who has completed everything reads that all lessons are done', () => {
  expect(progressOf({ ...state, left: [] })).toBe('You have completed all 7 lessons of this course.');
  expect(progressOf({ ...state, left: [] }, 'de')).toContain('alle 7 Lektionen');
});

test('the day of the next opening is written as the language writes days', () => {
  expect(openingOf(state)).toBe('The next lessons open for you on Wednesday, November 25.');
  expect(openingOf(state, 'de')).toContain('am Mittwoch, 25. November');
  expect(openingOf(state, 'es')).toContain('el miércoles, 25 de noviembre');
  const { opensNext: _, ...nothingWaits } = state;
  expect(openingOf(nothingWaits, 'es')).toContain('no queda nada');
});

test('a learner reads whether they have paid for the course', () => {
  expect(paymentOf(state, 'de')).toBe('Du hast diesen Kurs bezahlt.');
  expect(paymentOf({ ...state, isPaid: false }, 'es')).toBe('No has pagado nada por este curso.');
});
