import { and, eq, gt, or } from 'drizzle-orm';
import type { Ctx } from '../../kit/context.ts';
import { updateMany } from '../../kit/update-many.ts';
import { sealValue } from './secrets.ts';
import { employeeSecret } from './tables.ts';

/** How many values one transaction opens and seals. */
const CHUNK = 500;

type Last = Pick<typeof employeeSecret.$inferSelect, 'empId' | 'kind'>;

/** Seals ID numbers and bank cards that need the former master key with the one of now, and finds them by it. */
export async function turnSecrets(write: <T>(fn: (ctx: Ctx) => Promise<T>) => Promise<T>): Promise<number> {
  let turned = 0;
  for (let last: Last | undefined; ;) {
    const rows = await write(async (ctx) => {
      const found = await secretsAfter(ctx, last);
      const former = found.filter(({ sealed }) => ctx.secrets.isFormer(sealed));
      const { companyId } = ctx.session;
      if (former.length > 0)
        await updateMany(
          ctx.tx,
          employeeSecret,
          ['companyId', 'empId', 'kind'],
          former.map(({ empId, kind, sealed }) => ({
            companyId,
            empId,
            kind,
            ...sealValue(ctx, kind, ctx.secrets.unseal(sealed)),
          })),
        );
      turned += former.length;
      return found;
    });
    if (rows.length < CHUNK) return turned;
    last = rows.at(-1);
  }
}

function secretsAfter(ctx: Ctx, last: Last | undefined) {
  const { empId, kind, companyId } = employeeSecret;
  const later = last && or(gt(empId, last.empId), and(eq(empId, last.empId), gt(kind, last.kind)));
  return ctx.tx
    .select({ empId, kind, sealed: employeeSecret.sealed })
    .from(employeeSecret)
    .where(and(eq(companyId, ctx.session.companyId), later))
    .orderBy(empId, kind)
    .limit(CHUNK)
    .for('update');
}
