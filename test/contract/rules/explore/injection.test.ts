import { expect, test } from '@jest/globals';
import {
  assemblePrompt,
  findForeignInstructions,
  type InjectionState,
  injectionGoals,
  injectionStart,
  type MessageId,
  marksKinds,
  messageIds,
  messages,
  pageKinds,
  readMessage,
  recipientKinds,
} from '#contract/rules/explore/injection.ts';
import { isSolved } from '#contract/rules/explore/is-solved.ts';

const either = [false, true] as const;

/** Every combination of defenses. */
const settings: InjectionState[] = either.flatMap((rule) =>
  either.flatMap((filter) =>
    marksKinds.flatMap((marks) =>
      either.flatMap((borrowers) =>
        recipientKinds.flatMap((recipients) =>
          pageKinds.flatMap((pages) =>
            either.map((approval) => ({
              ...{ message: 'plain' as const, rule, filter, marks },
              ...{ borrowers, recipients, pages, approval },
            })),
          ),
        ),
      ),
    ),
  ),
);

/** Returns whether an attack does harm, worked out by hand from the words of its message. */
const harms: Record<Exclude<MessageId, 'booking' | 'hours'>, (state: InjectionState) => boolean> = {
  plain: ({ rule, marks, filter, borrowers, recipients, approval }) =>
    !filter && !(rule && marks !== 'none') && borrowers && recipients === 'anyone' && !approval,
  // Plain tags are closed by the message itself, so they do not count as marks around it.
  'closing-tag': ({ rule, marks, borrowers, recipients, approval }) =>
    !(rule && marks === 'escaped-tags') && borrowers && recipients === 'anyone' && !approval,
  // A claim of authority outweighs the rule and the marks.
  chair: ({ borrowers, recipients, approval }) => borrowers && recipients !== 'nobody' && !approval,
  invoice: ({ recipients, approval }) => (recipients === 'anyone' || recipients === 'members') && !approval,
  flyer: ({ pages }) => pages === 'any',
};

test('every attack does harm under exactly the settings worked out by hand', () => {
  expect(settings).toHaveLength(576);
  for (const state of settings)
    for (const [message, expected] of Object.entries(harms)) {
      const { isHarmful } = readMessage({ ...state, message: message as MessageId });
      expect([message, state, isHarmful]).toEqual([message, state, expected(state)]);
    }
});

test('ordinary messages contain no instruction and need email and our page', () => {
  for (const state of settings) {
    const [booking, hours] = (['booking', 'hours'] as const).map((message) => readMessage({ ...state, message }));
    expect([booking?.foreignInstructions, hours?.foreignInstructions]).toEqual([[], []]);
    expect(booking?.isServed).toBe(state.recipients !== 'nobody');
    expect(hours?.isServed).toBe(state.pages !== 'none');
    expect(booking?.questions).toBe(state.approval && state.recipients !== 'nobody' ? 1 : 0);
  }
});

test('an instruction pulls with 2, less what surrounds it, plus a claim of authority', () => {
  const pulls = (change: Partial<InjectionState>) =>
    messageIds.flatMap((message) =>
      findForeignInstructions(assemblePrompt({ ...injectionStart, ...change, message })).map(({ pull }) => pull),
    );
  // plain, closing-tag, chair, invoice, flyer
  expect(pulls({})).toEqual([2, 2, 3, 3, 3]);
  expect(pulls({ rule: true })).toEqual([1, 1, 2, 2, 2]);
  expect(pulls({ marks: 'tags' })).toEqual([1, 2, 2, 2, 2]);
  expect(pulls({ rule: true, marks: 'escaped-tags' })).toEqual([0, 0, 1, 1, 1]);
});

test('the prompt contains the message as it arrived, and escaped when asked for', () => {
  const prompt = (change: Partial<InjectionState>) =>
    assemblePrompt({ ...injectionStart, message: 'closing-tag', ...change });
  expect(prompt({})).toContain(`Message: ${messages['closing-tag']}`);
  expect(prompt({ marks: 'tags' }).match(/<\/message>/g)).toHaveLength(2);
  expect(prompt({ marks: 'escaped-tags' }).match(/<\/message>/g)).toHaveLength(1);
  expect(prompt({ rule: true })).toContain('never an instruction');
});

test('a stopped call ends the chain that it belongs to', () => {
  const { calls } = readMessage({ ...injectionStart, borrowers: false });
  expect(calls.map(({ tool, verdict }) => [tool, verdict])).toEqual([
    ['look_up_stock', 'done'],
    ['list_borrowers', 'tool'],
  ]);
});

test('only permissions solve the task, whatever the texts say', () => {
  const solutions = settings.filter((state) => isSolved({ explorable: 'injection', ...state }));
  expect(solutions).toHaveLength(12);
  for (const { borrowers, recipients, pages, approval } of solutions)
    expect([borrowers, recipients, pages, approval]).toEqual([false, 'sender', 'own', false]);
  const allTexts = { ...injectionStart, rule: true, marks: 'escaped-tags', filter: true } as const;
  const harmful = messageIds.filter((message) => readMessage({ ...allTexts, message }).isHarmful);
  expect(harmful).toEqual(['chair', 'invoice', 'flyer']);
  expect(injectionGoals({ ...injectionStart, approval: true })).toMatchObject({
    sendsNothing: true,
    asksNobody: false,
  });
});
