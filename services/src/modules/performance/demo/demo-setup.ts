import { and, asc, eq, isNull } from 'drizzle-orm';
import {
  AssessmentColumnType,
  AssessmentPlanStage,
  AssessmentPlanStatus,
  AssessmentRuleType,
  CustomInputMode,
  CustomItemType,
  ForceCheck,
  ForceScope,
  ReviewApproval,
  ScoreMethod,
  type AssessmentPlanCycle,
  type ValueOf,
  ViewScoreAt,
  ViewWhat,
} from '@hengcai/shared/enums';
import { labels } from '@hengcai/shared/messages/modules/performance';
import type { ColumnTypeName } from '@hengcai/shared/rules/enterprise/sheet-columns';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type { Ctx } from '../../../kit/context.ts';
import { employee } from '../../employee/tables.ts';
import { createEnabledTemplate, type TemplateParts } from '../../enterprise/public.ts';
import type { DemoTexts } from './demo-texts.ts';
import { customTemplateHandlers } from '../template/customTemplate.ts';
import { performanceplaneHandlers } from '../plan/performanceplane.ts';
import { performancesettingHandlers } from '../rule/performancesetting.ts';
import { advanceTo } from '../plan/stage.ts';

type Part = TemplateParts[number];
type Window = { from: string; to: string };

/** What every plan of the demo stands on. */
type DemoReview = NonNullable<Parameters<typeof performanceplaneHandlers.saveassess>[0]['assess360']>;

export interface Foundation {
  ruleCode: string;
  annualTemplate: string;
  halfTemplate: string;
  /** A third of it comes from the quarters of the year. */
  quartersTemplate: string;
  /** How plans with a 360 assessment do it. */
  assess360: DemoReview;
}

/** Best level first, with the share of the people each may have. */
const LEVELS = [
  { name: 'S', low: '95', high: '100', proportion: '10', points: '5' },
  { name: 'A', low: '85', high: '95', proportion: '20', points: '4' },
  { name: 'B', low: '70', high: '85', proportion: '50', points: '3' },
  { name: 'C', low: '60', high: '70', proportion: '15', points: '2' },
  { name: 'D', low: '0', high: '60', proportion: '5', points: '1' },
];

/** Makes the rule and the two templates through the calls HR would use. */
export async function makeFoundation(ctx: Ctx, texts: DemoTexts): Promise<Foundation> {
  const rule = await performancesettingHandlers.updateRuleModel(
    {
      ruleName: texts.rule,
      ruleType: AssessmentRuleType.SCORE_AND_LEVEL,
      fullScore: '100',
      granularity: '0.5',
      levels: LEVELS,
      forceCheck: ForceCheck.WARN,
      forceScope: ForceScope.COMPANY,
      minGroupSize: 5,
    },
    ctx,
  );
  const { templateCode } = await customTemplateHandlers.saveCusTemplate(
    { clientMutationId: ctx.newId(), templateName: texts.reviewTemplate, items: reviewItems(texts) },
    ctx,
  );
  return {
    ruleCode: rule.id,
    assess360: {
      templateCode,
      share: '20',
      ratio360: { superior: '30', direct: '20', nonDirect: '50' },
      approval: ReviewApproval.SUPERIOR,
      limits: { superior: { min: 0, max: 3 }, direct: { min: 0, max: 10 }, nonDirect: { min: 3, max: 10 } },
      lowScore: LIMITS.reviewLowScore,
    },
    annualTemplate: await createEnabledTemplate(ctx, {
      name: texts.annualTemplate,
      versionName: texts.version,
      parts: [resultsPart(texts), behaviourPart(texts)],
    }),
    halfTemplate: await createEnabledTemplate(ctx, {
      name: texts.halfTemplate,
      versionName: texts.version,
      parts: [figuresPart(texts), { ...behaviourPart(texts), weight: '40' }],
    }),
    quartersTemplate: await createEnabledTemplate(ctx, {
      name: texts.quartersTemplate,
      versionName: texts.version,
      parts: [quartersPart(texts), { ...resultsPart(texts), weight: '40' }, { ...behaviourPart(texts), weight: '20' }],
    }),
  };
}

