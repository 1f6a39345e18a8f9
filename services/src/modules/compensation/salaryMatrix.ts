import { and, eq, ne, sql } from 'drizzle-orm';
import type { salaryMatrix as service } from '@hengcai/shared/contract/compensation/salaryMatrix';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import { padded } from '@hengcai/shared/numbers';
import {
  checkSalaryMatrix,
  CR_PLACES,
  type CrBand,
  SALARY_PLACES,
  type SalaryRange,
} from '@hengcai/shared/rules/compensation/salaryMatrix';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { takenAt } from '../../kit/taken.ts';
import { demandVersion } from '../../kit/version.ts';
import { jobFamily, jobRank } from '../position/tables.ts';
import { listMatrices, matrixOf, rangesOf } from './matrices.ts';
import { matrixFile } from './matrix-file.ts';
import { openOf } from './open.ts';
import { salaryMatrix, salaryRange } from './tables.ts';

type Fields = Omit<ParsedOf<(typeof service)['endpoints']['addmatrix']>, 'clientMutationId'>;

const nameTaken = takenAt('matrixName', 'salary_matrix_name');

/** `/salaryMatrix`: what people shall be paid by rank and job family. */
export const salaryMatrixHandlers: Handlers<typeof service> = {
  listmatrix: ({ keyword, ...page }, ctx) => listMatrices(ctx, keyword ?? '', page),

  getmatrix: ({ matrixId }, ctx) => matrixOf(ctx, matrixId),

  async usablematrixname({ matrixName, matrixId }, { tx, session }) {
    const same = and(
      eq(salaryMatrix.companyId, session.companyId),
      sql`lower(${salaryMatrix.name}) = lower(${matrixName})`,
      matrixId === undefined ? undefined : ne(salaryMatrix.id, matrixId),
    );
    return { usable: (await tx.$count(salaryMatrix, same)) === 0 };
  },

  async addmatrix({ clientMutationId: _once, ...fields }, ctx) {
    await demandRight(ctx, fields);
    const { companyId } = ctx.session;
    const id = ctx.newId();
    const head = headOf(ctx, fields);
    await ctx.tx
      .insert(salaryMatrix)
      .values({ companyId, id, ...head })
      .catch(nameTaken);
    await insertRanges(ctx, id, fields.ranges);
    await audit(ctx, 'added', { id, name: head.name }, { after: told(head, await rangesOf(ctx, id)) });
    return matrixOf(ctx, id);
  },

  async updatematrix({ matrixId, version, ...fields }, ctx) {
    const before = await lockedOne(ctx, matrixId, version);
    await demandRight(ctx, fields, matrixId);
    const former = await rangesOf(ctx, matrixId);
    const head = headOf(ctx, fields);
    await ctx.tx
      .update(salaryMatrix)
      .set({ ...head, version: version + 1 })
      .where(isOne(ctx, matrixId))
      .catch(nameTaken);
    await removeRanges(ctx, matrixId);
    await insertRanges(ctx, matrixId, fields.ranges);
    await audit(
      ctx,
      'changed',
      { id: matrixId, name: head.name },
      { before: told(before, former), after: told(head, await rangesOf(ctx, matrixId)) },
    );
    return matrixOf(ctx, matrixId);
  },

  async deletematrix({ matrixId, version }, ctx) {
    const before = await lockedOne(ctx, matrixId, version);
    const former = await rangesOf(ctx, matrixId);
    await removeRanges(ctx, matrixId);
    await ctx.tx.delete(salaryMatrix).where(isOne(ctx, matrixId));
    await audit(ctx, 'deleted', before, { before: told(before, former) });
    return { id: matrixId, version };
  },

  async exportmatrix({ matrixId }, ctx) {
    const [row] = await ctx.tx.select({ name: salaryMatrix.name }).from(salaryMatrix).where(isOne(ctx, matrixId));
    if (!row) throw notFound();
    await audit(ctx, 'exported', { id: matrixId, name: row.name });
    return matrixFile(ctx, row.name, await rangesOf(ctx, matrixId));
  },
};

