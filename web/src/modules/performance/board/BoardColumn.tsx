import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatCount } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { List } from '../../../theme/parts/List';
import { Skeleton } from '../../../theme/parts/Skeleton';
import { EmptyState } from '../../../ui/EmptyState';
import { LIST_QUERY } from '../../../ui/list/listRows';
import { Panel } from '../../../ui/Panel';
import { StatusDot } from '../../../ui/StatusDot';
import { stageTone } from '../examine/stages';
import { type TeamBoardQuery, useTeamBoardQuery } from './board.gen';
import { BoardCard } from './BoardCard';

type Column = NonNullable<TeamBoardQuery['teamBoard']>['columns'][number];

/** What the board brings of each column at first, and each further press of "more". */
const SIZE = 10;

/** The people at one stage: those that came with the board, and further ones as they are asked for. */
export function BoardColumn({ column, planId }: { column: Column; planId: string }) {
  const t = useT();
  const label = useEnumLabel();
  const [pages, setPages] = useState(1);
  const { stage, total, items } = column;
  const name = label('EmployeeStage', stage);
  return (
    <Panel as="section" aria-label={t('performance.board.column', { stage: name, count: total })} p="2" bg="bg.subtle">
      <Flex justify="space-between" gap="2" mb="2" px="1">
        <Heading as="h2" textStyle="sm" fontWeight="medium" minW="0">
          <StatusDot tone={stageTone[stage ?? ''] ?? 'neutral'} label={name} wraps />
        </Heading>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums" aria-hidden>
          {formatCount(total)}
        </Text>
      </Flex>
      {total === 0 ? (
        <Text color="fg.muted" textStyle="sm" px="1">
          {t('performance.board.nobody')}
        </Text>
      ) : (
        <List.Root listStyleType="none" gap="2">
          {items.map((card) => (
            <BoardCard key={card.id} card={card} showsPlan={!planId} />
          ))}
          {Array.from({ length: pages - 1 }, (_, at) => (
            <FurtherPage key={at} stage={stage} planId={planId} pageNo={at + 2} />
          ))}
        </List.Root>
      )}
      {total > pages * SIZE && (
        <Button size="sm" w="full" mt="2" onClick={() => setPages(pages + 1)}>
          {t('performance.board.more', { count: total - pages * SIZE })}
        </Button>
      )}
    </Panel>
  );
}

function FurtherPage({ stage, planId, pageNo }: { stage: Column['stage']; planId: string; pageNo: number }) {
  const { data, error, refetch } = useTeamBoardQuery({
    variables: { filter: { planId: planId || null, stage }, page: { pageNo, pageSize: SIZE } },
    ...LIST_QUERY,
  });
  const cards = data?.teamBoard?.columns[0]?.items;
  if (!cards)
    return (
      <List.Item>
        {error ? <EmptyState compact kind="failed" onRetry={() => void refetch()} /> : <Skeleton h="16" />}
      </List.Item>
    );
  // The button that was pressed may be gone: the first of those it brought is where one reads on.
  return cards.map((card, at) => <BoardCard key={card.id} card={card} showsPlan={!planId} takesFocus={at === 0} />);
}
