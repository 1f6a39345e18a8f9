import { PROJECT_TYPES_PAGE } from '@hengcai/shared/contract/projectfund/projecttype';
import { PageRight } from '@hengcai/shared/enums';
import { registerAuditedObject } from '../../kit/audited-objects.ts';
import { hasRight, registerMenuGroup, registerPage } from '../../kit/pages.ts';
import { buildProjectFundDemo } from './demo.ts';
import { projecttypeHandlers } from './projecttype.ts';

const { EDIT, VISIT } = PageRight;

registerMenuGroup({ id: '130', parentId: null, order: 80, icon: 'projectfund' });
registerPage({
  path: PROJECT_TYPES_PAGE,
  menu: { id: '13030', parentId: '130', order: 30, icon: 'projectTypes' },
  grants: { CEO: VISIT, hr: VISIT + EDIT },
});

registerAuditedObject('projectType', async ({ session }) => hasRight(session, PROJECT_TYPES_PAGE));

/** What the module brings beside its entries in the registries. */
export const projectfund = {
  demo: buildProjectFundDemo,
  handlers: { projecttype: projecttypeHandlers },
};
