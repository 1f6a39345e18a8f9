import { and, asc, eq } from 'drizzle-orm';
import { EmployeeStage, ScorerRole } from '@hengcai/shared/enums';
import { compare } from '@hengcai/shared/numbers';
import { isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx, FileAnswer } from '../../../kit/context.ts';
import { invalid, notFound } from '../../../kit/failure.ts';
import { groupedBy } from '../../../kit/grouped.ts';
import { numberCell, type Cell } from '../../../kit/sheet/cells.ts';
import { workbook } from '../../../kit/sheet/table-file.ts';
import { enumTextIds } from '../../../messages/enum-text.ts';
import { issueMessageId } from '../../../messages/translate.ts';
import { readBy } from '../../enterprise/public.ts';
import { templateContent } from '../../enterprise/tables.ts';
import { departments } from '../../org/public.ts';
import { participantIds, type ParticipantFilter } from '../plan/participant-list.ts';
import { auditPlan, loadPlan } from '../plan/plan.ts';
import { planModule } from '../tables.ts';
import { demandAction, verdictOn } from './actions.ts';
import { openAppraisals, type Appraisal, type Person } from './assessment.ts';
import { appraisalDetail } from './assessment-detail.ts';
import { indicatorCells, indicatorHeads } from './assessment-export.ts';
import { peopleSeen } from './assessment-people.ts';
import { extraColumns, type ExtraColumn } from './shown-cells.ts';

type Asked = Omit<ParticipantFilter, 'planCode'> & {
  planCode?: string | undefined;
  appraisals?: readonly Person[] | undefined;
};

/** So many appraisals are read in one short transaction. */
const AT_ONCE = 10;
/** What of a person stands before each indicator. */
const FACTS = [
  'assessment.export.plan',
  'export.empNumber',
  'assessment.export.employee',
  'export.dept',
  'assessment.export.boss',
  'assessment.export.stage',
  'assessment.export.score',
  'assessment.export.level',
  'assessment.export.selfOverall',
  'assessment.export.bossOverall',
  'assessment.export.note',
] as const;

/**
 * Several appraisals as one xlsx, a line for each indicator with whose it is before it. Like the file of one it is made of
 * the answers the caller's screens are drawn from.
 */
export async function exportAppraisals(ctx: Ctx, { appraisals, planCode, ...filter }: Asked): Promise<FileAnswer> {
  const asked = appraisals ?? (await everybodyIn(ctx, planCode, filter));
  const byPlan = groupedBy(asked, (one) => one.planCode);
  const opened: Appraisal[] = [];
  for (const [code, people] of byPlan)
    opened.push(
      ...(await openAppraisals(ctx, { planCode: code, empIds: people.map((one) => one.empId) }, 'none')).values(),
    );
  const [first] = opened;
  if (!first) throw notFound();
  const allowed = opened.filter((one) => verdictOn(one, 'exportDetails').allowed);
  if (allowed.length === 0) demandAction(first, 'exportDetails');
  const planned = groupedBy(allowed, ({ plan }) => plan.id);
  for (const those of planned.values())
    await auditPlan(ctx, 'detailsExported', (those[0] ?? first).plan, { params: { count: those.length } });
  const sheet = ctx.t('assessment.export.sheet');
  const name = planned.size === 1 ? `${first.plan.name}-${sheet}` : sheet;
  return workbook(name, sheet, lines(ctx, opened, await extraOf(ctx, allowed)));
}

async function everybodyIn(
  ctx: Ctx,
  planCode: string | undefined,
  filter: Omit<ParticipantFilter, 'planCode'>,
): Promise<Person[]> {
  if (planCode === undefined) throw invalid('appraisals', 'REQUIRED');
  const ids = await participantIds(ctx, await loadPlan(ctx, planCode), { ...filter, planCode });
  return ids.map((empId) => ({ planCode, empId }));
}

