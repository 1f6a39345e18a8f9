import { closeSync, fsyncSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Entry {
  /** Before it is sent; when it was acknowledged; what came instead. */
  what: 'intent' | 'ack' | 'outcome';
  key: string;
  detail?: string;
}

/** What a client knows: a line before and a line after each write, on the disk before the test goes on. */
export interface Journal {
  note(entry: Entry): void;
  /** Keys of the lines of a kind, in order, read back from the disk. */
  keys(what: Entry['what']): string[];
  /** How often each thing came instead of an answer. */
  outcomes(): Record<string, number>;
  remove(): void;
}

export function openJournal(): Journal {
  const folder = mkdtempSync(path.join(tmpdir(), 'hengcai-journal-'));
  const file = path.join(folder, 'journal.jsonl');
  const descriptor = openSync(file, 'a');
  const entries = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Entry);
  return {
    note(entry) {
      writeSync(descriptor, `${JSON.stringify(entry)}\n`);
      fsyncSync(descriptor);
    },
    keys: (what) => entries().flatMap((entry) => (entry.what === what ? [entry.key] : [])),
    outcomes() {
      const counts: Record<string, number> = {};
      for (const { what, detail = '' } of entries()) if (what === 'outcome') counts[detail] = (counts[detail] ?? 0) + 1;
      return counts;
    },
    remove() {
      closeSync(descriptor);
      rmSync(folder, { recursive: true });
    },
  };
}
