import { PageRight } from '@hengcai/shared/enums';
import { registerAuditedObject } from '../../kit/audited-objects.ts';
import { hasRight, registerMenuGroup, registerPage } from '../../kit/pages.ts';
import { assessmentModuleHandlers } from './assessment-module.ts';
import { companyHandlers } from './company.ts';

const { EDIT, EXPORT, VISIT } = PageRight;

/** The company's head reads and exports, HR does everything. */
const grants = { CEO: VISIT + EXPORT, hr: VISIT + EDIT + EXPORT };
registerMenuGroup({ id: '40', parentId: null, order: 40, icon: 'enterprise' });
/** Companies are the platform's, and the own one its administrators'. */
registerPage({
  path: '/enterprise_management/list',
  menu: { id: '4000', parentId: '40', order: 0, icon: 'company' },
  grants: {},
});
registerPage({
  path: '/enterprise_management/performance_template',
  menu: { id: '4010', parentId: '40', order: 10, icon: 'template' },
  grants,
});
registerPage({
  path: '/enterprise_management/performance_template/management',
  menu: { id: '4020', parentId: '40', order: 20, icon: 'baseTemplate' },
  grants,
});
registerPage({ path: '/enterprise_management/performance_template/detail', grants });
registerPage({ path: '/enterprise_management/performance_template/edit', grants });

registerAuditedObject(
  'company',
  async ({ session }, companyId) =>
    hasRight(session, '/enterprise_management/list') && (session.isPlatformAdmin || companyId === session.companyId),
);
registerAuditedObject('baseModule', async ({ session }) => session.isPlatformAdmin);
registerAuditedObject('assessmentTemplate', async (ctx) =>
  hasRight(ctx.session, '/enterprise_management/performance_template'),
);

/** What the module brings beside its entries in the registries. */
export const enterprise = { handlers: { assessmentModule: assessmentModuleHandlers, company: companyHandlers } };
