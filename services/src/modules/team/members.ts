import { and, asc, eq, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { TeamFilter } from '@hengcai/shared/contract/team/my-team';
import { FieldGroup } from '@hengcai/shared/enums';
import { isAnyOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { paged, type PageAsked } from '../../kit/paged.ts';
import { employee, foundBy, notLeftOn } from '../employee/tables.ts';
import {
  ledByCaller,
  selectEmployees,
  visibleEmployees,
  whoseReadAsOthers,
  withStatus,
  type Reader,
} from '../employee/public.ts';

/** Those of the team that a filter leaves, as far as the caller sees people. */
export function membersOf(
  ctx: Ctx,
  reader: Reader,
  { includeBelow, bossEmpId, ...filter }: z.output<typeof TeamFilter>,
): SQL {
  const { empId: me } = ctx.session;
  const directly = me === null || includeBelow || bossEmpId || filter.empIds ? undefined : eq(employee.bossId, me);
  return and(
    visibleEmployees(ctx, filter.empIds),
    ledByCaller(ctx, filter.empIds),
    notLeftOn(ctx.today),
    directly,
    // Who reports to whom is told of those whose work the caller may read.
    bossEmpId ? and(eq(employee.bossId, bossEmpId), whoseReadAsOthers(reader, FieldGroup.WORK)) : undefined,
    filter.empIds && isAnyOf(employee.id, filter.empIds),
    foundBy(ctx.session, filter.keyword),
    filter.status?.length ? withStatus(ctx.today, filter.status) : undefined,
  )!;
}

/** A page of them, by name. */
export function pageOfMembers(ctx: Ctx, reader: Reader, filter: z.output<typeof TeamFilter>, page: PageAsked) {
  const where = membersOf(ctx, reader, filter);
  const orderBy = [asc(employee.sortKey), asc(employee.id)];
  return paged(
    page,
    (window) => selectEmployees(ctx.tx, reader, { where, orderBy, ...window }),
    () => ctx.tx.$count(employee, where),
  );
}
