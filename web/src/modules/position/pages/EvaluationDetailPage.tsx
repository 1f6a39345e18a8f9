import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { hasFailed } from '../../../session/failures';
import { formatDate, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { BackHeader } from '../../../ui/BackHeader';
import { listUrl } from '../../../ui/list/listUrl';
import { MissingRecord } from '../../../ui/MissingRecord';
import { ApplyDrawer } from '../evaluation/ApplyDrawer';
import { type PositionEvaluationFormFragment, usePositionEvaluationQuery } from '../evaluation/evaluation.gen';
import { EvaluationStatus } from '../evaluation/EvaluationFacts';
import { EvaluatorsDrawer } from '../evaluation/EvaluatorsDrawer';
import { ResultCard } from '../evaluation/ResultCard';
import { ScoreForm } from '../evaluation/ScoreForm';
import { EVALUATIONS, useEvaluationActions } from '../evaluation/useEvaluationActions';
import { WaitingList } from '../evaluation/WaitingList';

/** One evaluation of a position: the own answers, what all came to, and the grade; without an id, what waits for the reader. */
export default function EvaluationDetailPage() {
  const id = useSearchParams()[0].get('id') ?? '';
  return id === '' ? <WaitingList /> : <Evaluation key={id} id={id} />;
}

function Evaluation({ id }: { id: string }) {
  const t = useT();
  const { data, loading, error, refetch } = usePositionEvaluationQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const detail = data?.positionEvaluation;
  if (detail) return <EvaluationBody detail={detail} />;
  return (
    <>
      <BackHeader title={t('position.title.evaluateDetail')} back={EVALUATIONS} />
      <MissingRecord
        loading={loading}
        failed={hasFailed(error)}
        onRetry={() => void refetch()}
        title={t('position.evaluation.notFound')}
        hint={t('position.evaluation.notFound.hint')}
      />
    </>
  );
}

function EvaluationBody({ detail }: { detail: PositionEvaluationFormFragment }) {
  const t = useT();
  const { evaluation, evaluators } = detail;
  const { position, state, waitsForMe, appliedFrom } = evaluation;
  const me = evaluators.find(({ isMe }) => isMe);
  return (
    <>
      <BackHeader
        title={position ? localName(position) : t('position.title.evaluateDetail')}
        back={EVALUATIONS}
        facts={
          <>
            <span>{position?.code}</span>
            {appliedFrom && <span>{t('position.evaluation.applied', { day: formatDate(appliedFrom) })}</span>}
          </>
        }
        state={<EvaluationStatus state={state} />}
        actions={<Managing detail={detail} />}
      />
      <Stack gap="4">
        {waitsForMe && me && <ScoreForm detail={detail} given={me.choices} />}
        {(!waitsForMe || evaluators.length > 1) && <ResultCard detail={detail} />}
      </Stack>
    </>
  );
}

/** What whoever manages evaluations does with this one. */
function Managing({ detail }: { detail: PositionEvaluationFormFragment }) {
  const t = useT();
  const navigate = useNavigate();
  const actions = useEvaluationActions();
  const [open, setOpen] = useState<'evaluators' | 'apply' | null>(null);
  const { evaluation } = detail;
  const { state, manageable } = evaluation;
  if (!manageable || state === 'APPLIED') return null;
  const remove = async () => {
    if (await actions.remove(evaluation)) void navigate(listUrl(EVALUATIONS));
  };
  return (
    <>
      <Button onClick={() => void remove()}>{t('ui.delete')}</Button>
      {state !== 'DONE' && (
        <Button onClick={() => setOpen('evaluators')}>{t('position.evaluation.evaluators.change')}</Button>
      )}
      {state === 'DRAFT' && (
        <Button variant="solid" onClick={() => void actions.start(evaluation)}>
          {t('position.evaluation.start')}
        </Button>
      )}
      {state === 'EVALUATING' && (
        <Button variant="solid" onClick={() => void actions.finish(evaluation)}>
          {t('position.evaluation.finish')}
        </Button>
      )}
      {state === 'DONE' && (
        <Button variant="solid" onClick={() => setOpen('apply')}>
          {t('position.evaluation.apply')}
        </Button>
      )}
      {open === 'evaluators' && <EvaluatorsDrawer detail={detail} onClose={() => setOpen(null)} />}
      {open === 'apply' && <ApplyDrawer detail={detail} onClose={() => setOpen(null)} />}
    </>
  );
}
