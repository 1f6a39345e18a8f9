/** Texts of the module reward. */
export const texts = {
  'menu.120': '员工激励',
  'page./employee-award/value-management': '价值观管理',
  'audit.rewardValue.created': '新建价值观「{name}」',
  'audit.rewardValue.changed': '修改价值观「{name}」',
  'audit.rewardValue.enabled': '启用价值观「{name}」',
  'audit.rewardValue.disabled': '停用价值观「{name}」',
  'audit.rewardValue.ordered': '调整价值观顺序：{names}',
  'audit.rewardValue.removed': '删除价值观「{name}」',
  'audit.reward.setting': '修改积分设置：每人每月可赠 {monthlyAllowance} 分，收到的积分 {lapseMonths} 个月后失效',
};
