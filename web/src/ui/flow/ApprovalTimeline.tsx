import { Box, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { CheckIcon, ClockIcon, MinusIcon, Undo2Icon, XIcon } from 'lucide-react';
import { formatDateTime } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import { EmptyState } from '../EmptyState';
import { Person, type PersonLike } from '../Person';

export type ApprovalMark =
  'approved' | 'refused' | 'current' | 'waiting' | 'unreached' | 'skipped' | 'withdrawn' | 'done';

export interface ApprovalEntry {
  id: string;
  /** Name of the step or what was done. */
  title: string;
  mark: ApprovalMark;
  people?: readonly PersonLike[];
  at?: string | null;
  /** Opinion or note. */
  comment?: string | null;
  /** What exactly was done, under the title. */
  details?: ReactNode;
}

const looks: Record<ApprovalMark, { icon: LucideIcon; color: string }> = {
  approved: { icon: CheckIcon, color: 'status.approved' },
  done: { icon: CheckIcon, color: 'status.closed' },
  refused: { icon: XIcon, color: 'status.danger' },
  current: { icon: ClockIcon, color: 'brand.solid' },
  waiting: { icon: ClockIcon, color: 'status.neutral' },
  unreached: { icon: MinusIcon, color: 'status.neutral' },
  skipped: { icon: MinusIcon, color: 'status.neutral' },
  withdrawn: { icon: Undo2Icon, color: 'status.approving' },
};
/** A plain record of something done needs no word beside it. */
const labels = {
  approved: 'ui.approval.approved',
  refused: 'ui.approval.refused',
  current: 'ui.approval.current',
  waiting: 'ui.approval.waiting',
  unreached: 'ui.approval.unreached',
  skipped: 'ui.approval.skipped',
  withdrawn: 'ui.approval.withdrawn',
} as const;

/** Who did what and who is next. */
export function ApprovalTimeline({ entries }: { entries: readonly ApprovalEntry[] }) {
  const t = useT();
  if (entries.length === 0) return <EmptyState compact title={t('ui.approval.empty')} />;
  return (
    <Stack as="ol" gap="0" listStyleType="none">
      {entries.map((entry, i) => {
        const { icon: Icon, color } = looks[entry.mark];
        return (
          <Flex
            as="li"
            key={entry.id}
            gap="3"
            position="relative"
            pb="5"
            aria-current={entry.mark === 'current' ? 'step' : undefined}
          >
            {i < entries.length - 1 && (
              <Box aria-hidden position="absolute" left="9.5px" top="6" bottom="0" w="1px" bg="border" />
            )}
            <Flex
              aria-hidden
              boxSize="5"
              rounded="full"
              bg={color}
              color="white"
              align="center"
              justify="center"
              fontSize="xs"
              flexShrink={0}
              mt="0.5"
            >
              <Icon />
            </Flex>
            <Stack gap="1" minW="0" flex="1">
              <HStack justify="space-between" wrap="wrap" columnGap="3" rowGap="0">
                <Text>{entry.title}</Text>
                {entry.mark !== 'done' && (
                  <Text textStyle="xs" color="fg.muted">
                    {t(labels[entry.mark])}
                  </Text>
                )}
              </HStack>
              {entry.details}
              {entry.people?.map((p) => (
                <Person key={`${p.number ?? ''}${p.name}`} person={p} color="fg.muted" />
              ))}
              {entry.comment && (
                <Text
                  color="fg.muted"
                  bg="bg.subtle"
                  rounded="sm"
                  px="2.5"
                  py="1.5"
                  whiteSpace="pre-line"
                  overflowWrap="anywhere"
                >
                  {entry.comment}
                </Text>
              )}
              {entry.at && (
                <Text textStyle="xs" color="fg.subtle" fontVariantNumeric="tabular-nums">
                  {formatDateTime(entry.at)}
                </Text>
              )}
            </Stack>
          </Flex>
        );
      })}
    </Stack>
  );
}
