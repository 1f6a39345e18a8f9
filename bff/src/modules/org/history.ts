import type {
  MutationResolvers,
  OrganisationDifferenceResolvers,
  OrganisationVersionResolvers,
  QueryResolvers,
} from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { OrganisationDifferenceRow, OrganisationVersionRow } from './rows.ts';

export const OrganisationVersion: ResolversOf<OrganisationVersionResolvers, OrganisationVersionRow> = {
  id: (version) => version.versionId,
  name: (version) => version.versionName,
  isAutomatic: (version) => version.automatic,
};

export const OrganisationDifference: ResolversOf<OrganisationDifferenceResolvers, OrganisationDifferenceRow> = {
  departmentId: (difference) => difference.deptId,
  code: (difference) => difference.deptCode,
  name: (difference) => difference.deptName,
};

type Queries = 'organisationDays' | 'organisationVersions' | 'compareOrganisation';

export const historyQueries: Pick<QueryResolvers, Queries> = {
  organisationDays: (_root, _args, { rest }) => rest.deptHistory.historydays(),
  organisationVersions: (_root, _args, { rest }) => rest.deptHistory.versionlist(),
  compareOrganisation: (_root, days, { rest }) => rest.deptHistory.historycompare(days),
};

type Mutations =
  'nameOrganisation' | 'renameOrganisationVersion' | 'deleteOrganisationVersion' | 'exportOrganisationComparison';

/** REST's names of the fields as the schema spells them. */
const FIELDS = { versionId: 'id', versionName: 'name' } as const;

export const historyMutations: Pick<MutationResolvers, Mutations> = {
  nameOrganisation: (_root, { input: { clientMutationId, name, day } }, { rest }) =>
    payload(
      async () => ({
        organisationVersion: await rest.deptHistory.versionsave({
          clientMutationId,
          versionName: name,
          day: day ?? undefined,
        }),
      }),
      FIELDS,
    ),
  renameOrganisationVersion: (_root, { input: { id, version, name } }, { rest }) =>
    payload(
      async () => ({
        organisationVersion: await rest.deptHistory.versionrename({ versionId: id, version, versionName: name }),
      }),
      FIELDS,
    ),
  deleteOrganisationVersion: (_root, { input: { id, version } }, { rest }) =>
    payload(async () => ({ id: (await rest.deptHistory.versiondelete({ versionId: id, version })).versionId }), FIELDS),
  exportOrganisationComparison: (_root, { input: { kinds, ...asked } }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('deptHistory', 'historyexport', { ...asked, kinds: kinds ? [...kinds] : undefined }),
    })),
};
