import { Box, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { useDraggable } from '@dnd-kit/core';
import { GripVerticalIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import type { CalibrationPerson } from './useCalibration';
import { useNameOf } from './useNameOf';

/** Somebody on the board: who it is, the result, and what it was before calibration where that was another level. */
export function BoardCard({
  planId,
  person,
  handle,
  onOpen,
}: {
  /** The plan of the board; people of others that are calibrated with it have theirs named. */
  planId: string;
  person: CalibrationPerson;
  handle?: ReactNode;
  onOpen?: () => void;
}) {
  const name = useNameOf()(person.employee);
  return (
    <Flex align="center" gap="1" p="1" bg="bg.panel" borderWidth="1px" rounded="sm" minW="0">
      {handle}
      <Box minW="0" flex="1">
        {onOpen && person.employee ? (
          <chakra.button type="button" fontWeight="medium" textAlign="start" maxW="full" truncate onClick={onOpen}>
            {name}
          </chakra.button>
        ) : (
          <Text as="span" {...(person.employee ? { fontWeight: 'medium' } : { color: 'fg.muted' })}>
            {name}
          </Text>
        )}
        <Text textStyle="xs" color="fg.muted" truncate>
          {[localName(person.department), ...(person.plan && person.plan.id !== planId ? [person.plan.name] : [])].join(
            ' · ',
          )}
        </Text>
      </Box>
      <Box textAlign="end" fontVariantNumeric="tabular-nums">
        <Text>{person.composedScore !== null && formatNumber(person.composedScore)}</Text>
        {person.rawLevelName !== person.levelName && (
          <Text textStyle="xs" color="fg.muted">
            {person.rawLevelName} → {person.levelName}
          </Text>
        )}
      </Box>
    </Flex>
  );
}

interface Props {
  planId: string;
  person: CalibrationPerson;
  canEdit: boolean;
  onOpen: (person: CalibrationPerson) => void;
}

/** A card with a handle to lift it by, for whoever may move people. */
export function DraggableCard({ planId, person, canEdit, onOpen }: Props) {
  const t = useT();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: person.id,
    data: person,
  });
  return (
    <Box as="li" ref={setNodeRef} mb="1" opacity={isDragging ? 0.5 : undefined}>
      {canEdit && person.employee ? (
        <BoardCard
          planId={planId}
          person={person}
          onOpen={() => onOpen(person)}
          handle={
            <IconButton
              ref={setActivatorNodeRef}
              variant="ghost"
              size="sm"
              cursor="grab"
              touchAction="none"
              {...attributes}
              {...listeners}
              aria-label={t('performance.calib.board.move', { name: localName(person.employee) })}
            >
              <GripVerticalIcon />
            </IconButton>
          }
        />
      ) : (
        <BoardCard planId={planId} person={person} />
      )}
    </Box>
  );
}
