import { randomInt } from 'node:crypto';
import { type StatusEntry, statusListSize } from '#contract/credential/status-list.ts';
import { key } from '#contract/storage/keys.ts';
import { learnersTable } from './table.ts';

/**
 * Draws before a list counts as full. When about 60% of the indexes are used, all draws find a used index and the next
 * list begins.
 */
const maxDraws = 16;

const openListKey = { pk: key('STATUS-LIST', 'open'), sk: key('STATUS-LIST') };

/** L130: reads the number of the list that new certificates are added to. */
export const getOpenStatusList = async (): Promise<number> =>
  (await learnersTable.get<{ list: number }>(openListKey))?.list ?? 1;

/** L131: opens the next list; changes nothing when another call has done so. */
const openNextList = async (full: number): Promise<void> => {
  await learnersTable.replaceIf(
    { ...openListKey, list: full + 1 },
    {
      ConditionExpression: 'attribute_not_exists(#list) OR #list = :full',
      ExpressionAttributeNames: { '#list': 'list' },
      ExpressionAttributeValues: { ':full': full },
    },
  );
};

/**
 * L132: takes a random index that no certificate has had, starting with the list `open`. The row that takes it is
 * permanent and contains no personal data. A call that ends before its certificate is stored wastes the index.
 */
export const takeStatusEntry = async (
  open: number,
  drawIndex = () => randomInt(statusListSize),
): Promise<StatusEntry> => {
  for (let list = open; ; list += 1) {
    for (let draw = 0; draw < maxDraws; draw += 1) {
      const index = drawIndex();
      if (await learnersTable.putIfAbsent({ pk: key('STATUS-LIST', list), sk: key('INDEX', index) })) {
        return { list, index };
      }
    }
    await openNextList(list);
  }
};
