import type {
  MutationResolvers,
  SeenAsGroupResolvers,
  SeenAsPageResolvers,
  SeenAsResolvers,
  SeenAsRoleResolvers,
  SeeAsInput,
  SightRoleResolvers,
} from '../../generated/schema.ts';
import { payload, type FieldNames } from '../../payload.ts';
import { restNameOf } from '../employee/fields.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { allowanceOf } from './allowance.ts';
import type { SeenAsGroupRow, SeenAsPageRow, SeenAsRoleRow, SeenAsRow, SightRoleRow } from './rows.ts';

const FIELDS: FieldNames = {
  empId: 'employeeId',
  roleCode: 'roleId',
  pageUrl: 'path',
  ofEmpId: 'ofEmployeeId',
};

const subjectOf = ({ employeeId, userId, roleId, path }: SeeAsInput) => ({
  empId: employeeId ?? undefined,
  userId: userId ?? undefined,
  roleCode: roleId ?? undefined,
  pageUrl: path ?? undefined,
});

export const seeAsMutations: Pick<MutationResolvers, 'seeAs' | 'explainSight'> = {
  seeAs: (_root, { input }, { rest }) =>
    payload(async () => ({ view: await rest.seeAs.seeas(subjectOf(input)) }), FIELDS),
  explainSight: (_root, { input: { ofEmployeeId, field, ...subject } }, { rest }) =>
    payload(
      async () => ({
        reason: await rest.seeAs.explainsight({
          ...subjectOf(subject),
          ofEmpId: ofEmployeeId,
          field: restNameOf(field),
        }),
      }),
      FIELDS,
    ),
};

export const SeenAs: ResolversOf<SeenAsResolvers, SeenAsRow> = { path: (view) => view.pageUrl };

export const SeenAsRole: ResolversOf<SeenAsRoleResolvers, SeenAsRoleRow> = {
  roleId: (role) => role.roleCode,
  name: (role) => role.roleName,
};

export const SeenAsPage: ResolversOf<SeenAsPageResolvers, SeenAsPageRow> = {
  path: (page) => page.pageUrl,
  name: (page) => page.pageName,
  allowEdit: (page) => allowanceOf(page.rights).allowEdit,
  allowExport: (page) => allowanceOf(page.rights).allowExport,
  roleIds: (page) => page.roleCodes,
};

export const SeenAsGroup: ResolversOf<SeenAsGroupResolvers, SeenAsGroupRow> = {
  group: (one) => one.groupCode,
};

export const SightRole: ResolversOf<SightRoleResolvers, SightRoleRow> = {
  roleId: (role) => role.roleCode,
  name: (role) => role.roleName,
};
