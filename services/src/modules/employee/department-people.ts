import { and, asc, eq } from 'drizzle-orm';
import type { departmentPeople as service } from '@hengcai/shared/contract/employee/department-people';
import { FieldGroup } from '@hengcai/shared/enums';
import type { Handlers } from '../../kit/context.ts';
import { paged } from '../../kit/paged.ts';
import { inDepartments } from '../org/tables.ts';
import { orphans, reportLine, reportsTo } from './report-line.ts';
import { readerOf, whoseReadAsOthers } from './rights.ts';
import { selectEmployees } from './select.ts';
import { inServiceOn } from './status.ts';
import { employee } from './tables.ts';
import { visibleEmployees } from './visible.ts';

/** What of `/deptmanage` is about people: they are shown as far as the caller may see them. */
export const departmentPeopleHandlers: Handlers<typeof service> = {
  selectallemp: async ({ deptId, includeSubDepts, ...page }, ctx) => {
    const reader = await readerOf(ctx);
    const where = and(
      visibleEmployees(ctx),
      inServiceOn(ctx.today),
      // In which department somebody is, is told of those whose work the caller may read.
      whoseReadAsOthers(reader, FieldGroup.WORK),
      includeSubDepts ? inDepartments(ctx.session.companyId, employee.deptId, [deptId]) : eq(employee.deptId, deptId),
    )!;
    return paged(
      page,
      (window) =>
        selectEmployees(ctx.tx, reader, { where, orderBy: [asc(employee.sortKey), asc(employee.id)], ...window }),
      () => ctx.tx.$count(employee, where),
    );
  },

  getDeptLineStructure: (asked, ctx) => reportLine(ctx, asked),
  getDeptLineReports: (asked, ctx) => reportsTo(ctx, asked),
  getDeptLineOrphans: (asked, ctx) => orphans(ctx, asked),
};
