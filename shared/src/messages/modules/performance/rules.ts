import type { Pair } from '../../bilingual.ts';

/** What is said when a rule refuses: code of the issue, Chinese, English. Parameters are ICU arguments. */
export const rules = {
  // Assessment rules
  RULE_NAME_REQUIRED: ['请输入规则名称', 'Please enter the name of the rule'],
  PARTS_KEPT: ['计划开启后不能增减模板的模块', 'Parts cannot be added or removed once the plan is open'],
  PART_WEIGHT_FROZEN: [
    '评分阶段结束后不能修改模块权重，只能修改名称',
    'Part weights can no longer be changed once scoring has ended, only names',
  ],
  GRANULARITY_NOT_WHOLE: [
    '只评整数时，评分粒度须为整数',
    'With whole scores only, the granularity must be a whole number',
  ],
  SCORE_RULE_BY_NUMBER: ['分数规则只能录入分数', 'A score rule is scored by numbers'],
  LEVEL_RULE_BY_LEVEL: ['等级规则只能录入等级', 'A level rule is scored by levels'],
  GRANULARITY_NOT_POSITIVE: ['评分粒度须大于 0', 'The score granularity must be greater than 0'],
  FULL_SCORE_NOT_POSITIVE: ['满分须大于 0', 'The full score must be greater than 0'],
  MIN_GROUP_SIZE_INVALID: [
    '检查人数下限须为不小于 1 的整数',
    'The smallest group checked must be a whole number of at least 1',
  ],
  RULE_LEVELS_COUNT: ['等级数量须为 {min}-{max} 个', 'A rule has {min} to {max} levels'],
  LEVEL_NAME_REQUIRED: ['请输入等级名称', 'Please enter the name of the level'],
  LEVEL_NAME_DUPLICATE: ['等级名称“{name}”重复', 'The level name “{name}” is already used'],
  LEVEL_POINTS_REQUIRED: ['请输入等级分值', 'Please enter the points of the level'],
  LEVEL_REQUIRED: ['请选择等级', 'Please choose a level'],
  LEVEL_POINTS_ORDER: ['分值须高于较低等级“{below}”的分值', 'The points must be higher than those of “{below}”'],
  LEVEL_LOW_NOT_BELOW_HIGH: ['最低分须小于最高分', 'The lowest score must be below the highest score'],
  LEVELS_NOT_CONTIGUOUS: [
    '分数区间须连续：应从“{below}”的最高分 {expected} 开始',
    'Score ranges must be contiguous: start at {expected}, the highest score of “{below}”',
  ],
  LEVELS_LOWEST_NOT_ZERO: ['最低等级的最低分须为 0', 'The lowest score of the lowest level must be 0'],
  LEVELS_TOP_NOT_FULL: [
    '最高等级的最高分须等于满分 {fullScore}',
    'The highest score of the top level must be the full score {fullScore}',
  ],
  LEVEL_PROPORTIONS_NOT_100: [
    '各等级比例之和须为 100%，当前为 {sum}%',
    'Level shares must add up to 100%; currently {sum}%',
  ],

  // Indicators and scores
  ATTACHMENT_REQUIRED: ['请上传附件', 'Please attach a file'],
  INDICATORS_REQUIRED: ['请至少填写一项指标', 'Please fill in at least one indicator'],
  KEY_RESULT_REQUIRED: ['请输入关键结果', 'Please enter the key result'],
  INDICATOR_VALUES_EQUAL: ['目标值不能与起始值相同', 'The target value must differ from the start value'],
  INDICATOR_DATES_ORDER: ['目标日期须晚于开始日期', 'The target date must be after the start date'],
  WEIGHT_REQUIRED: ['请输入权重', 'Please enter the weight'],
  CONFIDENCE_OUT_OF_RANGE: ['信心指数须为 0-100', 'The confidence must be from 0 to 100'],
  SCORE_REQUIRED: ['请输入分数', 'Please enter the score'],
  SCORE_OUT_OF_RANGE: ['分数须在 {low}-{high} 之间', 'The score must be from {low} to {high}'],
  SCORE_NOT_A_MULTIPLE: ['分数须为 {granularity} 的整数倍', 'The score must be a multiple of {granularity}'],
  SCORE_NOT_WHOLE: ['分数须为整数', 'The score must be a whole number'],

  // Plans
  PLAN_NAME_REQUIRED: ['请输入考核计划名称', 'Please enter the name of the plan'],
  PLAN_YEAR_INVALID: ['年度须在 {min}-{max} 之间', 'The year must be from {min} to {max}'],
  CYCLE_INDEX_INVALID: ['考核周期须在 1-{max} 之间', 'The period of the year must be from 1 to {max}'],
  SCORE_DIGITS_INVALID: ['分数保留小数位数须为 0-{max}', 'A score can have 0 to {max} decimal places'],
  WINDOW_REQUIRED: ['请设置该阶段的起止日期', 'Please set the dates of this stage'],
  WINDOW_REVERSED: ['开始日期不能晚于结束日期', 'The start date must not be after the end date'],
  WINDOWS_NOT_IN_ORDER: [
    '该阶段不能早于上一阶段的结束日期 {after}',
    'This stage must not start before the previous one ends on {after}',
  ],
  SCORING_PERIOD_ZERO: ['评分周期不能为 0', 'The scoring period must not be 0'],
  SCORING_PERIOD_TOO_LONG: [
    '评分周期（{days} 天）须短于考核周期（{periodDays} 天）',
    'The scoring period ({days, plural, one {# day} other {# days}}) must be shorter than the appraisal period ({periodDays, plural, one {# day} other {# days}})',
  ],
  SCORE_START_NOT_AFTER_TODAY: ['评分开始日期须晚于今天', 'Scoring must start after today'],
  REMINDERS_TOO_MANY: ['每个阶段最多设置 {max} 个提醒日期', 'At most {max} reminder dates per stage'],
  REMINDER_DUPLICATE: ['提醒日期重复', 'This reminder date is already set'],
  REMINDER_OUTSIDE_STAGE: ['提醒日期须在该阶段的起止日期内', 'The reminder date must be within the stage'],
  SOURCE_RATIOS_NOT_100: [
    '各评分来源占比之和须为 100%，当前为 {sum}%',
    'The shares of all score sources must add up to 100%; currently {sum}%',
  ],
  RATIOS_360_NOT_100: [
    '360 评估占比之和须为 100%，当前为 {sum}%',
    'The 360 shares must add up to 100%; currently {sum}%',
  ],
  DEPT_SCORING_ONE_TEMPLATE: ['只能有一个模板计入部门评分', 'Only one template can include the department’s score'],
  DEPT_SCORE_WITHOUT_TEMPLATE: [
    '部门评分有占比，但没有模板计入部门评分',
    'The department’s score has a share, but no template includes it',
  ],
  DEPT_SCORE_WITHOUT_SHARE: [
    '有模板计入部门评分，但部门评分的占比为 0',
    'A template includes the department’s score, but its share is 0',
  ],
  DEPT_RULE_WITHOUT_SHARE: [
    '部门评分的占比为 0，无需部门考核规则',
    'The department’s score has a share of 0, so departments need no rule',
  ],
  DEPT_RULE_OTHER_INPUT: [
    '部门考核规则与个人考核规则须同为按分数评分或同为按等级评分',
    'Departments and people must both be scored by numbers, or both by levels',
  ],
  DEPT_RULE_OTHER_SCALE: [
    '部门考核规则满分 {most}，个人考核规则满分 {own}，两者须一致',
    'The full score for departments is {most} and for people {own}; the two must be the same',
  ],
  DEPT_RULE_OTHER_POINTS: [
    '部门考核规则最高等级为 {most} 分，个人考核规则为 {own} 分，两者须一致',
    'The best level counts {most} points for departments and {own} for people; the two must be the same',
  ],
  NO_360_WITH_CO_ASSESSOR: [
    '360 评估与协同评估不能同时启用',
    'A 360 assessment and co-assessors cannot be used together',
  ],
  NO_360_WITH_LEVEL_RULE: [
    '个人考核规则为等级制时不能启用 360 评估',
    'A 360 assessment cannot be used with a rule that scores people by levels',
  ],
  NO_IMPORT_WITH_LEVEL_RULE: [
    '等级制考核规则不能使用含文件导入评分的模板',
    'A rule that scores people by levels cannot be used with a template that has imported scores',
  ],
  NO_360_WITH_ADMIN_IMPORT: [
    '由管理员导入评分时不能启用 360 评估',
    'A 360 assessment cannot be used when an administrator imports scores',
  ],
  OWN_DATE_PASSED: ['日期不能早于今天', 'The date must not be in the past'],
  OWN_DATE_BEFORE_STAGE: ['不能早于该阶段的开始日期 {from}', 'The date must not be before the stage starts on {from}'],
  OWN_DATES_REVERSED: [
    '填报截止日期不能晚于评分截止日期 {scoreTo}',
    'The fill-in deadline must not be after the scoring deadline, {scoreTo}',
  ],
  BOSS_HAS_SCORED: ['上级已提交评分', 'The manager has already submitted the scores'],
  SCOPE_EMPTY: ['考核范围内没有人员', 'Nobody is in the scope of the plan'],
  PLAN_RULE_REQUIRED: ['请选择考核规则', 'Please choose an appraisal rule'],
  COLUMN_TYPE_NOT_OFFERED: [
    '考核表暂不支持该类型的列，请移除',
    'Forms do not support this column yet. Please remove it',
  ],
  TEMPLATES_REQUIRED: ['请至少选择一个考核模板', 'Please choose at least one template'],
  TEMPLATE_NOT_ENABLED: ['该模板没有已启用的内容版本', 'This template has no enabled content version'],
  TEMPLATE_WEIGHTS_NOT_100: [
    '各模板权重之和须为 100%，当前为 {sum}%',
    'Template weights must add up to 100%; currently {sum}%',
  ],
  EMP_IN_SEVERAL_PLANS: [
    '以下员工同时在多个计划中，不能合并校准：{names}',
    'These people are in more than one of the plans, so the plans cannot be combined: {names}',
  ],
  PLANS_NOT_ALIKE: [
    '“{plan}”的考核周期、等级或分布比例不同，不能合并',
    '“{plan}” has a different period, levels or proportions, so it cannot be combined',
  ],
  PLAN_COMBINED_ELSEWHERE: ['“{plan}”已与其他计划合并', '“{plan}” is already combined with other plans'],
  COMBINE_STAGE_PASSED: [
    '“{plan}”不在填报或评分阶段，不能合并',
    '“{plan}” is not in filling in or scoring, so it cannot be combined',
  ],
  COMBINED_NOT_SCORING: ['合并的计划“{plan}”尚未进入评分阶段', 'The combined plan “{plan}” has not opened scoring yet'],
  PLAN_NOT_COMBINED: ['该计划没有与其他计划合并', 'This plan is not combined with others'],
  CALIBRATE_TOGETHER: [
    '该计划已与其他计划合并，请一起开启校准',
    'This plan is combined with others. Please open calibration for all of them together',
  ],
  RETURN_TOGETHER_OR_ALONE: [
    '请选择一起退回或仅退回本计划',
    'Please choose whether all combined plans return or only this one',
  ],
  INCLUDED_TWICE: ['该计划已在列表中', 'This plan is already in the list'],
  INCLUDED_WEIGHTS_NOT_100: [
    '各计划权重之和须为 100%，当前为 {sum}%',
    'Plan weights must add up to 100%; currently {sum}%',
  ],
  INCLUDED_ITSELF: ['计划不能纳入自己', 'A plan cannot include itself'],
  INCLUDED_CIRCLE: [
    '“{plan}”直接或间接纳入了“{including}”，不能反过来被纳入',
    '“{plan}” includes “{including}”, directly or through other plans, so it cannot be included there',
  ],
  INCLUDED_STOPPED: ['“{plan}”已终止，没有结果', '“{plan}” was stopped and has no results'],
  INCLUDED_OTHER_PERIOD: [
    '“{plan}”的考核周期不在“{including}”的周期内',
    'The period of “{plan}” is not within the period of “{including}”',
  ],
  INCLUDED_BY_LEVEL: ['“{plan}”按等级评定，没有分数', '“{plan}” is rated by levels and has no scores'],
  INCLUDED_OTHER_SCALE: [
    '“{plan}”满分 {full}，“{including}”满分 {own}，分数不能直接纳入',
    'The full score of “{plan}” is {full} and that of “{including}” is {own}, so scores cannot be included',
  ],
  INCLUDED_NO_PART: [
    '计划纳入了其他计划的结果，请选用含一个“导入评分”模块的模板来承接',
    'The plan includes others. Please choose a template with one part scored by import, which takes their results',
  ],
  INCLUDED_SEVERAL_PARTS: [
    '计划纳入了其他计划的结果，模板中只能有一个“导入评分”模块，当前有 {count} 个',
    'The plan includes others, so only one part can be scored by import; currently {count}',
  ],
  INCLUDED_NOT_SETTLED: [
    '“{plan}”尚未进入沟通或归档，其结果将不计入',
    '“{plan}” has not reached communication yet, so its results will be left out',
  ],
  INCLUDED_RESULTS_MISSING: [
    '{count} 人在“{plan}”中没有分数，将按其余计划计算：{names}',
    '{count, plural, one {# person has} other {# people have}} no score in “{plan}” and will be scored by the other plans: {names}',
  ],
  PLAN_INCLUDED: [
    '“{plan}”纳入了该计划的结果，请先在其设置中移除',
    'The results of this plan count in “{plan}”. Please remove it there first',
  ],
  EMP_TYPE_TEMPLATES: [
    '请先设置计划的模板，并为每个模板填写权重',
    'Please choose the plan’s templates first and enter a weight for each',
  ],
  EMP_TYPE_UNFIT: [
    '人员类型“{type}”的模板权重之和不是 100%，请重新设置',
    'The template weights of the employee type “{type}” no longer add up to 100%. Please set them again',
  ],
  EMP_TYPE_NAME_REQUIRED: ['请填写类型名称', 'Please enter the name of the type'],
  EMP_TYPE_FAMILIES_REQUIRED: ['请至少选择一个职位族', 'Please choose at least one job family'],
  EMP_TYPES_TOO_MANY: [
    '一个计划最多 {max} 个人员类型',
    'A plan has at most {max, plural, one {# employee type} other {# employee types}}',
  ],
  FAMILY_OF_OTHER_TYPE: [
    '所选职位族已属于人员类型“{type}”',
    'One of these job families already belongs to the employee type “{type}”',
  ],
  PLAN_STOP_REASON_REQUIRED: ['请填写终止原因', 'Please enter the reason for stopping'],

  // Moving a plan on and back
  TARGETS_PENDING: [
    '还有 {count} 人的目标未通过审批',
    '{count, plural, one {# person has} other {# people have}} no approved targets yet',
  ],
  SELF_SCORES_PENDING: [
    '还有 {count} 人未提交自评',
    '{count, plural, one {# person has} other {# people have}} not submitted a self score',
  ],
  BOSS_SCORES_PENDING: [
    '还有 {count} 人未完成上级评分',
    'The manager’s score is missing for {count, plural, one {# person} other {# people}}',
  ],
  DEPT_SCORES_PENDING: [
    '还有 {count} 个部门未评分：{names}',
    '{count, plural, one {# department has} other {# departments have}} no score yet: {names}',
  ],
  CONFIRMATIONS_PENDING: [
    '还有 {count} 人的结果未确认',
    'The results of {count, plural, one {# person are} other {# people are}} not confirmed',
  ],
  DISTRIBUTION_NOT_FIT: ['等级分布不符合强制分布比例', 'The levels do not meet the forced distribution'],
  DISTRIBUTION_BLOCKED: [
    '等级分布不符合强制分布比例，调整后方可进入下一阶段',
    'The levels do not meet the forced distribution; adjust them before continuing',
  ],
  NOT_AN_EARLIER_STAGE: ['只能退回到更早的阶段', 'A plan can only be returned to an earlier stage'],
  MERGED_NOT_TO_FILLING: ['合并校准的计划不能退回填报阶段', 'A combined plan cannot be returned to filling in'],
  READ_ONLY_NOT_TO_FILLING: [
    '仅含只读模板的计划不能退回填报阶段',
    'A plan with only read-only templates cannot be returned to filling in',
  ],
  IMPORTED_RETURNS_TO_NOT_OPEN: [
    '历史导入的计划只能退回“待开启”',
    'An imported plan can only be returned to “Not opened”',
  ],

  // Who may do what and when
  STAGE_NOT_OPEN: ['该阶段尚未开启', 'This stage is not open yet'],
  STAGE_PASSED: ['该阶段已结束，内容不能再修改', 'This stage is over, so nothing in it can be changed'],
  PLAN_OPENED: ['考核已开启，只能调整考核范围', 'The plan is open; only its scope can be changed'],
  PLAN_CLOSED: ['考核已归档，不能再修改', 'The plan is archived and can no longer be changed'],
  PLAN_STOPPED: ['考核已终止，不能再操作', 'The plan was stopped and can no longer be changed'],
  PLAN_IMPORTED: ['该考核为导入的历史数据，不能修改', 'The plan was imported as history and cannot be changed'],
  PLAN_LOCKED: ['考核计划已被管理员锁定', 'An administrator has locked the plan'],
  PLAN_MERGED: ['该计划已与其他计划合并校准', 'The plan is already combined with others'],
  SUPERIOR_IS_CO_ASSESSOR: [
    '该员工的协同评估人不能同时为其评分上级',
    'A co-assessor of the employee cannot also score as their manager',
  ],
  OWN_SUPERIOR: ['不能指定本人为自己的上级', 'Nobody is their own manager'],
  ROLE_NOT_ALLOWED: ['当前角色不能进行此操作', 'Your role cannot do this'],
  FILL_IN_CLOSED: ['管理员已暂停目标填报', 'An administrator has paused filling in'],
  BOSS_SCORING_LOCKED: ['管理员已暂停上级评分', 'An administrator has paused scoring by managers'],
  BOSS_CONFIRM_LOCKED: ['管理员已暂停上级确认', 'An administrator has paused confirmation by managers'],
  PERSON_LOCKED: ['该员工的考核表已被锁定，不能修改', 'This person’s form is locked and cannot be changed'],
  SELF_SCORE_FIRST: [
    '员工提交自评后，上级方可评分',
    'The manager can score only after the employee has submitted a self score',
  ],
  CO_ASSESSORS_FIRST: [
    '协同评估人全部提交后，或到评分截止日，上级方可评分',
    'The manager can score once all co-assessors have scored, or on the last day of scoring',
  ],
  POTENTIAL_REQUIRED: ['请选择员工的潜力', 'Please choose a potential rating'],
  POTENTIAL_NOT_ASKED: ['本计划不评估潜力', 'This plan does not rate potential'],
  NO_TARGETS: ['评分开启时该员工没有已审批的目标', 'This person had no approved targets when scoring opened'],
  BOSS_CONFIRM_FIRST: ['上级确认后，员工方可确认结果', 'The employee can confirm only after the manager has confirmed'],
  MANAGERS_SET_NO_TARGETS: ['本计划不允许上级下达目标', 'Managers cannot assign targets in this plan'],
  EXPORT_NOT_ALLOWED: ['本计划不允许员工导出考核明细', 'Employees cannot export their appraisals in this plan'],
} as const satisfies Record<string, Pair>;
