import { and, eq, ne, sql } from 'drizzle-orm';
import { FieldGroup } from '@hengcai/shared/enums';
import { nearRetirement } from '@hengcai/shared/rules/employee/change-exit';
import type { Ctx } from '../../../kit/context.ts';
import { notFound } from '../../../kit/failure.ts';
import { departmentsHeadedBy } from '../../org/public.ts';
import { storedPeople } from '../current.ts';
import { stillLed } from '../exit.ts';
import { readerOf, rightsOverPerson } from '../rights.ts';
import { requireVisible } from '../save.ts';
import { inServiceOn } from '../status.ts';
import { employee } from '../tables.ts';
import { visibleIdsOf } from '../visible.ts';
import { isRegularised } from './file-dates.ts';
import { changesAhead } from './list.ts';
import { changesOf } from './rows.ts';

const FAR = '9999-12-30';

/** What every form needs of a person the caller sees. */
export async function commonForm(ctx: Ctx, empId: string) {
  const stored = await personOf(ctx, empId);
  return {
    empId,
    version: stored.version,
    entryDate: stored.values.entryDate,
    regularDate: stored.values.regularDate,
    lastDay: stored.lastDay,
    ahead: await changesAhead(ctx, empId),
  };
}

export async function regularForm(ctx: Ctx, empId: string) {
  const form = await commonForm(ctx, empId);
  const past = form.regularDate !== null && form.regularDate < ctx.today;
  return { ...form, regular: past || isRegularised(await changesOf(ctx, [empId]), form.entryDate) };
}

export async function exitForm(ctx: Ctx, empId: string) {
  const { values } = await personOf(ctx, empId);
  const { reads } = await rightsOverPerson(ctx, await readerOf(ctx), empId);
  const led = (await stillLed(ctx, [{ empId, lastDay: FAR }])).map((one) => one.empId);
  const birthDate = reads(FieldGroup.PERSONAL) ? values.birthDate : null;
  return {
    ...(await commonForm(ctx, empId)),
    subordinates: await named(ctx, led),
    virtualSubordinates: await named(ctx, await virtualReports(ctx, empId)),
    heads: await departmentsHeadedBy(ctx, empId),
    contractEnd: reads(FieldGroup.CONTRACT) ? values.contractEnd : null,
    nearRetirement: nearRetirement({ birthDate, entryDate: values.entryDate, sex: values.sex }, ctx.today),
  };
}

async function personOf(ctx: Ctx, empId: string) {
  await requireVisible(ctx, empId);
  const stored = (await storedPeople(ctx, [empId], false)).get(empId);
  if (!stored) throw notFound();
  return stored;
}

async function virtualReports(ctx: Ctx, empId: string): Promise<string[]> {
  const rows = await ctx.tx
    .select({ empId: employee.id })
    .from(employee)
    .where(
      and(
        eq(employee.companyId, ctx.session.companyId),
        eq(employee.virtualBossId, empId),
        ne(sql`coalesce(${employee.bossId}, '')`, empId),
        inServiceOn(ctx.today),
      ),
    )
    .orderBy(employee.sortKey, employee.id);
  return rows.map((row) => row.empId);
}

/** People by number, those the caller sees by name as well. */
async function named(ctx: Ctx, empIds: readonly string[]) {
  if (empIds.length === 0) return [];
  const people = await storedPeople(ctx, empIds, false);
  const visible = await visibleIdsOf(ctx, empIds);
  return empIds.flatMap((empId) => {
    const values = people.get(empId)?.values;
    if (!values) return [];
    const seen = visible.has(empId);
    return [
      {
        empId,
        empNumber: values.empNumber,
        empName: seen ? values.empName : null,
        empNameEn: seen ? values.empNameEn : null,
      },
    ];
  });
}
