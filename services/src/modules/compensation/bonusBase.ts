import { and, eq } from 'drizzle-orm';
import type { bonusBase as service } from '@hengcai/shared/contract/compensation/bonusBase';
import { padded } from '@hengcai/shared/numbers';
import { BONUS_MONTHS_PLACES, checkBonusBase } from '@hengcai/shared/rules/compensation/bonusBase';
import { isOpenMonth } from '@hengcai/shared/rules/compensation/city';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { takenAt } from '../../kit/taken.ts';
import { demandVersion } from '../../kit/version.ts';
import { readerOf, visibleEmployees } from '../employee/public.ts';
import { employee } from '../employee/tables.ts';
import { jobFamily, jobRank } from '../position/tables.ts';
import { baseOf, isSeenBase, listBases } from './bonusBases.ts';
import { openOf } from './open.ts';
import { payIsRead } from './people.ts';
import { bonusBase } from './tables.ts';

const taken = takenAt('validFrom', 'bonus_base_once');

/** `/bonusbase`: how many months' base salary are the base of a bonus, each number from the first of a month on. */
export const bonusBaseHandlers: Handlers<typeof service> = {
  listbase: ({ keyword, ...page }, ctx) => listBases(ctx, keyword ?? '', page),

  async addbase({ clientMutationId: _once, rankId, jobFamilyId, empId, months, validFrom }, ctx) {
    demandRight(ctx, { months, validFrom });
    if ((rankId === null) === (empId === null) || (empId !== null && jobFamilyId !== null))
      throw refused({ field: rankId === null ? 'rankId' : 'empId', code: 'BONUS_BASE_SUBJECT' });
    if (empId !== null) await demandPerson(ctx, empId);
    if (rankId !== null && (await openOf(ctx, jobRank, [rankId])).length === 0)
      throw refused({ field: 'rankId', code: 'UNKNOWN_REFERENCE' });
    if (jobFamilyId !== null && (await openOf(ctx, jobFamily, [jobFamilyId])).length === 0)
      throw refused({ field: 'jobFamilyId', code: 'UNKNOWN_REFERENCE' });
    const id = ctx.newId();
    await ctx.tx
      .insert(bonusBase)
      .values({ companyId: ctx.session.companyId, id, rankId, jobFamilyId, empId, months, validFrom })
      .catch(taken);
    return shown(ctx, 'added', id, { after: told({ months, validFrom }) });
  },

  async updatebase({ baseId, version, months, validFrom }, ctx) {
    const before = await openOne(ctx, baseId, version);
    demandRight(ctx, { months, validFrom });
    await ctx.tx
      .update(bonusBase)
      .set({ months, validFrom, version: version + 1 })
      .where(isOne(ctx, baseId))
      .catch(taken);
    return shown(ctx, 'changed', baseId, { before: told(before), after: told({ months, validFrom }) });
  },

  async deletebase({ baseId, version }, ctx) {
    const before = await openOne(ctx, baseId, version);
    await shown(ctx, 'deleted', baseId, { before: told(before) });
    await ctx.tx.delete(bonusBase).where(isOne(ctx, baseId));
    return { id: baseId, version };
  },
};

interface Values {
  months: string;
  validFrom: string;
}

function demandRight({ today }: Ctx, values: Values): void {
  const issues = checkBonusBase(values, today);
  if (issues.length > 0) throw refused(issues);
}

/** Nobody sets the own base, and nobody that of a person whose salary they may not see. */
async function demandPerson(ctx: Ctx, empId: string): Promise<void> {
  if (empId === ctx.session.empId) throw refused({ field: 'empId', code: 'BONUS_BASE_OWN' });
  const seen = and(visibleEmployees(ctx), payIsRead(await readerOf(ctx)), eq(employee.id, empId));
  if ((await ctx.tx.$count(employee, seen)) === 0) throw refused({ field: 'empId', code: 'UNKNOWN_REFERENCE' });
}

const told = ({ months, validFrom }: Values) => ({ months: padded(months, BONUS_MONTHS_PLACES), validFrom });

const isOne = ({ session }: Ctx, id: string) => and(eq(bonusBase.companyId, session.companyId), eq(bonusBase.id, id));

/** A base as the caller saw it, which may still change; the others wait for the end of this transaction. */
async function openOne(ctx: Ctx, id: string, version: number) {
  const [row] = await ctx.tx.select().from(bonusBase).where(isOne(ctx, id)).for('update');
  if (!row || !(await isSeenBase(ctx, id))) throw notFound();
  await demandVersion(row, version);
  if (row.empId !== null && row.empId === ctx.session.empId) throw refused({ field: '', code: 'BONUS_BASE_OWN' });
  if (!isOpenMonth(row.validFrom, ctx.today)) throw refused({ field: '', code: 'MONTH_IS_OVER' });
  return row;
}

/** Writes the line of the audit and answers the base as it is. */
async function shown(
  ctx: Ctx,
  what: 'added' | 'changed' | 'deleted',
  id: string,
  images: { before?: Record<string, unknown>; after?: Record<string, unknown> },
) {
  const base = await baseOf(ctx, id);
  if (!base) throw notFound();
  await ctx.audit({
    action: `bonusBase.${what}`,
    objectType: 'bonusBase',
    objectId: id,
    params: {
      of: [base.rank?.rankName, base.jobFamily?.jobFamilyName, base.person?.empName].filter(Boolean).join(' · '),
      date: base.validFrom,
    },
    ...images,
  });
  return base;
}
