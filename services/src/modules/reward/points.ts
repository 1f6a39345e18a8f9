import type { awardPoints as service } from '@hengcai/shared/contract/reward/points';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { notFound } from '../../kit/failure.ts';
import { accountOf, accounts, exportAccounts } from './accounts.ts';
import { adjust } from './adjust.ts';
import { allowanceOf, balanceOf, entriesOf, nextLapseOf } from './ledger.ts';
import { ranking } from './ranking.ts';

export const awardPointsHandlers: Handlers<typeof service> = {
  async getOwnPoints(_asked, ctx) {
    const empId = ownId(ctx);
    return {
      empId,
      balance: await balanceOf(ctx, empId),
      ...(await allowanceOf(ctx, empId)),
      nextLapse: await nextLapseOf(ctx, empId),
    };
  },
  listOwnEntry: (page, ctx) => entriesOf(ctx, ownId(ctx), page),
  listAccount: (asked, ctx) => accounts(ctx, asked),
  async listEntry({ empId, ...page }, ctx) {
    await accountOf(ctx, empId);
    return entriesOf(ctx, empId, page);
  },
  adjustPoints: (adjusted, ctx) => adjust(ctx, adjusted),
  exportAccount: ({ filter, format }, ctx) => exportAccounts(ctx, filter, format),
  listRanking: (asked, ctx) => ranking(ctx, asked),
};

/** The caller as somebody who works here; accounts without a person have no points. */
function ownId({ session }: Ctx): string {
  if (session.empId === null) throw notFound();
  return session.empId;
}
