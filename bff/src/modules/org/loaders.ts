import { batchLoader } from '../../rest/batch-loader.ts';
import type { Rest } from '../../rest/client.ts';

export const orgLoaders = (rest: Rest) => ({
  /** Departments of today by id, nobody counted: most who name one show no head count, and counting costs more than all the rest. */
  departmentById: batchLoader({
    fetch: (deptIds) => rest.deptmanage.selectalldept({ deptIds }),
    keyOf: (department) => department.deptId,
    maxBatch: 200,
  }),
  /** The same with their head counts. */
  countedDepartmentById: batchLoader({
    fetch: (deptIds) => rest.deptmanage.selectalldept({ deptIds, headcounts: true }),
    keyOf: (department) => department.deptId,
    maxBatch: 200,
  }),
});
