import { Button, Field, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useDeferredValue, useState } from 'react';
import { localName } from '../../../../i18n/format';
import { sentences } from '../../../../i18n/sentences';
import { useT } from '../../../../i18n/useT';
import { Chip } from '../../../../shared/Chip';
import { act } from '../../../../shared/save/outcome';
import { DialogFrame } from '../../../../ui/DialogFrame';
import { EmptyState } from '../../../../ui/EmptyState';
import { NumericInput } from '../../../../ui/input/NumericInput';
import { Person } from '../../../../ui/Person';
import { useTold } from '../../useTold';
import { useMutationKey } from '../useMutationKey';
import { type CoAssessorRowFragment, useCoAssessorCandidatesQuery, usePickCoAssessorsMutation } from './together.gen';

type Colleague = CoAssessorRowFragment['person'];
interface Picked {
  person: Colleague;
  weight: string;
}

interface Props {
  /** The reader picks for themselves, which is a proposal. */
  own: boolean;
  planId: string;
  employeeId: string;
  chosen: readonly CoAssessorRowFragment[];
  /** Brings what changed to the page; the dialog stays until it is there, so that what is done next is not undone by it. */
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Picks up to three people by name; whoever is picked often enough is shown and cannot be chosen. */
export function CoAssessorDialog({ own, planId, employeeId, chosen, onDone, onClose }: Props) {
  const t = useT();
  const told = useTold();
  const [picked, setPicked] = useState<readonly Picked[]>(() =>
    chosen.map(({ person, weight }) => ({ person, weight: weight ?? '' })),
  );
  const [keyword, setKeyword] = useState('');
  const [pick] = usePickCoAssessorsMutation();
  const [saving, setSaving] = useState(false);
  const keyed = useMutationKey();
  const { data, previousData } = useCoAssessorCandidatesQuery({
    variables: {
      planId,
      employeeId,
      keyword: useDeferredValue(keyword.trim()) || null,
      page: { pageNo: 1, pageSize: 8 },
    },
    fetchPolicy: 'cache-and-network',
  });
  const candidates = (data ?? previousData)?.coAssessorCandidates?.items ?? [];
  // What the superior decided is not the person's to take back.
  const isFixed = (id: string) => own && chosen.some((one) => one.person.id === id && one.confirmed);
  const has = (id: string) => picked.some(({ person }) => person.id === id);
  const full = picked.length >= LIMITS.coAssessorsMax;
  const weigh = (id: string, weight: string) =>
    setPicked((now) => now.map((one) => (one.person.id === id ? { ...one, weight } : one)));
  const save = async () => {
    setSaving(true);
    const assessors = picked.map(({ person, weight }) => ({ employeeId: person.id, weight: weight || null }));
    const done = await act(
      () =>
        keyed('pick', async (clientMutationId) => {
          const input = { clientMutationId, planId, employeeId, assessors };
          return (await pick({ variables: { input } })).data?.pickCoAssessors;
        }),
      t(own ? 'performance.together.proposed' : 'performance.together.picked'),
    );
    if (!done) return setSaving(false);
    try {
      await onDone();
    } finally {
      onClose();
    }
  };
  return (
    <DialogFrame
      title={t(own ? 'performance.together.propose' : 'performance.together.pick')}
      size="md"
      long
      keepsInput
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button variant="solid" loading={saving} onClick={() => void save()}>
            {t(own ? 'performance.together.propose.action' : 'performance.together.pick.action')}
          </Button>
        </>
      }
    >
      <Text color="fg.muted">
        {sentences(
          t(own ? 'performance.together.propose.body' : 'performance.together.pick.body', {
            max: LIMITS.coAssessorsMax,
          }),
          told(own ? 'proposeCoAssessors' : 'pickCoAssessors'),
        )}
      </Text>
      {picked.length > 0 && (
        <Stack gap="2" role="group" aria-label={t('performance.together')}>
          {picked.map(({ person, weight }) => {
            const text = `${localName(person)} ${person.number}`;
            return (
              <HStack key={person.id} justify="space-between">
                <Chip
                  removeLabel={t('ui.picker.people.remove', { name: text })}
                  onRemove={
                    isFixed(person.id)
                      ? undefined
                      : () => setPicked((now) => now.filter((one) => one.person.id !== person.id))
                  }
                >
                  {text}
                </Chip>
                {!own && picked.length > 1 && (
                  <HStack gap="1" w="130px">
                    <NumericInput
                      aria-label={t('performance.together.weight.of', { name: text })}
                      placeholder={t('performance.together.weight.equal')}
                      value={weight}
                      onChange={(value) => weigh(person.id, value)}
                      places={LIMITS.decimalDigits}
                    />
                    <Text>%</Text>
                  </HStack>
                )}
              </HStack>
            );
          })}
        </Stack>
      )}
      <Field.Root>
        <Field.Label>{t('performance.together.search')}</Field.Label>
        <Input value={keyword} maxLength={LIMITS.keyword} onChange={(event) => setKeyword(event.target.value)} />
      </Field.Root>
      {data && candidates.length === 0 && <EmptyState compact title={t('performance.together.nobody')} />}
      <Stack as="ul" gap="0" listStyleType="none">
        {candidates
          .filter(({ person }) => !has(person.id))
          .map(({ person, picks, full: taken }) => (
            <HStack as="li" key={person.id} justify="space-between" py="1.5" borderTopWidth="1px">
              <Person person={{ name: localName(person), number: person.number }} />
              <HStack>
                <Text color="fg.muted" textStyle="xs">
                  {t(taken ? 'performance.together.full' : 'performance.together.picks', { picks })}
                </Text>
                <Button
                  size="xs"
                  disabled={taken || full}
                  aria-label={t('performance.together.choose', { name: localName(person) })}
                  onClick={() => setPicked((now) => [...now, { person, weight: '' }])}
                >
                  {t('performance.together.add')}
                </Button>
              </HStack>
            </HStack>
          ))}
      </Stack>
    </DialogFrame>
  );
}
