import { batchLoader } from '../../rest/batch-loader.ts';
import type { Rest } from '../../rest/client.ts';

export const settingsLoaders = (rest: Rest) => ({
  /** Roles by id; a company has some dozens of them, which are read at once. */
  roleById: batchLoader({
    fetch: () => rest.roles.listrole({}),
    keyOf: (role) => role.roleCode,
    maxBatch: 200,
  }),
});