/** Refused are ranges and bands that make no sense, and ranks and job families that cannot be chosen. */
async function demandRight(ctx: Ctx, { ranges, crBands }: Fields, matrixId?: string): Promise<void> {
  const issues = checkSalaryMatrix({ ranges, crBands });
  if (issues.length > 0) throw refused(issues);
  const kept = matrixId === undefined ? [] : await rangesOf(ctx, matrixId);
  const ranks = new Set([
    ...kept.map(({ rankId }) => rankId),
    ...(await openOf(
      ctx,
      jobRank,
      ranges.map(({ rankId }) => rankId),
    )),
  ]);
  const asked = ranges.flatMap(({ jobFamilyId }) => jobFamilyId ?? []);
  const families = new Set([...kept.map(({ jobFamilyId }) => jobFamilyId), ...(await openOf(ctx, jobFamily, asked))]);
  const unknown = ranges.flatMap(({ rankId, jobFamilyId }, at) => [
    ...(ranks.has(rankId) ? [] : [{ field: `ranges.${at}.rankId`, code: 'UNKNOWN_REFERENCE' }]),
    ...(jobFamilyId === null || families.has(jobFamilyId)
      ? []
      : [{ field: `ranges.${at}.jobFamilyId`, code: 'UNKNOWN_REFERENCE' }]),
  ]);
  if (unknown.length > 0) throw refused(unknown);
}

type Head = Pick<typeof salaryMatrix.$inferSelect, 'name' | 'validFrom' | 'crBands' | 'updatedAt' | 'updatedBy'>;

const headOf = ({ now, session }: Ctx, { matrixName, validFrom, crBands }: Fields): Head => ({
  name: matrixName,
  validFrom,
  crBands: crBands.map(({ crLow, crHigh }): CrBand => ({
    crLow: padded(crLow, CR_PLACES),
    crHigh: crHigh === null ? null : padded(crHigh, CR_PLACES),
  })),
  updatedAt: now,
  updatedBy: session.empId,
});

const insertRanges = ({ tx, session }: Ctx, matrixId: string, ranges: readonly SalaryRange[]) =>
  insertMany(
    tx,
    salaryRange,
    ranges.map((range) => ({ companyId: session.companyId, matrixId, ...range })),
  );

const removeRanges = ({ tx, session }: Ctx, matrixId: string) =>
  tx.delete(salaryRange).where(and(eq(salaryRange.companyId, session.companyId), eq(salaryRange.matrixId, matrixId)));

const isOne = ({ session }: Ctx, id: string) =>
  and(eq(salaryMatrix.companyId, session.companyId), eq(salaryMatrix.id, id));

/** A matrix as the caller saw it; who changes it too waits for the end of this transaction. */
async function lockedOne(ctx: Ctx, id: string, version: number) {
  const [row] = await ctx.tx.select().from(salaryMatrix).where(isOne(ctx, id)).for('update');
  if (!row) throw notFound();
  await demandVersion(row, version);
  return row;
}

/** What a line of the audit says of one. */
const told = (
  { name, validFrom, crBands }: Pick<Head, 'name' | 'validFrom' | 'crBands'>,
  ranges: Awaited<ReturnType<typeof rangesOf>>,
) => ({
  name,
  validFrom,
  crBands: crBands.flatMap(({ crHigh }) => crHigh ?? []).join(' / '),
  ranges: ranges
    .map(({ rankName, jobFamilyName, ...amounts }) => {
      const [low, mid, high] = [amounts.low, amounts.mid, amounts.high].map((amount) => padded(amount, SALARY_PLACES));
      return `${[rankName, jobFamilyName].filter(Boolean).join(' · ')}: ${low} / ${mid} / ${high}`;
    })
    .join('; '),
});

const audit = (
  ctx: Ctx,
  what: 'added' | 'changed' | 'deleted' | 'exported',
  { id, name }: { id: string; name: string },
  images: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
): Promise<void> =>
  ctx.audit({
    action: `salaryMatrix.${what}`,
    objectType: 'salaryMatrix',
    objectId: id,
    params: { name },
    ...images,
  });
