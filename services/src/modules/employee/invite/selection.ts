import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { localNameOf } from '../../../kit/local-name.ts';
import { departmentToday } from '../../org/public.ts';
import { deptVersion } from '../../org/tables.ts';
import { company } from '../../../kit/tables.ts';
import { ofInvitation } from '../../session/public.ts';
import { invitation, userAccount } from '../../session/tables.ts';
import { userRole } from '../../settings/tables.ts';
import { readerOf, whoseReadAsOthers } from '../rights.ts';
import { inServiceOn } from '../status.ts';
import { employee } from '../tables.ts';
import { visibleEmployees } from '../visible.ts';

/** Who is asked in. */
export interface Selection {
  /** Absent: everybody the caller may see. */
  empIds?: string[] | undefined;
  /** Also those whose invitation still holds. */
  again: boolean;
}

/** The account of an employee, for `leftJoin`. */
export const ofAccount = and(eq(userAccount.companyId, employee.companyId), eq(userAccount.empId, employee.id));

/** Where somebody stands: cannot be asked in, need not be, is asked in already, or could be. */
export type Standing = 'closed' | 'signedIn' | 'invited' | 'fresh';
export const standingOf = (ctx: Ctx): SQL<Standing> => sql<Standing>`case
  when ${userAccount.id} is null or not ${userAccount.enabled} or not ${inServiceOn(ctx.today)} then 'closed'
  when ${userAccount.lastSignInAt} is not null then 'signedIn'
  when ${invitation.userId} is not null then 'invited'
  else 'fresh' end`;

/** Accounts that were put into a role by hand: whoever is handed what opens them could act in it. */
export const hasRole = sql<boolean>`exists (select 1 from ${userRole} where ${userRole.companyId} = ${userAccount.companyId}
  and ${userRole.userId} = ${userAccount.id})`;

/** Whom a selection names, within what the caller may see. */
export const chosenBy = (ctx: Ctx, { empIds }: Selection): SQL =>
  empIds === undefined ? visibleEmployees(ctx) : sql`${visibleEmployees(ctx)} and ${isAnyOf(employee.id, empIds)}`;

/** Administrators alone are handed what opens the account of an administrator, the enterprise head or HR. */
export const mayOpenAnyAccount = ({ session }: Ctx): boolean => session.roles.some(({ type }) => type === 'ADMIN');

export interface Guest {
  empId: string;
  userId: string;
  name: string;
  nameEn: string | null;
  number: string;
  email: string | null;
  language: string;
  deptName: string | null;
}

interface Wanted {
  byHand: boolean;
  /** Only those after this id, by id. */
  after?: string;
  limit?: number;
  /** Leaves out whom this run has asked in already. */
  runId?: string;
}

/** Those of a selection who can be asked in, by department and name where all are read at once. */
export async function guestsOf(ctx: Ctx, selection: Selection, wanted: Wanted): Promise<Guest[]> {
  const standing = standingOf(ctx);
  const whose = whoseReadAsOthers(await readerOf(ctx), 'work');
  const name = localNameOf<string | null>(ctx, deptVersion);
  const deptName = whose ? sql<string | null>`case when ${whose} then ${name} end` : name;
  const query = ctx.tx
    .select({
      empId: employee.id,
      userId: userAccount.id,
      name: employee.name,
      nameEn: employee.nameEn,
      number: employee.empNumber,
      email: employee.email,
      language: userAccount.language,
      deptName,
    })
    .from(employee)
    .innerJoin(userAccount, ofAccount)
    .leftJoin(invitation, ofInvitation(ctx.now))
    .leftJoin(deptVersion, departmentToday(ctx, employee))
    .where(
      and(
        chosenBy(ctx, selection),
        selection.again ? sql`${standing} in ('fresh', 'invited')` : sql`${standing} = 'fresh'`,
        wanted.byHand ? (mayOpenAnyAccount(ctx) ? undefined : sql`not ${hasRole}`) : sql`${employee.email} is not null`,
        wanted.after === undefined ? undefined : gt(employee.id, wanted.after),
        wanted.runId === undefined ? undefined : sql`${invitation.runId} is distinct from ${wanted.runId}`,
      ),
    )
    .$dynamic();
  return wanted.limit === undefined
    ? query.orderBy(deptName, asc(employee.sortKey), asc(employee.id))
    : query.orderBy(asc(employee.id)).limit(wanted.limit);
}

/** What stands on every invitation of the caller's company. */
export async function hostOf({ tx, session }: Ctx): Promise<{ name: string; code: string; loginWay: number }> {
  const [host] = await tx
    .select({ name: company.name, code: company.code, loginWay: company.loginWay })
    .from(company)
    .where(eq(company.companyId, session.companyId));
  if (!host) throw new Error('The session has no company.');
  return host;
}
