/** Texts of proposed personnel changes. */
export const texts = {
  'error.CHANGE_PROPOSALS_OFF': '公司未开放由上级提议人事异动',
  'error.NOT_IN_YOUR_LINE': '只能为自己管理的员工提议人事异动',
  'error.FILE_YOURSELF': '您可以直接办理该员工的人事异动，无需提议',
  'error.PROPOSED_ALREADY': '该员工已有一条待办理的同类提议',
  'audit.changeProposal.made': '提议了 {name} 的人事异动（{date}）',
  'audit.changeProposal.withdrawn': '撤回了对 {name} 的人事异动提议（{date}）',
  'audit.changeProposal.refused': '未采纳对 {name} 的人事异动提议（{date}）',
  'remind.type.changeProposed': '上级提议人事异动',
  'remind.text.changeProposed': '上级提议 {who}：{what}（{date}），请在人事异动页面办理',
  'remind.type.changeProposalFiled': '您提议的异动已办理',
  'remind.text.changeProposalFiled': '{who}：您提议的{what}已由人力资源办理，日期为 {date}',
  'remind.type.changeProposalRefused': '您提议的异动未被采纳',
  'remind.text.changeProposalRefused': '{who}：您提议的{what}（{date}）未被采纳：{opinion}',
};
