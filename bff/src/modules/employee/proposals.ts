import type { EmployeeProposalResolvers, MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { EMPLOYEE_FIELDS, toRestFields } from './fields.ts';
import type { EmployeeProposalRow } from './rows.ts';

const NAMES = { ...EMPLOYEE_FIELDS, groupCode: 'group', proposalId: 'id' } as const;
type Mutations = 'proposeRecordChange' | 'withdrawRecordProposal' | 'acceptRecordProposal' | 'refuseRecordProposal';

export const proposalQueries: Pick<QueryResolvers, 'employeeProposals'> = {
  employeeProposals: async (_root, { employeeId }, { rest, capabilities }) =>
    (await capabilities()).recordProposals ? rest.recordProposal.list({ empId: employeeId }) : null,
};

export const proposalMutations: Pick<MutationResolvers, Mutations> = {
  proposeRecordChange: (_root, { input: { group, ...input } }, { rest }) =>
    payload(
      async () => ({ proposal: await rest.recordProposal.propose({ ...toRestFields(input), groupCode: group }) }),
      NAMES,
    ),
  withdrawRecordProposal: (_root, { input: { id, version } }, { rest }) =>
    payload(async () => {
      const { proposalId } = await rest.recordProposal.withdraw({ proposalId: id, version });
      return { id: proposalId, employee: null };
    }, NAMES),
  acceptRecordProposal: (_root, { input: { id, version } }, { rest, loaders }) =>
    payload(async () => {
      const { proposalId, employee } = await rest.recordProposal.accept({ proposalId: id, version });
      const { empId } = employee;
      loaders.employeeById.clear(empId);
      loaders.employeeById.prime(empId, employee);
      return { id: proposalId, employee: () => loaders.employeeById.load(empId) };
    }, NAMES),
  refuseRecordProposal: (_root, { input: { id, version, opinion } }, { rest }) =>
    payload(async () => {
      const { proposalId } = await rest.recordProposal.refuse({ proposalId: id, version, opinion });
      return { id: proposalId, employee: null };
    }, NAMES),
};

export const EmployeeProposal: ResolversOf<EmployeeProposalResolvers, EmployeeProposalRow> = {
  id: ({ proposalId }) => proposalId,
  group: ({ groupCode }) => groupCode,
};
