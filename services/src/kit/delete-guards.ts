import type { RuleIssue } from '@hengcai/shared/rules/issue';
import type { Ctx } from './context.ts';

/** Says what of a module still needs some of these things on a day; nothing where it needs none. */
export type DeleteGuard = (ctx: Ctx, ids: readonly string[], on: string) => Promise<readonly RuleIssue[]>;

const guards = new Map<string, DeleteGuard[]>();

/** Adds what keeps a thing (`department`, …) from being closed; every guard is asked, so that people read all reasons at once. */
export function registerDeleteGuard(objectType: string, guard: DeleteGuard): void {
  guards.set(objectType, [...(guards.get(objectType) ?? []), guard]);
}

/** Everything that keeps some things from being closed on a day. */
export async function reasonsToKeep(
  ctx: Ctx,
  objectType: string,
  ids: readonly string[],
  on: string,
): Promise<RuleIssue[]> {
  const issues: RuleIssue[] = [];
  for (const guard of guards.get(objectType) ?? []) issues.push(...(await guard(ctx, ids, on)));
  return issues;
}
