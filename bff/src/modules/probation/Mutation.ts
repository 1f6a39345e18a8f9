import { EvaluationResult } from '@hengcai/shared/enums';
import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import { toRestNode } from '../../approval-node.ts';
import type { ProbationPlanDetailRow, ProbationRuleRow } from './rows.ts';
import { conditionsOf } from './conditions.ts';

type Mutations =
  | 'saveProbationRule'
  | 'saveProbationRuleScope'
  | 'enableProbationRule'
  | 'deleteProbationRule'
  | 'saveProbationPlan'
  | 'setProbationMailTemplate'
  | 'deleteProbationPlan'
  | 'startProbationPlan'
  | 'saveProbationTargets'
  | 'startProbationScoring'
  | 'saveProbationScores'
  | 'decideProbation'
  | 'addProbationApprover'
  | 'removeProbationApprover'
  | 'confirmProbation'
  | 'fileProbationPlan'
  | 'terminateProbation'
  | 'extendProbation'
  | 'remindProbation'
  | 'exportProbationPlans';

const FIELDS = {
  ruleName: 'name',
  companyModuleCode: 'templateId',
  assessmentRuleCode: 'assessmentRuleId',
  ruleCode: 'ruleId',
  planCode: 'id',
  empId: 'employeeId',
  evaluateEmpId: 'superiorId',
  deptIds: 'departmentIds',
  nodeName: 'name',
  empIds: 'employeeIds',
  rowCode: 'id',
  partCode: 'partId',
  result: 'agreed',
};

const ruleAfter = (write: () => Promise<ProbationRuleRow>) => payload(async () => ({ rule: await write() }), FIELDS);
const planAfter = (write: () => Promise<ProbationPlanDetailRow>) =>
  payload(async () => ({ detail: await write() }), FIELDS);
const one = ({ id, version }: { id: string; version: number }) => ({ planCode: id, version });
type Sheet = Parameters<typeof one>[0] & { sheetVersion: number; clientId: string; seq: number };
const sheetOf = ({ sheetVersion, clientId, seq, ...plan }: Sheet) => ({ ...one(plan), sheetVersion, clientId, seq });

export const Mutation: Pick<MutationResolvers, Mutations> = {
  saveProbationRule: (_root, { input }, { rest }) => {
    const { id, version, name, templateId, assessmentRuleId, flow, mailTemplateId, ...rule } = input;
    return ruleAfter(() =>
      rest.probationplanrule.saverule({
        ...rule,
        ruleCode: id ?? undefined,
        version: version ?? undefined,
        ruleName: name,
        companyModuleCode: templateId,
        assessmentRuleCode: assessmentRuleId,
        flow: flow.map(toRestNode),
        mailTemplateId: mailTemplateId ?? null,
      }),
    );
  },
  saveProbationRuleScope: (_root, { input: { id, version, departmentIds } }, { rest }) =>
    ruleAfter(() => rest.probationplanrule.savescope({ ruleCode: id, version, deptIds: departmentIds })),
  enableProbationRule: (_root, { input: { id, version, enabled } }, { rest }) =>
    ruleAfter(() =>
      rest.probationplanrule.enableordisablerule({ ruleCode: id, version, enabled: enabled ? 'true' : 'false' }),
    ),
  deleteProbationRule: (_root, { input: { id, version } }, { rest }) =>
    payload(async () => {
      await rest.probationplanrule.deleteprobationrule({ ruleCode: id, version });
      return { deletedId: id };
    }, FIELDS),

  saveProbationPlan: (_root, { input: { id, version, employeeId, ruleId, superiorId, ...plan } }, { rest }) =>
    planAfter(() =>
      rest.probationplan.saveplan({
        ...plan,
        planCode: id ?? undefined,
        version: version ?? undefined,
        empId: employeeId,
        ruleCode: ruleId,
        evaluateEmpId: superiorId,
      }),
    ),
  setProbationMailTemplate: (_root, { input: { mailTemplateId, ...plan } }, { rest }) =>
    planAfter(() => rest.probationplan.updatemailtemplate({ ...one(plan), mailTemplateId: mailTemplateId ?? null })),
  deleteProbationPlan: (_root, { input }, { rest }) =>
    payload(async () => {
      await rest.probationplan.deleteplan(one(input));
      return { deletedId: input.id };
    }, FIELDS),
  startProbationPlan: (_root, { input }, { rest }) => planAfter(() => rest.probationplan.startplan(one(input))),
  saveProbationTargets: (_root, { input: { submit, rows, ...plan } }, { rest }) =>
    planAfter(() =>
      rest.probationplan.savetargets({
        ...sheetOf(plan),
        submit,
        rows: rows.map(({ id, partId, ...row }) => ({ ...row, rowCode: id ?? undefined, partCode: partId })),
      }),
    ),
  startProbationScoring: (_root, { input }, { rest }) =>
    planAfter(() => rest.probationplan.startprobationscore(one(input))),
  saveProbationScores: (_root, { input }, { rest }) => {
    const { submit, scorerRole, rows, summary, passed, conditionNotMet, ...plan } = input;
    return planAfter(() =>
      rest.probationplan.savescore({
        ...sheetOf(plan),
        submit,
        scorerRole,
        rows: rows.map(({ id, ...row }) => ({ ...row, rowCode: id })),
        summary: summary ?? undefined,
        passed: typeof passed === 'boolean' ? (passed ? 1 : 0) : null,
        conditionNotMet: conditionNotMet ?? undefined,
      }),
    );
  },
  decideProbation: (_root, { input: { agreed, opinion, ...plan } }, { rest }) =>
    planAfter(() =>
      rest.probationplan.approvalassess({
        ...one(plan),
        result: agreed ? EvaluationResult.AGREED : EvaluationResult.REJECTED,
        opinion: opinion ?? undefined,
      }),
    ),
  addProbationApprover: (_root, { input: { after, node, ...plan } }, { rest }) =>
    planAfter(() => rest.probationplan.addapproval({ ...one(plan), after, node: toRestNode(node) })),
  removeProbationApprover: (_root, { input: { at, ...plan } }, { rest }) =>
    planAfter(() => rest.probationplan.deleteapproval({ ...one(plan), at })),
  confirmProbation: (_root, { input: { comment, ...plan } }, { rest }) =>
    planAfter(() => rest.probationplan.confirmresult({ ...one(plan), comment: comment ?? undefined })),
  fileProbationPlan: (_root, { input }, { rest }) => planAfter(() => rest.probationplan.fileplan(one(input))),
  terminateProbation: (_root, { input: { conditionNotMet, ...plan } }, { rest }) =>
    planAfter(() => rest.probationplan.terminateplan({ ...one(plan), conditionNotMet })),
  extendProbation: (_root, { input: { id, ...asked } }, { rest }) =>
    planAfter(() => rest.probationplan.extendplan({ ...asked, planCode: id })),
  remindProbation: (_root, { input: { clientMutationId, ids } }, { rest }) =>
    payload(() => rest.probationplan.probationremind({ clientMutationId, planCodes: ids }), FIELDS),
  exportProbationPlans: (_root, { input }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('probationExport', 'exportProbationPerformanceExcel', conditionsOf(input)),
    })),
};
