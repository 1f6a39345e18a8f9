/** Texts of the module projectfund. */
export const texts = {
  'menu.130': '项目奖金',
  'page./projfunds/setting': '项目类型',
  'audit.projectType.created': '新建项目类型「{name}」',
  'audit.projectType.changed': '修改项目类型「{name}」',
  'audit.projectType.enabled': '启用项目类型「{name}」',
  'audit.projectType.disabled': '停用项目类型「{name}」',
  'audit.projectType.removed': '删除项目类型「{name}」',
};
