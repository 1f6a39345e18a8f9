import type { Ctx } from './context.ts';
import type { Cell } from './sheet/cells.ts';

/** A sheet of what the company keeps about somebody: a heading row, then what there is. */
export interface OwnSheet {
  name: string;
  rows: readonly (readonly Cell[])[];
}
type Source = (ctx: Ctx, empId: string) => Promise<readonly OwnSheet[]>;
const sources: Source[] = [];

/** Adds what a module keeps about a person to the file in which everybody may take out the own record, as that person sees it. */
export function registerOwnRecord(source: Source): void {
  sources.push(source);
}

/** What all modules keep about the caller; sheets without a row below their heading are left out. */
export async function ownRecord(ctx: Ctx, empId: string): Promise<OwnSheet[]> {
  const sheets: OwnSheet[] = [];
  for (const source of sources) sheets.push(...(await source(ctx, empId)));
  return sheets.filter(({ rows }) => rows.length > 1);
}
