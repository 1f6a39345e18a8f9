import { Grid, Stack } from '@chakra-ui/react';
import { useT } from '../../../i18n/useT';
import { TodoGroups } from '../../../shared/attention/TodoGroups';
import { useMessageCentre } from '../../../shared/attention/useMessageCentre';
import { SectionCard } from '../../../ui/Panel';
import { nextStepOf, PLANS_PATH } from '../nextStep';
import { FirstSteps } from '../parts/FirstSteps';
import { EndingProbations, HomeFigures } from '../parts/HomeFigures';
import { NoticeBoard } from '../parts/NoticeBoard';
import { RunningPlans } from '../parts/RunningPlans';
import { ScheduleCard } from '../parts/ScheduleCard';
import { Shortcuts } from '../parts/Shortcuts';
import { SystemNoticeCard } from '../parts/SystemNoticeCard';
import { TeamCard } from '../parts/TeamCard';
import { TodoCards } from '../parts/TodoCards';
import { Welcome } from '../parts/Welcome';
import { useHomeOverview } from '../useHomeOverview';
import { useInMenu } from '../useShortcuts';

export { ahead } from '../ahead';

/** What the figures of the page are not in: one and the same element is not drawn again with them. */
const schedule = <ScheduleCard />;
const board = <NoticeBoard />;
const shortcuts = (
  <>
    <SystemNoticeCard />
    <Shortcuts />
  </>
);

export default function HomePage() {
  const t = useT();
  const { groups, overview, loading: grouping, coming } = useHomeOverview();
  const managesPlans = useInMenu()(PLANS_PATH);
  const { todos, todoCount, loading, known } = useMessageCentre({ anew: true });
  return (
    <>
      <Welcome waiting={known ? todoCount : null} next={grouping ? null : nextStepOf(groups ?? [], todos, overview)} />
      {(coming || (overview && !overview.firstSteps)) && <HomeFigures overview={overview} />}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="4"
        alignItems="start"
      >
        <Stack gap="4" minW="0">
          {overview?.firstSteps && <FirstSteps steps={overview.firstSteps} />}
          <SectionCard title={t('home.todos')}>
            {groups && groups.length > 0 ? (
              <TodoGroups groups={groups} todos={todos} />
            ) : (
              <TodoCards todos={todos} loading={loading || grouping} known={known} />
            )}
          </SectionCard>
          {overview?.team && <TeamCard team={overview.team} />}
          {(overview?.plans || (coming && managesPlans)) && <RunningPlans plans={overview?.plans ?? null} />}
          {schedule}
        </Stack>
        <Stack gap="4" minW="0">
          {shortcuts}
          {overview?.probation && <EndingProbations probation={overview.probation} />}
          {board}
        </Stack>
      </Grid>
    </>
  );
}
