import type { PassportLabel, PassportOperand } from '../rules/performance/passport.ts';
import type { ScoreSource } from '../rules/performance/scoring.ts';
import { bilingual, type Pair } from './bilingual.ts';

/** What a score passport calls its steps, figures and sources (rules/passport.ts). `{name}` is the name of the step. */
const texts = {
  ACHIEVEMENT: ['达成率', 'Achievement'],
  FORMULA_SCORE: ['指标得分：{name}（公式）', 'Indicator: {name} (formula)'],
  TYPED_SCORE: ['指标得分：{name}', 'Indicator: {name}'],
  GIVEN_LEVEL: ['指标等级：{name}', 'Level: {name}'],
  SOURCE: ['评分来源', 'Score source'],
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
  'source.import360': ['360 评分', '360 score'],
} as const satisfies Record<PassportKey, Pair>;

type PassportKey =
  | (PassportLabel extends `passport.${infer K}` ? K : never)
  | `operand.${PassportOperand['key']}`
  | `source.${ScoreSource}`;

/** Texts of a score passport: `passport.<step>`, `passport.operand.<key>`, `passport.source.<source>`. */
export const passportMessages = bilingual('passport.', texts);
