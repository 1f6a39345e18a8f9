import { bilingual, type Pair } from './bilingual.ts';

/** What is said when a rule refuses: code of the issue, Chinese, English. Parameters are ICU arguments. */
const texts = {
  // Any field
  TEXT_TOO_LONG: ['最多 {max} 个字符', 'At most {max} characters'],
  NUMBER_INVALID: ['请输入有效的数字', 'Please enter a valid number'],
  DATE_INVALID: ['请输入有效的日期', 'Please enter a valid date'],
  CHOICE_INVALID: ['请选择列表中的选项', 'Please choose one of the options'],

  // Imports
  OTHER_CURRENCY: ['该列是其他币种，不能作为人民币导入', 'The column is in another currency and cannot become RMB'],
  OTHER_PERIOD: [
    '该列的周期不符：基本工资按月，目标奖金按年',
    'The column is for another time: a salary counts per month, a target bonus per year',
  ],
  NEW_CODE_MISSING: ['请填写编码', 'Please enter a code'],
  NEW_NAME_MISSING: ['请填写名称', 'Please enter a name'],
  CODE_TAKEN: ['编码 {code} 已被使用', 'The code {code} is used already'],
  GRADE_INVALID: ['职级序号须为 1-{max} 的整数', 'The grade must be a whole number from 1 to {max}'],

  // Passwords
  PASSWORD_REQUIRED: ['请输入新密码', 'Please enter the new password'],
  OLD_PASSWORD_REQUIRED: ['请输入原密码', 'Please enter the old password'],
  PASSWORD_LENGTH: ['密码长度须为 {min}-{max} 位', 'The password must have {min}-{max} characters'],
  PASSWORD_MIX: [
    '密码须同时包含数字、小写字母和大写字母',
    'The password must mix digits, lower and upper case letters',
  ],
  PASSWORD_LETTERS_AND_DIGITS: ['密码须同时包含字母和数字', 'The password must have letters and numbers'],
  PASSWORD_SAME_AS_OLD: ['新密码不能与原密码相同', 'The new password must differ from the old one'],
  PASSWORD_CONFIRMATION: ['两次输入的密码不一致', 'The two passwords do not match'],
  PASSWORD_IS_IDENTITY: [
    '密码不能与账号、工号、企业编码或姓名相同',
    'The password must not be the account, employee number, company code or name',
  ],

  // Assessment rules
  RULE_NAME_REQUIRED: ['请输入规则名称', 'Please enter the name of the rule'],
  GRANULARITY_NOT_POSITIVE: ['评分粒度须大于 0', 'The score granularity must be greater than 0'],
  FULL_SCORE_NOT_POSITIVE: ['满分须大于 0', 'The full score must be greater than 0'],
  MIN_GROUP_SIZE_INVALID: [
    '最小校验人数须为不小于 1 的整数',
    'The smallest group size must be a whole number of at least 1',
  ],
  RULE_LEVELS_COUNT: ['等级数量须为 {min}-{max} 个', 'A rule has {min} to {max} levels'],
  LEVEL_NAME_REQUIRED: ['请输入等级名称', 'Please enter the name of the level'],
  LEVEL_NAME_DUPLICATE: ['等级名称“{name}”重复', 'The level name “{name}” is used twice'],
  LEVEL_POINTS_REQUIRED: ['请输入等级分值', 'Please enter the points of the level'],
  LEVEL_REQUIRED: ['请选择等级', 'Please choose a level'],
  LEVEL_POINTS_ORDER: [
    '分值须高于较低等级“{below}”的分值',
    'The points must exceed those of the lower level “{below}”',
  ],
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
    'The proportions of the levels must sum to 100%; they sum to {sum}%',
  ],

  // Indicators and scores
  INDICATORS_REQUIRED: ['请至少填写一项指标', 'Please fill in at least one indicator'],
  KEY_RESULT_REQUIRED: ['请输入关键结果', 'Please enter the key result'],
  INDICATOR_VALUES_EQUAL: ['目标值不能与起始值相同', 'The target value must differ from the start value'],
  INDICATOR_DATES_ORDER: ['目标日期须晚于开始日期', 'The target date must be after the start date'],
  WEIGHT_REQUIRED: ['请输入权重', 'Please enter the weight'],
  WEIGHT_OUT_OF_RANGE: ['权重须大于 0 且不超过 100%', 'The weight must be greater than 0 and at most 100%'],
  WEIGHTS_NOT_100: ['权重之和须为 100%，当前为 {sum}%', 'The weights must sum to 100%; they sum to {sum}%'],
  CONFIDENCE_OUT_OF_RANGE: ['信心指数须为 0-100', 'The confidence must be from 0 to 100'],
  SCORE_REQUIRED: ['请输入分数', 'Please enter the score'],
  SCORE_OUT_OF_RANGE: ['分数须在 {low}-{high} 之间', 'The score must be from {low} to {high}'],
  SCORE_NOT_A_MULTIPLE: ['分数须为 {granularity} 的整数倍', 'The score must be a multiple of {granularity}'],
  SCORE_NOT_WHOLE: ['分数须为整数', 'The score must be a whole number'],

  // Plans
  PLAN_NAME_REQUIRED: ['请输入考核计划名称', 'Please enter the name of the plan'],
  PLAN_YEAR_INVALID: ['年度须在 {min}-{max} 之间', 'The year must be from {min} to {max}'],
  CYCLE_INDEX_INVALID: ['考核周期序号须在 1-{max} 之间', 'The number within the cycle must be from 1 to {max}'],
  SCORE_DIGITS_INVALID: ['分数保留小数位数须为 0-{max}', 'A score can have 0 to {max} decimal places'],
  WINDOW_REQUIRED: ['请设置该阶段的起止日期', 'Please set the dates of this stage'],
  WINDOW_REVERSED: ['开始日期不能晚于结束日期', 'The start date must not be after the end date'],
  WINDOWS_NOT_IN_ORDER: [
    '该阶段不能早于上一阶段的结束日期 {after}',
    'This stage must not start before the former one ends on {after}',
  ],
  SCORING_PERIOD_ZERO: ['评分周期不能为 0', 'The scoring period must not be 0'],
  SCORING_PERIOD_TOO_LONG: [
    '评分周期（{days} 天）须短于考核周期（{periodDays} 天）',
    'The scoring period ({days} days) must be shorter than the assessment period ({periodDays} days)',
  ],
  SCORE_START_NOT_AFTER_TODAY: ['评分开始日期须晚于今天', 'The score start date must be after today'],
  REMINDERS_TOO_MANY: ['每个阶段最多设置 {max} 个提醒日期', 'At most {max} reminder dates per stage'],
  REMINDER_DUPLICATE: ['提醒日期重复', 'This reminder date is set twice'],
  REMINDER_OUTSIDE_STAGE: ['提醒日期须在该阶段的起止日期内', 'The reminder date must lie within the stage'],
  SOURCE_RATIOS_NOT_100: [
    '各评分来源占比之和须为 100%，当前为 {sum}%',
    'The ratios of the score sources must sum to 100%; they sum to {sum}%',
  ],
  RATIOS_360_NOT_100: [
    '360 评估占比之和须为 100%，当前为 {sum}%',
    'The 360 ratios must sum to 100%; they sum to {sum}%',
  ],
  DEPT_SCORING_ONE_TEMPLATE: ['只能有一个模板启用部门评分', 'Only one template may enable department scoring'],
  NO_360_WITH_CO_ASSESSOR: ['360 评估与协同评估不能同时启用', '360 and co-assessors cannot both be on'],
  NO_360_WITH_LEVEL_RULE: [
    '个人考核规则为等级制时不能启用 360 评估',
    '360 is not allowed with a level-type personal rule',
  ],
  NO_360_WITH_ADMIN_IMPORT: [
    '由管理员导入评分时不能启用 360 评估',
    '360 is not allowed when an administrator imports the scores',
  ],
  OWN_DATE_PASSED: ['日期不能早于今天', 'The day must not lie in the past'],
  OWN_DATE_BEFORE_STAGE: ['不能早于该阶段的开始日期 {from}', 'The stage begins only on {from}'],
  OWN_DATES_REVERSED: ['填报截止日期不能晚于评分截止日期 {scoreTo}', 'Scoring ends on {scoreTo}, before this day'],
  BOSS_HAS_SCORED: ['上级已提交评分', 'The superior has already submitted the scores'],
  SCOPE_EMPTY: ['考核范围内没有人员', 'Nobody is in the scope of the plan'],
  PLAN_RULE_REQUIRED: ['请选择考核规则', 'Please choose an assessment rule'],
  COLUMN_TYPE_NOT_OFFERED: ['考核表暂不支持该类型的列，请移除', 'The forms have no such column yet, please remove it'],
  TEMPLATES_REQUIRED: ['请至少选择一个考核模板', 'Please choose at least one template'],
  TEMPLATE_NOT_ENABLED: ['该模板没有已启用的内容版本', 'This template has no enabled content version'],
  TEMPLATE_WEIGHTS_NOT_100: [
    '各模板权重之和须为 100%，当前为 {sum}%',
    'The weights of the templates must sum to 100%; they sum to {sum}%',
  ],
  PLAN_STOP_REASON_REQUIRED: ['请填写终止原因', 'Please enter the reason for stopping'],

  // Moving a plan on and back
  TARGETS_PENDING: [
    '还有 {count} 人的目标未通过审批',
    '{count, plural, one {# person has} other {# people have}} no approved targets yet',
  ],
  SELF_SCORES_PENDING: [
    '还有 {count} 人未提交自评',
    '{count, plural, one {# person has} other {# people have}} not submitted the self score',
  ],
  BOSS_SCORES_PENDING: [
    '还有 {count} 人未完成上级评分',
    'The superior’s score is missing for {count, plural, one {# person} other {# people}}',
  ],
  CONFIRMATIONS_PENDING: [
    '还有 {count} 人的结果未确认',
    'The results of {count, plural, one {# person are} other {# people are}} not confirmed',
  ],
  DISTRIBUTION_NOT_FIT: ['等级分布不符合强制分布比例', 'The levels do not fit the forced distribution'],
  DISTRIBUTION_BLOCKED: [
    '等级分布不符合强制分布比例，调整后方可进入下一阶段',
    'The levels do not fit the forced distribution; adjust them before going on',
  ],
  NOT_AN_EARLIER_STAGE: ['只能退回到更早的阶段', 'A plan can return only to an earlier stage'],
  MERGED_NOT_TO_FILLING: ['合并校准的计划不能退回填报阶段', 'A merged plan cannot return to filling in'],
  READ_ONLY_NOT_TO_FILLING: [
    '仅含只读模板的计划不能退回填报阶段',
    'A plan with read-only templates only cannot return to filling in',
  ],
  IMPORTED_RETURNS_TO_NOT_OPEN: ['导入的计划只能退回待开启', 'An imported plan can return only to “to be opened”'],

  // Who may do what and when
  STAGE_NOT_OPEN: ['该阶段尚未开启', 'This stage is not open yet'],
  STAGE_PASSED: ['该阶段已结束，内容不能再修改', 'This stage has passed; nothing can be changed in it any more'],
  PLAN_OPENED: ['考核已开启，只能调整考核范围', 'The assessment has opened; only its scope can be changed'],
  PLAN_CLOSED: ['考核已归档，不能再修改', 'The plan is archived; nothing can be changed any more'],
  PLAN_STOPPED: ['考核已终止，不能再操作', 'The plan was stopped; nothing can be changed any more'],
  PLAN_IMPORTED: ['该考核为导入的历史数据，不能修改', 'The plan was imported as history; it cannot be changed'],
  PLAN_LOCKED: ['考核计划已被管理员锁定', 'The plan was locked by an administrator'],
  PLAN_MERGED: ['该计划已合并校准', 'The plan is already calibrated together with others'],
  ROLE_NOT_ALLOWED: ['当前角色不能进行此操作', 'Your role cannot do this'],
  FILL_IN_CLOSED: ['管理员已关闭填报', 'An administrator closed the fill-in'],
  BOSS_SCORING_LOCKED: ['管理员已锁定上级评分', 'An administrator locked the scoring by superiors'],
  BOSS_CONFIRM_LOCKED: ['管理员已锁定上级确认', 'An administrator locked the confirmation by superiors'],
  PERSON_LOCKED: ['该人员已被锁定，不能修改', 'This person is locked; nothing can be changed'],
  SELF_SCORE_FIRST: ['员工提交自评后，上级方可评分', 'The superior can score only after the employee’s self score'],
  NO_TARGETS: ['评分开启时该员工没有已审批的目标', 'This person had no approved targets when scoring opened'],
  BOSS_CONFIRM_FIRST: ['上级确认后，员工方可确认结果', 'The employee can confirm only after the superior'],
  MANAGERS_SET_NO_TARGETS: ['本计划不允许上级代为设定目标', 'In this plan superiors do not set targets'],
  EXPORT_NOT_ALLOWED: ['本计划不允许员工导出考核明细', 'In this plan employees cannot export assessment details'],

  // Home: announcements and the schedule
  NOTICE_TITLE_REQUIRED: ['请输入公告标题', 'Please enter a title'],
  NOTICE_CONTENT_REQUIRED: ['请输入公告内容', 'Please enter the text of the announcement'],
  NOTICE_DEADLINE_PAST: ['截止日期不能早于昨天', 'The deadline cannot be before yesterday'],
  NOTICE_KIND_INVALID: ['请选择公告类型：普通或重要', 'Choose a kind: normal or important'],
  NOTICE_IS_CLOSED: ['公告已关闭，不能修改', 'The announcement is closed; it cannot be changed'],
  SYSTEM_NOTICE_TIME_REQUIRED: ['请选择日期和时间', 'Please choose a date and a time'],
  SYSTEM_NOTICE_ENDS_TOO_EARLY: ['结束时间须晚于开始时间', 'The notice must end after it begins'],
  SYSTEM_NOTICE_OVER: ['结束时间不能早于当前时间', 'The end must not lie in the past'],
  SCHEDULE_TIME_REQUIRED: ['请选择时间', 'Please choose a time'],
  SCHEDULE_CONTENT_REQUIRED: ['请输入日程内容', 'Please enter what is planned'],
  SCHEDULE_FULL: ['每天最多添加 {max} 条日程', 'A day holds at most {max} entries'],
  SHORTCUTS_TOO_MANY: ['最多选择 {max} 个快捷入口', 'At most {max} shortcuts'],
  SHORTCUT_UNKNOWN: ['您没有该页面的访问权限', 'You may not visit this page'],

  // Approvals
  APPROVAL_NODES_COUNT: ['审批节点须为 {min}-{max} 个', 'An approval flow has {min} to {max} nodes'],
  APPROVAL_NODE_NAME_REQUIRED: ['请输入审批节点名称', 'Please enter the name of the approval node'],
  APPROVER_REQUIRED: ['请指定该节点的审批人', 'Please say who approves at this node'],
  APPROVAL_OPINION_REQUIRED: ['驳回时须填写审批意见', 'Refusing needs an approval opinion'],
  APPROVAL_FINISHED: ['该审批已结束', 'This approval is finished'],
  APPROVAL_ALREADY_DECIDED: ['您已处理过该审批', 'You have already decided'],
  NOT_AN_APPROVER: ['您不是当前节点的审批人', 'You are not an approver of the present node'],
  ONLY_SUBMITTER_WITHDRAWS: ['只有提交人可以撤回', 'Only the submitter can withdraw'],
  WITHDRAW_TOO_LATE: ['已有审批人处理，不能撤回', 'Somebody has already decided; it cannot be withdrawn'],
  SELF_APPROVAL_SKIPPED: ['审批人与提交人为同一人，自动跳过', 'Skipped: the approver is the submitter'],
  APPROVER_ASKED_BEFORE: ['审批人已在之前的节点审批，自动跳过', 'Skipped: the approver was asked at an earlier node'],
  NO_APPROVER_FOUND: ['未找到审批人，自动跳过', 'Skipped: no approver was found'],
} as const satisfies Record<string, Pair>;

/** Texts of rule issues: `rule.<code>`. */
export const ruleMessages = bilingual('rule.', texts);
