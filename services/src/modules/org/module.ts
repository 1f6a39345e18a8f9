import { registerAuditedObject } from '../../kit/audited-objects.ts';
import { registerCompanyStep } from '../../kit/company-steps.ts';
import { registerDailyStep } from '../../kit/jobs/daily.ts';
import { deptmanageHandlers } from './deptmanage.ts';
import { createDepartments, departments, rebuildDeptPath } from './public.ts';

/** Every company has a root department that stands for itself: people can be added from the first minute. */
registerCompanyStep((ctx, { code, name }) =>
  createDepartments(ctx, [{ deptId: ctx.newId(), code: code.toUpperCase(), name, parentId: null }]),
);

/** Departments that begin or end today. */
registerDailyStep('departmentPaths', (ctx) => rebuildDeptPath(ctx.tx, ctx.session.companyId, ctx.today));

// Departments are reference data of the whole company, and so is what happened to them.
registerAuditedObject('department', async (ctx, deptId) => (await departments(ctx, { deptIds: [deptId] })).length > 0);

/** What the module brings beside its entries in the registries. */
export const org = { handlers: { deptmanage: deptmanageHandlers } };
