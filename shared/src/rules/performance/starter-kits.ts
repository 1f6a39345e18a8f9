import {
  AssessmentPlanCycle,
  AssessmentRuleType,
  ForceCheck,
  ForceScope,
  ScoreMethod,
  type ValueOf,
} from '../../enums.ts';
import type { StarterKit } from '../../enums.ts';
import type { Pair } from '../../messages/bilingual.ts';
import type { ColumnTypeName } from '../enterprise/sheet-columns.ts';

/**
 * Ways to appraise that a company can begin with: rule, template and plan in one. Everything in them can be changed
 * afterwards; what people read is there in both languages.
 */
export interface Kit {
  /** What plan, rule and template are called; the plan's name also says its period. */
  name: Pair;
  cycle: ValueOf<typeof AssessmentPlanCycle>;
  selfRatio: string;
  bossRatio: string;
  rule: {
    levels: readonly { name: string; low: string; high: string; proportion: string; points: string }[];
    ruleType: ValueOf<typeof AssessmentRuleType>;
    granularity: string;
    forceCheck: ValueOf<typeof ForceCheck>;
    forceScope: ValueOf<typeof ForceScope>;
  };
  parts: readonly KitPart[];
}

export interface KitPart {
  name: Pair;
  weight: string;
  scoreMethod: ValueOf<typeof ScoreMethod>;
  columns: readonly ColumnTypeName[];
  /** Indicators that everybody has; none where people set their own. */
  rows: readonly { text: Pair; weight: string }[];
}

const SCORES = ['SELF_SCORE', 'SELF_COMMENT', 'BOSS_SCORE', 'BOSS_COMMENT'] as const;
const level = (name: string, low: string, high: string, proportion: string, points: string) => ({
  name,
  low,
  high,
  proportion,
  points,
});
const ABCD = [
  level('A', '90', '100', '20', '4'),
  level('B', '80', '90', '50', '3'),
  level('C', '60', '80', '25', '2'),
  level('D', '0', '60', '5', '1'),
];
const SABCD = [
  level('S', '95', '100', '5', '5'),
  level('A', '85', '95', '20', '4'),
  level('B', '70', '85', '50', '3'),
  level('C', '60', '70', '20', '2'),
  level('D', '0', '60', '5', '1'),
];

export const STARTER_KITS: Readonly<Record<keyof typeof StarterKit, Kit>> = {
  OKR: {
    name: ['OKR 考核', 'OKR appraisal'],
    cycle: AssessmentPlanCycle.QUARTER,
    selfRatio: '30',
    bossRatio: '70',
    rule: {
      levels: ABCD,
      ruleType: AssessmentRuleType.SCORE_AND_LEVEL,
      granularity: '1',
      forceCheck: ForceCheck.OFF,
      forceScope: ForceScope.COMPANY,
    },
    parts: [
      {
        name: ['目标与关键结果', 'Objectives and key results'],
        weight: '100',
        scoreMethod: ScoreMethod.MANUAL,
        columns: ['KEY_RESULT', 'DESCRIPTION', 'WEIGHT', 'CONFIDENCE', ...SCORES],
        rows: [],
      },
    ],
  },
  KPI_VALUES: {
    name: ['KPI 与价值观考核', 'KPI and values appraisal'],
    cycle: AssessmentPlanCycle.SEMI_ANNUAL,
    selfRatio: '20',
    bossRatio: '80',
    rule: {
      levels: ABCD,
      ruleType: AssessmentRuleType.SCORE_AND_LEVEL,
      granularity: '1',
      forceCheck: ForceCheck.OFF,
      forceScope: ForceScope.COMPANY,
    },
    parts: [
      {
        name: ['关键绩效指标', 'Key performance indicators'],
        weight: '70',
        scoreMethod: ScoreMethod.MANUAL,
        columns: ['KEY_RESULT', 'MEASURE_UNIT', 'TARGET_VALUE', 'WEIGHT', 'ACHIEVED_VALUE', ...SCORES],
        rows: [],
      },
      {
        name: ['价值观', 'Values'],
        weight: '30',
        scoreMethod: ScoreMethod.MANUAL,
        columns: ['KEY_RESULT', 'WEIGHT', ...SCORES],
        rows: [
          {
            text: ['客户第一：从客户的角度解决问题', 'Customers first: solves problems from their point of view'],
            weight: '40',
          },
          { text: ['团队协作：主动分享、互相补位', 'Teamwork: shares and helps out unasked'], weight: '30' },
          {
            text: ['诚信担当：说到做到、对结果负责', 'Integrity: keeps promises and answers for results'],
            weight: '30',
          },
        ],
      },
    ],
  },
  ANNUAL_DISTRIBUTION: {
    name: ['年度绩效考核', 'Annual appraisal'],
    cycle: AssessmentPlanCycle.ANNUAL,
    selfRatio: '20',
    bossRatio: '80',
    rule: {
      levels: SABCD,
      ruleType: AssessmentRuleType.SCORE_AND_LEVEL,
      granularity: '0.5',
      forceCheck: ForceCheck.WARN,
      forceScope: ForceScope.COMPANY,
    },
    parts: [
      {
        name: ['工作业绩', 'Results'],
        weight: '80',
        scoreMethod: ScoreMethod.MANUAL,
        columns: ['KEY_RESULT', 'MEASURE_UNIT', 'TARGET_VALUE', 'WEIGHT', 'ACHIEVED_VALUE', ...SCORES],
        rows: [],
      },
      {
        name: ['能力与态度', 'Skills and attitude'],
        weight: '20',
        scoreMethod: ScoreMethod.MANUAL,
        columns: ['KEY_RESULT', 'WEIGHT', ...SCORES],
        rows: [
          {
            text: ['专业能力：独立完成职责范围内的工作', 'Skills: does the work of the role independently'],
            weight: '50',
          },
          {
            text: ['工作态度：主动、可靠、愿意学习', 'Attitude: takes initiative, is reliable, keeps learning'],
            weight: '50',
          },
        ],
      },
    ],
  },
};
