import { Flex, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatDate, formatList, formatNumber, localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { appraisalPath } from '../../../shared/appraisalPath';
import { List } from '../../../theme/parts/List';
import { Progress } from '../../../theme/parts/Progress';
import { Panel } from '../../../ui/Panel';
import { StatusDot } from '../../../ui/StatusDot';
import type { BoardCardFragment } from './board.gen';

interface Props {
  card: BoardCardFragment;
  /** The board is over several plans. */
  showsPlan: boolean;
  takesFocus?: boolean;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** One person: how far the targets are, until when the stage lasts, and who has to act. */
export function BoardCard({ card, showsPlan, takesFocus }: Props) {
  const t = useT();
  const { appraisal, progress, noted, counted, lastDay, overdue, waitingCount } = card;
  const { employee, department, plan } = appraisal;
  const name = localName(employee);
  return (
    <List.Item>
      <Panel p="2.5">
        <Stack gap="1" overflowWrap="anywhere">
          <Link
            {...(takesFocus && { ref: focus })}
            to={appraisalPath({ planId: plan?.id ?? '', employeeId: employee?.id ?? '' }, 'kanban')}
          >
            {name}
          </Link>
          <Text textStyle="xs" color="fg.muted">
            {[employee?.number, localName(department)].filter(Boolean).join(' · ')}
          </Text>
          {showsPlan && <Text textStyle="xs">{orDash(plan?.name)}</Text>}
          {counted > 0 && (
            <>
              <Flex justify="space-between" gap="2" textStyle="xs">
                <Text color="fg.muted">{t('performance.board.noted', { noted, counted })}</Text>
                {progress !== null && <Text fontVariantNumeric="tabular-nums">{`${formatNumber(progress, 0)}%`}</Text>}
              </Flex>
              {progress !== null && (
                <Progress.Root
                  value={Number(progress)}
                  size="xs"
                  colorPalette="brand"
                  aria-label={t('performance.board.progressOf', { name })}
                >
                  <Progress.Track>
                    <Progress.Range />
                  </Progress.Track>
                </Progress.Root>
              )}
            </>
          )}
          {appraisal.hasLeft && <StatusDot tone="neutral" label={t('performance.left')} />}
          {appraisal.noTargets && <StatusDot tone="danger" label={t('performance.noTargets')} />}
          {waitingCount > 0 && (
            <>
              <Text textStyle="xs">{waitingText(card, t)}</Text>
              {overdue ? (
                <StatusDot tone="danger" label={t('performance.board.overdue', { day: formatDate(lastDay) })} />
              ) : (
                <Text textStyle="xs" color="fg.muted">
                  {t('performance.board.until', { day: formatDate(lastDay) })}
                </Text>
              )}
            </>
          )}
        </Stack>
      </Panel>
    </List.Item>
  );
}

/** Who has to act, by name as far as the card has room. */
function waitingText({ waitingFor, waitingCount }: BoardCardFragment, t: ReturnType<typeof useT>): string {
  const names = formatList(waitingFor.map((person) => localName(person)));
  const more = waitingCount - waitingFor.length;
  return more > 0
    ? t('performance.board.waitingMore', { names, count: more })
    : t('performance.board.waiting', { names });
}
