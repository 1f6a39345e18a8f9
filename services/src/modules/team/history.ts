import { and, asc, count, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { teamHistory as service, TeamResultFilter } from '@hengcai/shared/contract/team/history';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type { Ctx, FileAnswer, Handlers } from '../../kit/context.ts';
import { readByKeyset } from '../../kit/keyset.ts';
import { mapPage } from '../../kit/paged.ts';
import { numberCell, type Cell } from '../../kit/sheet/cells.ts';
import { tableFile } from '../../kit/sheet/table-file.ts';
import { employee } from '../employee/tables.ts';
import { readerOf, selectEmployees, type EmployeeData } from '../employee/public.ts';
import { finishedAppraisals, finishedPlans } from '../performance/public.ts';
import { membersOf, pageOfMembers } from './members.ts';

type Endpoints = (typeof service)['endpoints'];
type Filter = z.output<typeof TeamResultFilter>;
type Results = Awaited<ReturnType<typeof finishedAppraisals>>;

export const teamHistoryHandlers: Handlers<typeof service> = {
  teamresultplans: ({ filter }, ctx) => plansOf(ctx, filter),
  teamresults: (asked, ctx) => teamResults(ctx, asked),
  exportteamresults: ({ filter, format }, ctx) => exportResults(ctx, filter, format),
};

const plansOf = async (ctx: Ctx, filter: Omit<Filter, 'assessmentPlanCodes'>) =>
  finishedPlans(ctx, membersOf(ctx, await readerOf(ctx), filter), LIMITS.teamResultPlans);

/** The people the caller leads, each with the finished appraisals that the caller may see. */
async function teamResults(ctx: Ctx, { filter, ...page }: ParsedOf<Endpoints['teamresults']>) {
  const people = await pageOfMembers(ctx, await readerOf(ctx), filter, page);
  const appraisals = await resultsOf(ctx, people.items, filter);
  return mapPage(people, (member) => ({ employee: member, appraisals: appraisals.get(member.empId) ?? [] }));
}

const resultsOf = (ctx: Ctx, people: readonly EmployeeData[], { assessmentPlanCodes }: Filter): Promise<Results> =>
  finishedAppraisals(
    ctx,
    people.map(({ empId }) => empId),
    assessmentPlanCodes,
  );

const PAGE = 500;

/** The same as a file, a pair of columns for each plan; who took out what stands in the audit. */
async function exportResults(ctx: Ctx, filter: Filter, format: 'xlsx' | 'csv'): Promise<FileAnswer> {
  const where = membersOf(ctx, await readerOf(ctx), filter);
  const [rows] = await ctx.tx.select({ count: count() }).from(employee).where(where);
  const chosen = new Set(filter.assessmentPlanCodes);
  const plans = (await plansOf(ctx, filter)).filter(
    ({ assessmentPlanCode }) => filter.assessmentPlanCodes === undefined || chosen.has(assessmentPlanCode),
  );
  await ctx.audit({
    action: 'teamResults.exported',
    objectType: 'teamResultExport',
    objectId: ctx.session.userId,
    params: { count: rows?.count ?? 0, filter: JSON.stringify(filter) },
  });
  return tableFile(ctx.t('team.results.exportName', { date: ctx.today }), format, cellsOf(ctx, filter, plans));
}

async function* cellsOf(
  ctx: Ctx,
  filter: Filter,
  plans: Awaited<ReturnType<typeof finishedPlans>>,
): AsyncGenerator<Cell[]> {
  const heading = (text: string) => ({ heading: text });
  yield [
    heading(ctx.t('team.results.number')),
    heading(ctx.t('team.results.name')),
    ...plans.flatMap(({ assessmentPlanName: plan }) => [
      heading(ctx.t('team.results.score', { plan })),
      heading(ctx.t('team.results.level', { plan })),
    ]),
  ];
  const lines = readByKeyset<Line>(ctx, PAGE, async (later, after, size) => {
    const reader = await readerOf(later);
    const next: SQL | undefined =
      after && sql`(${employee.empNumber}, ${employee.id}) > (${after.person.empNumber}, ${after.person.empId})`;
    const people = await selectEmployees(later.tx, reader, {
      where: and(membersOf(later, reader, filter), next)!,
      orderBy: [asc(employee.empNumber), asc(employee.id)],
      limit: size,
    });
    const results = await resultsOf(later, people, filter);
    return people.map((person) => ({ person, results: results.get(person.empId) ?? [] }));
  });
  for await (const { person, results } of lines) {
    const byPlan = new Map(results.map((one) => [one.assessmentPlanCode, one]));
    yield [
      person.empNumber,
      person.empName,
      ...plans.flatMap(({ assessmentPlanCode }): Cell[] => {
        const result = byPlan.get(assessmentPlanCode);
        return [numberCell(result?.composedScore ?? null), result?.levelName ?? ''];
      }),
    ];
  }
}

interface Line {
  person: EmployeeData;
  results: NonNullable<ReturnType<Results['get']>>;
}
