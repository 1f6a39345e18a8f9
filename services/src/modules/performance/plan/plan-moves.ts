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
