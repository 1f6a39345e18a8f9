import { and, eq, sql, type SQL } from 'drizzle-orm';
import { FieldGroup } from '@hengcai/shared/enums';
import type { Ctx } from '../../kit/context.ts';
import { inServiceOn, visibleEmployees, whoseReadAsOthers, type Reader } from '../employee/public.ts';
import { jobFamily } from '../position/tables.ts';
import type { Family } from './reach.ts';

/** People in service whom the caller sees with rank and work. */
export const peopleWithRank = (ctx: Ctx, reader: Reader): SQL | undefined =>
  and(
    visibleEmployees(ctx),
    inServiceOn(ctx.today),
    whoseReadAsOthers(reader, 'rank'),
    whoseReadAsOthers(reader, FieldGroup.WORK),
  );

/** Whether the caller may see the salary of a person. */
export const payIsRead = (reader: Reader): SQL =>
  sql`coalesce(${whoseReadAsOthers(reader, FieldGroup.SALARY) ?? sql`true`}, false)`;

/** Texts as one parameter of a statement. */
export const texts = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

/** All job families of the company with those above them. */
export const familiesOf = ({ tx, session }: Ctx): Promise<Family[]> =>
  tx
    .select({ jobFamilyId: jobFamily.id, parentId: jobFamily.parentId })
    .from(jobFamily)
    .where(eq(jobFamily.companyId, session.companyId));
