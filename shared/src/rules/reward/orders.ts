import { CommodityOrderState } from '../../enums.ts';
import { issue, type RuleIssue } from '../issue.ts';

const { PLACED, APPROVED, DELIVERED, REJECTED, CANCELLED } = CommodityOrderState;
type State = (typeof CommodityOrderState)[keyof typeof CommodityOrderState];

/** What becomes of orders (domain 9); rejecting and cancelling give points and stock back. */
export const ORDER_ACTS = {
  approve: { from: [PLACED], to: APPROVED, givesBack: false },
  deliver: { from: [APPROVED], to: DELIVERED, givesBack: false },
  reject: { from: [PLACED, APPROVED], to: REJECTED, givesBack: true },
  cancel: { from: [PLACED], to: CANCELLED, givesBack: true },
} as const satisfies Record<string, { from: readonly State[]; to: State; givesBack: boolean }>;
export type OrderAct = keyof typeof ORDER_ACTS;

/** Whether an order in a state can go the way of an act. */
export const mayFollow = (act: OrderAct, state: number): boolean =>
  ORDER_ACTS[act].from.some((before) => before === state);

/** What a redemption is held against. */
export interface Redemption {
  onShelf: boolean;
  /** Null: any number. */
  stock: number | null;
  pointsNeeded: number;
  /** The points that whoever redeems was shown. */
  shown: number;
  balance: number;
}

/** Whether something can be redeemed: it is offered, for the points that were shown, and there are as many. */
export function checkRedemption({ onShelf, stock, pointsNeeded, shown, balance }: Redemption): RuleIssue[] {
  if (!onShelf) return [issue('commodityId', 'NOT_ON_SHELF')];
  if (stock === 0) return [issue('commodityId', 'SOLD_OUT')];
  if (pointsNeeded !== shown) return [issue('points', 'POINTS_CHANGED', { points: pointsNeeded })];
  return pointsNeeded > balance ? [issue('points', 'POINTS_MISSING', { points: pointsNeeded, balance })] : [];
}
