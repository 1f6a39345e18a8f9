/** Texts of looking as somebody else: what is on record, and why something is seen or not. */
export const texts = {
  'audit.account.seenAs': '以“{name}”的视角查看了“{page}”',
  'audit.account.sightExplained': '以“{name}”的视角查看了{person}的“{field}”是否可见（{page}）',
  'audit.role.seenAs': '以角色“{name}”的视角查看了“{page}”',
  'audit.role.sightExplained': '以角色“{name}”的视角查看了{person}的“{field}”是否可见（{page}）',
  'seeAs.role': '“{role}”',
  'seeAs.seen': '可见：角色{role}开放“{page}”，人员范围包含{person}，并可查看“{field}”。',
  'seeAs.seenBasic': '可见：角色{role}开放“{page}”，人员范围包含{person}；能看到此人的人都能看到“{field}”。',
  'seeAs.own': '可见：这是{subject}本人的档案，除薪酬外本人都可查看。',
  'seeAs.ownSalary': '不可见：这是{subject}本人的档案，但薪酬须由角色授权，而角色{roles}的人员范围不包含本人。',
  'seeAs.noRole': '不可见：{subject}没有任何角色。',
  'seeAs.noPage': '不可见：{subject}的角色都没有开放“{page}”。',
  'seeAs.noPerson': '不可见：角色{roles}开放“{page}”，但人员范围不包含{person}。',
  'seeAs.personElsewhere':
    '不可见：角色{roles}开放“{page}”，但人员范围不包含{person}；角色{others}的人员范围包含此人，但没有开放该页面。',
  'seeAs.rankHidden': '不可见：公司隐藏职级，{subject}的角色都没有开放“员工列表”页面的“公司隐藏的职级”。',
  'seeAs.leftHidden':
    '不可见：{person}已离职，{subject}的角色都没有开放“员工列表”页面的“离职员工的敏感信息”，看不到离职员工的“{field}”。',
  'seeAs.noField': '不可见：角色{roles}开放“{page}”，人员范围包含{person}，但没有角色可查看“{field}”。',
  'seeAs.fieldWithoutPerson':
    '不可见：角色{roles}在“{page}”的人员范围包含{person}，但不能查看“{field}”；角色{others}可查看该字段，但人员范围不包含此人。',
  'seeAs.fieldWithoutPage':
    '不可见：角色{roles}在“{page}”的人员范围包含{person}，但不能查看“{field}”；角色{others}可查看该字段，但没有开放该页面。',
};
