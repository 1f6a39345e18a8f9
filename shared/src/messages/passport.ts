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
  'operand.points': ['等级分值', 'Points of the level'],
  'source.self': ['自评', 'Self score'],
  'source.boss': ['上级评分', 'Manager’s score'],
  'source.partner': ['协同评估人评分', 'Co-assessors’ score'],
  'source.department': ['部门评分', 'Department score'],
  'source.hr': ['HR 评分', 'HR score'],
  'source.import': ['导入评分', 'Imported score'],
  'source.import360': ['360 评分', '360 score'],
  'said.level': [
    '{score} 分在 {low} 至 {high} 分之间，等级为 {level}。',
    '{score} lies between {low} and {high}, which is level {level}.',
  ],
  'said.levelAbove': ['{score} 分高于 {high} 分，等级为 {level}。', '{score} is above {high}, which is level {level}.'],
  'said.levelNearest': ['综合各项等级，最接近 {level}。', 'Taken together, the levels come closest to {level}.'],
  'said.parts': ['{list}，合计 {score} 分。', '{list}; together that is {score}.'],
  'said.partsByLevel': ['各部分的权重：{list}。', 'The parts: {list}.'],
  'said.part': ['“{name}”占 {share}%（{score} 分）', '“{name}” has {score} and counts {share}%'],
  'said.partByLevel': ['“{name}”占 {share}%', '“{name}” counts {share}%'],
  'said.sources': ['“{part}”：{list}，得 {score} 分。', '“{part}”: {list}; that makes {score}.'],
  'said.sourcesByLevel': ['“{part}”的构成：{list}。', '“{part}”: {list}.'],
  'said.source': ['{source}占 {share}%（{score} 分）', '{source} {share}% ({score})'],
  'said.sourceByLevel': ['{source}占 {share}%', '{source} {share}%'],
  'said.figuresShare': ['按达成值计算占 {share}%（{score} 分）', '{score} comes of the figures, which count {share}%'],
  'said.figuresShareByLevel': ['按达成值计算占 {share}%', '{share}% come of the figures'],
  'said.yourDepartment': [
    '您部门的得分 {score} 分占 {share}%',
    '{score} is your department’s score, which counts {share}%',
  ],
  'said.yourDepartmentByLevel': [
    '您部门的等级 {score} 占 {share}%',
    '{score} is your department’s level, which counts {share}%',
  ],
  'said.oneSource': ['“{part}”只计{source}：{score} 分。', '“{part}”: only one counts, the {source}: {score}.'],
  'said.oneSourceByLevel': ['“{part}”只计{source}。', '“{part}”: only one counts, the {source}.'],
  'said.unscored': ['“{part}”没有评分，不计入结果。', '“{part}” was not scored and does not count.'],
  'said.plans': [
    '“{part}”由其他计划的结果构成：{list}，得 {score} 分。',
    '“{part}” comes from the results of other plans: {list}; that makes {score}.',
  ],
  'said.onePlan': ['“{part}”取自“{name}”的结果：{score} 分。', '“{part}” is the result of “{name}”: {score}.'],
  'said.plansTogether': [
    '“{part}”由其他计划的结果构成，得 {score} 分。',
    '“{part}” comes from the results of other plans; together they make {score}.',
  ],
  'said.figures': [
    '“{part}”按达成值计算：{list}，得 {score} 分。',
    '“{part}” is calculated from the figures: {list}; that makes {score}.',
  ],
  'said.figuresByLevel': ['“{part}”按达成值计算：{list}。', '“{part}” is calculated from the figures: {list}.'],
  'said.yourManager': ['您的上级给{list}。', 'Your manager gave {list}.'],
  'said.manager': ['上级给{list}。', 'The manager gave {list}.'],
  'said.you': ['您给自己的{list}。', 'You gave yourself {list}.'],
  'said.self': ['自评给{list}。', 'The employee gave {list}.'],
  'said.others': ['{source}给{list}。', '{source}: {list}.'],
  'said.item': ['“{name}”打了 {score} 分（占 {share}%）', '{score} for “{name}”, which counts {share}%'],
  'said.itemByLevel': ['“{name}”评了 {score}（占 {share}%）', '{score} for “{name}”, which counts {share}%'],
  'said.itemFigures': [
    '“{name}”达成 {achievement}，得 {score} 分（占 {share}%）',
    '{score} for reaching {achievement} of “{name}”, which counts {share}%',
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
