import type { Ctx } from './context.ts';
import type { Issue } from './failure.ts';

/** Objects that other modules hang on; the module above says what it has of them. */
export type GuardedObject = 'department' | 'position' | 'rank' | 'jobFamily' | 'employee' | 'template';

export type DeleteGuard = (ctx: Ctx, objectId: string) => Promise<readonly Issue[]>;
export type MergeStep = (ctx: Ctx, merge: { from: string; to: string; date: string }) => Promise<void>;

const guards = new Map<GuardedObject, DeleteGuard[]>();
const merges = new Map<GuardedObject, MergeStep[]>();

/** Adds a reason why an object may not be deleted, e.g. open plans of a department. */
export function registerDeleteGuard(object: GuardedObject, guard: DeleteGuard): void {
  guards.set(object, [...(guards.get(object) ?? []), guard]);
}

/** Adds what has to move when one object is merged into another; runs in the transaction of the merge. */
export function registerMergeStep(object: GuardedObject, step: MergeStep): void {
  merges.set(object, [...(merges.get(object) ?? []), step]);
}

/** Everything that speaks against deleting an object. */
export async function reasonsToKeep(ctx: Ctx, object: GuardedObject, objectId: string): Promise<Issue[]> {
  const found: Issue[] = [];
  for (const guard of guards.get(object) ?? []) found.push(...(await guard(ctx, objectId)));
  return found;
}

/** Moves what hangs on one object to another. */
export async function mergeDependants(
  ctx: Ctx,
  object: GuardedObject,
  merge: { from: string; to: string; date: string },
): Promise<void> {
  for (const step of merges.get(object) ?? []) await step(ctx, merge);
}
