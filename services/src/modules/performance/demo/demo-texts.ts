import type { Pair } from '@hengcai/shared/messages/bilingual';

/** Key result, unit, value at the start and value to reach. */
export type Goal = readonly [keyResult: string, unit: string, start: number, target: number];

/** What the demo's appraisals say; another company's texts begin with its name, so that a leak between companies is seen. */
export interface DemoTexts {
  rule: string;
  annualTemplate: string;
  halfTemplate: string;
  quartersTemplate: string;
  version: string;
  results: string;
  behaviour: string;
  figures: string;
  quarters: string;
  /** The headings of those parts in English; null where they are English. */
  partsEn: { results: string; behaviour: string; figures: string; quarters: string } | null;
  /** Indicators of the template: everybody's safety goal, then the behaviours. */
  safety: string;
  quartersRow: string;
  behaviours: readonly [string, string, string];
  /** What a column is called, by what the product calls it. */
  heading: (label: Pair) => string;
  annualPlan: (year: number) => string;
  quarterPlan: (year: number, quarter: number) => string;
  /** A year that takes its quarters along. */
  yearOfQuarters: (year: number) => string;
  halfPlan: (year: number, half: number) => string;
  /** Goals people set themselves, two at a time, by job family; under `*` those of any other. */
  goals: Readonly<Record<string, readonly (readonly [Goal, Goal])[]>>;
  /** From the best level to the lowest. */
  comments: readonly [string, string, string, string, string];
  calibrated: string;
  objection: string;
  /** The form with which colleagues evaluate: statements on a scale from the least to the best, and a question. */
  reviewTemplate: string;
  reviewScale: readonly [string, string, string, string, string];
  reviewStatements: readonly [string, string, string, string, string, string];
  reviewQuestion: string;
  rejection: string;
  /** What superiors ask about a target, and what people answer. */
  question: string;
  answer: string;
  /** What people note about their work of a week, and what they plan for the next one. */
  notes: readonly { done: string; next: string }[];
}

const zh: DemoTexts = {
  rule: '五级强制分布规则',
  annualTemplate: '年度绩效模板',
  halfTemplate: '半年度经营模板',
  quartersTemplate: '年度综合模板（含季度结果）',
  version: 'V1.0',
  results: '业绩目标',
  behaviour: '能力与行为',
  figures: '经营指标',
  quarters: '季度考核结果',
  partsEn: {
    results: 'Business targets',
    behaviour: 'Skills and conduct',
    figures: 'Business figures',
    quarters: 'Results of the quarters',
  },
  safety: '遵守安全与合规要求，全年零事故',
  quartersRow: '四个季度考核的加权得分',
  behaviours: ['主动协作，跨部门问题两天内响应', '持续学习并在团队内分享', '对结果负责，按期交付'],
  heading: ([chinese]) => chinese,
  annualPlan: (year) => `${year}年度绩效考核`,
  quarterPlan: (year, quarter) => `${year}年第${'一二三四'[quarter - 1]}季度考核`,
  yearOfQuarters: (year) => `${year}年度综合考核`,
  halfPlan: (year, half) => `${year}年${half === 1 ? '上' : '下'}半年经营考核`,
  goals: {
    TECH: [
      [
        ['线上故障平均恢复时间', '分钟', 60, 30],
        ['核心接口可用率', '%', 99.5, 99.9],
      ],
      [
        ['需求按期交付率', '%', 82, 92],
        ['单元测试覆盖率', '%', 55, 75],
      ],
      [
        ['核心系统升级进度', '%', 0, 100],
        ['线上严重缺陷数', '个', 12, 5],
      ],
    ],
    PROD: [
      [
        ['按期发布的重点版本', '个', 0, 6],
        ['用户满意度评分', '分', 4.1, 4.5],
      ],
      [
        ['新功能使用率', '%', 35, 50],
        ['用户访谈场次', '场', 0, 40],
      ],
    ],
    SALE: [
      [
        ['年度签约额', '万元', 300, 800],
        ['新增重点客户', '家', 0, 8],
      ],
      [
        ['回款率', '%', 82, 95],
        ['老客户续约率', '%', 78, 88],
      ],
    ],
    MKT: [
      [
        ['有效线索数', '条', 1200, 2000],
        ['线索转化率', '%', 8, 12],
      ],
      [
        ['品牌活动场次', '场', 4, 10],
        ['平均获客成本', '元', 420, 350],
      ],
    ],
    SERV: [
      [
        ['客户满意度', '%', 88, 94],
        ['首次响应时间', '小时', 4, 2],
      ],
      [
        ['工单一次解决率', '%', 70, 82],
        ['客户投诉数', '起', 20, 10],
      ],
    ],
    SUPP: [
      [
        ['供应商准时交付率', '%', 88, 95],
        ['采购成本降低率', '%', 0, 6],
      ],
      [
        ['库存周转天数', '天', 52, 42],
        ['来料不良率', '%', 1.8, 1],
      ],
    ],
    FIN: [
      [
        ['月结完成时间', '天', 8, 5],
        ['预算执行准确率', '%', 86, 94],
      ],
      [
        ['应收账款周转天数', '天', 65, 52],
        ['报销审核时效', '天', 5, 3],
      ],
    ],
    HRM: [
      [
        ['关键职位到岗率', '%', 80, 92],
        ['主动离职率', '%', 12, 9],
      ],
      [
        ['人均培训学时', '小时', 16, 30],
        ['平均招聘周期', '天', 45, 35],
      ],
    ],
    '*': [
      [
        ['行政费用节约率', '%', 0, 8],
        ['内部服务满意度', '分', 4, 4.5],
      ],
      [
        ['合同审核时效', '天', 4, 2],
        ['安全隐患整改率', '%', 90, 100],
      ],
    ],
  },
  comments: [
    '全面超出预期，带动了团队',
    '超出预期，成果突出',
    '达到预期，工作扎实',
    '部分达到预期，需要改进',
    '未达到预期，须制定改进计划',
  ],
  calibrated: '校准会讨论后调整',
  objection: '希望补充第三季度项目的贡献',
  reviewTemplate: '通用 360 评估表',
  reviewScale: ['很不符合', '不太符合', '一般', '比较符合', '非常符合'],
  reviewStatements: [
    '沟通清楚，愿意倾听不同意见',
    '主动协作，帮助同事完成目标',
    '对结果负责，说到做到',
    '善于学习，能把经验分享给团队',
    '处理问题公正，尊重他人',
    '面对变化能及时调整',
  ],
  reviewQuestion: '您最希望这位同事保持或改进的一点是什么？',
  rejection: '目标值偏低，请参照部门指标调整',
  question: '目前进展如何？有需要协调的资源吗？',
  answer: '按计划推进，下周给出阶段结果。',
  notes: [
    { done: '完成现状梳理，确认了三项改进措施', next: '落实第一项改进措施并跟踪数据' },
    { done: '与相关部门对齐了口径和时间表', next: '按时间表完成第一轮交付' },
    { done: '第一轮改进已上线，数据开始好转', next: '复盘效果，调整后续安排' },
    { done: '进度略慢于计划，已补充人手', next: '赶上计划进度，周三检查一次' },
  ],
};

