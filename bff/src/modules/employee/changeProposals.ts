import type {
  ChangeProposalResolvers,
  MutationResolvers,
  ProposedValuesResolvers,
  QueryResolvers,
} from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { employeeOf } from '../message/references.ts';
import { EMPLOYEE_FIELDS } from './fields.ts';
import type { ChangeProposalRow, ProposedValuesRow } from './rows.ts';

type Queries = 'changeProposalsAbout' | 'changeProposals';

export const changeProposalQueries: Pick<QueryResolvers, Queries> = {
  changeProposalsAbout: async (_root, { employeeId }, { rest, capabilities }) =>
    (await capabilities()).changeProposals ? rest.changeProposal.about({ empId: employeeId }) : null,
  changeProposals: (_root, { statuses, page }, { rest }) =>
    rest.changeProposal.list({ ...page, statuses: statuses ? [...statuses] : undefined }),
};

const FIELDS = {
  ...EMPLOYEE_FIELDS,
  empId: 'employeeId',
  proposedChangeId: 'id',
  changeType: 'type',
  'values.deptId': 'departmentId',
  'values.positionId': 'positionId',
  'values.rankId': 'rankId',
  'values.jobFamilyId': 'jobFamilyId',
  'values.bossEmpId': 'managerId',
  'values.virtualBossEmpId': 'virtualManagerId',
  'values.cityName': 'city',
  'values.employeeType': 'employmentType',
  'values.fullTimeEquivalent': 'fullTimeEquivalent',
};

type Mutations = 'proposePersonnelChange' | 'withdrawChangeProposal' | 'refuseChangeProposal';

export const changeProposalMutations: Pick<MutationResolvers, Mutations> = {
  proposePersonnelChange: (_root, { input }, { rest }) =>
    payload(
      async () => ({
        changeProposal: await rest.changeProposal.propose({
          clientMutationId: input.clientMutationId,
          empId: input.employeeId,
          changeType: input.type,
          effectiveDate: input.effectiveDate,
          reason: input.reason ?? undefined,
          exitKind: input.exitKind ?? undefined,
          exitReason: input.exitReason ?? undefined,
          values: {
            deptId: input.departmentId ?? undefined,
            positionId: input.positionId ?? undefined,
            rankId: input.rankId ?? undefined,
            jobFamilyId: input.jobFamilyId ?? undefined,
            bossEmpId: input.managerId ?? undefined,
            virtualBossEmpId: input.virtualManagerId ?? undefined,
            cityName: input.city ?? undefined,
            employeeType: input.employmentType ?? undefined,
            fullTimeEquivalent: input.fullTimeEquivalent ?? undefined,
          },
        }),
      }),
      FIELDS,
    ),
  withdrawChangeProposal: (_root, { input: { id, version } }, { rest }) =>
    payload(
      async () => ({ changeProposal: await rest.changeProposal.withdraw({ proposedChangeId: id, version }) }),
      FIELDS,
    ),
  refuseChangeProposal: (_root, { input: { id, version, opinion } }, { rest }) =>
    payload(
      async () => ({ changeProposal: await rest.changeProposal.refuse({ proposedChangeId: id, version, opinion }) }),
      FIELDS,
    ),
};

export const ChangeProposal: ResolversOf<ChangeProposalResolvers, ChangeProposalRow> = {
  id: ({ proposedChangeId }) => proposedChangeId,
  type: ({ changeType }) => changeType,
  employee: (row, _args, context, asked) => employeeOf(row, context, asked),
};

export const ProposedValues: ResolversOf<ProposedValuesResolvers, ProposedValuesRow> = {
  departmentId: ({ deptId }) => deptId ?? null,
  managerId: ({ bossEmpId }) => bossEmpId ?? null,
  virtualManagerId: ({ virtualBossEmpId }) => virtualBossEmpId ?? null,
  city: ({ cityName }) => cityName ?? null,
  type: ({ employeeType }) => employeeType ?? null,
  fullTimeEquivalent: ({ fullTimeEquivalent }) => fullTimeEquivalent ?? null,
};
