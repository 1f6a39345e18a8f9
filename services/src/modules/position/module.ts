import { PageRight } from '@hengcai/shared/enums';
import { registerAuditedObject } from '../../kit/audited-objects.ts';
import { registerDailyStep } from '../../kit/jobs/daily.ts';
import { hasRight, registerMenuGroup, registerPage } from '../../kit/pages.ts';
import { registerTodo } from '../../kit/todos.ts';
import { KINDS, projectToday } from './dated.ts';
import { buildPositionDemo } from './demo.ts';
import { positionassessHandlers } from './evaluation/handlers.ts';
import { evaluationTodos } from './evaluation/todos.ts';
import { jobfamilymanageHandlers } from './jobfamilymanage.ts';
import { positionmatchHandlers } from './match/handlers.ts';
import './merge.ts';
import { positionmanageHandlers } from './positionmanage.ts';
import { namesOfPosition, tellPositionChanges } from './position-history.ts';
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
registerPage({
  path: '/position/evaluate',
  menu: { id: '2540', parentId: '25', order: 40, icon: 'evaluation' },
  grants,
});
// Anybody may be asked to evaluate; each sees and answers only what they take part in.
const answering = VISIT + EDIT;
registerPage({
  path: '/position/evaluate/detail',
  grants: { CEO: answering, hr: answering, MANAGER: answering, ORDINARY: answering },
});
registerPage({ path: '/position/evaluate/options', grants });
registerTodo(evaluationTodos);
// HR looks after everybody's levels; who leads people assesses those they are the line manager of.
registerPage({
  path: '/position/person-job',
  menu: { id: '2550', parentId: '25', order: 50, icon: 'match' },
  grants: { CEO: VISIT, hr: VISIT + EDIT, MANAGER: VISIT },
});
// Everybody sees the own match there and says the own view.
registerPage({
  path: '/position/person-job/match',
  grants: { CEO: answering, hr: answering, MANAGER: answering, ORDINARY: answering },
});
registerPage({
  path: '/position/history-rank',
  menu: { id: '2520', parentId: '25', order: 20, icon: 'rankHistory' },
  grants,
});
registerPage({
  path: '/position/history-job-family',
  menu: { id: '2530', parentId: '25', order: 30, icon: 'familyHistory' },
  grants,
});

/** Descriptions that begin today. */
registerDailyStep('positionVersions', async (ctx) => {
  for (const kind of KINDS) await projectToday(ctx, kind);
});

registerAuditedObject('position', async (ctx) => hasRight(ctx.session, '/position/management'), {
  tell: (ctx, _positionId, lines) => tellPositionChanges(ctx, lines),
  names: namesOfPosition,
});

/** What the module brings beside its entries in the registries. */
export const position = {
  handlers: {
    jobfamilymanage: jobfamilymanageHandlers,
    positionassess: positionassessHandlers,
    positionmatch: positionmatchHandlers,
    positionmanage: positionmanageHandlers,
    rankmanage: rankmanageHandlers,
  },
  demo: buildPositionDemo,
};
