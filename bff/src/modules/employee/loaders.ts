import { batchLoader } from '../../rest/batch-loader.ts';
import type { Rest } from '../../rest/client.ts';

/** Employees by id; those the caller may not see are null, as if they did not exist. */
export const employeeLoaders = (rest: Rest) => ({
  employeeById: batchLoader({
    fetch: (empIds) => rest.empmanage.getallempinfo({ empIds }),
    keyOf: (employee) => employee.empId,
    maxBatch: 200,
  }),
  /** Whether employees have signed in; null to those who may not invite. */
  signInStatusByEmployee: batchLoader({
    fetch: (empIds) => rest.invitations.signinstates({ empIds }),
    keyOf: (one) => one.empId,
    maxBatch: 200,
  }),
});
