import { PageRight } from '@hengcai/shared/enums';
import { registerPage } from '../../kit/pages.ts';
import { registerMessages, registerTodo } from '../message/public.ts';
import { registerPlanMove, registerPlanReminder } from '../performance/public.ts';
import { whenPlanMoves } from './close.ts';
import { buildReview360Demo } from './demo.ts';
import { inviteFileHandlers } from './file.ts';
import { performanceinviteHandlers } from './performanceinvite.ts';
import { remindWithPlan } from './remind.ts';
import { invited, mayBeInvited, reviewTodos } from './todos.ts';

const { EDIT, EXPORT, VISIT } = PageRight;

/** Everybody evaluates, names raters and reads the own report; each sees what concerns them. */
const answering = { CEO: VISIT + EDIT, hr: VISIT + EDIT, MANAGER: VISIT + EDIT, ORDINARY: VISIT + EDIT };
registerPage({
  path: '/performance/assess/overview',
  menu: { id: '3015', parentId: '30', order: 15, icon: 'review360' },
  grants: answering,
});
registerPage({ path: '/performance/assess/record', grants: answering });
registerPage({ path: '/performance/assess/be_invited', grants: answering });
registerPage({ path: '/performance/assess/invite', grants: answering });
// Who may edit there looks after the raters of others: HR.
registerPage({
  path: '/performance/assess/record_view',
  grants: { CEO: VISIT, hr: VISIT + EDIT + EXPORT, MANAGER: VISIT + EXPORT, ORDINARY: VISIT },
});
registerPage({
  path: '/performance/assess/record_view/details',
  grants: { CEO: VISIT, hr: VISIT, MANAGER: VISIT, ORDINARY: VISIT },
});

registerTodo(reviewTodos);
registerMessages('invited360Message', invited, mayBeInvited);
registerPlanMove(whenPlanMoves);
registerPlanReminder(remindWithPlan);

/** What the module brings beside its entries in the registries. */
export const review360 = {
  handlers: {
    performanceinvite: performanceinviteHandlers,
    inviteFile: inviteFileHandlers,
  },
  demo: buildReview360Demo,
};
