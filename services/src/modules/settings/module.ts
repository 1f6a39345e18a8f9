import { PageRight } from '@hengcai/shared/enums';
import { registerAuditedObject } from '../../kit/audited-objects.ts';
import { hasRight, registerMenuGroup, registerPage } from '../../kit/pages.ts';
import { userAccountHandlers } from './accounts/handlers.ts';
import { imageControlHandlers } from './image-control.ts';
import { ldapControllerHandlers } from './ldap-controller.ts';
import './merge.ts';
import { rolesHandlers } from './roles/handlers.ts';

const { EXPORT, VISIT } = PageRight;

const AUTHORITY = '/setting/authority-manage';

registerMenuGroup({ id: '90', parentId: null, order: 90, icon: 'settings' });
registerPage({
  path: AUTHORITY,
  menu: { id: '9010', parentId: '90', order: 10, icon: 'roles' },
  grants: { CEO: VISIT },
});
registerAuditedObject('role', async ({ session }) => hasRight(session, AUTHORITY));

/** Accounts, how the company signs in, and who may act as whom, are the administrators'. */
registerPage({
  path: '/setting/loginmanage',
  menu: { id: '9020', parentId: '90', order: 20, icon: 'accounts' },
  grants: { CEO: VISIT + EXPORT },
});
registerPage({
  path: '/setting/imagecontrol',
  menu: { id: '9030', parentId: '90', order: 30, icon: 'identities' },
  grants: { CEO: VISIT + EXPORT },
});

/** What the module brings beside its entries in the registries. */
export const settings = {
  handlers: {
    imageControl: imageControlHandlers,
    ldapController: ldapControllerHandlers,
    roles: rolesHandlers,
    userAccounts: userAccountHandlers,
  },
};
