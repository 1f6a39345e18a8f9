import type { awardPoints as service } from '@hengcai/shared/contract/reward/points';
import type { Handlers } from '../../kit/context.ts';
import { accountOf, accounts, exportAccounts } from './accounts.ts';
import { adjust } from './adjust.ts';
import { allowanceOf, balanceOf, entriesOf, nextLapseOf } from './ledger.ts';
import { ranking } from './ranking.ts';

export const awardPointsHandlers: Handlers<typeof service> = {
  async getOwnPoints(_asked, ctx) {
    const { empId } = ctx.session;
    if (empId === null) return null;
    return {
      empId,
      balance: await balanceOf(ctx, empId),
      ...(await allowanceOf(ctx, empId)),
      nextLapse: await nextLapseOf(ctx, empId),
    };
  },
  listOwnEntry: (page, ctx) => entriesOf(ctx, ctx.session.empId, page),
  listAccount: (asked, ctx) => accounts(ctx, asked),
  async listEntry({ empId, ...page }, ctx) {
    await accountOf(ctx, empId);
    return entriesOf(ctx, empId, page);
  },
  adjustPoints: (adjusted, ctx) => adjust(ctx, adjusted),
  exportAccount: ({ filter, format }, ctx) => exportAccounts(ctx, filter, format),
  listRanking: (asked, ctx) => ranking(ctx, asked),
};
