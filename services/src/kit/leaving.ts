import type { HandedApproval } from './approval.ts';
import type { Ctx } from './context.ts';

/** Does what of a module follows from people having left; nothing of it may fail. */
export type LeavingStep = (ctx: Ctx, empIds: readonly string[], approvals: readonly HandedApproval[]) => Promise<void>;
/** Does what of a module follows from an exit that was taken back. */
export type ReturningStep = (ctx: Ctx, empId: string) => Promise<void>;

const steps = new Map<string, LeavingStep>();
const returning = new Map<string, ReturningStep>();

/**
 * Adds what a module does on the day after the last one of people: in the transaction of their exit, their reports and what
 * waited for their approval already with the manager above, of which the step is told.
 */
export function registerLeavingStep(name: string, step: LeavingStep): void {
  if (steps.has(name)) throw new Error(`Two leaving steps ${name}.`);
  steps.set(name, step);
}

/** Adds what a module does when somebody has not left after all, in that transaction. */
export function registerReturningStep(name: string, step: ReturningStep): void {
  if (returning.has(name)) throw new Error(`Two returning steps ${name}.`);
  returning.set(name, step);
}

export const leavingSteps = (): readonly LeavingStep[] => [...steps.values()];
export const returningSteps = (): readonly ReturningStep[] => [...returning.values()];
