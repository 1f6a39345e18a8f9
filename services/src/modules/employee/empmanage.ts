import { and, asc, eq, isNotNull, like, sql } from 'drizzle-orm';
import type { empmanage as service } from '@hengcai/shared/contract/employee/employee';
import { FieldGroup } from '@hengcai/shared/enums';
import { isAnyOf, likePattern } from '../../db/sql.ts';
import type { Handlers } from '../../kit/context.ts';
import { notFound } from '../../kit/failure.ts';
import { readFile } from '../../kit/files.ts';
import { paged } from '../../kit/paged.ts';
import { userAccount } from '../session/tables.ts';
import { exportEmployees } from './export.ts';
import { importHandlers } from './import/handlers.ts';
import { orderOf, whereOf } from './list.ts';
import { nameSortKey } from './names.ts';
import { incomeOf } from './records/income.ts';
import { recordsOf } from './records/read.ts';
import { readerOf, readsGroup } from './rights.ts';
import { visiblePeople } from './save.ts';
import { selectEmployees } from './select.ts';
import { inServiceOn } from './status.ts';
import { employee } from './tables.ts';
import { importTemplate } from './template.ts';
import { takenNames } from './unique.ts';
import { visibleEmployees } from './visible.ts';

/** `/empmanage`: employees as the caller may see them, exports and imports. */
export const empmanageHandlers: Handlers<typeof service> = {
  ...importHandlers,

  emplist: async ({ filter, sort, descending, ...page }, ctx) => {
    const reader = await readerOf(ctx);
    const where = whereOf(ctx, reader, filter);
    const orderBy = orderOf(reader, sort, descending);
    const joinDepartment = sort === 'dept';
    return paged(
      page,
      (window) => selectEmployees(ctx.tx, reader, { where, orderBy, joinDepartment, ...window }),
      () => ctx.tx.$count(employee, where),
    );
  },

  getallempinfo: async ({ empIds }, ctx) => {
    if (empIds.length === 0) return [];
    const where = and(visibleEmployees(ctx), isAnyOf(employee.id, empIds))!;
    return selectEmployees(ctx.tx, await readerOf(ctx), { where, orderBy: [asc(employee.id)] });
  },

  listbisedeemp: async ({ keyword, deptId, limit }, ctx) => {
    const seesWork = readsGroup(await readerOf(ctx), FieldGroup.WORK);
    return ctx.tx
      .select({
        empId: employee.id,
        empNumber: employee.empNumber,
        empName: employee.name,
        empNameEn: employee.nameEn,
        deptId: seesWork ? employee.deptId : sql<null>`null`,
      })
      .from(employee)
      .where(
        and(
          visibleEmployees(ctx),
          inServiceOn(ctx.today),
          keyword === '' ? undefined : like(employee.searchKey, likePattern(keyword.toLowerCase())),
          // A department that may not be read may not be searched by either.
          deptId === undefined ? undefined : seesWork ? eq(employee.deptId, deptId) : sql`false`,
        ),
      )
      .orderBy(asc(employee.sortKey), asc(employee.id))
      .limit(limit);
  },

  empdetail: async ({ empId }, ctx) => {
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

  searchcity: async (_input, ctx) => {
    if (!readsGroup(await readerOf(ctx), FieldGroup.WORK)) return [];
    const rows = await ctx.tx
      .selectDistinct({ city: employee.cityName })
      .from(employee)
      .where(and(visibleEmployees(ctx), isNotNull(employee.cityName)));
    const cities = rows.flatMap(({ city }) => (city === null ? [] : [{ city, key: nameSortKey(city) }]));
    return cities.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ city }) => city);
  },

  judgeinfo: async ({ exceptEmpId, ...names }, ctx) => {
    const taken = await takenNames(ctx, names, exceptEmpId ?? null);
    return {
      empNumberFree: !taken.has('empNumber'),
      emailFree: !taken.has('email'),
      loginAccountFree: !taken.has('loginAccount'),
    };
  },

  exportempinfo: ({ filter, format }, ctx) => exportEmployees(ctx, filter, format),
  downloadExcel: ({ format }, ctx) => importTemplate(ctx, format),
};
