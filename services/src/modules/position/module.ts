import { PageRight } from '@hengcai/shared/enums';
import { registerAuditedObject } from '../../kit/audited-objects.ts';
import { registerDailyStep } from '../../kit/jobs/daily.ts';
import { hasRight, registerMenuGroup, registerPage } from '../../kit/pages.ts';
import { KINDS, projectToday } from './dated.ts';
import { buildPositionDemo } from './demo.ts';
import { jobfamilymanageHandlers } from './jobfamilymanage.ts';
import './merge.ts';
import { positionmanageHandlers } from './positionmanage.ts';
import { tellPositionChanges } from './position-history.ts';
import { rankmanageHandlers } from './rankmanage.ts';

const { EDIT, EXPORT, VISIT } = PageRight;

/** The company's head reads and exports, HR does everything. */
const grants = { CEO: VISIT + EXPORT, hr: VISIT + EDIT + EXPORT };
registerMenuGroup({ id: '25', parentId: null, order: 25, icon: 'position' });
registerPage({
  path: '/position/management',
  menu: { id: '2510', parentId: '25', order: 10, icon: 'positions' },
  grants,
});
registerPage({ path: '/position/edit', grants });

/** Descriptions that begin today. */
registerDailyStep('positionVersions', async (ctx) => {
  for (const kind of KINDS) await projectToday(ctx, kind);
});

registerAuditedObject(
  'position',
  async (ctx) => hasRight(ctx.session, '/position/management'),
  (ctx, _positionId, lines) => tellPositionChanges(ctx, lines),
);

/** What the module brings beside its entries in the registries. */
export const position = {
  handlers: {
    jobfamilymanage: jobfamilymanageHandlers,
    positionmanage: positionmanageHandlers,
    rankmanage: rankmanageHandlers,
  },
  demo: buildPositionDemo,
};
