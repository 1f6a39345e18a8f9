import type { RuleIssue } from '@hengcai/shared/rules/issue';
import type { Ctx } from './context.ts';

/** Says by thing what of a module still needs it on a day; things that none needs are left out. */
export type DeleteGuard = (
  ctx: Ctx,
  ids: readonly string[],
  on: string,
) => Promise<ReadonlyMap<string, readonly RuleIssue[]>>;

const guards = new Map<string, DeleteGuard[]>();

/** Adds what keeps a thing (`department`, …) from being closed; every guard is asked, so that people read all reasons at once. */
export function registerDeleteGuard(objectType: string, guard: DeleteGuard): void {
  guards.set(objectType, [...(guards.get(objectType) ?? []), guard]);
}

/** Everything that keeps some things from being closed on a day, by thing. */
export async function reasonsToKeep(
  ctx: Ctx,
  objectType: string,
  ids: readonly string[],
  on: string,
): Promise<Map<string, RuleIssue[]>> {
  const found = new Map<string, RuleIssue[]>();
  for (const guard of guards.get(objectType) ?? [])
    for (const [id, issues] of await guard(ctx, ids, on)) found.set(id, [...(found.get(id) ?? []), ...issues]);
  return found;
}
