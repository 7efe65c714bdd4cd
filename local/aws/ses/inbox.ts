import { mkdir, open, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '#local/dictionary.ts';
import { readLines } from '#local/json-lines.ts';
import type { Clock } from '../service.ts';

/** A received email. */
export interface Email {
  /** One address, or several separated by `, `. */
  to: string;
  subject: string;
  /** Empty without an HTML part. */
  html: string;
  text: string;
  /** By original name, e.g. `List-Unsubscribe`. */
  headers: Record<string, string>;
  /** ISO 8601, by the clock. */
  at: string;
}

export interface Inbox {
  /** Resolves when the email is on disk. */
  deliver(email: Omit<Email, 'at'>): Promise<void>;
  /** Oldest first. */
  list(): readonly Email[];
  clear(): Promise<void>;
}

/** Opens the emails of a data directory: one JSON line each in `inbox.jsonl`; a truncated last line is dropped. */
export async function createInbox(dataDirectory: string, clock: Clock): Promise<Inbox> {
  await mkdir(dataDirectory, { recursive: true });
  const path = join(dataDirectory, 'inbox.jsonl');
  const emails = (await readLines(path)).map((line) => parseJson(line) as Email);
  let lastWrite: Promise<unknown> = Promise.resolve();
  const pending: Email[] = [];

  function inSequence(work: () => Promise<void>): Promise<void> {
    const done = lastWrite.then(work);
    lastWrite = done.catch(() => undefined);
    return done;
  }

  /** Writes everything pending at once: a thousand emails need few disk writes. */
  async function writePending(): Promise<void> {
    const written = pending.splice(0);
    if (written.length === 0) return;
    const file = await open(path, 'a', 0o600);
    try {
      await file.appendFile(written.map((email) => `${JSON.stringify(email)}\n`).join(''));
      await file.datasync();
    } finally {
      await file.close();
    }
    emails.push(...written);
  }

  return {
    deliver: (email) => {
      pending.push({ ...email, at: clock.now().toISOString() });
      return inSequence(writePending);
    },
    list: () => emails,
    clear: () =>
      inSequence(async () => {
        emails.length = 0;
        await truncate(path, 0).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error;
        });
      }),
  };
}
