import type { Pair } from '../bilingual.ts';

/** Labels of its closed sets: Chinese, English. */
export const labels = {
  CustomInputMode: {
    TEXTAREA: ['文本填写', 'Text'],
    SELECT: ['选项选择', 'Choice'],
  },
  CustomItemType: {
    SCORED: ['计分', 'Scored'],
    INFORMATION: ['不计分', 'Not scored'],
  },
  ReviewRelation: {
    SUPERIOR: ['上级', 'Manager'],
    DIRECT: ['直属下属', 'Direct report'],
    NON_DIRECT: ['同事及其他', 'Peer or other'],
    SELF: ['本人', 'Self'],
  },
  ReviewState: {
    NOMINATED: ['待审批', 'Waiting for approval'],
    INVITED: ['已邀请', 'Invited'],
    ACCEPTED: ['已接受', 'Accepted'],
    DRAFT: ['填写中', 'Draft'],
    SUBMITTED: ['已提交', 'Submitted'],
    DECLINED: ['已谢绝', 'Declined'],
    REVOKED: ['已撤回', 'Revoked'],
    REJECTED: ['提名未通过', 'Nomination rejected'],
  },
  ReviewApproval: {
    NOBODY: ['无需审批', 'Nobody'],
    SUPERIOR: ['直属上级', 'Line manager'],
    HR: ['人力资源', 'HR'],
  },
  ReviewInviter: {
    EMPLOYEE: ['本人', 'Employee'],
    SUPERIOR: ['上级', 'Manager'],
    HR: ['人力资源', 'HR'],
    FILE: ['文件导入', 'File'],
  },
  ReviewFlag: {
    ALL_EQUAL: ['所有答案相同', 'All answers the same'],
    FAR_FROM_OTHERS: ['与其他评估人差异过大', 'Very different from other raters'],
    TOO_FAST: ['填写时间过短', 'Filled in too fast'],
    ALL_LOWEST: ['全部为最低分', 'All answers at the lowest score'],
    LOW_SCORE: ['得分过低', 'Low score'],
    NEGATIVE_CHOICE: ['选择了负面选项', 'Negative option chosen'],
  },
} as const satisfies Record<string, Record<string, Pair>>;

/** Texts of rules of custom templates and 360 assessments: Chinese, English. */
export const rules = {
  CUSTOM_NO_ITEMS: ['请至少添加一道题目', 'Add at least one question'],
  CUSTOM_TEXT_REQUIRED: ['请填写内容', 'Please enter the text'],
  CUSTOM_TEXT_TWICE: ['“{text}”重复', '“{text}” is used more than once'],
  CUSTOM_TEXT_NOT_SCORED: ['文本填写的题目不能计分', 'A text question cannot be scored'],
  CUSTOM_SCORED_REQUIRED: ['计分题必须为必答', 'A scored question must be required'],
  CUSTOM_TOO_FEW_OPTIONS: ['请至少添加 {min} 个选项', 'Add at least {min, plural, one {# option} other {# options}}'],
  CUSTOM_SCORE_INVALID: ['请填写不小于 0 的分值', 'Enter a score of 0 or more'],
  CUSTOM_SCORES_EQUAL: ['各选项分值不能全部相同', 'The options cannot all have the same score'],
  CUSTOM_TEMPLATE_FROZEN: [
    '使用该模板的考核计划“{plan}”已进入评分，模板不能再修改',
    'Scoring has opened in the plan “{plan}”, which uses this template, so it can no longer be changed',
  ],
  CUSTOM_TEMPLATE_IN_USE: [
    '考核计划“{plan}”正在使用该模板，不能删除',
    'The plan “{plan}” uses this template, so it cannot be deleted',
  ],
  CUSTOM_TEMPLATES_MAX: ['自定义模板最多 {max} 个', 'At most {max} custom templates'],
  REVIEW_TEMPLATE_REQUIRED: [
    '请选择 360 评估使用的自定义模板',
    'Please choose a custom template for the 360 assessment',
  ],
  REVIEW_TEMPLATE_WITHOUT_SCORES: [
    '该模板没有计分题，不能用于 360 评估',
    'This template has no scored questions and cannot be used for a 360 assessment',
  ],
  REVIEW_SHARE_REQUIRED: ['请填写大于 0 的 360 评分占比', 'Please enter a 360 share above 0'],
  REVIEW_LIMITS_INVALID: ['人数下限不能大于上限', 'The minimum cannot be greater than the maximum'],
  REVIEW_UNKNOWN_ITEM: [
    '题目不在该模板中，请刷新后重试',
    'A question is not in this form. Refresh the page and try again',
  ],
  REVIEW_ANSWER_REQUIRED: ['此题为必答题', 'This question is required'],
  REVIEW_PLAN_WITHOUT_360: ['该考核计划未启用 360 评估', 'This plan does not use a 360 assessment'],
  REVIEW_NOT_OPEN: [
    '评分阶段尚未开始或已结束，不能填写 360 评估',
    'You can fill in the form only while scoring is open',
  ],
  REVIEW_INVITING_CLOSED: ['评分阶段已结束，不能再邀请评估人', 'Scoring has ended, so raters can no longer be invited'],
  REVIEW_BOSS_SUBMITTED: [
    '上级已提交评分，360 评估人不能再评估，也不能删除',
    'The manager has submitted the scores, so 360 raters can no longer evaluate or be deleted',
  ],
  REVIEW_NOT_ONESELF: ['不能邀请被评估人本人', 'You cannot invite the person to evaluate themselves'],
  REVIEW_ALREADY_INVITED: ['{name}已在评估人名单中', '{name} is already a rater'],
  REVIEW_TOO_MANY: ['“{relation}”最多可选 {max} 人', 'At most {max} raters can be chosen as “{relation}”'],
  REVIEW_PICKED_TOO_OFTEN: [
    '{name}在该考核计划中已被选为 360 评估人或协同评估人 {count} 次，最多 {max} 次',
    '{name} has been picked {count, plural, one {# time} other {# times}} in this plan as a 360 rater or co-assessor; at most {max, plural, one {# time is} other {# times are}} allowed',
  ],
  REVIEW_SENT: ['邀请已发出，只有人力资源可以撤回', 'The invitation has been sent; only HR can revoke it'],
  REVIEW_STATE: [
    '当前状态下不能进行此操作，请刷新后重试',
    'Not possible in the current state. Refresh the page and try again',
  ],
  REVIEW_SUBMITTED: ['评估已提交，不能再修改', 'The form has been submitted and cannot be changed'],
  REVIEW_NOT_SUBMITTED: ['只有已提交的评估可以退回重填', 'Only submitted forms can be sent back'],
  REVIEW_NOT_CLOSED: ['360 评估结束后才能查看报告', 'The report is available once the 360 assessment has closed'],
  REVIEW_CLOSED: ['360 评估已结束', 'The 360 assessment has closed'],
} as const satisfies Record<string, Pair>;
