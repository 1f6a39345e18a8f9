import type { InputOf } from '@hengcai/shared/contract/kernel';
import { PersonnelChangeType } from '@hengcai/shared/enums';
import type { Context } from '../../context.ts';
import type { MutationResolvers, PersonnelChangeFilterInput, QueryResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import type { EndpointOf } from '../../rest/client.ts';
import { EMPLOYEE_FIELDS, toRestFields } from './fields.ts';
import type { PersonnelChangeRow } from './rows.ts';

type RestFilter = NonNullable<InputOf<EndpointOf<'personnelChange', 'list'>>['filter']>;

/** The schema's filter as REST takes it; a condition of null is no condition. */
const toRestFilter = (filter: PersonnelChangeFilterInput | null | undefined): RestFilter => ({
  keyword: filter?.keyword ?? undefined,
  changeIds: filter?.ids ?? undefined,
  empId: filter?.employeeId ?? undefined,
  changeTypes: filter?.types ?? undefined,
  statuses: filter?.statuses ?? undefined,
  deptIds: filter?.departmentIds ?? undefined,
  effectiveFrom: filter?.effectiveFrom ?? undefined,
  effectiveTo: filter?.effectiveTo ?? undefined,
  withTask: filter?.withTask ?? undefined,
});

type Queries = 'personnelChanges' | 'changeForm' | 'regularisationForm' | 'exitForm';

export const personnelChangeQueries: Pick<QueryResolvers, Queries> = {
  personnelChanges: (_root, { filter, sort, page }, { rest }) =>
    rest.personnelChange.list({
      ...page,
      filter: toRestFilter(filter),
      sort: sort?.by,
      descending: sort?.descending,
    }),
  changeForm: (_root, { employeeId }, { rest }) => rest.personnelChange.commoninterface({ empId: employeeId }),
  regularisationForm: (_root, { employeeId }, { rest }) => rest.personnelChange.regularinterface({ empId: employeeId }),
  exitForm: (_root, { employeeId }, { rest }) => rest.personnelChange.exitinterface({ empId: employeeId }),
};

const FIELDS = {
  ...EMPLOYEE_FIELDS,
  empId: 'employeeId',
  changeId: 'id',
  handOverTo: 'handOverToId',
  proposedChangeId: 'proposalId',
};

/** Runs what changes a person, whose row is read anew by whoever asks for it. */
export const change = ({ loaders }: Context, write: () => Promise<PersonnelChangeRow>) =>
  payload(async () => {
    const personnelChange = await write();
    loaders.employeeById.clear(personnelChange.empId);
    return { personnelChange };
  }, FIELDS);

type Mutations =
  | 'transferEmployee'
  | 'promoteEmployee'
  | 'changeEmployee'
  | 'regulariseEmployee'
  | 'reenterEmployee'
  | 'exitEmployee'
  | 'cancelPersonnelChange'
  | 'reversePersonnelChange'
  | 'settlePersonnelChange'
  | 'exportPersonnelChanges';

const { TRANSFER, PROMOTION } = PersonnelChangeType;

export const personnelChangeMutations: Pick<MutationResolvers, Mutations> = {
  transferEmployee: (_root, { input: { employeeId, reason, departmentId, proposalId, ...input } }, context) =>
    change(context, () =>
      context.rest.personnelChange.relocate({
        ...toRestFields(input),
        proposedChangeId: proposalId ?? undefined,
        deptId: departmentId ?? undefined,
        empId: employeeId,
        reason: reason ?? undefined,
        changeType: TRANSFER,
      }),
    ),
  promoteEmployee: (_root, { input: { employeeId, reason, departmentId, proposalId, ...input } }, context) =>
    change(context, () =>
      context.rest.personnelChange.relocate({
        ...toRestFields(input),
        proposedChangeId: proposalId ?? undefined,
        deptId: departmentId ?? undefined,
        empId: employeeId,
        reason: reason ?? undefined,
        changeType: PROMOTION,
      }),
    ),
  changeEmployee: (_root, { input: { employeeId, reason, proposalId, ...input } }, context) =>
    change(context, () =>
      context.rest.personnelChange.commonprocess({
        ...toRestFields(input),
        proposedChangeId: proposalId ?? undefined,
        empId: employeeId,
        reason: reason ?? undefined,
      }),
    ),
  regulariseEmployee: (_root, { input: { employeeId, reason, proposalId, ...input } }, context) =>
    change(context, () =>
      context.rest.personnelChange.regularprocess({
        ...input,
        empId: employeeId,
        proposedChangeId: proposalId ?? undefined,
        reason: reason ?? undefined,
      }),
    ),
  reenterEmployee: (
    _root,
    { input: { employeeId, reason, departmentId, type, fullTimeEquivalent, ...input } },
    context,
  ) =>
    change(context, () =>
      context.rest.personnelChange.entryprocess({
        ...toRestFields(input),
        deptId: departmentId ?? undefined,
        employeeType: type ?? undefined,
        fullTimeEquivalent: fullTimeEquivalent ?? undefined,
        empId: employeeId,
        reason: reason ?? undefined,
      }),
    ),
  exitEmployee: (_root, { input: { employeeId, handOverToId, proposalId, reason, ...input } }, context) =>
    change(context, () =>
      context.rest.personnelChange.exitprocess({
        ...input,
        empId: employeeId,
        proposedChangeId: proposalId ?? undefined,
        reason: reason ?? undefined,
        handOverTo: handOverToId,
      }),
    ),

  cancelPersonnelChange: (_root, { input: { id, version } }, context) =>
    change(context, () => context.rest.personnelChange.cancel({ changeId: id, version })),
  reversePersonnelChange: (_root, { input: { id, ...input } }, context) =>
    change(context, () => context.rest.personnelChange.reverse({ ...input, changeId: id })),
  settlePersonnelChange: (_root, { input: { id, version } }, context) =>
    change(context, () => context.rest.personnelChange.settle({ changeId: id, version })),

  exportPersonnelChanges: (_root, { input: { filter, format } }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('personnelChange', 'export', { filter: toRestFilter(filter), format }),
    })),
};
