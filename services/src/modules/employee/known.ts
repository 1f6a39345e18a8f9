import { and, inArray, sql } from 'drizzle-orm';
import { isAnyOf } from '../../db/sql.ts';
import { registerPeople } from '../../kit/people.ts';
import { inServiceOn } from './status.ts';
import { employee } from './tables.ts';
import { visibleEmployees } from './visible.ts';

/** Names people to modules below this one, as far as the caller may see them. */
registerPeople((ctx, { ids, numbers }) =>
  ctx.tx
    .select({
      empId: employee.id,
      number: employee.empNumber,
      name: employee.name,
      nameEn: employee.nameEn,
      inService: sql<boolean>`${inServiceOn(ctx.today)}`,
    })
    .from(employee)
    .where(
      and(
        visibleEmployees(ctx),
        ids && isAnyOf(employee.id, ids),
        numbers && inArray(sql`lower(${employee.empNumber})`, [...numbers]),
      ),
    ),
);
