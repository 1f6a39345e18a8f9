import { LIMITS } from '@hengcai/shared/rules/limits';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { PeopleField } from '../../../shared/pickers/PeopleField';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { SelectField } from '../../../ui/form/fields';
import { randomId } from '../../../ui/randomId';
import {
  type PositionEvaluationFormFragment,
  useAddPositionEvaluationMutation,
  useEvaluablePositionsQuery,
  useUpdatePositionEvaluationMutation,
} from './evaluation.gen';
import { evaluationPath } from './useEvaluationActions';

interface Values {
  positionId: string;
  evaluatorIds: string[];
}
interface Props {
  /** Null: a new evaluation. */
  detail: PositionEvaluationFormFragment | null;
  onClose: () => void;
}

/** Which position is evaluated, and by whom; mounted only while it is open. */
export function EvaluatorsDrawer({ detail, onClose }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const [clientMutationId] = useState(randomId);
  const { data } = useEvaluablePositionsQuery({ skip: detail !== null, fetchPolicy: 'cache-and-network' });
  const [add] = useAddPositionEvaluationMutation();
  const [update] = useUpdatePositionEvaluationMutation();
  const known = (detail?.evaluators ?? []).map(({ employee }) => employee);
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { positionId: '', evaluatorIds: known.flatMap((one) => (one ? [one.id] : [])) },
  });
  const made = useRef<string | null>(null);
  const onSave = ({ positionId, evaluatorIds }: Values) =>
    outcome(async () => {
      if (detail) {
        const { id, version } = detail.evaluation;
        return (await update({ variables: { input: { id, version, evaluatorIds } } })).data?.updatePositionEvaluation;
      }
      const input = { clientMutationId, positionId, evaluatorIds };
      const answer = (await add({ variables: { input } })).data?.addPositionEvaluation;
      made.current = answer?.detail?.id ?? null;
      return answer;
    });
  const close = () => {
    onClose();
    if (made.current !== null) void navigate(evaluationPath(made.current));
  };
  return (
    <FormDrawer
      open
      onClose={close}
      title={t(detail ? 'position.evaluation.evaluators.change' : 'position.evaluation.new')}
      description={t('position.evaluation.new.hint')}
      form={form}
      onSave={onSave}
    >
      <FormGrid columns={1}>
        {!detail && (
          <SelectField<Values>
            name="positionId"
            label={t('position.evaluation.position')}
            required
            options={(data?.positions ?? []).map((one) => ({ value: one.id, label: `${localName(one)} ${one.code}` }))}
          />
        )}
        <PeopleField
          name="evaluatorIds"
          label={t('position.evaluation.evaluators')}
          help={t('position.evaluation.evaluators.help', { max: LIMITS.evaluatorsMax })}
          known={known.map((one) => one && { id: one.id, name: localName(one), number: one.number })}
          max={LIMITS.evaluatorsMax}
        />
      </FormGrid>
    </FormDrawer>
  );
}
