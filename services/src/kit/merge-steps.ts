import type { Ctx } from './context.ts';

/** A department that becomes part of another on a day. */
export interface DepartmentMerge {
  fromDeptId: string;
  intoDeptId: string;
  /** Business date from which the source is no more. */
  on: string;
}
/** Moves what of a module belongs to the source; a `Failure` it throws keeps the whole merge from happening. */
export type MergeStep = (ctx: Ctx, merge: DepartmentMerge) => Promise<void>;

const steps = new Map<string, MergeStep>();

/** Adds what a module does when departments are merged; it runs in the merge's transaction, the structure already changed. */
export function registerMergeStep(name: string, step: MergeStep): void {
  if (steps.has(name)) throw new Error(`Two merge steps ${name}.`);
  steps.set(name, step);
}

export const mergeSteps = (): readonly MergeStep[] => [...steps.values()];
