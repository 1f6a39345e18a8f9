import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { PlusIcon, Trash2Icon } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDate } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { today } from '../../../i18n/zone';
import { act } from '../../../shared/save/outcome';
import { Switch } from '../../../theme/parts/Switch';
import { EmptyState } from '../../../ui/EmptyState';
import { IconAction } from '../../../ui/IconAction';
import { Calendar } from '../../../ui/input/Calendar';
import { fromIso } from '../../../ui/input/dates';
import { SectionCard } from '../../../ui/Panel';
import { useDeleteScheduleItemMutation, useScheduleDayQuery, useSetRemindDateMutation } from '../home.gen';
import { ScheduleForm } from './ScheduleForm';

/** The reader's own calendar: what is planned on a day, and whether to be reminded of it. */
export function ScheduleCard() {
  const t = useT();
  const intl = useIntl();
  const [date, setDate] = useState(today);
  const [adding, setAdding] = useState(false);
  const { data, previousData, loading, refetch } = useScheduleDayQuery({
    variables: { date },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const again = { refetchQueries: ['ScheduleDay'] };
  const [remove] = useDeleteScheduleItemMutation(again);
  const [setRemind] = useSetRemindDateMutation(again);
  const day = data?.scheduleDay;
  // The marks of the month stay while another day of it is fetched.
  const marks = (data ?? previousData)?.scheduleDay;
  const reminded = day?.remindDates.includes(date) ?? false;
  const markOf = (iso: string) => {
    const words = [
      marks?.scheduledDates.includes(iso) && t('home.schedule.planned'),
      marks?.remindDates.includes(iso) && t('home.schedule.reminded'),
    ].filter((word) => typeof word === 'string');
    return words.length > 0 ? words.join(' ') : null;
  };
  return (
    <SectionCard
      title={t('home.schedule')}
      actions={
        <Button size="sm" onClick={() => setAdding(true)}>
          <PlusIcon />
          {t('home.schedule.add')}
        </Button>
      }
    >
      <Flex gap="5" wrap="wrap">
        <Box mx="-2" mt="-2">
          <Calendar inline value={date} onPick={setDate} onMonth={setDate} markOf={markOf} />
        </Box>
        <Stack flex="1" minW="200px" gap="3">
          <Flex justify="space-between" align="center" gap="3" wrap="wrap">
            <Text fontWeight="medium" aria-live="polite">
              {intl.formatDate(fromIso(date), { month: 'long', day: 'numeric', weekday: 'long' })}
            </Text>
            <Switch.Root
              size="sm"
              colorPalette="brand"
              checked={reminded}
              disabled={!day}
              onCheckedChange={({ checked }) =>
                void act(
                  async () =>
                    (await setRemind({ variables: { input: { date, remind: checked } } })).data?.setRemindDate,
                  t(checked ? 'home.schedule.willRemind' : 'home.schedule.wontRemind', { date: formatDate(date) }),
                )
              }
            >
              <Switch.HiddenInput />
              <Switch.Control />
              <Switch.Label fontWeight="normal" _disabled={{ opacity: 1 }}>
                {t('home.schedule.remind')}
              </Switch.Label>
            </Switch.Root>
          </Flex>
          {!day && !loading && <EmptyState kind="failed" compact onRetry={() => void refetch()} />}
          {day?.items.length === 0 && (
            <EmptyState compact title={t('home.schedule.empty')} hint={t('home.schedule.emptyHint')} />
          )}
          <Stack as="ul" gap="0" listStyleType="none">
            {day?.items.map(({ id, time, content }) => (
              <Flex
                as="li"
                key={id}
                gap="3"
                align="center"
                borderStartWidth="2px"
                borderColor="brand.solid"
                ps="3"
                py="1"
              >
                <Text color="fg.muted" fontVariantNumeric="tabular-nums">
                  {time}
                </Text>
                <Text flex="1" minW="0" overflowWrap="anywhere">
                  {content}
                </Text>
                <IconAction
                  size="sm"
                  label={t('home.schedule.delete', { time, content })}
                  icon={<Trash2Icon />}
                  onClick={() =>
                    void act(
                      async () => (await remove({ variables: { input: { id } } })).data?.deleteScheduleItem,
                      t('home.schedule.deleted'),
                    )
                  }
                />
              </Flex>
            ))}
          </Stack>
        </Stack>
      </Flex>
      {adding && <ScheduleForm date={date} onClose={() => setAdding(false)} />}
    </SectionCard>
  );
}
