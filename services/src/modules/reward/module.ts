import { VALUES_PAGE } from '@hengcai/shared/contract/reward/values';
import { PageRight } from '@hengcai/shared/enums';
import { registerAuditedObject, type CanSee } from '../../kit/audited-objects.ts';
import { hasRight, registerMenuGroup, registerPage } from '../../kit/pages.ts';
import { awardValuesHandlers } from './values.ts';

const { EDIT, VISIT } = PageRight;

registerMenuGroup({ id: '120', parentId: null, order: 70, icon: 'reward' });
registerPage({
  path: VALUES_PAGE,
  menu: { id: '12050', parentId: '120', order: 50, icon: 'rewardValues' },
  grants: { CEO: VISIT, hr: VISIT + EDIT },
});

const seesValues: CanSee = async ({ session }) => hasRight(session, VALUES_PAGE);
registerAuditedObject('rewardValue', seesValues);
registerAuditedObject('rewardSetting', seesValues);

/** What the module brings beside its entries in the registries. */
export const reward = { handlers: { awardValues: awardValuesHandlers } };
