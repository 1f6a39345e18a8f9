import { PageRight } from '@hengcai/shared/enums';
import { registerMenuGroup, registerPage } from '../../kit/pages.ts';
import { teamHistoryHandlers } from './history.ts';
import { myTeamHandlers } from './my-team.ts';

const { EXPORT, VISIT } = PageRight;
/** Whoever leads people looks at them (specification 6); the head of the company leads all of it. */
const both = (rights: number) => ({ CEO: rights, MANAGER: rights });
registerMenuGroup({ id: '110', parentId: null, order: 35, icon: 'team' });
registerPage({
  path: '/team-management/my-team',
  menu: { id: '11010', parentId: '110', order: 10, icon: 'myTeam' },
  grants: both(VISIT + EXPORT),
});
registerPage({ path: '/team-management/my-team/details', grants: both(VISIT) });
registerPage({
  path: '/team-management/history-record',
  menu: { id: '11020', parentId: '110', order: 20, icon: 'teamHistory' },
  grants: both(VISIT),
});
registerPage({ path: '/team-management/history-record/employee-performance', grants: both(VISIT + EXPORT) });

/** What the module brings beside its entries in the registries. */
export const team = { handlers: { myTeam: myTeamHandlers, teamHistory: teamHistoryHandlers } };
