import { and, desc, eq, sql } from 'drizzle-orm';
import { isAnyOf } from '../../db/sql.ts';
import type { AuditedLine, BothNames, LineTold } from '../../kit/audited-objects.ts';
import type { Ctx } from '../../kit/context.ts';
import { localName } from '../../kit/local-name.ts';
import { deptVersion } from '../org/tables.ts';
import { jobFamily, jobGrade, jobRank, position } from './tables.ts';

/** Fields of a description, with the heading that a file gives them. */
const HEADINGS: Readonly<Record<string, string>> = {
  name: 'positionName',
  nameEn: 'positionNameEn',
  deptId: 'deptName',
  jobFamilyId: 'jobFamilyName',
  rankId: 'rankName',
  highestRankId: 'highestRankName',
  gradeId: 'gradeName',
  plannedHeadcount: 'plannedHeadcount',
  responsibilities: 'responsibilities',
  requirements: 'requirements',
};
const SENT_AS: Readonly<Record<string, string>> = { name: 'positionName', nameEn: 'positionNameEn' };

export const namesOfPosition: BothNames = async ({ tx, session }, positionId) => {
  const [row] = await tx
    .select({ name: position.name, nameEn: position.nameEn })
    .from(position)
    .where(and(eq(position.companyId, session.companyId), eq(position.id, positionId)));
  return row ?? null;
};

/** What the lines of a position's history changed, field by field, in the words of the caller's language. */
export async function tellPositionChanges(ctx: Ctx, lines: readonly AuditedLine[]): Promise<LineTold[]> {
  const values = lines.flatMap(({ before, after }) => [...Object.values(before ?? {}), ...Object.values(after ?? {})]);
  const names = await namesOf(ctx, [...new Set(values.filter((value) => typeof value === 'string'))]);
  const told = (field: string, value: unknown): string | null => {
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string') return null;
    return field.endsWith('Id') ? (names.get(value) ?? null) : value;
  };
  return lines.map(({ action, before, after, params }) => ({
    reason: typeof params['day'] === 'string' ? ctx.t('position.history.from', { day: params['day'] }) : null,
    changes:
      action === 'position.changed' && before !== null && after !== null
        ? Object.keys(HEADINGS)
            .filter((field) => field in after)
            .map((field) => ({
              field: SENT_AS[field] ?? field,
              label: ctx.t(`position.column.${HEADINGS[field]}`),
              before: told(field, before[field]),
              after: told(field, after[field]),
              hidden: false,
            }))
        : [],
  }));
}

async function namesOf(ctx: Ctx, ids: readonly string[]): Promise<Map<string, string>> {
  const { companyId } = ctx.session;
  const departments = await ctx.tx
    .selectDistinctOn([deptVersion.deptId], {
      id: deptVersion.deptId,
      name: deptVersion.name,
      nameEn: deptVersion.nameEn,
    })
    .from(deptVersion)
    .where(and(eq(deptVersion.companyId, companyId), isAnyOf(deptVersion.deptId, ids)))
    .orderBy(deptVersion.deptId, desc(deptVersion.validFrom));
  const families = await ctx.tx
    .select({ id: jobFamily.id, name: jobFamily.name, nameEn: jobFamily.nameEn })
    .from(jobFamily)
    .where(and(eq(jobFamily.companyId, companyId), isAnyOf(jobFamily.id, ids)));
  const ranks = await ctx.tx
    .select({ id: jobRank.id, name: jobRank.name, nameEn: sql<null>`null` })
    .from(jobRank)
    .where(and(eq(jobRank.companyId, companyId), isAnyOf(jobRank.id, ids)));
  const grades = await ctx.tx
    .select({ id: jobGrade.id, name: jobGrade.name, nameEn: jobGrade.nameEn })
    .from(jobGrade)
    .where(and(eq(jobGrade.companyId, companyId), isAnyOf(jobGrade.id, ids)));
  return new Map(
    [...departments, ...families, ...ranks, ...grades].map(({ id, name, nameEn }) => [
      id,
      localName(ctx, name, nameEn),
    ]),
  );
}
