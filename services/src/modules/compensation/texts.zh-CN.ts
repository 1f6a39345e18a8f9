/** Texts of the module compensation. */
export const texts = {
  'menu.100': '薪酬激励',
  'page./payment/citycoef': '城市系数',
  'page./payment/citydetail': '城市系数详情',
  'audit.cityCoefficient.added': '新增“{city}”自 {date} 起的城市系数',
  'audit.cityCoefficient.changed': '修改“{city}”自 {date} 起的城市系数',
  'audit.cityCoefficient.deleted': '删除“{city}”自 {date} 起的城市系数',
  'page./payment/communicate-template': '信函模板',
  'audit.letterTemplate.added': '新增信函模板“{name}”',
  'audit.letterTemplate.changed': '修改信函模板“{name}”',
  'audit.letterTemplate.used': '启用信函模板“{name}”',
  'audit.letterTemplate.shippedUsed': '恢复使用系统自带的信函模板',
  'audit.letterTemplate.deleted': '删除信函模板“{name}”',
  'error.LETTER_TEMPLATE_IN_USE': '该模板正在使用，请先停用',
  'error.TOO_MANY_LETTER_TEMPLATES': '最多可有 {max} 个信函模板，请先删除不再使用的模板',
};
