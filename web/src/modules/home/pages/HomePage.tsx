import { Grid, Stack } from '@chakra-ui/react';
import { useT } from '../../../i18n/useT';
import { TodoGroups } from '../../../shared/attention/TodoGroups';
import { useMessageCentre } from '../../../shared/attention/useMessageCentre';
import { useTodos } from '../../../shared/attention/useTodos';
import { SectionCard } from '../../../ui/Panel';
import { NoticeBoard } from '../parts/NoticeBoard';
import { ScheduleCard } from '../parts/ScheduleCard';
import { Shortcuts } from '../parts/Shortcuts';
import { SystemNoticeCard } from '../parts/SystemNoticeCard';
import { TodoCards } from '../parts/TodoCards';
import { Welcome } from '../parts/Welcome';

export default function HomePage() {
  const t = useT();
  const { groups, loading: grouping } = useTodos();
  const { todos, todoCount, loading, known } = useMessageCentre({ anew: true });
  return (
    <>
      <Welcome waiting={known ? todoCount : null} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="4"
        alignItems="start"
      >
        <Stack gap="4" minW="0">
          <SectionCard title={t('home.todos')}>
            {groups && groups.length > 0 ? (
              <TodoGroups groups={groups} />
            ) : (
              <TodoCards todos={todos} loading={loading || grouping} known={known} />
            )}
          </SectionCard>
          <Shortcuts />
          <ScheduleCard />
        </Stack>
        <Stack gap="4" minW="0">
          <SystemNoticeCard />
          <NoticeBoard />
        </Stack>
      </Grid>
    </>
  );
}
