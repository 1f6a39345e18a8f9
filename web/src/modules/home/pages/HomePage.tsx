import { Grid, Stack } from '@chakra-ui/react';
import { useT } from '../../../i18n/useT';
import { TodoGroups } from '../../../shared/attention/TodoGroups';
import { useMessageCentre } from '../../../shared/attention/useMessageCentre';
import { SectionCard } from '../../../ui/Panel';
import { nextStepOf } from '../nextStep';
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

export default function HomePage() {
  const t = useT();
  const { groups, overview, loading: grouping } = useHomeOverview();
  const { todos, todoCount, loading, known } = useMessageCentre({ anew: true });
  return (
    <>
      <Welcome waiting={known ? todoCount : null} next={grouping ? null : nextStepOf(groups ?? [], todos, overview)} />
      {overview && !overview.firstSteps && <HomeFigures overview={overview} />}
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
          {overview?.plans && <RunningPlans plans={overview.plans} />}
          <ScheduleCard />
        </Stack>
        <Stack gap="4" minW="0">
          <SystemNoticeCard />
          <Shortcuts />
          {overview?.probation && <EndingProbations probation={overview.probation} />}
          <NoticeBoard />
        </Stack>
      </Grid>
    </>
  );
}
