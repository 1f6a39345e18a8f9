import { PROOFS } from '../operations/modules.ts';

/** Where the rows are that id fields of the contract name. */
export const ROWS: Readonly<Record<string, string>> = {
  ...Object.assign({}, ...PROOFS.map(({ rows }) => rows)),
  empId: 'employee',
  bossEmpId: 'employee',
  scorerEmpId: 'employee',
  virtualBossEmpId: 'employee',
  excludedEmpId: 'employee',
  objectId: 'employee',
  deptId: 'department',
  positionId: 'position',
  rankId: 'job_rank',
  jobFamilyId: 'job_family',
  'positionmanage.listposition.id': 'position',
  'rankmanage.listrank.id': 'job_rank',
  'jobfamilymanage.listjobfamily.id': 'job_family',
  importId: 'employee_import',
  image: 'file',
  jobId: 'job',
  tokenId: 'api_token',
  shareId: 'share_link',
  filterId: 'list_filter',
  userId: 'user_account',
  imageUserId: 'user_account',
  imageEmpId: 'employee',
  linkId: 'identity_link',
  messageId: 'stage_reminder',
  noticeId: 'notice',
  'index.saveNotice.id': 'notice',
  scheduleId: 'schedule',
  companyModuleCode: 'assessment_template',
  contentModuleCode: 'template_content',
  ruleCode: 'assessment_rule',
  deptRuleCode: 'assessment_rule',
  planCode: 'assessment_plan',
  likePlanCode: 'assessment_plan',
  rowId: 'target_row',
  cellCode: 'target_row',
  toCellCode: 'target_row',
  alignId: 'target_align',
  repliedCommentId: 'target_comment',
  attachmentId: 'target_attachment',
  assessmentInfoId: 'assessment_info',
};

/** Parts, columns and rows of templates live inside the content. */
export const IN_CONTENT = ['partCode', 'columnCode', 'rowCode'] as const;

/** Every id field a sample can be filled with. */
export const ID_FIELDS: readonly string[] = ['companyId', ...Object.keys(ROWS), ...IN_CONTENT];
