import type { Ctx } from './context.ts';

/** Does what of a module follows from people having left; nothing of it may fail. */
export type LeavingStep = (ctx: Ctx, empIds: readonly string[]) => Promise<void>;

const steps = new Map<string, LeavingStep>();

/**
 * Adds what a module does on the day after the last one of people: in the transaction of their exit, their reports and what
 * waited for their approval already with the manager above.
 */
export function registerLeavingStep(name: string, step: LeavingStep): void {
  if (steps.has(name)) throw new Error(`Two leaving steps ${name}.`);
  steps.set(name, step);
}

export const leavingSteps = (): readonly LeavingStep[] => [...steps.values()];
