import { PageRight } from '@hengcai/shared/enums';
import { registerAuditedObject } from '../../kit/audited-objects.ts';
import { hasRight, registerMenuGroup, registerPage } from '../../kit/pages.ts';
import { mailTemplateHandlers } from './mailTemplate.ts';

const TEMPLATES = '/payment/communicate-template';

registerMenuGroup({ id: '100', parentId: null, order: 60, icon: 'compensation' });
registerPage({
  path: TEMPLATES,
  menu: { id: '10010', parentId: '100', order: 90, icon: 'letterTemplate' },
  grants: { CEO: PageRight.VISIT, hr: PageRight.VISIT + PageRight.EDIT },
});
registerAuditedObject('letterTemplate', async ({ session }) => hasRight(session, TEMPLATES));

/** What the module brings beside its entries in the registries. */
export const compensation = {
  handlers: {
    mailTemplate: mailTemplateHandlers,
  },
};
