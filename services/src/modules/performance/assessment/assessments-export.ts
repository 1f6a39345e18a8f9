import { and, asc, eq } from 'drizzle-orm';
import { EmployeeStage, ScorerRole } from '@hengcai/shared/enums';
import { compare } from '@hengcai/shared/numbers';
import { isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx, FileAnswer } from '../../../kit/context.ts';
import { invalid, notFound } from '../../../kit/failure.ts';
import { localName } from '../../../kit/local-name.ts';
import { numberCell, type Cell } from '../../../kit/sheet/cells.ts';
import { workbook } from '../../../kit/sheet/table-file.ts';
import { enumTextIds } from '../../../messages/enum-text.ts';
import { issueMessageId } from '../../../messages/translate.ts';
import { readBy } from '../../enterprise/public.ts';
import { templateContent } from '../../enterprise/tables.ts';
import { departments } from '../../org/public.ts';
import { participantIds, type ParticipantFilter } from '../plan/participant-list.ts';
import { auditPlan, loadPlan, type PlanRow } from '../plan/plan.ts';
import { planModule } from '../tables.ts';
import { demandAction, verdictOn } from './actions.ts';
import { readAppraisals, type Appraisal, type Person } from './assessment.ts';
import { appraisalDetails } from './assessment-detail.ts';
import { indicatorCells, indicatorHeads } from './assessment-export.ts';
import { nameSeen, peopleSeen } from './assessment-people.ts';
import { extraColumns, type Detail, type ExtraColumn } from './shown-cells.ts';

type Asked = Omit<ParticipantFilter, 'planCode'> & {
  planCode?: string | undefined;
  appraisals?: readonly Person[] | undefined;
};

/** So many appraisals are read in one short transaction, and held at a time. */
const AT_ONCE = 100;
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
  const asked = appraisals ? distinct(appraisals) : await everybodyIn(ctx, planCode, filter);
  const { people, plans, refused } = await survey(ctx, asked);
  if (plans.size === 0) {
    if (refused) demandAction(refused, 'exportDetails');
    throw notFound();
  }
  for (const { plan, count } of plans.values()) await auditPlan(ctx, 'detailsExported', plan, { params: { count } });
  const sheet = ctx.t('assessment.export.sheet');
  const [only, ...others] = plans.values();
  const name = only && others.length === 0 ? `${only.plan.name}-${sheet}` : sheet;
  return workbook(name, sheet, lines(ctx, people, await extraOf(ctx, plans)));
}

type Plans = ReadonlyMap<string, { plan: PlanRow; count: number }>;

const distinct = (asked: readonly Person[]): Person[] => [
  ...new Map(asked.map((one) => [`${one.planCode} ${one.empId}`, one])).values(),
];

/** Whose appraisals the caller may open, and the plans of those whose details may leave; `refused` is one whose may not. */
async function survey(
  ctx: Ctx,
  asked: readonly Person[],
): Promise<{ people: Person[]; plans: Plans; refused: Appraisal | null }> {
  const people: Person[] = [];
  const plans = new Map<string, { plan: PlanRow; count: number }>();
  let refused: Appraisal | null = null;
  for (const some of batches(asked))
    for (const one of await readAppraisals(ctx, some)) {
      const { plan, info } = one;
      people.push({ planCode: plan.id, empId: info.empId });
      if (verdictOn(one, 'exportDetails').allowed)
        plans.set(plan.id, { plan, count: (plans.get(plan.id)?.count ?? 0) + 1 });
      else refused ??= one;
    }
  return { people, plans, refused };
}

const batches = (people: readonly Person[]): Person[][] =>
  Array.from({ length: Math.ceil(people.length / AT_ONCE) }, (_, i) => people.slice(i * AT_ONCE, (i + 1) * AT_ONCE));

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
async function extraOf(ctx: Ctx, plans: Plans): Promise<ExtraColumn[]> {
  const contents = await ctx.tx
    .select({ parts: templateContent.parts })
    .from(planModule)
    .innerJoin(
      templateContent,
      and(eq(templateContent.companyId, planModule.companyId), eq(templateContent.id, planModule.contentId)),
    )
    .where(and(eq(planModule.companyId, ctx.session.companyId), isAnyOf(planModule.planId, [...plans.keys()])))
    .orderBy(asc(planModule.planId), asc(planModule.sort));
  return extraColumns(
    ctx,
    contents.flatMap(({ parts }) => readBy(ctx, parts)),
    [...plans.values()].some(({ plan }) => compare(plan.partnerRatio, 0) > 0),
  );
}

async function* lines(ctx: Ctx, people: readonly Person[], extra: readonly ExtraColumn[]): AsyncGenerator<Cell[]> {
  yield [...FACTS.map((fact) => ctx.t(fact)), ...indicatorHeads(ctx, extra)];
  for (const some of batches(people)) yield* await ctx.readLater(async (later) => linesOf(later, some, extra));
}

/** The lines of some appraisals as they are now, with the rights of this moment. */
async function linesOf(ctx: Ctx, some: readonly Person[], extra: readonly ExtraColumn[]): Promise<Cell[][]> {
  const now = await readAppraisals(ctx, some);
  const people = await peopleSeen(
    ctx,
    now.flatMap(({ info }) => [info.empId, info.bossEmpId]),
  );
  const deptIds = [...new Set(now.flatMap(({ info }) => info.deptId ?? []))];
  const depts = new Map(
    deptIds.length === 0 ? [] : (await departments(ctx, { deptIds })).map((dept) => [dept.deptId, dept]),
  );
  const shown = now.filter((one) => verdictOn(one, 'exportDetails').allowed);
  const told = await appraisalDetails(ctx, shown);
  const details = new Map(told.map((detail) => [detail.assessmentInfoId, detail]));
  return now.flatMap((appraisal) => {
    const { info, plan } = appraisal;
    const dept = depts.get(info.deptId ?? '');
    const known: Cell[] = [
      plan.name,
      people.get(info.empId)?.empNumber ?? '',
      nameSeen(ctx, people, info.empId),
      dept ? localName(ctx, dept.deptName, dept.deptNameEn) : '',
      nameSeen(ctx, people, info.bossEmpId),
    ];
    return linesFor(ctx, appraisal, details.get(info.id), known, extra);
  });
}

/** The lines of one: without indicators there is one all the same, and one that says why where its details may not leave. */
function linesFor(
  ctx: Ctx,
  appraisal: Appraisal,
  detail: Detail | undefined,
  known: readonly Cell[],
  extra: readonly ExtraColumn[],
): Cell[][] {
  if (!detail) {
    const verdict = verdictOn(appraisal, 'exportDetails');
    return [[...known, '', '', '', '', '', verdict.allowed ? '' : ctx.t(issueMessageId(verdict.reason))]];
  }
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
  return detail.indicators.map((row) => [...facts, ...indicatorCells(ctx, appraisal.plan, detail, row, extra)]);
}

const STAGE_NAMES: ReadonlyMap<number, string> = enumTextIds('EmployeeStage', EmployeeStage);
