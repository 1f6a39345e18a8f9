import type { Pair } from '../bilingual.ts';

/** Labels of sessions, rights, employees, messages, approvals, jobs and tokens: Chinese, English. */
export const labels = {
  EmployeeStatus: {
    IN_SERVICE: ['在职', 'In service'],
    PROBATION: ['试用期', 'On probation'],
    REGULAR: ['正式', 'Regular'],
    OUTGOING: ['待离职', 'Leaving'],
    LEFT: ['已离职', 'Left'],
  },
  EmploymentStatus: {
    ON_THE_JOB: ['在职', 'On the job'],
    LEFT: ['离职', 'Left'],
  },
  RoleType: {
    ADMIN: ['系统管理员', 'System administrator'],
    CEO: ['企业负责人', 'Head of the company'],
    MANAGER: ['管理者', 'Manager'],
    ORDINARY: ['普通员工', 'Ordinary employee'],
    CUSTOMISED: ['自定义角色', 'Customised role'],
  },
  LoginWay: {
    DEFAULT: ['账号密码登录', 'Account and password'],
    LDAP: ['LDAP 登录', 'LDAP'],
    ADFS: ['ADFS 单点登录', 'ADFS'],
  },
  SyncSystemType: {
    NONE: ['未开通', 'Not set up'],
    SCIM: ['SCIM 2.0 数据源', 'SCIM 2.0 source'],
    CHAT: ['协同办公通讯录', 'Chat directory'],
    ENTERPRISE_MESSAGING: ['企业即时通讯', 'Enterprise messaging'],
    EXTERNAL_HR: ['外部人力资源系统', 'External HR system'],
    FILE_DROP: ['文件交换', 'File drop'],
    RESERVED: ['预留', 'Reserved'],
  },
  PageRight: {
    VISIT: ['查看', 'View'],
    EDIT: ['编辑', 'Edit'],
    EXPORT: ['导出', 'Export'],
  },
  AuthorityScope: {
    COMPANY: ['全公司', 'Whole company'],
    DEPARTMENT_ALL: ['部门全部成员', 'All members of the department'],
    DEPARTMENT_DIRECT: ['部门直属成员', 'Direct members of the department'],
    DESIGNATED: ['指定成员', 'Designated members'],
    SELF_AND_SUPERIORS: ['本人及上级', 'Myself and managers'],
  },
  FieldGroup: {
    BASIC: ['基本信息', 'Basic information'],
    WORK: ['工作信息', 'Work information'],
    PERSONAL: ['个人信息', 'Personal information'],
    CONTACT: ['联系方式', 'Contact details'],
    ID_DOCUMENT: ['证件信息', 'Identity document'],
    BANK: ['银行卡信息', 'Bank account'],
    CONTRACT: ['合同信息', 'Contract'],
    EDUCATION: ['教育经历', 'Education'],
    SALARY: ['薪酬信息', 'Salary'],
  },
  SignInStatus: {
    NEVER: ['从未登录', 'Never signed in'],
    INVITED: ['已邀请', 'Invited'],
    SIGNED_IN: ['已登录', 'Signed in'],
    DISABLED: ['账号已停用', 'Account disabled'],
  },
  ContractNotice: {
    ENDS_SOON: ['合同 60 天内到期', 'Contract ends within 60 days'],
    ENDED: ['合同已到期，仍在职', 'Contract has ended, still working'],
    NONE: ['未登记书面合同', 'No written contract'],
    OPEN_ENDED_NEXT: ['下次应签无固定期限合同', 'Next contract is open-ended'],
    PROBATION_PAY_LOW: ['试用期工资低于约定工资的 80%', 'Probation pay below 80% of the agreed wage'],
    BELOW_MINIMUM_WAGE: ['试用期工资低于当地最低工资', 'Probation pay below the minimum wage'],
  },
  OpenEndedReason: {
    TWO_TERMS: ['已连续订立两次固定期限合同', 'Two fixed terms in a row'],
    TEN_YEARS: ['届时连续工作满十年', 'Ten years of service by then'],
  },
  FirstStep: {
    IMPORT_PEOPLE: ['导入员工', 'Import your people'],
    SET_SUPERIORS: ['设置直属上级', 'Say who reports to whom'],
    INVITE_PEOPLE: ['邀请员工登录', 'Invite people to sign in'],
    OPEN_PLAN: ['开启第一个考核', 'Open the first appraisal'],
  },
  SearchKind: {
    PAGE: ['页面', 'Pages'],
    EMPLOYEE: ['员工', 'People'],
    PLAN: ['考核计划', 'Appraisal plans'],
    APPRAISAL: ['我的考核', 'My appraisals'],
  },
  FieldRight: {
    NONE: ['不可见', 'Hidden'],
    READ: ['只读', 'Read only'],
    EDIT: ['可编辑', 'Can edit'],
  },
  Sex: {
    UNFILLED: ['未填写', 'Not filled in'],
    MALE: ['男', 'Male'],
    FEMALE: ['女', 'Female'],
  },
  EmployeeType: {
    FULL_TIME: ['全职', 'Full-time'],
    PART_TIME: ['兼职', 'Part-time'],
    INTERN: ['实习', 'Intern'],
    OUTSOURCED: ['外包', 'Outsourced'],
  },
  Education: {
    UNFILLED: ['未填写', 'Not filled in'],
    HIGH_SCHOOL: ['高中及以下', 'High school or below'],
    COLLEGE: ['大专', 'College'],
    BACHELOR: ['本科', 'Bachelor'],
    MASTER: ['硕士', 'Master'],
    DOCTOR: ['博士', 'Doctor'],
  },
  CustomFieldType: {
    TEXT: ['文本', 'Text'],
    NUMBER: ['数字', 'Number'],
    DATE: ['日期', 'Date'],
    SELECT: ['单选', 'One choice'],
    MULTI_SELECT: ['多选', 'Several choices'],
  },
  DictionaryKind: {
    FIXED: ['产品自带', 'Of the product'],
    OPEN: ['可补充', 'Open to more'],
    OWN: ['公司自建', 'Of the company'],
  },
  IdType: {
    ID_CARD: ['居民身份证', 'ID card'],
    PASSPORT: ['护照', 'Passport'],
    OTHER: ['其他', 'Other'],
  },
  MaritalStatus: {
    UNFILLED: ['未填写', 'Not filled in'],
    SINGLE: ['未婚', 'Single'],
    MARRIED: ['已婚', 'Married'],
  },
  PersonnelChangeType: {
    ENTRY: ['入职', 'Entry'],
    REGULARISE: ['转正', 'Regularisation'],
    TRANSFER: ['调动', 'Transfer'],
    COMMON: ['普通异动', 'General change'],
    EXIT: ['离职', 'Exit'],
    MERGE: ['部门合并', 'Department merge'],
    PROMOTION: ['晋升', 'Promotion'],
  },
  PersonnelChangeStatus: {
    PENDING: ['待生效', 'Pending'],
    EFFECTIVE: ['已生效', 'Effective'],
    CANCELLED: ['已取消', 'Cancelled'],
    REVERSED: ['已撤销', 'Reversed'],
  },
  PersonnelChangeTask: {
    FAILED: ['未能生效', 'Could not take effect'],
    HEAD_VACANT: ['部门负责人空缺', 'Department without a head'],
    MOVED_UP: ['核对新的直属上级', 'Check the new manager'],
  },
  ExitKind: {
    VOLUNTARY: ['主动离职', 'Voluntary'],
    INVOLUNTARY: ['被动离职', 'Involuntary'],
    RETIRE: ['退休', 'Retirement'],
    OTHER: ['其他', 'Other'],
  },
  ExitGround: {
    AGREEMENT: ['协商一致（第 36 条）', 'Agreement (art. 36)'],
    FAULT: ['过失性解除（第 39 条）', 'Fault of the employee (art. 39)'],
    NO_FAULT: ['无过失性解除（第 40 条）', 'No fault of the employee (art. 40)'],
    LAYOFF: ['经济性裁员（第 41 条）', 'Layoff (art. 41)'],
    EXPIRY: ['合同终止（第 44 条）', 'End of the contract (art. 44)'],
  },
  NoticeStatus: {
    CLOSED: ['已关闭', 'Closed'],
    NORMAL: ['普通', 'Normal'],
    IMPORTANT: ['重要', 'Important'],
  },
  TodoType: {
    TARGET_APPROVAL: ['目标审批', 'Target approval'],
    MY_SCORE: ['我的自评', 'My self score'],
    SUBORDINATE_SCORE: ['下属评分', 'Score your team'],
    MY_CONFIRM: ['我的结果确认', 'Confirm my result'],
    SUBORDINATE_CONFIRM: ['下属结果确认', 'Confirm your team’s results'],
    PROCESS_APPROVAL: ['评估流程审批', 'Evaluation process approval'],
    MY_TARGETS: ['填报我的目标', 'Fill in my targets'],
    CALIBRATION: ['结果校准', 'Calibrate results'],
    STRUCTURE_CHANGE: ['未能生效的组织调整', 'Department changes that failed'],
    POSITION_EVALUATION: ['待评估的职位', 'Positions to evaluate'],
    RECORD_PROPOSAL: ['待处理的资料修改申请', 'Proposed changes of records'],
    REVIEW_360: ['待填写的 360 评估', '360 assessments to fill in'],
    REVIEW_NOMINATION: ['待审批的评估人提名', 'Nominated raters to approve'],
  },
  MailPreference: {
    NEVER: ['不发邮件', 'Never'],
    AT_ONCE: ['即时发送', 'Immediately'],
    DAILY: ['每天汇总一封', 'Once a day'],
  },
  ApproverKind: {
    LINE_MANAGER: ['直属上级', 'Line manager'],
    DEPARTMENT_HEAD: ['部门负责人', 'Department head'],
    ROLE: ['角色', 'Role'],
    NAMED: ['指定人员', 'Named people'],
  },
  ApprovalMode: {
    ANY: ['或签（一人通过即可）', 'Any one approves'],
    ALL: ['会签（须全员通过）', 'All approve'],
  },
  ApprovalStatus: {
    PENDING: ['审批中', 'In approval'],
    APPROVED: ['已通过', 'Approved'],
    REFUSED: ['已退回', 'Sent back'],
    WITHDRAWN: ['已撤回', 'Withdrawn'],
  },
  ApprovalDecision: {
    WAITING: ['待审批', 'Waiting'],
    APPROVED: ['通过', 'Approved'],
    REFUSED: ['退回', 'Sent back'],
    SKIPPED: ['已跳过', 'Skipped'],
  },
  JobStatus: {
    QUEUED: ['排队中', 'Queued'],
    RUNNING: ['进行中', 'Running'],
    DONE: ['已完成', 'Done'],
    FAILED: ['失败', 'Failed'],
  },
  ApiTokenStatus: {
    ACTIVE: ['有效', 'Active'],
    EXPIRED: ['已过期', 'Expired'],
    REVOKED: ['已撤销', 'Revoked'],
    PASSWORD_CHANGED: ['因修改密码失效', 'Ended by a password change'],
    ACCOUNT_DISABLED: ['因账号停用失效', 'Ended with the account'],
  },
} as const;

