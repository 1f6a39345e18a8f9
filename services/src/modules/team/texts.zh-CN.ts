/** Texts of the module team management. */
export const texts = {
  'menu.110': '团队管理',
  'page./team-management/my-team': '我的团队',
  'page./team-management/my-team/details': '团队成员',
  'team.exportName': '我的团队-{date}',
};
