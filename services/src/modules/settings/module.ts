import { PageRight } from '@hengcai/shared/enums';
import { registerAuditedObject } from '../../kit/audited-objects.ts';
import { hasRight, registerMenuGroup, registerPage } from '../../kit/pages.ts';
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

/**
 * How the company signs in, and who may act as whom, is the administrators'. The screens are of a later release; the
 * rights on them guard the calls.
 */
registerPage({ path: '/setting/loginmanage', grants: { CEO: VISIT + EXPORT } });
registerPage({ path: '/setting/imagecontrol', grants: { CEO: VISIT + EXPORT } });

/** What the module brings beside its entries in the registries. */
export const settings = {
  handlers: { imageControl: imageControlHandlers, ldapController: ldapControllerHandlers, roles: rolesHandlers },
};
