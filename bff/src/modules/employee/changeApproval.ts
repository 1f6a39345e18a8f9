import type { InputOf } from '@hengcai/shared/contract/kernel';
import { toRestNode } from '../../approval-node.ts';
import type { MutationResolvers, PersonnelChangeFlowResolvers, QueryResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { EndpointOf } from '../../rest/client.ts';
import { change } from './personnelChanges.ts';
import type { PersonnelChangeFlowRow } from './rows.ts';

type FlowInput = InputOf<EndpointOf<'personnelChange', 'saveapprovalflow'>>;

const NAMES = { changeType: 'type', nodeName: 'name', empIds: 'employeeIds' } as const;

export const changeApprovalQueries: Pick<QueryResolvers, 'personnelChangeFlows' | 'personnelChangesToApprove'> = {
  personnelChangeFlows: (_root, _args, { rest }) => rest.personnelChange.listapprovalflow(),
  personnelChangesToApprove: (_root, { page }, { rest }) => rest.personnelChange.listapproval({ ...page }),
};

type Mutations = 'savePersonnelChangeFlow' | 'approvePersonnelChange' | 'refusePersonnelChange';

export const changeApprovalMutations: Pick<MutationResolvers, Mutations> = {
  savePersonnelChangeFlow: (_root, { input: { type, nodes, version } }, { rest }) =>
    payload(
      async () => ({
        flow: await rest.personnelChange.saveapprovalflow({
          // A kind that needs no approval is refused there, at its field.
          changeType: type as FlowInput['changeType'],
          nodes: nodes.map(toRestNode),
          version,
        }),
      }),
      NAMES,
    ),
  approvePersonnelChange: (_root, { input: { id, opinion, ...input } }, context) =>
    change(context, () =>
      context.rest.personnelChange.approve({ ...input, changeId: id, opinion: opinion ?? undefined }),
    ),
  refusePersonnelChange: (_root, { input: { id, ...input } }, context) =>
    change(context, () => context.rest.personnelChange.refuse({ ...input, changeId: id })),
};

export const PersonnelChangeFlow: ResolversOf<PersonnelChangeFlowResolvers, PersonnelChangeFlowRow> = {
  id: ({ changeType }) => String(changeType),
  type: ({ changeType }) => changeType,
};
