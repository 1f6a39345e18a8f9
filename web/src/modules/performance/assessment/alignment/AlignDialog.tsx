import { Button, Flex, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { NetworkIcon } from 'lucide-react';
import { useState } from 'react';
import { formatNumber, localName } from '../../../../i18n/format';
import { useT } from '../../../../i18n/useT';
import { act } from '../../../../shared/save/outcome';
import { DialogFrame } from '../../../../ui/DialogFrame';
import { EmptyState } from '../../../../ui/EmptyState';
import { Person } from '../../../../ui/Person';
import { useMutationKey } from '../useMutationKey';
import { type AlignmentFragment, useAlignTargetMutation, useServableTargetsQuery } from './alignment.gen';

interface Props {
  planId: string;
  employeeId: string;
  indicator: { id: string; keyResult: string };
  /** What it serves already. */
  served: readonly string[];
  onDone: (alignment: AlignmentFragment) => void;
  onClose: () => void;
}

/** Chooses what a target serves, among the approved ones above and beside its owner, and those of departments. */
export function AlignDialog({ planId, employeeId, indicator, served, onDone, onClose }: Props) {
  const t = useT();
  const { data, error, refetch } = useServableTargetsQuery({
    variables: { planId, employeeId },
    fetchPolicy: 'network-only',
  });
  const [align, { loading }] = useAlignTargetMutation();
  const [sought, setSought] = useState('');
  const keyed = useMutationKey();
  const targets = data?.servableTargets?.filter(({ id }) => !served.includes(id)) ?? null;
  const word = sought.trim().toLowerCase();
  const found = targets?.filter(({ keyResult, owner, department }) =>
    [keyResult, localName(owner ?? department), owner?.number].some((text) => text?.toLowerCase().includes(word)),
  );
  const choose = (servedId: string) =>
    act(
      () =>
        keyed(`align.${servedId}`, async (clientMutationId) => {
          const input = { clientMutationId, planId, employeeId, indicatorId: indicator.id, servedId };
          const answer = (await align({ variables: { input } })).data?.alignTarget;
          if (answer?.alignment) onDone(answer.alignment);
          return answer;
        }),
      t('performance.align.done'),
    );
  return (
    <DialogFrame title={t('performance.align.title', { name: indicator.keyResult })} size="lg" long onClose={onClose}>
      <Text color="fg.muted">{t('performance.align.body')}</Text>
      {error && !data && <EmptyState kind="failed" onRetry={() => void refetch()} />}
      {targets?.length === 0 && (
        <EmptyState compact title={t('performance.align.none')} hint={t('performance.align.none.hint')} />
      )}
      {targets !== null && targets.length > 1 && (
        <Input
          type="search"
          aria-label={t('performance.align.find')}
          placeholder={t('performance.align.find')}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      {found?.length === 0 && sought !== '' && (
        <EmptyState compact kind="filtered" title={t('performance.align.find.none')} hint="" />
      )}
      <Stack as="ul" gap="0" listStyleType="none">
        {found?.map((target) => (
          <HStack as="li" key={target.id} justify="space-between" gap="3" py="2" borderTopWidth="1px">
            <Stack gap="0.5" minW="0">
              <Text overflowWrap="anywhere">{target.keyResult}</Text>
              <HStack color="fg.muted" wrap="wrap" gap="3">
                {target.owner ? (
                  <Person person={{ name: localName(target.owner), number: target.owner.number }} />
                ) : (
                  <Flex align="center" gap="1.5">
                    <NetworkIcon aria-hidden />
                    {localName(target.department)}
                  </Flex>
                )}
                {target.targetValue !== null && (
                  <Text textStyle="xs">
                    {formatNumber(target.startValue)} → {formatNumber(target.targetValue)} {target.measureUnit}
                  </Text>
                )}
              </HStack>
            </Stack>
            <Button
              size="xs"
              loading={loading}
              aria-label={t('performance.align.choose', { name: target.keyResult })}
              onClick={() => void choose(target.id)}
            >
              {t('performance.align.choose.short')}
            </Button>
          </HStack>
        ))}
      </Stack>
    </DialogFrame>
  );
}
