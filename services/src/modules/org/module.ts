import { PageRight } from '@hengcai/shared/enums';
import { registerAuditedObject } from '../../kit/audited-objects.ts';
import { registerCompanyStep } from '../../kit/company-steps.ts';
import { registerDailyStep } from '../../kit/jobs/daily.ts';
import { hasRight, registerMenuGroup, registerPage } from '../../kit/pages.ts';
import { registerTodo } from '../../kit/todos.ts';
import { makeDueChanges } from './change.ts';
import { buildOrgDemo } from './demo.ts';
import { orgTodos } from './todos.ts';
import { deptHistoryHandlers } from './dept-history.ts';
import { deptmanageHandlers } from './deptmanage.ts';
import { createDepartments, departments, rebuildDeptPath } from './public.ts';
import { nameChangedDays } from './versions.ts';

const { EDIT, EXPORT, VISIT } = PageRight;

const HISTORY_PAGE = '/org/history';

/** The company's head reads and exports, HR does everything. */
const grants = { CEO: VISIT + EXPORT, hr: VISIT + EDIT + EXPORT };
registerMenuGroup({ id: '15', parentId: null, order: 15, icon: 'org' });
registerPage({ path: '/org/list', menu: { id: '1510', parentId: '15', order: 10, icon: 'orgList' }, grants });
registerPage({
  path: '/org/chart',
  menu: { id: '1520', parentId: '15', order: 20, icon: 'orgChart' },
  grants: { CEO: VISIT + EXPORT, hr: VISIT + EXPORT, MANAGER: VISIT + EXPORT },
});

registerPage({
  path: '/org/report-line',
  menu: { id: '1530', parentId: '15', order: 30, icon: 'orgLine' },
  grants: { CEO: VISIT + EXPORT, hr: VISIT + EXPORT, MANAGER: VISIT + EXPORT },
});
registerPage({
  path: HISTORY_PAGE,
  menu: { id: '1540', parentId: '15', order: 40, icon: 'orgHistory' },
  grants,
});

/** Every company has a root department that stands for itself: people can be added from the first minute. */
registerCompanyStep((ctx, { code, name }) =>
  createDepartments(ctx, [{ deptId: ctx.newId(), code: code.toUpperCase(), name, parentId: null }]),
);

registerTodo(orgTodos);

/** What was planned for today. */
registerDailyStep('structure', makeDueChanges);
registerDailyStep('namedDays', nameChangedDays);
/** Departments that begin or end today. */
registerDailyStep('departmentPaths', (ctx) => rebuildDeptPath(ctx.tx, ctx.session.companyId, ctx.today));

// Departments are reference data of the whole company, and so is what happened to them.
registerAuditedObject('department', async (ctx, deptId) => (await departments(ctx, { deptIds: [deptId] })).length > 0, {
  names: async (ctx, deptId) => {
    const [dept] = await departments(ctx, { deptIds: [deptId] });
    return dept ? { name: dept.deptName, nameEn: dept.deptNameEn } : null;
  },
});
registerAuditedObject('orgVersion', async ({ session }) => hasRight(session, HISTORY_PAGE));

/** What the module brings beside its entries in the registries. */
export const org = {
  handlers: { deptmanage: deptmanageHandlers, deptHistory: deptHistoryHandlers },
  demo: buildOrgDemo,
};
