import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useDroppable } from '@dnd-kit/core';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { useIsPhone } from '../../../ui/useMedia';
import { LIST_QUERY } from '../../../ui/list/listRows';
import { DraggableCard } from './BoardCard';
import { useCalibrationListQuery } from './calibration.gen';
import { MoveWords } from './DistributionCard';
import type { CalibrationDistribution, CalibrationPerson } from './useCalibration';

interface Props {
  planId: string;
  keyword: string;
  levelName: string;
  bin: CalibrationDistribution['bins'][number] | null;
  /** Whether there are people enough for quotas. */
  judged: boolean;
  canEdit: boolean;
  onOpen: (person: CalibrationPerson) => void;
}

/** On a phone the levels stand one below the other. */
const SIZES = [5, 20, 50, 100] as const;

/** The people on one level, best first, and how many there should be. */
export function BoardLevel({ planId, keyword, levelName, bin, judged, canEdit, onOpen }: Props) {
  const t = useT();
  const { setNodeRef, isOver } = useDroppable({ id: levelName });
  const [pageSize, setPageSize] = useState<number>(useIsPhone() ? SIZES[0] : SIZES[1]);
  const query = useCalibrationListQuery({
    variables: { planId, filter: { keyword: keyword || null, levelName }, page: { pageNo: 1, pageSize } },
    ...LIST_QUERY,
  });
  const list = (query.data ?? query.previousData)?.assessmentPlan?.calibration;
  const larger = SIZES.find((size) => size > pageSize);
  const heading = t('performance.calib.board.level', { level: levelName });
  return (
    <Box
      ref={setNodeRef}
      as="section"
      aria-label={heading}
      p="2"
      rounded="md"
      borderWidth="1px"
      borderColor={isOver ? 'brand.solid' : 'border'}
      bg={isOver ? 'brand.muted' : 'bg.subtle'}
      minH={{ base: '20', md: '40' }}
    >
      <Flex justify="space-between" gap="2" wrap="wrap" mb="2">
        <Heading as="h3" textStyle="sm">
          {heading}
        </Heading>
        <Text as="span" textStyle="sm" color="fg.muted">
          {bin && (judged ? t('performance.calib.board.count', bin) : t('performance.calib.board.people', bin))}
          {bin && judged && (
            <>
              {' · '}
              <MoveWords bin={bin} />
            </>
          )}
        </Text>
      </Flex>
      {query.error && !list && <EmptyState kind="failed" onRetry={() => void query.refetch()} />}
      {list?.items.length === 0 && <Text color="fg.muted">{t('performance.calib.board.nobody')}</Text>}
      <Box as="ul" listStyleType="none">
        {list?.items.map((person) => (
          <DraggableCard planId={planId} key={person.id} person={person} canEdit={canEdit} onOpen={onOpen} />
        ))}
      </Box>
      {list && list.total > list.items.length && larger !== undefined && (
        <Button size="sm" w="full" onClick={() => setPageSize(larger)}>
          {t('performance.calib.board.more')}
        </Button>
      )}
    </Box>
  );
}
