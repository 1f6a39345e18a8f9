import type { MutationResolvers } from '../../generated/schema.ts';
import { alignMutations } from './align-mutations.ts';
import { assessmentMutations } from './assessment-mutations.ts';
import { calibrationMutations } from './calibration-mutations.ts';
import { combineMutations } from './combine-mutations.ts';
import { includeMutations } from './IncludedPlan.ts';
import { commentMutations } from './comment-mutations.ts';
import { departmentMutations } from './department-mutations.ts';
import { fileMutations } from './ByFile.ts';
import { empTypeMutations } from './emp-type-mutations.ts';
import { planMutations } from './plan-mutations.ts';
import { transferMutations } from './AssessmentTransfer.ts';
import { targetChangeMutations } from './target-change-mutations.ts';
import { planPartMutations } from './plan-part-mutations.ts';
import { togetherMutations } from './together-mutations.ts';
import { attachmentMutations } from './AssessmentAttachment.ts';
import { progressMutations } from './ProgressNote.ts';
import { ruleMutations } from './rule-mutations.ts';
import { workReportMutations } from './WorkReport.ts';
import { scopeMutations } from './scope-mutations.ts';

export const Mutation: Partial<MutationResolvers> = {
  ...ruleMutations,
  ...planMutations,
  ...planPartMutations,
  ...scopeMutations,
  ...transferMutations,
  ...empTypeMutations,
  ...combineMutations,
  ...includeMutations,
  ...assessmentMutations,
  ...calibrationMutations,
  ...commentMutations,
  ...progressMutations,
  ...attachmentMutations,
  ...workReportMutations,
  ...alignMutations,
  ...togetherMutations,
  ...departmentMutations,
  ...targetChangeMutations,
  ...fileMutations,
};
