import { and, eq } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import type { MailPreference, ValueOf } from '@hengcai/shared/enums';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { notFound } from '../../kit/failure.ts';
import { userAccount } from '../session/tables.ts';

/** When work that is handed to somebody is mailed: the person's own choice. */
export const mailPreferenceHandlers: Pick<Handlers<Contract['message']>, 'mailpreference' | 'savemailpreference'> = {
  async mailpreference(_input, ctx) {
    const [row] = await ctx.tx.select({ preference: userAccount.mailPreference }).from(userAccount).where(own(ctx));
    if (!row) throw notFound();
    return { preference: row.preference as ValueOf<typeof MailPreference> };
  },

  async savemailpreference({ preference }, ctx) {
    await ctx.tx.update(userAccount).set({ mailPreference: preference }).where(own(ctx));
    return { preference };
  },
};

const own = ({ session }: Ctx) => and(eq(userAccount.companyId, session.companyId), eq(userAccount.id, session.userId));
