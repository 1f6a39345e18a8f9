import type { Pair } from '../bilingual.ts';

/** Labels of its closed sets: Chinese, English. */
export const labels = {
  EvaluationState: {
    DRAFT: ['草稿', 'Draft'],
    EVALUATING: ['评估中', 'Evaluating'],
    DONE: ['已完成', 'Done'],
    APPLIED: ['已应用', 'Applied'],
  },
  ConditionResult: {
    BELOW_MINIMUM: ['低于最低要求', 'Below minimum'],
    NOT_ASSESSED: ['未评定', 'Not assessed'],
    BELOW_IDEAL: ['未达理想', 'Below ideal'],
    MET: ['达到理想', 'Ideal met'],
    OVERQUALIFIED: ['超出要求', 'Overqualified'],
  },
  DescriptionChange: {
    SET_UP: ['新设', 'Set up'],
    RENAMED: ['更名', 'Renamed'],
    MOVED: ['调整归属', 'Moved'],
    REORDERED: ['调整级别序号', 'Seniority changed'],
    CLOSED: ['停用', 'Closed'],
  },
} as const satisfies Record<string, Record<string, Pair>>;

/** Texts of rules of positions, ranks, grades and job families: Chinese, English. */
export const rules = {
  CHANGE_BEFORE_BEGINNING: [
    '生效日期不能早于设立日期 {day}',
    'The effective date cannot be before the set-up date, {day}',
  ],
  CHANGE_UNDER_A_LATER_ONE: [
    '{day} 已有一次变更；请先撤回该变更，或选择不早于该日的日期',
    'There is already a change on {day}. Withdraw it first, or choose that day or a later one',
  ],
  CHANGE_AFTER_CLOSING: ['已停用，不能再变更', 'This is closed and can no longer be changed'],
  CHANGE_TOO_FAR_BACK: [
    '{days, plural, =0 {生效日期不能早于今天} other {生效日期最多可追溯 # 天}}',
    '{days, plural, =0 {The effective date cannot be before today} one {The effective date can be at most # day back} other {The effective date can be at most # days back}}',
  ],
  CHANGE_NOT_AHEAD: ['生效日期不能晚于今天', 'The effective date cannot be after today'],
  CHANGE_HAS_HAPPENED: ['该变更已生效，不能撤回', 'The change has taken effect and cannot be withdrawn'],
  STILL_HAS_PEOPLE: [
    '还有 {count} 名员工，不能删除',
    '{count, plural, one {# employee still has} other {# employees still have}} it, so it cannot be deleted',
  ],
  STILL_HAS_POSITIONS: [
    '还有 {count} 个职位在使用，不能删除',
    '{count, plural, one {# position still uses} other {# positions still use}} it, so it cannot be deleted',
  ],
  STILL_HAS_RANKS: [
    '还有 {count} 个职级属于该职等，不能删除',
    '{count, plural, one {# rank still belongs} other {# ranks still belong}} to this grade, so it cannot be deleted',
  ],
  STILL_HAS_FAMILIES: [
    '还有 {count} 个下级职位族，不能删除',
    '{count, plural, one {# job family is} other {# job families are}} below it, so it cannot be deleted',
  ],
  RANK_RANGE_REVERSED: ['最高职级须高于最低职级', 'The highest rank must be above the lowest one'],
  FAMILY_CIRCLE: ['职位族不能归属于自身或其下级', 'A job family cannot be below itself or one of its own sub-families'],
  GRADE_IN_BANDS: [
    '职位评估的分数段在使用该职等，请先在“评估标准”中调整',
    'A band of the position evaluation uses this grade. Change the evaluation criteria first',
  ],
  EVALUATION_NO_FACTOR: ['请至少设置一个评估因素', 'Add at least one factor'],
  EVALUATION_NO_DIMENSION: ['请至少设置一个维度', 'Add at least one dimension'],
  EVALUATION_TOO_FEW_LEVELS: ['请至少设置 {min} 个等级', 'Add at least {min, plural, one {# level} other {# levels}}'],
  EVALUATION_NAME_REQUIRED: ['请输入名称', 'Please enter a name'],
  EVALUATION_NAME_TWICE: ['名称“{name}”重复', 'The name “{name}” is already used'],
  EVALUATION_POINTS: ['请输入不小于 0 的分数', 'Enter points of 0 or more'],
  EVALUATION_NO_BAND: ['请至少设置一个分数段', 'Add at least one band'],
  EVALUATION_BANDS_FROM_ZERO: ['第一个分数段须从 0 开始', 'The first band must start at 0'],
  EVALUATION_BANDS_ASCEND: ['起始分须大于上一段的 {from}', 'Must be above the start of the previous band, {from}'],
  EVALUATION_GRADE_REQUIRED: ['请选择职等', 'Please choose a grade'],
  EVALUATION_GRADE_TWICE: ['该职等已用于另一个分数段', 'Another band already uses this grade'],
  EVALUATION_CHOICES: [
    '所选等级与评估标准不符，请刷新后重试',
    'The selected levels do not match the criteria. Refresh the page and try again',
  ],
  EVALUATION_CHOICE_REQUIRED: ['请选择等级', 'Please choose a level'],
  EVALUATION_UNDER_WAY: ['该职位已有进行中的评估', 'There is already an evaluation of this position in progress'],
  EVALUATION_NO_OPTIONS: ['尚未设置评估标准，请先设置', 'There are no evaluation criteria yet. Set them up first'],
  EVALUATION_NOT_OPEN: [
    '评估的当前状态不支持此操作，请刷新后重试',
    'Not possible in the current state of the evaluation. Refresh the page and try again',
  ],
  EVALUATION_SUBMITTED: ['您已提交，不能再修改', 'You have already submitted and can no longer make changes'],
  EVALUATION_NOBODY_SUBMITTED: ['还没有人提交评估', 'Nobody has submitted yet'],
  EVALUATOR_HAS_SUBMITTED: ['已提交的评估人不能移除', 'Evaluators who have submitted cannot be removed'],
  CONDITION_NAME_REQUIRED: ['请输入条件名称', 'Please enter a requirement'],
  CONDITION_TWICE: ['条件“{name}”重复', 'The requirement “{name}” already exists'],
  CONDITION_SPAN: ['理想须高于最低要求，且相差小于 3', 'The ideal must be above the minimum by less than 3'],
  LEVEL_IN_HALVES: ['请填写 0 - 5，以 0.5 为间隔', 'Enter 0 to 5 in steps of 0.5'],
  LEVEL_NOT_AHEAD: ['评定日期不能晚于今天', 'The date cannot be after today'],
  LEVEL_UNDER_A_LATER_ONE: [
    '{day} 已有评定，请选择该日或之后的日期',
    'There is already an assessment on {day}. Choose that day or a later one',
  ],
  LEVEL_EVIDENCE_REQUIRED: ['请填写评定依据', 'Please enter the evidence'],
  LEVEL_NOT_YOURS: ['只有直属上级或人力资源可以评定', 'Only the line manager or HR can assess'],
  LEVEL_TWICE: ['同一条件只能填写一次', 'Each requirement can be assessed only once'],
  GRADES_INCOMPLETE: [
    '职等列表已变化，请刷新后重新排序',
    'The list of grades has changed. Refresh the page and sort again',
  ],
} as const satisfies Record<string, Pair>;
