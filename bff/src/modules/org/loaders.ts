import { batchLoader } from '../../rest/batch-loader.ts';
import type { Rest } from '../../rest/client.ts';

/** Departments of today by id. */
export const orgLoaders = (rest: Rest) => ({
  departmentById: batchLoader({
    fetch: (deptIds) => rest.deptmanage.selectalldept({ deptIds }),
    keyOf: (department) => department.deptId,
    maxBatch: 200,
  }),
});