/** What colleagues are asked: statements on a scale of five, and what they would like to say. */
function reviewItems(texts: DemoTexts): Parameters<typeof customTemplateHandlers.saveCusTemplate>[0]['items'] {
  const options = texts.reviewScale.map((content, at) => ({ content, score: String(at + 1), negative: false }));
  const item = (itemName: string, scored: boolean) => ({
    itemName,
    type: scored ? CustomItemType.SCORED : CustomItemType.INFORMATION,
    inputMode: scored ? CustomInputMode.SELECT : CustomInputMode.TEXTAREA,
    required: scored,
    additionalExplanation: '',
    options: scored ? options : [],
  });
  return [...texts.reviewStatements.map((text) => item(text, true)), item(texts.reviewQuestion, false)];
}

const NEEDED: readonly ColumnTypeName[] = ['KEY_RESULT', 'WEIGHT'];

const columns = (texts: DemoTexts, ...types: readonly ColumnTypeName[]): Part['columns'] =>
  types.map((type) => ({
    columnName: texts.heading(labels.AssessmentColumnType[type]),
    columnType: AssessmentColumnType[type],
    required: NEEDED.includes(type),
  }));

const brought = (keyResult: string, weight: string): Part['rows'][number] => ({
  keyResult,
  description: null,
  measureUnit: null,
  startValue: null,
  targetValue: null,
  weight,
});

const resultsPart = (texts: DemoTexts): Part => ({
  partName: texts.results,
  partNameEn: texts.partsEn?.results ?? null,
  weight: '70',
  scoreMethod: ScoreMethod.MANUAL,
  floor: null,
  cap: null,
  rowsByEmployee: true,
  minRows: 2,
  maxRows: 8,
  columns: columns(
    texts,
    'KEY_RESULT',
    'WEIGHT',
    'MEASURE_UNIT',
    'START_VALUE',
    'TARGET_VALUE',
    'ACHIEVED_VALUE',
    'SELF_SCORE',
    'SELF_COMMENT',
    'BOSS_SCORE',
    'BOSS_COMMENT',
  ),
  rows: [brought(texts.safety, '20')],
});

const behaviourPart = (texts: DemoTexts): Part => ({
  partName: texts.behaviour,
  partNameEn: texts.partsEn?.behaviour ?? null,
  weight: '30',
  scoreMethod: ScoreMethod.MANUAL,
  floor: null,
  cap: null,
  rowsByEmployee: false,
  minRows: 3,
  maxRows: 3,
  columns: columns(texts, 'KEY_RESULT', 'WEIGHT', 'SELF_SCORE', 'BOSS_SCORE', 'BOSS_COMMENT'),
  rows: texts.behaviours.map((text, i) => brought(text, i === 0 ? '40' : '30')),
});

/** Nobody types its score: it is what the quarters came to. */
const quartersPart = (texts: DemoTexts): Part => ({
  partName: texts.quarters,
  partNameEn: texts.partsEn?.quarters ?? null,
  weight: '40',
  scoreMethod: ScoreMethod.IMPORTED,
  floor: null,
  cap: null,
  rowsByEmployee: false,
  minRows: 1,
  maxRows: 1,
  columns: columns(texts, 'KEY_RESULT', 'WEIGHT'),
  rows: [brought(texts.quartersRow, '100')],
});

const figuresPart = (texts: DemoTexts): Part => ({
  partName: texts.figures,
  partNameEn: texts.partsEn?.figures ?? null,
  weight: '60',
  scoreMethod: ScoreMethod.FORMULA,
  floor: '0',
  cap: '1.2',
  rowsByEmployee: true,
  minRows: 1,
  maxRows: 6,
  columns: columns(
    texts,
    'KEY_RESULT',
    'WEIGHT',
    'MEASURE_UNIT',
    'START_VALUE',
    'TARGET_VALUE',
    'ACHIEVED_VALUE',
    'SELF_COMMENT',
    'BOSS_COMMENT',
  ),
  rows: [],
});

