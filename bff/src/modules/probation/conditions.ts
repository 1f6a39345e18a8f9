import type { ExportProbationPlansInput } from '../../generated/schema.ts';

/** Which plans are listed or exported, in the words of the contract. */
export const conditionsOf = (asked: ExportProbationPlansInput) => ({
  keyword: asked.keyword ?? undefined,
  planStatus: asked.statuses ?? undefined,
  deptId: asked.departmentId ?? undefined,
  waitsForMe: asked.waitsForMe ?? undefined,
  exitDue: asked.exitDue ?? undefined,
});
