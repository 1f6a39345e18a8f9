import { Button, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { Checkbox } from '../../../theme/parts/Checkbox';
import { DialogFrame } from '../../../ui/DialogFrame';
import { EmptyState } from '../../../ui/EmptyState';
import { randomId } from '../../../ui/randomId';
import { toast } from '../../../ui/toast';
import { useInviteReview360RatersMutation, useReview360CandidatesQuery } from '../review360.gen';

interface Props {
  planId: string;
  employeeId: string;
  onClose: () => void;
}

const SHOWN = 50;

/** People who can evaluate somebody; as what follows from how they stand to the person. */
export function ChooseRatersDialog({ planId, employeeId, onClose }: Props) {
  const t = useT();
  const label = useEnumLabel();
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [clientMutationId] = useState(randomId);
  const [invite] = useInviteReview360RatersMutation();
  const { data, previousData } = useReview360CandidatesQuery({
    variables: { planId, employeeId, keyword: keyword.trim() || null, page: { pageNo: 1, pageSize: SHOWN } },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.review360Candidates;
  const send = async () => {
    setBusy(true);
    const input = { clientMutationId, planId, employeeId, raterIds: [...chosen.keys()] };
    const errors = await outcome(
      async () => (await invite({ variables: { input } })).data?.inviteReview360Raters,
    ).finally(() => setBusy(false));
    if (errors.length > 0) return setError(errors.map(({ message }) => message).join('\n'));
    toast.success(t('review360.invite.done', { count: chosen.size }));
    onClose();
  };
  return (
    <DialogFrame
      title={t('review360.raters.add')}
      size="md"
      long
      keepsInput
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button variant="solid" loading={busy} disabled={chosen.size === 0} onClick={() => void send()}>
            {t('review360.invite', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <Input
        aria-label={t('review360.raters.search')}
        placeholder={t('review360.raters.search')}
        value={keyword}
        onChange={(e) => setKeyword(e.target.value)}
      />
      {error && (
        <Text role="alert" color="fg.error" whiteSpace="pre-line">
          {error}
        </Text>
      )}
      {page?.total === 0 && <EmptyState compact title={t('review360.raters.nobody')} />}
      <Stack as="ul" gap="1" listStyleType="none">
        {page?.items.map((person) => (
          <HStack as="li" key={person.employeeId} minH="11">
            <Checkbox.Root
              flex="1"
              checked={person.invited || chosen.has(person.employeeId)}
              disabled={person.invited}
              onCheckedChange={(e) =>
                setChosen((now) => {
                  const next = new Map(now);
                  if (e.checked === true) next.set(person.employeeId, person.name);
                  else next.delete(person.employeeId);
                  return next;
                })
              }
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label fontWeight="normal">
                {t('review360.candidate', {
                  name: person.name,
                  number: person.number,
                  relation: label('ReviewRelation', person.relation),
                })}
              </Checkbox.Label>
            </Checkbox.Root>
          </HStack>
        ))}
      </Stack>
      {page && page.total > SHOWN && (
        <Text color="fg.muted">{t('review360.raters.more', { count: page.total - SHOWN })}</Text>
      )}
    </DialogFrame>
  );
}
