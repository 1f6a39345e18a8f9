import { Box, Button, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuArrowUp, LuPlus, LuX } from 'react-icons/lu';
import { formatNumber, localName } from '../../../../i18n/format';
import { useT } from '../../../../i18n/useT';
import { act } from '../../../../shared/save/outcome';
import { EmptyState } from '../../../../ui/EmptyState';
import { SectionCard } from '../../../../ui/Panel';
import { type Assessment, permissionOf } from '../model';
import { AlignDialog } from './AlignDialog';
import {
  type AlignedTargetRowFragment as Target,
  type AlignmentFragment as Alignment,
  useAssessmentAlignmentQuery,
  useRemoveAlignmentMutation,
} from './alignment.gen';

interface Props {
  /** The form whose targets they are. */
  assessment: Pick<Assessment, 'actions' | 'targetStatus'> & {
    indicators: readonly { id: string; keyResult: string }[];
  };
  planId: string;
  employeeId: string;
}
const NOTHING: Alignment = { targets: [], links: [] };

/** What each target serves, above it, and what serves it, level by level below it, with how far that is. */
export function AlignmentSection({ assessment, planId, employeeId }: Props) {
  const t = useT();
  const [linking, setLinking] = useState<{ id: string; keyResult: string } | null>(null);
  const [changed, setChanged] = useState<Alignment | null>(null);
  const [remove] = useRemoveAlignmentMutation();
  const query = useAssessmentAlignmentQuery({ variables: { planId, employeeId }, fetchPolicy: 'cache-and-network' });
  const alignment = changed ?? query.data?.assessment?.alignment ?? NOTHING;
  const may = permissionOf(assessment, 'alignTargets').allowed && assessment.targetStatus === 'APPROVED';
  const linked = new Set(alignment.links.flatMap(({ fromId, toId }) => [fromId, toId]));
  const rows = assessment.indicators.filter(({ id }) => may || linked.has(id));
  const take = (id: string) =>
    act(async () => {
      const answer = (await remove({ variables: { input: { planId, employeeId, id } } })).data?.removeAlignment;
      if (answer?.alignment) setChanged(answer.alignment);
      return answer;
    }, t('performance.align.removed'));
  if (rows.length === 0) return null;
  return (
    <SectionCard id="alignment" title={t('performance.align')} hint={t('performance.align.hint')}>
      {linked.size === 0 && (
        <EmptyState compact title={t('performance.align.empty')} hint={t('performance.align.empty.hint')} />
      )}
      <Stack as="ul" gap="4" listStyleType="none">
        {rows.map((row) => (
          <Box as="li" key={row.id}>
            <Stack gap="1" ps="1">
              {alignment.links
                .filter((link) => link.fromId === row.id)
                .map((link) => (
                  <HStack key={link.id} color="fg.muted" gap="1.5">
                    <LuArrowUp aria-hidden />
                    <Line target={alignment.targets.find((one) => one.id === link.toId)} />
                    {may && (
                      <IconButton
                        variant="ghost"
                        size="xs"
                        aria-label={t('performance.align.remove', { name: row.keyResult })}
                        onClick={() => void take(link.id)}
                      >
                        <LuX />
                      </IconButton>
                    )}
                  </HStack>
                ))}
            </Stack>
            <HStack justify="space-between" gap="3" wrap="wrap">
              <Text fontWeight="medium" overflowWrap="anywhere">
                {row.keyResult}
                <Progress target={alignment.targets.find((one) => one.id === row.id)} />
              </Text>
              {may && (
                <Button size="xs" onClick={() => setLinking(row)}>
                  <LuPlus />
                  {t('performance.align.add')}
                </Button>
              )}
            </HStack>
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
            setChanged(now);
            setLinking(null);
          }}
          onClose={() => setLinking(null)}
        />
      )}
    </SectionCard>
  );
}

/** What serves a target, and what serves that. */
function Below({ id, alignment, path }: { id: string; alignment: Alignment; path: readonly string[] }) {
  const links = alignment.links.filter((link) => link.toId === id && !path.includes(link.fromId));
  if (links.length === 0) return null;
  return (
    <Stack as="ul" gap="1.5" mt="1.5" ps="5" ms="1" borderStartWidth="1px" listStyleType="none">
      {links.map((link) => (
        <Box as="li" key={link.id}>
          <Line target={alignment.targets.find((one) => one.id === link.fromId)} />
          <Below id={link.fromId} alignment={alignment} path={[...path, link.fromId]} />
        </Box>
      ))}
    </Stack>
  );
}

/** A target of somebody in one line. */
function Line({ target }: { target: Target | undefined }) {
  if (!target) return null;
  return (
    <Text as="span" overflowWrap="anywhere">
      {localName(target.owner)} · {target.keyResult}
      <Progress target={target} />
    </Text>
  );
}

/** How far a target is, by its own figures and by what serves it; nothing while neither is told. */
export function Progress({ target }: { target: Target | undefined }) {
  const t = useT();
  if (!target || (target.progress === null && target.rolledProgress === null)) return null;
  return (
    <Text as="span" color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
      {' '}
      {[
        target.progress !== null && t('performance.align.progress', { percent: formatNumber(target.progress, 1) }),
        target.rolledProgress !== null &&
          t('performance.align.rolled', { percent: formatNumber(target.rolledProgress, 1) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Text>
  );
}
