import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { localName } from '../../../../i18n/format';
import { useT } from '../../../../i18n/useT';
import { EmployeePickerField } from '../../../../shared/pickers/pickerFields';
import { FormDrawer } from '../../../../ui/form/FormDrawer';
import { tellResult } from '../../../../ui/list/runBulk';
import { useMutationKey } from '../../assessment/useMutationKey';
import { type PlanParticipantRowFragment, useChooseSuperiorMutation } from '../plan.gen';

type Row = PlanParticipantRowFragment;
interface Question {
  rows: readonly Row[];
  onDone?: (() => void) | undefined;
}

/** Lets HR say who is superior in appraisals of a plan from now on. */
export function useSuperior(planId: string, refetch: () => void) {
  const [question, setQuestion] = useState<Question | null>(null);
  const done = () => {
    question?.onDone?.();
    refetch();
  };
  return {
    ask: (rows: readonly Row[], onDone?: () => void) => setQuestion({ rows, onDone }),
    drawer: question && (
      <SuperiorDrawer planId={planId} rows={question.rows} onDone={done} onClose={() => setQuestion(null)} />
    ),
  };
}

/** The reasons of failures at the field of the superior, each once. */
const reasonsOf = (failures: readonly { code: string; message: string }[]) => [
  {
    field: 'superiorId',
    code: failures[0]?.code ?? '',
    message: [...new Set(failures.map((one) => one.message))].join('\n'),
  },
];

interface Props {
  planId: string;
  rows: readonly Row[];
  onDone: () => void;
  onClose: () => void;
}

function SuperiorDrawer({ planId, rows, onDone, onClose }: Props) {
  const t = useT();
  const keyed = useMutationKey();
  const form = useForm({ defaultValues: { superiorId: '' } });
  const [choose] = useChooseSuperiorMutation();
  const names = new Map(rows.map(({ employee }) => [employee?.id, localName(employee)]));
  const save = async ({ superiorId }: { superiorId: string }) => {
    const employeeIds = rows.flatMap(({ employee }) => employee?.id ?? []);
    const answer = await keyed(['superior', superiorId, ...employeeIds].join(), async (clientMutationId) => {
      const input = { clientMutationId, planId, employeeIds, superiorId };
      return (await choose({ variables: { input } })).data?.chooseSuperior;
    });
    if (!answer || answer.userErrors.length > 0) return answer?.userErrors;
    // Of nobody: the choice itself does not fit, and is asked for again.
    if (answer.changed === 0) return reasonsOf(answer.failures ?? []);
    onDone();
    const refused = (answer.failures ?? []).map(({ employee, message }) => ({
      id: employee?.id ?? '',
      reason: message,
    }));
    void tellResult(
      { done: answer.changed ?? 0, refused },
      {
        nameOf: (id) => names.get(id) ?? '',
        told: (count) => t('performance.manage.superior.chosen', { count }),
      },
    );
    return undefined;
  };
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('performance.manage.superior.choose')}
      description={t('performance.manage.superior.body', { names: [...names.values()].join(', ') })}
      form={form}
      onSave={save}
      saveLabel={t('performance.manage.superior.choose')}
    >
      <EmployeePickerField name="superiorId" label={t('performance.manage.boss')} required />
    </FormDrawer>
  );
}
