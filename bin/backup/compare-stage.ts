import { keyPrefix } from '#contract/storage/keys.ts';
import { type PartName, partPath } from './manifest.ts';
import { readLines } from './read-lines.ts';
import { type Account, listAccounts, listObjects, readErasures, readTable, type StoredFile } from './read-stage.ts';
import type { RestoredAccounts } from './restore-accounts.ts';
import type { RestoredLines } from './restored-lines.ts';
import { createDigest, type Digest, type Item, parseRow, textOf, toLine } from './rows.ts';
import type { StageData } from './stage-data.ts';

/** A part of the stage, compared with what the export says it must contain. */
export interface Comparison {
  name: string;
  expected: ReturnType<Digest['result']>;
  found: ReturnType<Digest['result']>;
}

export const isEqual = ({ expected, found }: Comparison): boolean =>
  expected.count === found.count && expected.sum === found.sum;

const digestOf = async (texts: AsyncIterable<string>): Promise<ReturnType<Digest['result']>> => {
  const digest = createDigest();
  for await (const text of texts) digest.add(text);
  return digest.result();
};

/** Jobs write their state into an empty stage too, so only the exported rows of it are compared. */
const isJobState = (row: Item): boolean => textOf(row, 'pk').startsWith(keyPrefix('JOB'));

const linesOf = async function* <Value>(
  path: string,
  parse: (line: string) => Value | undefined,
  toText: (value: Value) => string,
): AsyncGenerator<string> {
  for await (const line of readLines(path)) {
    const value = parse(line);
    if (value !== undefined) yield toText(value);
  }
};

const tableTexts = async function* (data: StageData, table: string): AsyncGenerator<string> {
  for (const segment of readTable(data, table))
    for await (const { lines } of segment(undefined)) for (const { text } of lines) yield text;
};

const rowsOfPeople = async function* (data: StageData, table: string): AsyncGenerator<string> {
  for await (const text of tableTexts(data, table)) if (!isJobState(parseRow(text))) yield text;
};

const fileText = ({ key, size, md5 }: StoredFile): string => `${key} ${size} "${md5}"`;

const objectTexts = async function* (data: StageData): AsyncGenerator<string> {
  for await (const { objects } of listObjects(data))
    for (const { Key, Size, ETag } of objects) yield `${Key} ${Size} ${ETag}`;
};

/** What a restored account has in common with the exported one; Cognito assigns the rest. */
const accountText = ({ attributes, isEnabled }: Account): string => JSON.stringify({ attributes, isEnabled });

const accountTexts = async function* (data: StageData): AsyncGenerator<string> {
  for await (const accounts of listAccounts(data)) yield* accounts.map(accountText);
};

/** What jobs and deletions have written to a stage. */
const stateTexts = async function* (data: StageData, now: Date): AsyncGenerator<string> {
  for await (const { lines } of readErasures(data, now)(undefined)) for (const { text } of lines) yield text;
  for (const table of [data.learnersTable, data.subscribersTable])
    for await (const text of tableTexts(data, table)) if (isJobState(parseRow(text))) yield text;
};

const only = async function* (texts: AsyncIterable<string>, wanted: ReadonlySet<string>): AsyncGenerator<string> {
  for await (const text of texts) if (wanted.has(text)) yield text;
};

/** Compares a stage's rows, files and accounts with its export, less what was deleted since. */
export const compareStage = async (
  data: StageData,
  { folder, lines, accounts, now }: { folder: string; lines: RestoredLines; accounts: RestoredAccounts; now: Date },
): Promise<Comparison[]> => {
  const path = (part: PartName) => partPath(folder, part);
  const state = new Set<string>();
  for await (const line of readLines(path('erasures'))) state.add(line);
  /** Wraps a parser so that it skips rows of jobs and adds them to `state`. */
  const ofPeople = (parse: (line: string) => Item | undefined) => (line: string) => {
    const row = parse(line);
    if (!row || !isJobState(row)) return row;
    state.add(toLine(row).text);
    return undefined;
  };
  const rowText = (row: Item) => toLine(row).text;
  const created = (line: string): Account | undefined => {
    const account = JSON.parse(line) as Account;
    return accounts.ids.has(account.id) ? account : undefined;
  };
  const pairs: [string, AsyncIterable<string>, AsyncIterable<string>][] = [
    ['learners', linesOf(path('learners'), ofPeople(lines.learners), rowText), rowsOfPeople(data, data.learnersTable)],
    [
      'subscribers',
      linesOf(path('subscribers'), ofPeople(lines.subscribers), rowText),
      rowsOfPeople(data, data.subscribersTable),
    ],
    ['files', linesOf(path('files'), lines.files, fileText), objectTexts(data)],
  ];
  // Accounts of a pool that was kept were not touched.
  if (accounts.areNew) pairs.push(['accounts', linesOf(path('accounts'), created, accountText), accountTexts(data)]);
  const comparisons: Comparison[] = [];
  for (const [name, expected, found] of pairs)
    comparisons.push({ name, expected: await digestOf(expected), found: await digestOf(found) });
  const expected = createDigest();
  for (const text of state) expected.add(text);
  const found = await digestOf(only(stateTexts(data, now), state));
  return [...comparisons, { name: 'state of jobs', expected: expected.result(), found }];
};
