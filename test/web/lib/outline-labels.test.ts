import { expect, test } from '@jest/globals';
import { opensLabel } from '#web/src/lib/outline-labels.ts';

const section = { title: 'One', lectures: [] };

test('the day of the subscription is day 1 of a drip course', () => {
  expect([0, 1, 9].map((opensAfterDays) => opensLabel({ ...section, opensAfterDays }))).toEqual([
    'Opens at once',
    'Opens on day 2',
    'Opens on day 10',
  ]);
});
