/** Texts of the templates. */
export const texts = {
  'menu.40': '企业管理',
  'page./enterprise_management/performance_template': '绩效模板',
  'page./enterprise_management/performance_template/detail': '绩效模板详情',
  'page./enterprise_management/performance_template/edit': '编辑绩效模板',
  'error.VALUE_DUPLICATE': '不能重复',
  'error.TEMPLATE_KEY_RESULT_COLUMN': '每个部分须包含“关键结果”列',
  'error.TEMPLATE_FORMULA_COLUMNS': '按公式计分的部分须包含起始值、目标值和达成值列',
  'error.TEMPLATE_FLOOR_NOT_BELOW_CAP': '达成率下限须小于上限',
  'error.TEMPLATE_ROWS_REVERSED': '最少指标数不能大于最多指标数',
  'error.TEMPLATE_ROWS_TOO_MANY': '预置指标不能超过 {max} 项',
  'error.TEMPLATE_ROWS_REQUIRED': '员工不能添加指标时，须预置至少一项指标',
  'error.CONTENT_FROZEN': '内容版本启用后不能修改或删除',
  'error.TEMPLATE_IN_USE': '模板已启用过或被考核计划使用，不能删除',

  'audit.template.created': '创建模板“{name}”',
  'audit.template.renamed': '修改模板名称为“{name}”',
  'audit.template.contentSaved': '保存内容版本“{name}”',
  'audit.template.enabled': '启用内容版本“{name}”',
  'audit.template.disabled': '停用模板',
  'audit.template.contentDeleted': '删除内容版本“{name}”',
  'audit.template.deleted': '删除模板“{name}”',
} as const;
