import { Box, Button, Flex, HStack, Text } from '@chakra-ui/react';
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { Notice } from '../../../shared/Notice';
import { EmptyState } from '../../../ui/EmptyState';
import { IconAction } from '../../../ui/IconAction';
import { fromIso } from '../../../ui/input/dates';
import { PageHeader } from '../../../ui/PageHeader';
import { Panel } from '../../../ui/Panel';
import { useIsPhone } from '../../../ui/useMedia';
import { ChangeDrawer } from './ChangeDrawer';
import { ChangeDays } from './ChangeDays';
import { ChangeMonthGrid } from './ChangeMonthGrid';
import { ChangeTabs } from './ChangeTabs';
import { useChangeMonth } from './useChangeMonth';
import type { ChangeRow } from './usePersonnelChanges';

/** What takes effect on the days of a month: a grid at a desk, a list of days on the phone. */
export function ChangeCalendarTab() {
  const t = useT();
  const intl = useIntl();
  const phone = useIsPhone();
  const calendar = useChangeMonth();
  const { first, last, days, hidden, loading, failed, refetch } = calendar;
  const [shown, setShown] = useState<ChangeRow | null>(null);
  const Days = phone ? ChangeDays : ChangeMonthGrid;
  const empty = days.size === 0 && !loading;
  return (
    <>
      <PageHeader title={t('employee.title.personnelChanges')} purpose={t('employee.change.purpose')} />
      <ChangeTabs current="calendar" />
      <Panel p={{ base: '3', md: '4' }}>
        <Flex justify="space-between" align="center" gap="3" mb="3" wrap="wrap">
          <HStack gap="1">
            <IconAction
              label={t('ui.calendar.previousMonth')}
              icon={<ChevronLeftIcon />}
              onClick={() => calendar.step(-1)}
            />
            <Text as="h2" fontWeight="medium" minW="32" textAlign="center" aria-live="polite">
              {intl.formatDate(fromIso(first), { year: 'numeric', month: 'long' })}
            </Text>
            <IconAction
              label={t('ui.calendar.nextMonth')}
              icon={<ChevronRightIcon />}
              onClick={() => calendar.step(1)}
            />
          </HStack>
          <Button size="sm" onClick={calendar.toToday}>
            {t('employee.change.calendar.now')}
          </Button>
        </Flex>
        {hidden > 0 && (
          <Box mb="3">
            <Notice
              tone="warning"
              action={
                <Button asChild size="sm">
                  <Link to={`/employee/personnel-changes?${new URLSearchParams({ from: first, to: last }).toString()}`}>
                    {t('employee.change.calendar.list')}
                  </Link>
                </Button>
              }
            >
              <Text>{t('employee.change.calendar.more', { count: hidden })}</Text>
            </Notice>
          </Box>
        )}
        {failed && <EmptyState kind="failed" compact onRetry={refetch} />}
        {!failed && (!phone || !empty) && <Days first={first} days={days} onOpen={setShown} />}
        {!failed && empty && (
          <EmptyState
            compact
            title={t('employee.change.calendar.empty')}
            hint={t('employee.change.calendar.emptyHint')}
          />
        )}
      </Panel>
      {shown && <ChangeDrawer change={shown} onClose={() => setShown(null)} />}
    </>
  );
}
