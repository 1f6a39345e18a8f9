import type { ApprovalNodeInput } from './generated/schema.ts';

/** A step of an approval flow as REST takes it. */
export const toRestNode = ({ name, kind, level, roleCode, employeeIds, mode }: ApprovalNodeInput) => ({
  nodeName: name,
  kind,
  level,
  roleCode,
  empIds: employeeIds,
  mode,
});
