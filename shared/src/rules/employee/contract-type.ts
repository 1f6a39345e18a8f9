/**
 * Types of contracts that come with the product, by the codes of their dictionary: what the law says of them goes by these,
 * whatever a company calls them. Of a type that a company adds nothing is known but the dates.
 */
export const ContractType = {
  FIXED_TERM: '固定期限劳动合同',
  OPEN_ENDED: '无固定期限劳动合同',
  TASK: '以完成一定工作任务为期限的劳动合同',
  PART_TIME: '非全日制用工协议',
  SERVICE: '劳务协议',
  INTERNSHIP: '实习协议',
  RETIRED: '退休返聘协议',
} as const;

/** Agreements for which a contract without an end is never due (Labour Contract Law art. 14, 69-71; no employment the others). */
export const NEVER_OPEN_ENDED: readonly string[] = [
  ContractType.PART_TIME,
  ContractType.SERVICE,
  ContractType.INTERNSHIP,
  ContractType.RETIRED,
];

/** Types for which no probation may be agreed (Labour Contract Law art. 19, 70). */
const WITHOUT_PROBATION: readonly string[] = [...NEVER_OPEN_ENDED, ContractType.TASK];

/** Whether the law knows a probation under a type of contract; null: no type is on record. */
export const allowsProbation = (contractType: string | null): boolean =>
  contractType === null || !WITHOUT_PROBATION.includes(contractType);
