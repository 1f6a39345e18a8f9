import { Box, Button, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import { ArrowUpIcon, PlusIcon, XIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useT } from '../../../../i18n/useT';
import { hasFailed } from '../../../../session/failures';
import { act } from '../../../../shared/save/outcome';
import { SegmentGroup } from '../../../../theme/parts/SegmentGroup';
import { EmptyState } from '../../../../ui/EmptyState';
import { SectionCard } from '../../../../ui/Panel';
import { Pending } from '../../../../ui/Pending';
import { type Assessment, permissionOf } from '../model';
import { AlignDialog } from './AlignDialog';
import { Below, Line, Progress } from './AlignedLines';
import { type AlignmentFragment as Alignment, useRemoveAlignmentMutation } from './alignment.gen';
import { useAligned } from './useAligned';
import { type AlignmentView, useAlignment } from './useAlignment';

interface Props {
  /** The form whose targets they are. */
  assessment: Pick<Assessment, 'actions' | 'targetStatus'> & {
    indicators: readonly { id: string; keyResult: string }[];
  };
  planId: string;
  employeeId: string;
  /** Told whether there is anything to show. */
  onThere?: (there: boolean) => void;
}
const NOTHING: Alignment = { targets: [], links: [] };
const NONE: ReadonlySet<string> = new Set();
const VIEWS = ['all', 'above', 'below'] as const;

/** What each target serves, above it, and what serves it, level by level below it, with how far that is. */
export function AlignmentSection({ assessment, planId, employeeId, onThere }: Props) {
  const t = useT();
  const [linking, setLinking] = useState<{ id: string; keyResult: string } | null>(null);
  const [view, setView] = useState<AlignmentView>('all');
  const [changed, setChanged] = useState<Alignment | null>(null);
  const [remove] = useRemoveAlignmentMutation();
  const whose = { planId, employeeId };
  const aligned = useAligned(whose, assessment.indicators);
  const linked = aligned.ids ?? NONE;
  const shown = useAlignment(whose, view, linked.size > 0 && (changed === null || view !== 'all'));
  const known = view === 'all' && changed ? changed : shown.alignment;
  const alignment = known ?? NOTHING;
  const may = permissionOf(assessment, 'alignTargets').allowed && assessment.targetStatus === 'APPROVED';
  const rows = assessment.indicators.filter(({ id }) => may || linked.has(id));
  const take = (now: Alignment) => {
    setChanged(now);
    aligned.tell(now);
    if (view !== 'all') shown.refetch();
  };
  const takeBack = (id: string) =>
    act(async () => {
      const answer = (await remove({ variables: { input: { planId, employeeId, id } } })).data?.removeAlignment;
      if (answer?.alignment) take(answer.alignment);
      return answer;
    }, t('performance.align.removed'));
  const there = rows.length > 0;
  useEffect(() => {
    onThere?.(there);
    return () => onThere?.(false);
  }, [there, onThere]);
  if (!there) return null;
  return (
    <SectionCard id="alignment" title={t('performance.align')} hint={t('performance.align.hint')}>
      {!aligned.ids && <Pending failed={aligned.failed} onRetry={aligned.refetch} />}
      {aligned.ids && linked.size === 0 && (
        <EmptyState compact title={t('performance.align.empty')} hint={t('performance.align.empty.hint')} />
      )}
      {linked.size > 0 && (
        <SegmentGroup.Root
          size="sm"
          mb="3"
          aria-label={t('performance.align.view')}
          value={view}
          onValueChange={({ value }) => setView(VIEWS.find((one) => one === value) ?? 'all')}
        >
          <SegmentGroup.Indicator />
          <SegmentGroup.Items items={VIEWS.map((value) => ({ value, label: t(`performance.align.view.${value}`) }))} />
        </SegmentGroup.Root>
      )}
      {linked.size > 0 && !known && <Pending failed={hasFailed(shown.error)} onRetry={shown.refetch} />}
      <Stack as="ul" gap="4" listStyleType="none">
        {rows.map((row) => (
          <Box as="li" key={row.id}>
            <HStack justify="space-between" gap="3" wrap="wrap">
              <Text fontWeight="medium" overflowWrap="anywhere">
                {row.keyResult}
                <Progress target={alignment.targets.find((one) => one.id === row.id)} />
              </Text>
              {may && (
                <Button
                  size="xs"
                  aria-label={t('performance.align.add.of', { name: row.keyResult })}
                  onClick={() => setLinking(row)}
                >
                  <PlusIcon />
                  {t('performance.align.add')}
                </Button>
              )}
            </HStack>
            <Stack gap="1" ps="5" ms="1">
              {alignment.links
                .filter((link) => link.fromId === row.id)
                .map((link) => (
                  <HStack key={link.id} color="fg.muted" gap="1.5">
                    <ArrowUpIcon aria-hidden />
                    {t('performance.align.serves')}
                    <Line target={alignment.targets.find((one) => one.id === link.toId)} />
                    {may && (
                      <IconButton
                        variant="ghost"
                        size="xs"
                        aria-label={t('performance.align.remove', { name: row.keyResult })}
                        onClick={() => void takeBack(link.id)}
                      >
                        <XIcon />
                      </IconButton>
                    )}
                  </HStack>
                ))}
            </Stack>
            <Below id={row.id} alignment={alignment} path={[row.id]} />
          </Box>
        ))}
      </Stack>
      {linking && (
        <AlignDialog
          planId={planId}
          employeeId={employeeId}
          indicator={linking}
          served={alignment.links.filter((link) => link.fromId === linking.id).map((link) => link.toId)}
          onDone={(now) => {
            take(now);
            setLinking(null);
          }}
          onClose={() => setLinking(null)}
        />
      )}
    </SectionCard>
  );
}
