import type { PlanStatusValue } from '@hengcai/shared/rules/performance/freeze';
import type { Ctx } from '../../../kit/context.ts';
import type { PlanRow } from './plan.ts';

/** What a module does when a plan has come to another stage; the plan is as the move leaves it. */
type PlanMove = (ctx: Ctx, plan: PlanRow, from: PlanStatusValue) => Promise<void>;

const moves: PlanMove[] = [];

/** Adds what a module above this one does at each move of a plan, in its transaction. */
export function registerPlanMove(move: PlanMove): void {
  moves.push(move);
}

export async function afterMove(ctx: Ctx, plan: PlanRow, from: PlanStatusValue): Promise<void> {
  for (const move of moves) await move(ctx, plan, from);
}

/** A date that HR set for the stage a plan is in, which reminds once; or HR's wish, about some of its people or all. */
type Occasion = { day: string } | { empIds: readonly string[] | undefined };
/** Whom a module reminds beside the work of appraisals; answers how many people. */
export type PlanReminder = (ctx: Ctx, plan: PlanRow, on: Occasion) => Promise<number>;

const reminders: PlanReminder[] = [];

export function registerPlanReminder(remind: PlanReminder): void {
  reminders.push(remind);
}

export async function remindBeside(ctx: Ctx, plan: PlanRow, on: Occasion): Promise<number> {
  let told = 0;
  for (const remind of reminders) told += await remind(ctx, plan, on);
  return told;
}
