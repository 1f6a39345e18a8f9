import { checkEvaluationOptions } from '@hengcai/shared/rules/position/evaluation';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { hasFailed } from '../../../session/failures';
import { localName } from '../../../i18n/format';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { GuardedForm } from '../../../shared/save/GuardedForm';
import { issuesResolver } from '../../../shared/save/issuesResolver';
import { outcome } from '../../../shared/save/outcome';
import { useLiveChecks } from '../../../shared/save/useLiveChecks';
import { BackHeader } from '../../../ui/BackHeader';
import { listUrl } from '../../../ui/list/listUrl';
import { MissingRecord } from '../../../ui/MissingRecord';
import { usePageAccess } from '../../../ui/PageAccess';
import { toast } from '../../../ui/toast';
import { CriteriaFields } from '../evaluation/CriteriaFields';
import { blankFactor, type CriteriaValues, toFields, toInput, toRule, toValues } from '../evaluation/criteriaModel';
import {
  type EvaluationOptionsQuery,
  useEvaluationOptionsQuery,
  useSaveEvaluationOptionsMutation,
} from '../evaluation/evaluation.gen';
import { EVALUATIONS } from '../evaluation/useEvaluationActions';

/** What positions are evaluated by. */
export default function EvaluationOptionsPage() {
  const t = useT();
  const { data, loading, error, refetch } = useEvaluationOptionsQuery({ fetchPolicy: 'network-only' });
  const options = data?.evaluationOptions;
  return (
    <>
      <BackHeader title={t('position.title.evaluateOptions')} back={EVALUATIONS} />
      {options ? (
        <Criteria options={options} grades={data.grades ?? []} />
      ) : (
        <MissingRecord
          loading={loading}
          failed={hasFailed(error)}
          onRetry={() => void refetch()}
          title={t('position.criteria.notFound')}
        />
      )}
    </>
  );
}

interface Props {
  options: NonNullable<EvaluationOptionsQuery['evaluationOptions']>;
  grades: readonly { id: string; name: string; nameEn: string | null }[];
}

function Criteria({ options, grades }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { edit } = usePageAccess();
  const issueText = useIssueText();
  // A company that has none begins with an empty factor and the first band.
  const [first] = useState<CriteriaValues>(() =>
    options.version > 0 ? toValues(options) : { factors: [blankFactor()], bands: [{ from: '0', jobGradeId: '' }] },
  );
  const form = useForm<CriteriaValues>({
    mode: 'onTouched',
    defaultValues: first,
    resolver: issuesResolver((values) => toFields(checkEvaluationOptions(toRule(values))), issueText),
  });
  useLiveChecks(form);
  const [save] = useSaveEvaluationOptionsMutation();
  const leave = () => void navigate(listUrl(EVALUATIONS));
  return (
    <GuardedForm
      form={form}
      onSave={(values) =>
        outcome(
          async () =>
            (await save({ variables: { input: toInput(values, options.version) } })).data?.saveEvaluationOptions,
        )
      }
      onDone={() => {
        toast.success(t('position.criteria.saved'));
        leave();
      }}
      onCancel={leave}
    >
      <CriteriaFields grades={grades.map((one) => ({ value: one.id, label: localName(one) }))} disabled={!edit} />
    </GuardedForm>
  );
}
