import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import { toRestIndicator } from './assessment-mutations.ts';
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
  'saveDepartmentTargets' | 'submitDepartmentTargets' | 'approveDepartmentTargets' | 'returnDepartmentTargets';

/** Changes to the targets of a department. */
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
};
