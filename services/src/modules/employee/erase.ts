import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { FieldGroup } from '@hengcai/shared/enums';
import { isAnyOf } from '../../db/sql.ts';
import { appendAudits } from '../../kit/audit.ts';
import { companySettings } from '../../kit/company-settings.ts';
import type { Ctx } from '../../kit/context.ts';
import type { EraseTraces, Transaction } from '../../kit/jobs/daily.ts';
import { removeAvatars } from '../session/public.ts';
import { readCustomFields } from './custom/fields.ts';
import { customKey } from './custom/values.ts';
import { FIELD_NAMES, FIELDS, type FieldName } from './fields.ts';
import { columnsOf } from './people.ts';
import { BLANK } from './person.ts';
import { RECORD_KINDS } from './records/kinds.ts';
import { type GroupName, SENSITIVE } from './rights.ts';
import { employee, employeeSecret, personnelChange, salaryRecord } from './tables.ts';
import { customValue } from './tables-fields.ts';
import { employeeRecord, recordProposal } from './tables-records.ts';

/** People erased in one transaction. */
const BATCH = 200;

/** Name, number, work and results stay: statistics and the history of others rest on them. */
const isErased = (group: GroupName): boolean => group === FieldGroup.CONTRACT || SENSITIVE.has(group);
const FIELDS_ERASED = FIELD_NAMES.filter((field) => isErased(FIELDS[field].group));
const BLANKED = columnsOf(
  Object.fromEntries(Object.entries(BLANK).filter(([field]) => FIELDS_ERASED.includes(field as FieldName))),
);

/**
 * Erases for good what is personal of people who left longer ago than the company keeps it, with pay, contracts and letters,
 * also from the audit trail (decisions, "Leavers' data"). Harmless when repeated.
 */
export async function eraseLeavers(transaction: Transaction, eraseTraces: EraseTraces): Promise<void> {
  for (;;) {
    const { years, empIds, ownFields } = await transaction('reads', due);
    if (years === null || empIds.length === 0) return;
    const fields = [...FIELDS_ERASED, ...RECORD_KINDS, ...ownFields.map(customKey)];
    // The traces first: who is marked as erased is never looked at again.
    if (!(await eraseTraces(empIds, fields))) return;
    await transaction('writes', (ctx) => erase(ctx, years, empIds, ownFields));
  }
}

/** Whose period is over, a batch at a time; somebody who came back and left again is due anew. */
async function due(ctx: Ctx): Promise<{ years: number | null; empIds: string[]; ownFields: string[] }> {
  const { leaverYears: years } = await companySettings(ctx);
  if (years === null) return { years, empIds: [], ownFields: [] };
  const people = await ctx.tx
    .select({ empId: employee.id })
    .from(employee)
    .where(
      and(
        eq(employee.companyId, ctx.session.companyId),
        isNotNull(employee.lastDay),
        sql`${employee.lastDay} + make_interval(years => ${years}) < ${ctx.today}::date`,
        sql`(${employee.erasedOn} is null or ${employee.erasedOn} <= ${employee.lastDay})`,
      ),
    )
    .orderBy(employee.id)
    .limit(BATCH);
  const own = people.length === 0 ? [] : await readCustomFields(ctx);
  return {
    years,
    empIds: people.map(({ empId }) => empId),
    ownFields: own.filter(({ groupCode }) => isErased(groupCode)).map(({ fieldId }) => fieldId),
  };
}

async function erase(ctx: Ctx, years: number, empIds: readonly string[], ownFields: readonly string[]): Promise<void> {
  const { companyId } = ctx.session;
  const people = await ctx.tx
    .update(employee)
    .set({ ...BLANKED, erasedOn: ctx.today, updatedAt: ctx.now, version: sql`${employee.version} + 1` })
    .where(and(eq(employee.companyId, companyId), isAnyOf(employee.id, empIds)))
    .returning({ empId: employee.id, name: employee.name });
  for (const table of [employeeSecret, salaryRecord, employeeRecord, recordProposal])
    await ctx.tx.delete(table).where(and(eq(table.companyId, companyId), isAnyOf(table.empId, empIds)));
  await ctx.tx
    .delete(customValue)
    .where(
      and(
        eq(customValue.companyId, companyId),
        isAnyOf(customValue.empId, empIds),
        isAnyOf(customValue.fieldId, ownFields),
      ),
    );
  await ctx.tx
    .update(personnelChange)
    .set({ lines: withoutFields(FIELDS_ERASED) })
    .where(and(eq(personnelChange.companyId, companyId), isAnyOf(personnelChange.empId, empIds)));
  await removeAvatars(ctx, empIds);
  await appendAudits(
    ctx,
    people.map(({ empId, name }) => ({
      action: 'employee.erased',
      objectType: 'employee',
      objectId: empId,
      params: { name, years },
    })),
  );
}

/** The lines of a change but those of some fields. */
const withoutFields = (fields: readonly string[]) =>
  sql`coalesce((select jsonb_agg(line) from jsonb_array_elements(${personnelChange.lines}) line
    where not line ->> 'field' = any(${sql.param([...fields])}::text[])), '[]'::jsonb)`;
