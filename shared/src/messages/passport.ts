import type { PassportLabel, PassportOperand } from '../rules/performance/passport.ts';
import type { PassportSaid } from '../rules/performance/passport-words.ts';
import type { ScoreSource } from '../rules/performance/scoring.ts';
import { bilingual, type Pair } from './bilingual.ts';

/** What a score passport calls its steps, figures and sources (rules/passport.ts). `{name}` is the name of the step. */
const texts = {
  ACHIEVEMENT: ['达成率', 'Achievement'],
  FORMULA_SCORE: ['指标得分：{name}（公式）', 'Indicator: {name} (formula)'],
  TYPED_SCORE: ['指标得分：{name}', 'Indicator: {name}'],
  GIVEN_LEVEL: ['指标等级：{name}', 'Level: {name}'],
  SOURCE: ['评分来源', 'Score source'],
  RATER: ['协同评估人 {name}', 'Co-assessor {name}'],
  PLAN: ['计划结果：{name}', 'Result of {name}'],
  MODULE: ['模块得分：{name}', 'Module: {name}'],
  PERSON: ['综合得分', 'Total score'],
  ROUNDING: ['四舍五入', 'Rounding'],
  LEVEL: ['考核等级', 'Level'],
  'operand.start': ['起始值', 'Start value'],
  'operand.target': ['目标值', 'Target value'],
  'operand.achieved': ['达成值', 'Achieved value'],
  'operand.fullScore': ['满分', 'Full score'],
  'operand.achievement': ['达成率', 'Achievement'],
  'operand.floor': ['达成率下限', 'Minimum achievement'],
  'operand.cap': ['达成率上限', 'Maximum achievement'],
  'operand.indicator': ['指标', 'Indicator'],
  'operand.source': ['评分来源', 'Score source'],
  'operand.plan': ['其他计划', 'Other plan'],
  'operand.module': ['模块', 'Module'],
  'operand.score': ['分数', 'Score'],
  'operand.digits': ['小数位数', 'Decimal places'],
  'operand.low': ['最低分', 'Lowest score'],
  'operand.high': ['最高分', 'Highest score'],
  'operand.points': ['等级分值', 'Level points'],
  'source.self': ['自评', 'Self score'],
  'source.boss': ['上级评分', 'Manager’s score'],
  'source.partner': ['协同评估人评分', 'Co-assessors’ score'],
  'source.department': ['部门评分', 'Department’s score'],
  'source.hr': ['HR 评分', 'HR score'],
  'source.import': ['导入评分', 'Imported score'],
  'source.import360': ['360 评分', '360 score'],
  'said.level': [
    '{score} 分在 {low} 至 {high} 分之间，等级为 {level}。',
    '{score} is between {low} and {high}, which is level {level}.',
  ],
  'said.levelAbove': ['{score} 分高于 {high} 分，等级为 {level}。', '{score} is above {high}, which is level {level}.'],
  'said.levelNearest': ['综合各项等级，最接近 {level}。', 'Taken together, the levels are closest to {level}.'],
  'said.parts': ['{list}，合计 {score} 分。', '{list}: {score} in total.'],
  'said.partsByLevel': ['各模块的权重：{list}。', 'Part weights: {list}.'],
  'said.part': ['“{name}”占 {share}%（{score} 分）', '“{name}” {share}% ({score})'],
  'said.partByLevel': ['“{name}”占 {share}%', '“{name}” {share}%'],
  'said.sources': ['“{part}”：{list}，得 {score} 分。', '“{part}”: {list}, which gives {score}.'],
  'said.sourcesByLevel': ['“{part}”的构成：{list}。', '“{part}”: {list}.'],
  'said.source': ['{source}占 {share}%（{score} 分）', '{source} {share}% ({score})'],
  'said.sourceByLevel': ['{source}占 {share}%', '{source} {share}%'],
  'said.figuresShare': ['按达成值计算占 {share}%（{score} 分）', '{share}% from achieved values ({score})'],
  'said.figuresShareByLevel': ['按达成值计算占 {share}%', '{share}% from achieved values'],
  'said.yourDepartment': ['您部门的得分 {score} 分占 {share}%', '{share}% from your department’s score ({score})'],
  'said.yourDepartmentByLevel': ['您部门的等级 {score} 占 {share}%', '{share}% from your department’s level ({score})'],
  'said.oneSource': ['“{part}”只计{source}：{score} 分。', '“{part}” counts only the {source}: {score}.'],
  'said.oneSourceByLevel': ['“{part}”只计{source}。', '“{part}” counts only the {source}.'],
  'said.unscored': ['“{part}”没有评分，不计入结果。', '“{part}” was not scored and does not count.'],
  'said.plans': [
    '“{part}”由其他计划的结果构成：{list}，得 {score} 分。',
    '“{part}” is based on the results of other plans: {list}, which gives {score}.',
  ],
  'said.onePlan': ['“{part}”取自“{name}”的结果：{score} 分。', '“{part}” is the result of “{name}”: {score}.'],
  'said.plansTogether': [
    '“{part}”由其他计划的结果构成，得 {score} 分。',
    '“{part}” is based on the results of other plans and gives {score}.',
  ],
  'said.figures': [
    '“{part}”按达成值计算：{list}，得 {score} 分。',
    '“{part}” is calculated from achieved values: {list}, which gives {score}.',
  ],
  'said.figuresByLevel': ['“{part}”按达成值计算：{list}。', '“{part}” is calculated from achieved values: {list}.'],
  'said.yourManager': ['您的上级给{list}。', 'Your manager gave {list}.'],
  'said.manager': ['上级给{list}。', 'The manager gave {list}.'],
  'said.you': ['您给自己的{list}。', 'You gave yourself {list}.'],
  'said.self': ['自评给{list}。', 'The employee gave {list}.'],
  'said.others': ['{source}给{list}。', '{source}: {list}.'],
  'said.item': ['“{name}”打了 {score} 分（占 {share}%）', '{score} for “{name}” (counts {share}%)'],
  'said.itemByLevel': ['“{name}”评了 {score}（占 {share}%）', '{score} for “{name}” (counts {share}%)'],
  'said.itemFigures': [
    '“{name}”达成 {achievement}，得 {score} 分（占 {share}%）',
    '{score} for achieving {achievement} of “{name}” (counts {share}%)',
  ],
  'said.calibrated': [
    '校准时，结果由 {before} 调整为 {after}。',
    'Calibration changed the result from {before} to {after}.',
  ],
  'said.calibratedNew': ['结果 {after} 由校准给出。', 'Calibration set the result to {after}.'],
} as const satisfies Record<PassportKey, Pair>;

type PassportKey =
  | (PassportLabel extends `passport.${infer K}` ? K : never)
  | `operand.${PassportOperand['key']}`
  | `source.${ScoreSource}`
  | `said.${PassportSaid | 'plansTogether' | 'calibrated' | 'calibratedNew'}`;

/** Texts of a score passport: `passport.<step>`, `passport.operand.<key>`, `passport.source.<source>`, `passport.said.<sentence>`. */
export const passportMessages = bilingual('passport.', texts);
