/** Texts of the module team management. */
export const texts = {
  'menu.110': '团队管理',
  'page./team-management/my-team': '我的团队',
  'page./team-management/my-team/details': '团队成员',
  'page./team-management/history-record': '团队历史绩效',
  'page./team-management/history-record/employee-performance': '员工历史绩效',
  'team.exportName': '我的团队-{date}',
  'team.results.exportName': '团队历史绩效-{date}',
  'team.results.number': '工号',
  'team.results.name': '姓名',
  'team.results.score': '{plan} 得分',
  'team.results.level': '{plan} 等级',
  'audit.teamResults.exported': '导出 {count, number} 名员工的历史绩效',
};
