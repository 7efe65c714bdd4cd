import { expect, test } from '@jest/globals';
import type { ChatEvent, ChatSource } from '#contract/schemas/assistant.ts';
import { answerWithModel } from '#lambdas/assistant/answer-with-model.ts';
import { verifyTranslation } from '#lambdas/assistant/translated-claims.ts';
import type { OtherLanguage } from '#lambdas/assistant/understanding/language.ts';

const source: ChatSource = {
  ...{ kind: 'lecture', courseId: 'c', lectureId: 'tokens', title: 'Tokens', isPreview: false },
  ...{ sectionIndex: 0, lectureIndex: 0 },
};
const passage = {
  source,
  text: 'A token is about four letters. A prompt of 1,500 words costs 0.25 cents. A model does not remember what stands outside the context. The context holds everything that the model reads.',
};
const verify = (line: string, language: OtherLanguage) => verifyTranslation(line, [passage.text], language)?.text;

const english = 'A token is about four letters [1].';
const price = 'A prompt of 1,500 words costs 0.25 cents [1].';
const context = 'The context holds everything that the model reads [1].';
const memory = 'A model does not remember what stands outside the context [1].';

test.each<[OtherLanguage, string, string]>([
  ['de', english, 'Ein Token ist etwa vier Buchstaben lang.'],
  ['de', english, 'Ein Token hat ungefähr 4 Buchstaben.'],
  ['de', price, 'Ein Prompt mit 1.500 Wörtern kostet 0,25 Cent.'],
  ['de', memory, 'Ein Modell merkt sich nichts, was außerhalb des Kontexts steht.'],
  ['de', context, 'Der Kontext enthält alles, was das Modell liest.'],
  ['es', context, 'El contexto contiene todo lo que lee el modelo.'],
  ['es', english, 'Un token tiene unas cuatro letras.'],
  ['es', price, 'Un prompt de 1 500 palabras cuesta 0,25 centavos.'],
  ['es', memory, 'Un modelo no recuerda lo que está fuera del contexto.'],
  ['fr', english, 'Un token fait environ quatre lettres.'],
])('in %s, the translation of a supported sentence is shown: «%s» as «%s»', (language, original, translation) => {
  expect(verify(`${original} => ${translation}`, language)).toBe(translation);
});

test('markup, citations and links of a translation are removed', () => {
  const marked = `${english} => Ein Token ist etwa [vier](https://evil.example) <b>Buchstaben</b> lang [1].`;
  expect(verify(marked, 'de')).toBe('Ein Token ist etwa vier Buchstaben lang.');
});

test.each<[string, OtherLanguage, string]>([
  ['a wrong number', 'de', `${english} => Ein Token ist etwa fünf Buchstaben lang.`],
  ['a wrong number', 'es', `${english} => Un token tiene unas cinco letras.`],
  ['a wrong figure', 'de', `${price} => Ein Prompt mit 1.500 Wörtern kostet 2,5 Cent.`],
  ['a wrong figure', 'es', `${price} => Un prompt de 15.000 palabras cuesta 0,25 centavos.`],
  ['a figure too many', 'de', `${english} => Ein Token ist etwa vier Buchstaben oder 7 Bytes lang.`],
  ['a figure too few', 'es', `${english} => Un token tiene unas pocas letras.`],
  ['another language', 'de', `${context} => El contexto contiene todo lo que lee el modelo.`],
  ['another language', 'es', `${context} => Der Kontext enthält alles, was das Modell liest.`],
  ['English', 'de', `${context} => The context holds everything that the model reads.`],
  [
    'English no source supports',
    'de',
    'Tokens were invented in Paris by a baker [1]. => Token wurden in Paris von einem Bäcker erfunden.',
  ],
  [
    'English no source supports',
    'es',
    'Tokens were invented in Paris by a baker [1]. => Los tokens los inventó un panadero en París.',
  ],
  ['English without a source', 'es', 'A token is about four letters. => Un token tiene unas cuatro letras.'],
  ['no denial of what is denied', 'de', `${memory} => Ein Modell merkt sich, was außerhalb des Kontexts steht.`],
  ['a denial of what is not denied', 'es', `${english} => Un token no tiene cuatro letras.`],
  ['a second sentence', 'de', `${english} => Ein Token ist vier Buchstaben lang. Das ist sehr gut.`],
  [
    'a text that is too long',
    'es',
    `${english} => Un token tiene unas cuatro letras ${'de la casa y de la calle '.repeat(4)}.`,
  ],
  ['a text that is too short', 'de', `${memory} => Das ist nicht so.`],
  ['half a translation', 'de', `${english} => Ein Token ist etwa vier Buch`],
  ['no translation', 'es', `${english} =>`],
  ['no translation', 'de', english],
])('%s is not shown (%s): «%s»', (_, language, line) => {
  expect(verify(line, language)).toBeUndefined();
});

const fallback = { remark: 'Diesen Kurs gibt es auf Englisch.', claims: [{ text: passage.text, source }] };

const answerTo = async (language: OtherLanguage, pieces: readonly string[], error?: Error) => {
  const events: ChatEvent[] = [];
  const systems: string[] = [];
  const failures: unknown[] = [];
  const model = async function* ({ system }: { system: string }) {
    systems.push(system);
    yield* pieces;
    if (error) throw error;
  };
  const task = { question: 'Was ist ein Token?', passages: [passage], language, fallback };
  try {
    for await (const event of answerWithModel(model, task, (one) => failures.push(one))) events.push(event);
  } catch (thrown) {
    failures.push(thrown);
  }
  return { events, failures, system: systems[0] ?? '' };
};

test('a German question is answered in German, with English sources', async () => {
  const { events, system } = await answerTo('de', [
    'A token is about four letters [1]. => Ein Token ist ',
    'etwa vier Buchstaben lang.\nA token is about four letters [1]. => Ein Token ist neun Buchstaben lang.\n',
    `${memory} => Ein Modell merkt sich nichts, was außerhalb des Kontexts steht.`,
  ]);
  expect(system).toContain('=>');
  expect(system).toContain('German');
  expect(events).toEqual([
    { type: 'remark', text: expect.stringMatching(/übersetzt/) },
    { type: 'source', id: 1, role: 'support', source },
    { type: 'claim', text: 'Ein Token ist etwa vier Buchstaben lang.', sources: [1] },
    { type: 'claim', text: 'Ein Modell merkt sich nichts, was außerhalb des Kontexts steht.', sources: [1] },
    { type: 'done', mode: 'model', isAnswered: true, dropped: 1 },
  ]);
});

test('a stream that ends in the middle of a pair shows nothing of that pair', async () => {
  const first = `${english} => Un token tiene unas cuatro letras.\n`;
  const broken = await answerTo('es', [first, `${memory} => Un modelo no recu`], new Error('It broke.'));
  expect(broken.events.filter(({ type }) => type === 'claim')).toHaveLength(1);
  expect(broken.failures).toEqual([new Error('It broke.')]);
  const ended = await answerTo('es', [first, `${memory} => Un modelo no recu`]);
  expect(ended.events.filter(({ type }) => type === 'claim')).toHaveLength(1);
  expect(ended.events.at(-1)).toMatchObject({ mode: 'model', dropped: 1 });
});

test('where no pair passes, the English passages are shown with the apology', async () => {
  const { events } = await answerTo('de', ['Ein Token ist etwa vier Buchstaben lang [1].']);
  expect(events[0]).toEqual({ type: 'remark', text: fallback.remark });
  expect(events.at(-1)).toMatchObject({ mode: 'extracts', isAnswered: true });
});
