import { expect, test } from '@jest/globals';
import { readCursor, writeCursor } from '#lambdas/catalog/cursor.ts';

const cursorKey = 'key of the index';
const scope = 'topic=data';
const cursor = writeCursor(cursorKey, scope, 20);

test('a cursor leads to its position, and no cursor to the beginning', () => {
  expect(readCursor(cursorKey, scope, cursor)).toBe(20);
  expect(readCursor(cursorKey, scope, undefined)).toBe(0);
});

test.each([
  ['with other filters', 'topic=agents', cursor, cursorKey],
  ['after its key was replaced', scope, cursor, 'another key'],
  ['with another position', scope, cursor.replace('20', '40'), cursorKey],
  ['without a signature', scope, '{"after":20}', cursorKey],
  ['that is not JSON', scope, 'twenty', cursorKey],
  ['that is null', scope, 'null', cursorKey],
])('a cursor %s is refused', (_, ofScope, given, withKey) => {
  expect(() => readCursor(withKey, ofScope, given)).toThrow('lastEvaluatedKey does not belong to this list.');
});
