import type * as z from 'zod';
import type { SearchHit } from '@hengcai/shared/contract/platform/search';
import type { Ctx } from './context.ts';

export type Hit = z.output<typeof SearchHit>;

/** How things of a kind are found; both answer only what the caller may open. */
export interface Searched {
  kinds: readonly Hit['kind'][];
  /** By how their words begin; `keyword` is lower case and not empty. */
  find: (ctx: Ctx, keyword: string, limit: number) => Promise<Hit[]>;
  /** Those that were opened before. */
  known: (ctx: Ctx, subjects: readonly string[]) => Promise<Hit[]>;
}

const all: Searched[] = [];

/** Lets the search find things of a kind, in the order in which modules say so. */
export function registerSearch(searched: Searched): void {
  all.push(searched);
}

export const searchedKinds = (): readonly Searched[] => all;
