import type { ModuleTab } from '../../shared/moduleTabs';
import { useOwnProbationsQuery } from './plan/plan.gen';

/** Whether the reader takes part in a probation, and in how many it is the reader's turn. */
function useStanding() {
  const { data } = useOwnProbationsQuery({ fetchPolicy: 'cache-and-network', context: { quiet: true } });
  return { shown: (data?.own?.total ?? 0) > 0, waiting: data?.waiting?.total ?? 0 };
}

/** Tabs that probations bring to the pages of appraisals. */
export const pageTabs: readonly ModuleTab[] = [
  {
    page: '/performance/examine',
    name: 'probation',
    label: 'probation.tab.own',
    useStanding,
    load: () => import('./plan/OwnTab'),
  },
  {
    page: '/performance/management',
    name: 'probation',
    label: 'probation.tab.plans',
    load: () => import('./plan/ManagedTab'),
  },
  {
    page: '/performance/management',
    name: 'probationArchive',
    label: 'probation.tab.archive',
    load: () => import('./plan/ArchiveTab'),
  },
  {
    page: '/performance/setting',
    name: 'probation',
    label: 'probation.tab.rules',
    load: () => import('./rule/RuleTab'),
  },
];
