import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import { toRestIndicator, toRestScore } from './assessment-mutations.ts';
import { PERFORMANCE_FIELDS } from './fields.ts';
import type { DepartmentTargetsRow } from './rows.ts';

interface Department {
  planId: string;
  departmentId: string;
}
const whose = ({ planId, departmentId }: Department) => ({ planCode: planId, deptId: departmentId });

/** What every decision about the targets of a department carries. */
const decision = ({
  clientMutationId,
  version,
  ...input
}: Department & { clientMutationId: string; version: number }) => ({
  ...whose(input),
  clientMutationId,
  version,
});

const FIELDS = { ...PERFORMANCE_FIELDS, deptId: 'departmentId' };

const change = (write: () => Promise<{ department: DepartmentTargetsRow }>) =>
  payload(async () => ({ departmentTargets: (await write()).department }), FIELDS);

type DepartmentMutations =
  | 'saveDepartmentTargets'
  | 'submitDepartmentTargets'
  | 'approveDepartmentTargets'
  | 'returnDepartmentTargets'
  | 'saveDepartmentScores'
  | 'submitDepartmentScores'
  | 'sendBackDepartmentScores';

/** Changes to the form of a department. */
export const departmentMutations: Pick<MutationResolvers, DepartmentMutations> = {
  saveDepartmentTargets: (_root, { input }, { rest }) =>
    change(() =>
      rest.performanceview.savedeptperformance({
        ...whose(input),
        version: input.version,
        clientId: input.clientId,
        seq: input.seq,
        rows: input.rows.map(toRestIndicator),
      }),
    ),
  submitDepartmentTargets: (_root, { input }, { rest }) =>
    change(() => rest.performanceview.updatedeptstatus({ ...decision(input), action: 'submit' })),
  approveDepartmentTargets: (_root, { input }, { rest }) =>
    change(() =>
      rest.performanceview.updatedeptstatus({
        ...decision(input),
        action: 'approve',
        opinion: input.opinion ?? undefined,
      }),
    ),
  returnDepartmentTargets: (_root, { input }, { rest }) =>
    change(() =>
      rest.performanceview.updatedeptstatus({ ...decision(input), action: 'reject', opinion: input.opinion }),
    ),
  saveDepartmentScores: (_root, { input: { rows, ...sheet } }, { rest }) =>
    change(() =>
      rest.performanceview.savedeptscore({
        ...whose(sheet),
        version: sheet.version,
        clientId: sheet.clientId,
        seq: sheet.seq,
        overallComment: sheet.overallComment,
        rows: rows.map(toRestScore),
      }),
    ),
  submitDepartmentScores: (_root, { input: { rows, overallComment, ...input } }, { rest }) =>
    change(() =>
      rest.performanceview.submitdeptscore({ ...decision(input), overallComment, rows: rows.map(toRestScore) }),
    ),
  sendBackDepartmentScores: (_root, { input: { clientMutationId, reason, ...input } }, { rest }) =>
    change(() => rest.performanceview.sendbackdeptscore({ ...whose(input), clientMutationId, reason })),
};