/** What the templates of plans add to the usual columns. */
async function extraOf(ctx: Ctx, allowed: readonly Appraisal[]): Promise<ExtraColumn[]> {
  const contents = await ctx.tx
    .select({ parts: templateContent.parts })
    .from(planModule)
    .innerJoin(
      templateContent,
      and(eq(templateContent.companyId, planModule.companyId), eq(templateContent.id, planModule.contentId)),
    )
    .where(
      and(
        eq(planModule.companyId, ctx.session.companyId),
        isAnyOf(planModule.planId, [...new Set(allowed.map(({ plan }) => plan.id))]),
      ),
    )
    .orderBy(asc(planModule.planId), asc(planModule.sort));
  return extraColumns(
    ctx,
    contents.flatMap(({ parts }) => readBy(ctx, parts)),
    allowed.some(({ plan }) => compare(plan.partnerRatio, 0) > 0),
  );
}

async function* lines(ctx: Ctx, opened: readonly Appraisal[], extra: readonly ExtraColumn[]): AsyncGenerator<Cell[]> {
  yield [...FACTS.map((fact) => ctx.t(fact)), ...indicatorHeads(ctx, extra)];
  for (let from = 0; from < opened.length; from += AT_ONCE) {
    const some = opened.slice(from, from + AT_ONCE);
    yield* await ctx.readLater(async (later) => linesOf(later, some, extra));
  }
}

/** The lines of some appraisals as they are now, with the rights of this moment. */
async function linesOf(ctx: Ctx, some: readonly Appraisal[], extra: readonly ExtraColumn[]): Promise<Cell[][]> {
  const now: Appraisal[] = [];
  for (const [planCode, those] of groupedBy(some, ({ plan }) => plan.id)) {
    const empIds = those.map(({ info }) => info.empId);
    const found = await openAppraisals(ctx, { planCode, empIds }, 'none');
    now.push(...empIds.flatMap((id) => found.get(id) ?? []));
  }
  const people = await peopleSeen(
    ctx,
    now.flatMap(({ info }) => [info.empId, info.bossEmpId]),
  );
  const deptIds = [...new Set(now.flatMap(({ info }) => info.deptId ?? []))];
  const depts = new Map(
    deptIds.length === 0 ? [] : (await departments(ctx, { deptIds })).map((dept) => [dept.deptId, dept]),
  );
  const all: Cell[][] = [];
  for (const appraisal of now) {
    const { info, plan } = appraisal;
    const dept = depts.get(info.deptId ?? '');
    const person = people.get(info.empId);
    const known: Cell[] = [
      plan.name,
      person?.empNumber ?? '',
      person?.empName ?? '',
      (ctx.language === 'en-US' && dept?.deptNameEn) || (dept?.deptName ?? ''),
      people.get(info.bossEmpId ?? '')?.empName ?? '',
    ];
    all.push(...(await linesFor(ctx, appraisal, known, extra)));
  }
  return all;
}

/** The lines of one: without indicators there is one all the same, and one that says why where its details may not leave. */
async function linesFor(
  ctx: Ctx,
  appraisal: Appraisal,
  known: readonly Cell[],
  extra: readonly ExtraColumn[],
): Promise<Cell[][]> {
  const verdict = verdictOn(appraisal, 'exportDetails');
  if (!verdict.allowed) return [[...known, '', '', '', '', '', ctx.t(issueMessageId(verdict.reason))]];
  const detail = await appraisalDetail(ctx, appraisal);
  const overall = (role: number) => detail.sheets.find((sheet) => sheet.scorerRole === role)?.overallComment ?? '';
  const facts: Cell[] = [
    ...known,
    ctx.t(detail.noTargets ? 'export.noTargets' : (STAGE_NAMES.get(detail.employeeStage) ?? '')),
    isScoredByLevel(detail.rule) ? '' : (numberCell(detail.composedScore) ?? ''),
    detail.levelName ?? '',
    overall(ScorerRole.SELF),
    overall(ScorerRole.BOSS),
    detail.withoutSelfScore ? ctx.t('assessment.export.noSelfScore') : '',
  ];
  if (detail.indicators.length === 0) return [facts];
  return detail.indicators.map((row) => [...facts, ...indicatorCells(appraisal.plan, detail, row, extra)]);
}

const STAGE_NAMES: ReadonlyMap<number, string> = enumTextIds('EmployeeStage', EmployeeStage);
