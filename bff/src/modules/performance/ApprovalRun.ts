import type {
  AssessmentFailureResolvers,
  ApprovalRunResolvers,
  ApprovalStepResolvers,
  ApproverDecisionResolvers,
} from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { AssessmentFailureRow, ApprovalRunRow, ApprovalStepRow, ApproverDecisionRow } from './rows.ts';

export const ApprovalRun: ResolversOf<ApprovalRunResolvers, Omit<ApprovalRunRow, 'submittedBy'>> = {
  id: (run) => run.runId,
  status: (run) => run.state,
  submittedBy: (run, _args, { loaders }) => reference(loaders.employeeById, run.submittedBy),
};

export const ApprovalStep: ResolversOf<ApprovalStepResolvers, ApprovalStepRow> = {
  name: (step) => step.nodeName,
  status: (step) => step.state,
  approvers: ({ approverEmpIds }, _args, { loaders }) => approverEmpIds.map((id) => loaders.employeeById.load(id)),
};

export const ApproverDecision: ResolversOf<ApproverDecisionResolvers, ApproverDecisionRow> = {
  approver: (decision, _args, { loaders }) => loaders.employeeById.load(decision.empId),
};

export const AssessmentFailure: ResolversOf<AssessmentFailureResolvers, AssessmentFailureRow> = {
  employee: (failure, _args, { loaders }) => loaders.employeeById.load(failure.empId),
};