/** What is said when a rule refuses: code of the issue, Chinese, English. Parameters are ICU arguments. */
export const rules = {
  // Any field
  TEXT_TOO_LONG: ['最多 {max} 个字符', 'At most {max} characters'],
  NUMBER_INVALID: ['请输入有效的数字', 'Please enter a valid number'],
  DATE_INVALID: ['请输入有效的日期', 'Please enter a valid date'],
  CHOICE_INVALID: ['请选择列表中的选项', 'Please choose one of the options'],

  // Imports
  OTHER_CURRENCY: ['该列是其他币种，不能填入“{field}”', 'The column is in another currency and cannot fill “{field}”'],
  OTHER_PERIOD: [
    '该列的周期与“{field}”不符：基本工资按月，目标奖金按年',
    'The column covers a different period than “{field}”: base salary is per month, target bonus per year',
  ],
  NEW_CODE_MISSING: ['请填写编码', 'Please enter a code'],
  NEW_NAME_MISSING: ['请填写名称', 'Please enter a name'],
  CODE_TAKEN: ['编码 {code} 已被使用', 'The code {code} is already in use'],
  GRADE_INVALID: ['职级序号须为 1-{max} 的整数', 'The grade must be a whole number from 1 to {max}'],

  // Weights
  WEIGHT_OUT_OF_RANGE: ['权重须大于 0 且不超过 100%', 'The weight must be greater than 0 and at most 100%'],
  WEIGHTS_NOT_100: ['权重之和须为 100%，当前为 {sum}%', 'Weights must add up to 100%; they add up to {sum}%'],

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
  SCHEDULE_CONTENT_REQUIRED: ['请输入日程内容', 'Please enter what the entry is about'],
  SCHEDULE_FULL: ['每天最多添加 {max} 条日程', 'At most {max} entries per day'],
  SHORTCUTS_TOO_MANY: ['最多选择 {max} 个快捷入口', 'At most {max} shortcuts'],
  SHORTCUT_UNKNOWN: ['您没有该页面的访问权限', 'You may not visit this page'],

  // Taking people over from a directory
  SYNC_SOURCE_UNKNOWN: ['通讯录没有该字段', 'The directory has no such field'],
  SYNC_SOURCE_UNFIT: ['该字段不能用于此处', 'This field of the directory cannot be used here'],

  // Approvals
  APPROVAL_NODES_COUNT: ['审批节点须为 {min}-{max} 个', 'An approval flow has {min} to {max} nodes'],
  APPROVAL_NODE_NAME_REQUIRED: ['请输入审批节点名称', 'Please enter the name of the approval node'],
  APPROVER_REQUIRED: ['请指定该节点的审批人', 'Please choose who approves at this node'],
  APPROVAL_OPINION_REQUIRED: ['退回时须填写审批意见', 'Please say why you are sending it back'],
  APPROVAL_FINISHED: ['该审批已结束', 'This approval is finished'],
  APPROVAL_ALREADY_DECIDED: ['您已处理过该审批', 'You have already decided'],
  NOT_AN_APPROVER: ['您不是当前节点的审批人', 'You are not an approver of the current node'],
  ONLY_SUBMITTER_WITHDRAWS: ['只有提交人可以撤回', 'Only the submitter can withdraw this'],
  WITHDRAW_TOO_LATE: ['已有审批人处理，不能撤回', 'Somebody has already decided; it cannot be withdrawn'],
  SELF_APPROVAL_SKIPPED: ['审批人与提交人为同一人，自动跳过', 'Skipped: the approver is the submitter'],
  APPROVER_ASKED_BEFORE: ['审批人已在之前的节点审批，自动跳过', 'Skipped: the approver was asked at an earlier node'],
  NO_APPROVER_FOUND: ['未找到审批人，自动跳过', 'Skipped: no approver was found'],
} as const satisfies Record<string, Pair>;
