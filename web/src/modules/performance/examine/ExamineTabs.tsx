import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { useModuleTab, useModuleTabs } from '../../../shared/moduleTabs';
import { LinkTabs } from '../../../ui/LinkTabs';
import { useAppraisalTabsQuery, useCalibrationPlansQuery, useCommunicatingPlansQuery } from './examine.gen';

export const EXAMINE = '/performance/examine';
export const TABS = ['mine', 'team', 'kanban', 'departments', 'together', 'calibration', 'communication'] as const;
export type ExamineTab = (typeof TABS)[number];

/** The open tab; it stands in the address as `tabName` (specification 2). */
export function useExamineTab(): ExamineTab {
  const name = useSearchParams()[0].get('tabName');
  return TABS.find((tab) => tab === name) ?? 'mine';
}

/** Own appraisals, those of the team and their board, targets of departments, those scored beside their superiors, calibration, communication; a tab nobody needs is not shown, and each says what waits in it. */
export function ExamineTabs() {
  const t = useT();
  const own = useExamineTab();
  const tab = useModuleTab(EXAMINE) ?? own;
  const others = useModuleTabs(EXAMINE, tab);
  const counts = useAppraisalTabsQuery({ fetchPolicy: 'cache-and-network' }).data?.appraisalTabs;
  const calibrating =
    useCalibrationPlansQuery({ fetchPolicy: 'cache-and-network' }).data?.calibrationPlans?.length ?? 0;
  const communicating = useCommunicatingPlansQuery({ fetchPolicy: 'cache-and-network' }).data?.communicatingPlans ?? [];
  const shown: Record<ExamineTab, boolean> = {
    mine: true,
    team: (counts?.team ?? 0) > 0 || tab === 'team',
    kanban: counts?.board === true || tab === 'kanban',
    departments: (counts?.departments ?? 0) > 0 || tab === 'departments',
    together: (counts?.together ?? 0) > 0 || tab === 'together',
    calibration: calibrating > 0 || tab === 'calibration',
    communication: communicating.length > 0 || tab === 'communication',
  };
  const waiting: Record<ExamineTab, number> = {
    mine: counts?.mineWaiting ?? 0,
    team: counts?.teamWaiting ?? 0,
    // What waits there waits in the list of the team.
    kanban: 0,
    departments: counts?.departmentsWaiting ?? 0,
    together: counts?.togetherWaiting ?? 0,
    calibration: calibrating,
    communication: communicating.reduce((all, one) => all + one.waiting, 0),
  };
  return (
    <LinkTabs
      label={t('performance.examine.tabs')}
      current={tab}
      tabs={[
        ...TABS.filter((name) => shown[name]).map((name) => ({
          name,
          label: t(`performance.examine.tab.${name}`),
          waiting: waiting[name],
        })),
        ...others,
      ]}
    />
  );
}
