/** Texts of proposals for the own record. */
export const texts = {
  'error.NOT_PROPOSABLE': '此类资料由公司维护，不能申请修改',
  'error.NOTHING_PROPOSED': '内容与现有资料相同，请修改后再提交',
  'audit.employee.proposed': '{name} 申请修改本人资料',
  'audit.employee.proposalWithdrawn': '{name} 撤回了资料修改申请',
  'audit.employee.proposalAccepted': '采纳了 {name} 的资料修改申请',
  'audit.employee.proposalRefused': '未采纳 {name} 的资料修改申请',
  'remind.type.proposalMade': '资料修改申请',
  'remind.text.proposalMade': '{who} 申请修改本人资料，请在其员工详情页处理',
  'remind.type.proposalAccepted.own': '资料修改申请已采纳',
  'remind.text.proposalAccepted.own': '您申请的资料修改已生效',
  'remind.type.proposalRefused.own': '资料修改申请未采纳',
  'remind.text.proposalRefused.own': '您的资料修改申请未采纳：{opinion}',
};
