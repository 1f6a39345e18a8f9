import { BONUS_PAGE, FUNDS_PAGE } from '@hengcai/shared/contract/projectfund/bonusapply';
import { APPLIES_PAGE, APPLY_FORM, APPLY_PAGE } from '@hengcai/shared/contract/projectfund/budgetapply';
import { PROJECT_TYPES_PAGE } from '@hengcai/shared/contract/projectfund/projecttype';
import { PageRight } from '@hengcai/shared/enums';
import { registerAuditedObject } from '../../kit/audited-objects.ts';
import { registerOwnRecord } from '../../kit/own-record.ts';
import { hasRight, registerMenuGroup, registerPage } from '../../kit/pages.ts';
import { registerTodo } from '../../kit/todos.ts';
import { seesApply } from './applies.ts';
import { approveHandlers } from './approve.ts';
import { bonusapplyHandlers } from './bonusapply.ts';
import { budgetapplyHandlers } from './budgetapply.ts';
import { buildProjectFundDemo } from './demo.ts';
import { ownBonuses } from './own-record.ts';
import { projecttypeHandlers } from './projecttype.ts';
import { projectTodos } from './todos.ts';

const { EDIT, VISIT } = PageRight;

registerMenuGroup({ id: '130', parentId: null, order: 80, icon: 'projectfund' });
const APPLICANTS = { CEO: VISIT + EDIT, hr: VISIT + EDIT, MANAGER: VISIT + EDIT };
registerPage({
  path: APPLIES_PAGE,
  menu: { id: '13010', parentId: '130', order: 10, icon: 'projectBudgets' },
  grants: APPLICANTS,
});
registerPage({ path: APPLY_FORM, grants: APPLICANTS });
// Whoever a flow asks to decide reads and decides there, with whatever role.
registerPage({ path: APPLY_PAGE, grants: { CEO: VISIT, hr: VISIT, MANAGER: VISIT, ORDINARY: VISIT } });
registerPage({
  path: FUNDS_PAGE,
  menu: { id: '13020', parentId: '130', order: 20, icon: 'projectBonuses' },
  grants: APPLICANTS,
});
registerPage({ path: BONUS_PAGE, grants: { CEO: VISIT, hr: VISIT, MANAGER: VISIT, ORDINARY: VISIT } });
registerPage({
  path: PROJECT_TYPES_PAGE,
  menu: { id: '13030', parentId: '130', order: 30, icon: 'projectTypes' },
  grants: { CEO: VISIT, hr: VISIT + EDIT },
});

registerAuditedObject('projectType', async ({ session }) => hasRight(session, PROJECT_TYPES_PAGE));
registerAuditedObject('projectApply', seesApply);
for (const source of projectTodos) registerTodo(source);
registerOwnRecord(ownBonuses);

/** What the module brings beside its entries in the registries. */
export const projectfund = {
  demo: buildProjectFundDemo,
  handlers: {
    projecttype: projecttypeHandlers,
    budgetapply: budgetapplyHandlers,
    bonusapply: bonusapplyHandlers,
    approve: approveHandlers,
  },
};
