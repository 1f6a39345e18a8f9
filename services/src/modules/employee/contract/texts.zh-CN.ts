/** Texts about labour contracts: what HR is told of, and minimum wages. */
export const texts = {
  'remind.type.contractSoon': '劳动合同即将到期',
  'remind.text.contractSoon': '{who} 的劳动合同将于 {date} 到期，请决定续签或终止',
  'remind.type.contractSoon.openEnded': '劳动合同即将到期，续签应为无固定期限',
  'remind.text.contractSoon.openEnded':
    '{who} 的劳动合同将于 {date} 到期；如续签，依《劳动合同法》第 14 条应订立无固定期限劳动合同',
  'remind.type.contractMissing': '未订立书面劳动合同',
  'remind.text.contractMissing':
    '{who} 于 {date} 入职，已满 30 天，仍未登记书面劳动合同；依《劳动合同法》第 82 条可能需支付双倍工资，请尽快补签并登记',
  'remind.type.probationPayLow': '试用期工资过低',
  'remind.text.probationPayLow':
    '{who} 的试用期工资低于约定工资的 80%（《劳动合同法》第 20 条），试用期至 {date}，请核对薪酬',
  'remind.type.belowMinimumWage': '试用期工资低于当地最低工资',
  'remind.text.belowMinimumWage': '{who} 的试用期工资低于所在城市的最低工资标准，试用期至 {date}，请核对薪酬',
  'audit.minimumWage.saved': '保存了 {city} 自 {date} 起的最低工资',
  'audit.minimumWage.deleted': '删除了 {city} 自 {date} 起的最低工资',
};
