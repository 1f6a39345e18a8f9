import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { addDays } from '@hengcai/shared/rules/dates';
import type { Ctx } from '../../../kit/context.ts';
import { tell, type News } from '../../../kit/tell.ts';
import { hrOf, recordOf } from '../change/recipients.ts';
import { employee } from '../tables.ts';
import { employeeRecord } from '../tables-records.ts';
import { RECORD_GROUP } from './kinds.ts';

/** Days before the end of a certificate on which its holder and HR are warned: renewing one takes weeks. */
const WARNED_BEFORE = [7, 30, 60] as const;
/** How many days late somebody is still warned. */
const LATE_DAYS = 2;

/** Warns of certificates that end in 60, 30 and 7 days: whoever holds them, and those of HR who may read certificates. */
export async function warnOfCertificates(ctx: Ctx): Promise<void> {
  const days = WARNED_BEFORE.map(
    (before) =>
      sql`${employeeRecord.validTo} between ${addDays(ctx.today, before - LATE_DAYS)}::date and ${addDays(ctx.today, before)}::date`,
  );
  const ending = await ctx.tx
    .select({
      id: employeeRecord.id,
      certificate: employeeRecord.name,
      day: sql<string>`${employeeRecord.validTo}::text`,
      empId: employee.id,
      name: employee.name,
      nameEn: employee.nameEn,
    })
    .from(employeeRecord)
    .innerJoin(employee, and(eq(employee.companyId, employeeRecord.companyId), eq(employee.id, employeeRecord.empId)))
    .where(
      and(
        eq(employeeRecord.companyId, ctx.session.companyId),
        eq(employeeRecord.kind, 'certificates'),
        isNull(employeeRecord.endedAt),
        isNull(employee.lastDay),
        or(...days),
      ),
    )
    .orderBy(employeeRecord.validTo, employeeRecord.id);
  const hr = await hrOf(ctx, [...new Set(ending.map(({ empId }) => empId))], RECORD_GROUP.certificates);
  await tell(
    ctx,
    ending.flatMap(({ id, empId, name, nameEn, certificate, day }): News[] => {
      const mark = String(WARNED_BEFORE.find((before) => day <= addDays(ctx.today, before)));
      const params = { name, nameEn: nameEn ?? '', count: '1', certificate, date: day };
      const news = { params, label: null, page: recordOf(empId), dedupeKey: `certificate:${id}:${mark}` };
      return [
        { ...news, empId, kind: 'certificateSoon.own' },
        ...(hr.get(empId) ?? []).map((one) => ({ ...news, empId: one, kind: 'certificateSoon' })),
      ];
    }),
  );
}
