import { keyPrefix } from '#contract/storage/keys.ts';
import { anonymousSession, isLearner, isSession, type LeftOut } from './left-out.ts';
import type { StoredFile } from './read-stage.ts';
import type { RestoredAccounts } from './restore-accounts.ts';
import { type Item, parseRow, rowKeyOf, textOf, toLine } from './rows.ts';

/** Converts lines of an export to the lines to write to a stage; undefined for those left out. */
export interface RestoredLines {
  learners(line: string): Item | undefined;
  subscribers(line: string): Item | undefined;
  files(line: string): StoredFile | undefined;
}

const uuid = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;

export const isSubscription = (row: Item): boolean => textOf(row, 'sk').startsWith(keyPrefix('SUBSCRIPTION'));

export const restoredLines = ({ ids, areNew }: RestoredAccounts, leftOut: LeftOut): RestoredLines => {
  /** Learner ids are random, so replacing them wherever they occur changes nothing else. */
  const withNewIds = (text: string): string => (areNew ? text.replace(uuid, (id) => ids.get(id) ?? id) : text);
  const rowWithNewIds = (row: Item): Item => (areNew ? parseRow(withNewIds(toLine(row).text)) : row);

  return {
    learners: (line) => {
      const row = parseRow(line);
      const pk = textOf(row, 'pk');
      if (isLearner(pk)) return ids.has(pk) ? rowWithNewIds(row) : undefined;
      const isLeftOut = isSession(row) && row.learnerId && !ids.has(textOf(row, 'learnerId'));
      return isLeftOut ? anonymousSession(row, leftOut.payments) : rowWithNewIds(row);
    },
    subscribers: (line) => {
      const row = parseRow(line);
      return leftOut.subscriberRows.has(rowKeyOf(row)) ? undefined : rowWithNewIds(row);
    },
    files: (line) => {
      const file = JSON.parse(line) as StoredFile;
      const [, folder = '', name] = file.key.split('/');
      const isOwned = name !== undefined && folder !== 'credentials';
      if (leftOut.files.has(file.key) || (isOwned && !ids.has(folder))) return undefined;
      return { ...file, key: withNewIds(file.key) };
    },
  };
};
