import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasFailed } from '../../../session/failures';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { BackHeader } from '../../../ui/BackHeader';
import { EmptyState } from '../../../ui/EmptyState';
import { Facts } from '../../../ui/Facts';
import { Select } from '../../../ui/input/Select';
import { MissingRecord } from '../../../ui/MissingRecord';
import { SectionCard } from '../../../ui/Panel';
import { useEvaluablePositionsQuery } from '../evaluation/evaluation.gen';
import { ConditionTable } from './ConditionTable';
import { LevelHistory } from './LevelHistory';
import { LevelsDrawer } from './LevelsDrawer';
import { type PersonMatchDetailsFragment, usePersonMatchQuery } from './match.gen';
import { FitStatus, percent } from './MatchFacts';
import { MATCHES, personMatchPath, positionMatchPath } from './places';

interface Props {
  /** Null: the reader. */
  employeeId: string | null;
  /** Null: the position the person has. */
  positionId: string | null;
}

/** How one person matches one position. */
export function PersonView({ employeeId, positionId }: Props) {
  const t = useT();
  const { data, previousData, loading, error, refetch } = usePersonMatchQuery({
    variables: { employeeId, positionId },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const match = (data ?? previousData)?.personMatch;
  const back = positionId ? positionMatchPath(positionId) : MATCHES;
  if (match) return <PersonMatchBody match={match} back={back} />;
  return (
    <>
      <BackHeader title={t('position.title.match')} back={back} />
      <MissingRecord
        loading={loading}
        failed={hasFailed(error)}
        onRetry={() => void refetch()}
        title={t('position.match.unseen')}
        hint={t('position.match.unseen.hint')}
      />
    </>
  );
}

function PersonMatchBody({ match, back }: { match: PersonMatchDetailsFragment; back: string }) {
  const t = useT();
  const [saying, setSaying] = useState<'own' | 'assess' | null>(null);
  const { employee, position, fit, conditions, levels, isMe, assessable } = match;
  const say = conditions.length > 0 && (isMe || assessable) && (
    <Can do="edit">
      <Button variant="solid" onClick={() => setSaying(isMe ? 'own' : 'assess')}>
        {t(isMe ? 'position.match.own.say' : 'position.match.assess')}
      </Button>
    </Can>
  );
  return (
    <>
      <BackHeader
        title={localName(employee)}
        back={back}
        facts={employee?.number}
        actions={
          <>
            <ComparedWith match={match} />
            {say}
          </>
        }
      />
      {!position && <EmptyState title={t('position.match.noPosition')} hint={t('position.match.noPosition.hint')} />}
      {position && conditions.length === 0 && (
        <EmptyState
          title={t('position.match.requirement.none.of', { name: localName(position) })}
          hint={t('position.match.requirement.none.wait')}
        />
      )}
      {position && conditions.length > 0 && (
        <Stack gap="4">
          <SectionCard
            id="match"
            title={t('position.match.with.position', { name: localName(position) })}
            hint={t('position.match.formula')}
          >
            <Stack gap="5">
              <Facts
                items={[
                  { label: t('position.match.match'), value: percent(fit.match) },
                  { label: t('position.match.gaps'), value: <FitStatus fit={fit} /> },
                ]}
              />
              <ConditionTable conditions={conditions} />
            </Stack>
          </SectionCard>
          <LevelHistory levels={levels} />
        </Stack>
      )}
      {saying && <LevelsDrawer match={match} own={saying === 'own'} onClose={() => setSaying(null)} />}
    </>
  );
}

/** Any other position may be compared with, to see what a move would ask for. */
function ComparedWith({ match: { employee, position } }: { match: PersonMatchDetailsFragment }) {
  const t = useT();
  const navigate = useNavigate();
  const { data } = useEvaluablePositionsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Select
      label={t('position.match.compare')}
      placeholder={t('position.match.compare')}
      width="240px"
      clearable={false}
      options={(data?.positions ?? []).map((one) => ({ value: one.id, label: `${localName(one)} ${one.code}` }))}
      value={position?.id ?? ''}
      onChange={(id) => void navigate(personMatchPath(employee?.id ?? '', id), { replace: true })}
    />
  );
}
