import type { IdentityLinkResolvers, MutationResolvers } from '../../generated/schema.ts';
import { payload, type FieldNames } from '../../payload.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { IdentityLinkRow } from './rows.ts';

const FIELDS: FieldNames = {
  linkId: 'id',
  empId: 'employeeId',
  imageEmpId: 'actsAsEmployeeId',
  imageUserId: 'actsAsEmployeeId',
  deptId: 'departmentId',
};

export const IdentityLink: ResolversOf<IdentityLinkResolvers, IdentityLinkRow> = {
  id: (link) => link.linkId,
  actsAsName: (link) => link.imageUserName,
  actsAsNumber: (link) => link.imageUserNumber,
  departmentName: (link) => link.deptName,
};

type Mutations = 'addIdentityLink' | 'changeIdentityLink' | 'removeIdentityLink';

export const linkMutations: Pick<MutationResolvers, Mutations> = {
  addIdentityLink: (_root, { input: { employeeId, actsAsEmployeeId, departmentId, validTo } }, { rest }) =>
    payload(
      () =>
        rest.imageControl.saveUpdate({
          empId: employeeId,
          imageEmpId: actsAsEmployeeId ?? undefined,
          deptId: departmentId ?? undefined,
          validTo,
        }),
      FIELDS,
    ),
  changeIdentityLink: (_root, { input: { id, version, validTo } }, { rest }) =>
    payload(() => rest.imageControl.saveUpdate({ linkId: id, version, validTo }), FIELDS),
  removeIdentityLink: (_root, { input: { id } }, { rest }) =>
    payload(async () => {
      await rest.imageControl.delete({ linkId: id });
      return { id };
    }, FIELDS),
};
