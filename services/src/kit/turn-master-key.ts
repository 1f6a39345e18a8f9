import { companySessions } from './company-sessions.ts';
import type { Ctx, Session } from './context.ts';
import type { Kernel } from './kernel.ts';
import { inContext } from './run.ts';

/** Seals what a company keeps with the key of now; answers how many values it found sealed with the former one. */
type TurnStep = (turn: {
  session: Session;
  kernel: Kernel;
  /** A short transaction of the company. */
  write<T>(fn: (ctx: Ctx) => Promise<T>): Promise<T>;
}) => Promise<number>;

const steps: TurnStep[] = [];

/** Adds values that stay sealed for longer than a day: they are sealed anew when MASTER_KEY is replaced. */
export function registerTurnStep(step: TurnStep): void {
  steps.push(step);
}

/**
 * Seals everything that lasts with MASTER_KEY where MASTER_KEY_FORMER says that it was replaced. Harmless when repeated;
 * a start that was interrupted goes on with the next one.
 */
export async function turnMasterKey(kernel: Kernel): Promise<number> {
  let turned = 0;
  for (const session of await companySessions(kernel)) {
    const caller = { session, language: 'en-US', requestId: 'turn-master-key' } as const;
    for (const step of steps)
      turned += await step({ session, kernel, write: (fn) => inContext(kernel, caller, 'writes', fn) });
  }
  return turned;
}
