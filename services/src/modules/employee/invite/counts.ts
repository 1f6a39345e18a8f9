import { sql } from 'drizzle-orm';
import { LoginWay } from '@hengcai/shared/enums';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import type { Ctx } from '../../../kit/context.ts';
import { ofInvitation } from '../../session/public.ts';
import { invitation, userAccount } from '../../session/tables.ts';
import { employee } from '../tables.ts';
import { chosenBy, hasRole, hostOf, mayOpenAnyAccount, ofAccount, standingOf, type Selection } from './selection.ts';

type Counts = DataOf<Contract['invitations']['endpoints']['invitationcounts']>;

/** How many people an invitation would reach by each way, and who is left out; one statement for any number. */
export async function invitationCounts(ctx: Ctx, selection: Selection): Promise<Counts> {
  const rows = await ctx.tx
    .select({
      standing: standingOf(ctx),
      mail: sql<boolean>`${employee.email} is not null`,
      role: hasRole,
      count: sql<number>`count(*)::int`,
    })
    .from(employee)
    .leftJoin(userAccount, ofAccount)
    .leftJoin(invitation, ofInvitation(ctx.now))
    .where(chosenBy(ctx, selection))
    .groupBy(sql`1`, sql`2`, sql`3`);
  const count = (...are: ((row: (typeof rows)[number]) => boolean)[]) =>
    rows.filter((row) => are.every((is) => is(row))).reduce((sum, row) => sum + row.count, 0);
  const stands = (standing: string) => (row: { standing: string }) => row.standing === standing;
  const open = (row: { standing: string }) => row.standing === 'fresh' || row.standing === 'invited';
  const handable = ({ role }: { role: boolean }) => !role || mayOpenAnyAccount(ctx);
  const reached = (is: (row: (typeof rows)[number]) => boolean) => ({
    fresh: count(is, stands('fresh')),
    again: count(is, stands('invited')),
  });
  const all = selection.empIds === undefined;
  return {
    loginWay: (await hostOf(ctx)).loginWay as Counts['loginWay'],
    byMail: reached(({ mail }) => mail),
    byHand: reached(handable),
    withoutEmail: count(open, ({ mail }) => !mail),
    // Of everybody, those who need no invitation are none that were left out.
    signedIn: all ? 0 : count(stands('signedIn')),
    closed: all ? 0 : count(stands('closed')),
    withRole: count(open, (row) => !handable(row)),
  };
}

/** Companies that sign in elsewhere have nothing to hand over. */
export const isElsewhere = (loginWay: number): boolean => loginWay !== LoginWay.DEFAULT;
