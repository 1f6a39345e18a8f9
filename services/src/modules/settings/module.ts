import { PageRight } from '@hengcai/shared/enums';
import { registerPage } from '../../kit/pages.ts';
import { imageControlHandlers } from './image-control.ts';
import { ldapControllerHandlers } from './ldap-controller.ts';
import './merge.ts';

const { EXPORT, VISIT } = PageRight;

/**
 * How the company signs in, and who may act as whom, is the administrators'. The screens are of a later release; the
 * rights on them guard the calls.
 */
registerPage({ path: '/setting/loginmanage', grants: { CEO: VISIT + EXPORT } });
registerPage({ path: '/setting/imagecontrol', grants: { CEO: VISIT + EXPORT } });

/** What the module brings beside its entries in the registries. */
export const settings = { handlers: { imageControl: imageControlHandlers, ldapController: ldapControllerHandlers } };