const en: DemoTexts = {
  rule: 'ACME five-level distribution',
  annualTemplate: 'ACME annual template',
  halfTemplate: 'ACME half-year template',
  quartersTemplate: 'ACME annual template with quarters',
  version: 'ACME V1.0',
  results: 'ACME results',
  behaviour: 'ACME behaviours',
  figures: 'ACME business figures',
  quarters: 'ACME results of the quarters',
  partsEn: null,
  quartersRow: 'ACME: the weighted score of the four quarters',
  safety: 'ACME: no accident and no breach of compliance in the year',
  behaviours: [
    'ACME: answers other departments within two days',
    'ACME: learns and shares with the team',
    'ACME: takes responsibility and delivers on time',
  ],
  heading: ([, english]) => `ACME ${english}`,
  annualPlan: (year) => `ACME annual appraisal ${year}`,
  quarterPlan: (year, quarter) => `ACME quarterly appraisal ${year} Q${quarter}`,
  yearOfQuarters: (year) => `ACME appraisal of the year ${year} with its quarters`,
  halfPlan: (year, half) => `ACME half-year review ${year} H${half}`,
  goals: {
    SALE: [
      [
        ['ACME: sales of the year', 'k RMB', 3000, 8000],
        ['ACME: new key accounts', 'ACME', 0, 8],
      ],
    ],
    '*': [
      [
        ['ACME: customer satisfaction', '%', 86, 93],
        ['ACME: delivered on time', '%', 82, 92],
      ],
      [
        ['ACME: defect rate', '%', 1.8, 1],
        ['ACME: equipment effectiveness', '%', 70, 80],
      ],
    ],
  },
  comments: [
    'ACME: far above expectations',
    'ACME: above expectations',
    'ACME: meets expectations',
    'ACME: partly meets expectations',
    'ACME: below expectations',
  ],
  calibrated: 'ACME: changed in the calibration meeting',
  objection: 'ACME: please consider the project of the third quarter',
  reviewTemplate: 'ACME 360 form',
  reviewScale: ['ACME not at all', 'ACME rather not', 'ACME partly', 'ACME mostly', 'ACME fully'],
  reviewStatements: [
    'ACME: speaks clearly and listens to other views',
    'ACME: helps colleagues to reach their goals',
    'ACME: answers for results and keeps promises',
    'ACME: learns and shares what was learnt',
    'ACME: is fair and respects others',
    'ACME: adapts when things change',
  ],
  reviewQuestion: 'ACME: what should this colleague keep, or do better?',
  rejection: 'ACME: the target is too low',
  question: 'ACME: how far is this, and what do you need?',
  answer: 'ACME: as planned, first results next week',
  notes: [
    { done: 'ACME: looked at where we stand, three measures agreed', next: 'ACME: carry out the first measure' },
    { done: 'ACME: agreed the schedule with the other departments', next: 'ACME: deliver the first round' },
  ],
};

/** The texts of a demo company. */
export const demoTexts = (companyCode: string): DemoTexts => (companyCode === 'acme' ? en : zh);
