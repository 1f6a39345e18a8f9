import type { Pair } from '@hengcai/shared/messages/bilingual';

/** What the demo's appraisals say; another company's texts begin with its name, so that a leak between companies is seen. */
export interface DemoTexts {
  rule: string;
  annualTemplate: string;
  halfTemplate: string;
  version: string;
  results: string;
  behaviour: string;
  figures: string;
  /** Indicators of the template: everybody's safety goal, then the behaviours. */
  safety: string;
  behaviours: readonly [string, string, string];
  /** What a column is called, by what the product calls it. */
  heading: (label: Pair) => string;
  annualPlan: (year: number) => string;
  halfPlan: (year: number, half: number) => string;
  /** Goals people set themselves, two at a time. */
  goals: readonly (readonly [string, string])[];
  unit: string;
  /** From the best level to the lowest. */
  comments: readonly [string, string, string, string, string];
  calibrated: string;
  objection: string;
  rejection: string;
}

const zh: DemoTexts = {
  rule: '五级强制分布规则',
  annualTemplate: '年度绩效模板',
  halfTemplate: '半年度经营模板',
  version: 'V1.0',
  results: '业绩目标',
  behaviour: '能力与行为',
  figures: '经营指标',
  safety: '遵守安全与合规要求，全年零事故',
  behaviours: ['主动协作，跨部门问题两天内响应', '持续学习并在团队内分享', '对结果负责，按期交付'],
  heading: ([chinese]) => chinese,
  annualPlan: (year) => `${year}年度绩效考核`,
  halfPlan: (year, half) => `${year}年${half === 1 ? '上' : '下'}半年经营考核`,
  goals: [
    ['提升客户满意度', '缩短需求交付周期'],
    ['完成年度销售额目标', '新增重点客户'],
    ['降低生产不良率', '提高设备综合效率'],
    ['完成核心系统升级', '线上故障恢复时间减半'],
    ['优化采购成本', '提高供应商准时交付率'],
    ['完善培训体系', '关键岗位继任覆盖率达标'],
    ['提升预算执行准确率', '缩短月结周期'],
    ['扩大品牌曝光', '提高线索转化率'],
  ],
  unit: '%',
  comments: [
    '全面超出预期，带动了团队',
    '超出预期，成果突出',
    '达到预期，工作扎实',
    '部分达到预期，需要改进',
    '未达到预期，须制定改进计划',
  ],
  calibrated: '校准会讨论后调整',
  objection: '希望补充第三季度项目的贡献',
  rejection: '目标值偏低，请参照部门指标调整',
};

const en: DemoTexts = {
  rule: 'ACME five-level distribution',
  annualTemplate: 'ACME annual template',
  halfTemplate: 'ACME half-year template',
  version: 'ACME V1.0',
  results: 'ACME results',
  behaviour: 'ACME behaviours',
  figures: 'ACME business figures',
  safety: 'ACME: no accident and no breach of compliance in the year',
  behaviours: [
    'ACME: answers other departments within two days',
    'ACME: learns and shares with the team',
    'ACME: takes responsibility and delivers on time',
  ],
  heading: ([, english]) => `ACME ${english}`,
  annualPlan: (year) => `ACME annual appraisal ${year}`,
  halfPlan: (year, half) => `ACME half-year review ${year} H${half}`,
  goals: [
    ['ACME: raise customer satisfaction', 'ACME: shorten delivery time'],
    ['ACME: reach the sales target', 'ACME: win key accounts'],
    ['ACME: lower the defect rate', 'ACME: raise equipment effectiveness'],
  ],
  unit: '%',
  comments: [
    'ACME: far above expectations',
    'ACME: above expectations',
    'ACME: meets expectations',
    'ACME: partly meets expectations',
    'ACME: below expectations',
  ],
  calibrated: 'ACME: changed in the calibration meeting',
  objection: 'ACME: please consider the project of the third quarter',
  rejection: 'ACME: the target is too low',
};

/** The texts of a demo company. */
export const demoTexts = (companyCode: string): DemoTexts => (companyCode === 'acme' ? en : zh);
