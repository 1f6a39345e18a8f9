import { existsSync, readdirSync } from 'node:fs';
import type { Cast } from './cast.ts';

export type Step = readonly [title: string, step: (cast: Cast) => Promise<void>];

/** What the proofs that go over everything have to know of one module: `tests/modules/<module>.ts`, found by folder. */
export interface ModuleProof {
  /** Runs each of its operations once; of every list there are two rows afterwards, with the mark in their names. */
  walk: readonly Step[];
  /** Where the rows are that id fields of its contract name. */
  rows?: Readonly<Record<string, string>>;
  /** Most REST calls of operations that need more than one for each field they ask for. */
  budgets?: Readonly<Record<string, number>>;
}

const FOLDER = new URL('../modules/', import.meta.url);
const files = existsSync(FOLDER) ? readdirSync(FOLDER).sort() : [];

export const PROOFS: readonly ModuleProof[] = await Promise.all(
  files.map(async (file) => ((await import(new URL(file, FOLDER).href)) as { proof: ModuleProof }).proof),
);
