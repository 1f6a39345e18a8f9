import { and, count } from 'drizzle-orm';
import type { myTeam as service } from '@hengcai/shared/contract/team/my-team';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import { FieldGroup } from '@hengcai/shared/enums';
import { isAnyOf } from '../../db/sql.ts';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { mapPage } from '../../kit/paged.ts';
import { employee, inServiceOn } from '../employee/tables.ts';
import { fileOfPeople, readerOf, visibleEmployees, whoseReadAsOthers, type Reader } from '../employee/public.ts';
import { newestAppraisals } from '../performance/public.ts';
import { membersOf, pageOfMembers } from './members.ts';

type Asked = ParsedOf<(typeof service)['endpoints']['getMyTeamMembersInfo']>;

export const myTeamHandlers: Handlers<typeof service> = {
  getMyTeamMembersInfo: (asked, ctx) => myTeam(ctx, asked),
  exportMyTeamMembersInfo: ({ filter, format }, ctx) =>
    fileOfPeople(
      ctx,
      { name: 'team.exportName', filter, where: (now, reader) => membersOf(now, reader, filter) },
      format,
    ),
};

/** The people the caller leads, each with how many report to them and with the newest appraisal. */
async function myTeam(ctx: Ctx, { filter, ...page }: Asked) {
  const reader = await readerOf(ctx);
  const people = await pageOfMembers(ctx, reader, filter, page);
  const empIds = people.items.map(({ empId }) => empId);
  const reports = await reportsOf(ctx, reader, empIds);
  const appraisals = await newestAppraisals(ctx, empIds);
  return mapPage(people, (member) => ({
    employee: member,
    reports: reports.get(member.empId) ?? 0,
    appraisal: appraisals.get(member.empId) ?? null,
  }));
}

/** How many people report to each of some, of those whom the caller sees. */
async function reportsOf(ctx: Ctx, reader: Reader, empIds: readonly string[]): Promise<Map<string | null, number>> {
  const rows = await ctx.tx
    .select({ bossId: employee.bossId, reports: count() })
    .from(employee)
    .where(
      and(
        visibleEmployees(ctx),
        isAnyOf(employee.bossId, empIds),
        inServiceOn(ctx.today),
        whoseReadAsOthers(reader, FieldGroup.WORK),
      ),
    )
    .groupBy(employee.bossId);
  return new Map(rows.map(({ bossId, reports }) => [bossId, reports]));
}
