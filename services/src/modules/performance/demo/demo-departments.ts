import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { Priority, TargetStatus } from '@hengcai/shared/enums';
import { randomOf } from '@hengcai/shared/random';
import { asOf } from '../../../kit/as-of.ts';
import type { Ctx } from '../../../kit/context.ts';
import { insertMany } from '../../../kit/insert-many.ts';
import { deptVersion } from '../../org/tables.ts';
import { saveAlignment } from '../alignment/alignment.ts';
import { partsOfPlan } from '../assessment/parts-of-plan.ts';
import { unscoredDepts } from '../department/scorers.ts';
import { activeIn } from '../plan/participants.ts';
import { assessmentInfo, type DraftRow } from '../tables.ts';
import { deptScoreSheet, deptTarget } from '../tables-department.ts';
import { as, formsOf } from './demo-forms.ts';
import type { DemoTexts } from './demo-texts.ts';

/** Weights of what a department takes on beside what the template brings. */
const WEIGHTS = ['50', '30'];

/** The departments of a plan that have a head agree on targets. */
export async function agreeDepartments(ctx: Ctx, planId: string, texts: DemoTexts): Promise<void> {
  const { companyId } = ctx.session;
  const inPlan = ctx.tx.select({ id: assessmentInfo.deptId }).from(assessmentInfo).where(activeIn(ctx, planId));
  const departments = await ctx.tx
    .select({ deptId: deptVersion.deptId })
    .from(deptVersion)
    .where(
      and(
        eq(deptVersion.companyId, companyId),
        asOf(deptVersion, ctx.today),
        isNotNull(deptVersion.headEmpId),
        inArray(deptVersion.deptId, inPlan),
      ),
    )
    .orderBy(asc(deptVersion.sort), asc(deptVersion.deptId));
  const parts = await partsOfPlan(ctx, planId);
  const [goals = []] = texts.goals['*'] ?? [];
  const rowsOf = (): DraftRow[] =>
    parts
      .flatMap((part) => {
        const about = { templateId: part.companyModuleCode, partCode: part.partCode };
        const brought = part.rows.map(({ rowCode: _rowCode, ...row }) => ({ ...row, ...about, fixed: true }));
        const own = goals.map(([keyResult, measureUnit, start, target], i) => ({
          ...about,
          keyResult,
          description: null,
          measureUnit,
          startValue: String(start),
          targetValue: String(target),
          weight: WEIGHTS[i] ?? '0',
          fixed: false,
        }));
        return part.rowsByEmployee ? [...brought, ...own] : brought;
      })
      .map((row, sort) => ({
        ...row,
        id: ctx.newId(),
        sort,
        confidence: null,
        priority: Priority.ORDINARY,
        startDate: null,
        targetDate: null,
      }));
  await insertMany(
    ctx.tx,
    deptTarget,
    departments.map(({ deptId }) => ({
      companyId,
      id: ctx.newId(),
      planId,
      deptId,
      targetStatus: TargetStatus.APPROVED,
      agreedRows: rowsOf(),
      agreedAt: ctx.now,
      updatedAt: ctx.now,
    })),
  );
}

/** How many people of a plan say which of their targets serves their department's. */
const SERVING = 12;

/** The last target of some people serves the first of the department they are in. */
export async function serveDepartments(ctx: Ctx, planCode: string): Promise<void> {
  const agreed = await ctx.tx
    .select({ deptId: deptTarget.deptId, rows: deptTarget.agreedRows })
    .from(deptTarget)
    .where(and(eq(deptTarget.companyId, ctx.session.companyId), eq(deptTarget.planId, planCode)));
  const served = new Map(agreed.map(({ deptId, rows }) => [deptId, rows?.[0]?.id]));
  for (const { info, rows } of (await formsOf(ctx, planCode)).slice(0, SERVING)) {
    const [serving, toCellCode] = [rows.at(-1), served.get(info.deptId ?? '')];
    if (!serving || !toCellCode) continue;
    await saveAlignment(as(ctx, info.empId), { planCode, empId: info.empId, cellCode: serving.id, toCellCode });
  }
}

/** Whoever stands above scores them. */
export async function scoreDepartments(ctx: Ctx, planId: string): Promise<void> {
  const { companyId } = ctx.session;
  const scorers = new Map((await unscoredDepts(ctx, [planId])).map(({ deptId, empId }) => [deptId, empId]));
  const agreed = await ctx.tx
    .select({ id: deptTarget.id, deptId: deptTarget.deptId, rows: deptTarget.agreedRows })
    .from(deptTarget)
    .where(and(eq(deptTarget.companyId, companyId), eq(deptTarget.planId, planId)))
    .orderBy(asc(deptTarget.deptId));
  await insertMany(
    ctx.tx,
    deptScoreSheet,
    agreed.map(({ id, deptId, rows }, at) => {
      const random = randomOf(`department:${at}`);
      return {
        companyId,
        id: ctx.newId(),
        deptTargetId: id,
        scorerEmpId: scorers.get(deptId) ?? null,
        rows: (rows ?? []).map((row) => ({
          targetRowId: row.id,
          score: String(70 + random.below(26)),
          levelName: null,
          comment: null,
          typed: null,
          achievedValue: row.targetValue,
        })),
        submittedAt: ctx.now,
        updatedAt: ctx.now,
      };
    }),
  );
}