export interface DemoPlan {
  name: string;
  year: number;
  cycle: ValueOf<typeof AssessmentPlanCycle>;
  cycleIndex: number;
  period: Window;
  windows: { fill: Window; score: Window; calibrate: Window; communicate: Window };
  template: string;
  /** Empty: the whole company. */
  deptIds: string[];
  /** Percent by who scores, where it is not as usual. */
  shares?: { selfRatio: string; bossRatio: string; partnerRatio: string; deptRatio?: string };
  /** Whether superiors say how far people may still grow. */
  asksPotential?: boolean;
  /** Plans whose results count in this one, with their percent. */
  includes?: readonly { planCode: string; weight: string }[];
  /** Whether colleagues evaluate, too. */
  reviewed?: boolean;
}

/** Percent by who scores; where colleagues are asked, they have a fifth and the others keep their proportion. */
const SHARES = { selfRatio: '30', bossRatio: '70', partnerRatio: '0' };
const REVIEWED_SHARES = { selfRatio: '24', bossRatio: '56', partnerRatio: '0' };

/** Makes a plan and opens it. People without a superior stay out: nobody could score them. */
export async function openPlan(ctx: Ctx, foundation: Foundation, plan: DemoPlan): Promise<string> {
  const { id: planCode } = await performanceplaneHandlers.saveassess(
    {
      clientMutationId: ctx.newId(),
      planName: plan.name,
      planYear: plan.year,
      cycle: plan.cycle,
      cycleIndex: plan.cycleIndex,
      periodFrom: plan.period.from,
      periodTo: plan.period.to,
      windows: plan.windows,
      reminders: [
        { stage: AssessmentPlanStage.FILL, dates: [plan.windows.fill.to] },
        { stage: AssessmentPlanStage.SCORE, dates: [plan.windows.score.to] },
      ],
      ...(plan.shares ?? (plan.reviewed ? REVIEWED_SHARES : SHARES)),
      deptRatio: plan.shares?.deptRatio ?? '0',
      asksPotential: plan.asksPotential ?? false,
      assessorPicksMax: LIMITS.assessorPicksDefault,
      digits: 1,
      viewScoreAt: ViewScoreAt.AFTER_BOSS_CONFIRMED,
      viewWhat: ViewWhat.SCORE_AND_COMMENTS,
      allowExportDetails: true,
      managersMaySetTargets: true,
      assess360: plan.reviewed ? foundation.assess360 : null,
    },
    ctx,
  );
  const alone = await ctx.tx
    .select({ id: employee.id })
    .from(employee)
    .where(and(eq(employee.companyId, ctx.session.companyId), isNull(employee.bossId)))
    .orderBy(asc(employee.id));
  const wholeCompany = plan.deptIds.length === 0;
  await performanceplaneHandlers.planescope(
    {
      planCode,
      version: 1,
      wholeCompany,
      deptIds: plan.deptIds,
      empIds: [],
      excludedEmpIds: alone.map((one) => one.id),
      reason: '',
    },
    ctx,
  );
  await performanceplaneHandlers.saveplanrule(
    {
      planCode,
      version: 2,
      ruleCode: foundation.ruleCode,
      modules: [
        { companyModuleCode: plan.template, weight: '100', takesDeptScore: plan.shares?.deptRatio !== undefined },
      ],
      flow: [],
    },
    ctx,
  );
  let version = 3;
  if (plan.includes) {
    const plans = [...plan.includes];
    await performanceplaneHandlers.saveincludeplan({ clientMutationId: ctx.newId(), planCode, version, plans }, ctx);
    version += 1;
  }
  await advanceTo(ctx, AssessmentPlanStatus.FILLING, { planCode, version, openAnyway: false });
  return planCode;
}
