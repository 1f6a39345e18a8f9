import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { empmanage as service } from '@hengcai/shared/contract/employee/employee';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import { lengthBetween } from '@hengcai/shared/rules/employee/service-time';
import { isAnyOf } from '../../db/sql.ts';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { notFound } from '../../kit/failure.ts';
import { readFile } from '../../kit/files.ts';
import { paged } from '../../kit/paged.ts';
import { userAccount } from '../session/tables.ts';
import { customOrder } from './custom/order.ts';
import { exportEmployees } from './export.ts';
import { FIELDS } from './fields.ts';
import { importHandlers } from './import/handlers.ts';
import { whereOf } from './list.ts';
import { orderOf, sorted } from './order.ts';
import { nameSortKey } from './names.ts';
import { incomeOf } from './records/income.ts';
import { exportOwnRecord } from './own/export.ts';
import { recordsOf } from './records/read.ts';
import { inDetails, readerOf, readsSomebody, whoseReadAsOthers } from './rights.ts';
import { visiblePeople } from './save.ts';
import { selectEmployees } from './select.ts';
import { offered, offeredAsSuperior } from './picker.ts';
import { employee } from './tables.ts';
import { summaryOf } from './summary.ts';
import { importTemplate } from './template.ts';
import { takenNames } from './unique.ts';
import { visibleEmployees } from './visible.ts';

/** What people whom the caller sees have in a column, by pinyin; nothing without the right on its group. */
async function valuesIn(ctx: Ctx, field: 'cityName' | 'nationality'): Promise<string[]> {
  const reader = await readerOf(ctx);
  if (!readsSomebody(reader, FIELDS[field].group)) return [];
  const rows = await ctx.tx
    .selectDistinct({ value: employee[field] })
    .from(employee)
    .where(and(visibleEmployees(ctx), whoseReadAsOthers(reader, FIELDS[field].group), isNotNull(employee[field])));
  const values = rows.flatMap(({ value }) => (value === null ? [] : [{ value, key: nameSortKey(value) }]));
  return values.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ value }) => value);
}

type ListInput = ParsedOf<(typeof service)['endpoints']['emplist']>;

/** The list and the screening, which is the list with conditions over any field. */
async function listPeople({ filter, sort, sortField, descending, ...page }: ListInput, ctx: Ctx) {
  const reader = await readerOf(ctx);
  const where = whereOf(ctx, reader, filter);
  const own = sortField ? await customOrder(ctx, reader, sortField, descending) : null;
  const order = own ? sorted(own) : await orderOf(ctx, reader, sort, descending);
  return paged(
    page,
    (window) => selectEmployees(ctx.tx, reader, { page: order(where, window) }),
    () => ctx.tx.$count(employee, where),
  );
}

/** `/empmanage`: employees as the caller may see them, exports and imports. */
export const empmanageHandlers: Handlers<typeof service> = {
  ...importHandlers,

  emplist: listPeople,
  screenemp: listPeople,
  getempsummaryinfo: ({ filter }, ctx) => summaryOf(ctx, filter),

  getallempinfo: async ({ empIds }, ctx) => {
    if (empIds.length === 0) return [];
    const where = and(visibleEmployees(ctx), isAnyOf(employee.id, empIds))!;
    return selectEmployees(ctx.tx, await readerOf(ctx), { where, orderBy: [asc(employee.id)] });
  },

  listbisedeemp: (asked, ctx) => offered(ctx, asked),
  ableleader: (asked, ctx) => offeredAsSuperior(ctx, asked),
  getdiffertime: ({ spans }) => Promise.resolve(spans.map(({ from, until }) => lengthBetween(from, until))),

  empdetail: async ({ empId }, asked) => {
    const ctx = inDetails(asked);
    const reader = await readerOf(ctx);
    const [found] = await visiblePeople(ctx, reader, [empId]);
    if (!found) throw notFound();
    return { employee: found, ...(await recordsOf(ctx, reader, empId)) };
  },

  listempincomerecord: ({ empId }, ctx) => incomeOf(ctx, empId),

  profileimage: async ({ empId, image }, ctx) => {
    const [found] = await ctx.tx
      .select({ empId: employee.id })
      .from(employee)
      .innerJoin(userAccount, and(eq(userAccount.companyId, employee.companyId), eq(userAccount.empId, employee.id)))
      .where(and(visibleEmployees(ctx), eq(employee.id, empId), eq(userAccount.avatarFileId, image)));
    if (!found) throw notFound();
    return readFile(ctx, image);
  },

  searchcity: (_input, ctx) => valuesIn(ctx, 'cityName'),
  searchnationality: (_input, ctx) => valuesIn(ctx, 'nationality'),

  judgeinfo: async ({ exceptEmpId, ...names }, ctx) => {
    const taken = await takenNames(ctx, names, exceptEmpId ?? null);
    return {
      empNumberFree: !taken.has('empNumber'),
      emailFree: !taken.has('email'),
      loginAccountFree: !taken.has('loginAccount'),
    };
  },

  exportempinfo: ({ filter, format }, ctx) => exportEmployees(ctx, filter, format),
  exportownrecord: (_input, ctx) => exportOwnRecord(ctx),
  downloadExcel: ({ format }, ctx) => importTemplate(ctx, format),
};
