import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useState } from 'react';
import { formatDateTime, formatNumber, localName } from '../../../../i18n/format';
import { sentences } from '../../../../i18n/sentences';
import { useT } from '../../../../i18n/useT';
import { hasFailed } from '../../../../session/failures';
import { outcome } from '../../../../shared/save/outcome';
import { EmptyState } from '../../../../ui/EmptyState';
import { SectionCard } from '../../../../ui/Panel';
import { Pending } from '../../../../ui/Pending';
import { Person } from '../../../../ui/Person';
import { StatusDot } from '../../../../ui/StatusDot';
import { TextDialog } from '../../../../ui/TextDialog';
import { ActionButton } from '../ActionButton';
import { useSendBackScoresMutation } from '../assessment.gen';
import { type Assessment, permissionOf, sheetOf } from '../model';
import { useMutationKey } from '../useMutationKey';
import { useTold } from '../../useTold';
import { CoAssessorDialog } from './CoAssessorDialog';
import { type CoAssessorRowFragment, useAssessmentCoAssessorsQuery } from './together.gen';

interface Props {
  assessment: Assessment;
  planId: string;
  employeeId: string;
  onReload: () => Promise<Assessment | null>;
}

/** Who scores beside the superior, how far they are, and what the reader decides about it. */
export function CoAssessorSection({ assessment, planId, employeeId, onReload }: Props) {
  const t = useT();
  const [picking, setPicking] = useState(false);
  const [sentBack, setSentBack] = useState<CoAssessorRowFragment | null>(null);
  const query = useAssessmentCoAssessorsQuery({ variables: { planId, employeeId }, fetchPolicy: 'cache-and-network' });
  const known = query.data?.assessment?.coAssessors;
  const people = known ?? [];
  const own = assessment.viewer === 'MYSELF';
  const proposed = people.some((one) => !one.confirmed);
  const mayReturn = permissionOf(assessment, 'sendBackScore').allowed && !sheetOf(assessment, 'BOSS')?.submittedAt;
  const changed = async () => {
    await query.refetch();
    await onReload();
  };
  return (
    <SectionCard
      id="coAssessors"
      title={t('performance.together')}
      hint={t('performance.together.hint', { ratio: formatNumber(assessment.plan?.partnerRatio) })}
      actions={
        <ActionButton
          assessment={assessment}
          action="pickCoAssessors"
          variant={proposed && !own ? 'solid' : undefined}
          onClick={() => setPicking(true)}
        >
          {t(
            own
              ? 'performance.together.propose'
              : proposed
                ? 'performance.together.decide'
                : 'performance.together.pick',
          )}
        </ActionButton>
      }
    >
      {!known ? (
        <Pending failed={hasFailed(query.error)} onRetry={() => void query.refetch()} />
      ) : people.length === 0 ? (
        <EmptyState
          compact
          title={t('performance.together.empty')}
          hint={t('performance.together.empty.hint', { max: LIMITS.coAssessorsMax })}
        />
      ) : (
        <Stack as="ul" gap="0" listStyleType="none">
          {people.map((one) => (
            <HStack
              as="li"
              key={one.person.id}
              justify="space-between"
              wrap="wrap"
              py="2"
              borderBottomWidth="1px"
              _last={{ borderBottomWidth: 0 }}
            >
              <Person person={{ name: localName(one.person), number: one.person.number }} />
              <HStack gap="4" wrap="wrap">
                {one.weight && (
                  <Text color="fg.muted">{t('performance.together.weight', { weight: formatNumber(one.weight) })}</Text>
                )}
                <StateOf one={one} />
                {mayReturn && one.submittedAt && (
                  <Button variant="plain" onClick={() => setSentBack(one)}>
                    {t('performance.assess.sendBack')}
                  </Button>
                )}
              </HStack>
            </HStack>
          ))}
        </Stack>
      )}
      {picking && (
        <CoAssessorDialog
          own={own}
          planId={planId}
          employeeId={employeeId}
          chosen={people}
          onDone={changed}
          onClose={() => setPicking(false)}
        />
      )}
      {sentBack && (
        <SendBack
          one={sentBack}
          planId={planId}
          employeeId={employeeId}
          onClose={() => {
            setSentBack(null);
            void changed();
          }}
        />
      )}
    </SectionCard>
  );
}

function StateOf({ one: { confirmed, submittedAt } }: { one: CoAssessorRowFragment }) {
  const t = useT();
  if (!confirmed) return <StatusDot tone="approving" label={t('performance.together.state.proposed')} />;
  if (!submittedAt) return <StatusDot tone="scoring" label={t('performance.together.state.picked')} />;
  return (
    <Box>
      <StatusDot tone="scored" label={t('performance.together.state.scored', { at: formatDateTime(submittedAt) })} />
    </Box>
  );
}

function SendBack({
  one,
  planId,
  employeeId,
  onClose,
}: {
  one: CoAssessorRowFragment;
  planId: string;
  employeeId: string;
  onClose: () => void;
}) {
  const t = useT();
  const told = useTold();
  const [sendBack] = useSendBackScoresMutation();
  const keyed = useMutationKey();
  const scorerId = one.person.id;
  return (
    <TextDialog
      question={{
        title: t('performance.together.sendBack.title', { name: localName(one.person) }),
        body: sentences(t('performance.assess.sendBack.body'), told('sendBackCoAssessorScore')),
        label: t('performance.assess.reason'),
        action: t('performance.assess.sendBack'),
        required: true,
        maxLength: LIMITS.comment,
        danger: true,
        run: (reason) =>
          outcome(() =>
            keyed(`sendBack.${scorerId}`, async (clientMutationId) => {
              const input = { clientMutationId, planId, employeeId, scorerRole: 'PARTNER' as const, scorerId, reason };
              return (await sendBack({ variables: { input } })).data?.sendBackScores;
            }),
          ),
      }}
      onClose={onClose}
    />
  );
}
