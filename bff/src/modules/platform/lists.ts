import type { DataOf } from '@hengcai/shared/contract/kernel';
import type { EndpointOf } from '../../rest/client.ts';

type Memory = DataOf<EndpointOf<'lists', 'listmemory'>>;

const roleOf = ({ roleCode, roleName }: { roleCode: string | null; roleName: string | null }) =>
  roleCode === null ? null : { code: roleCode, name: roleName ?? roleCode };

/** What is remembered of a list, in the words of the schema. */
export const asListMemory = ({ listKey, layout, filters, roles }: Memory) => ({
  listKey,
  layout: layout && {
    density: layout.density,
    columns: layout.columns.map(({ columnId, width, shown }) => ({ name: columnId, width, shown })),
  },
  filters: filters.map(({ filterId, filterName, query, mine, ownerName, removable, ...shared }) => ({
    id: filterId,
    name: filterName,
    query,
    mine,
    ownerName,
    removable,
    role: roleOf(shared),
  })),
  roles: roles.map(({ roleCode, roleName }) => ({ code: roleCode, name: roleName })),
});
