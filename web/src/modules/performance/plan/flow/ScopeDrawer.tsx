import { Box } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useWatch } from 'react-hook-form';
import { TextAreaField } from '../../../../ui/form/fields';
import { FormDrawer } from '../../../../ui/form/FormDrawer';
import { useT } from '../../../../i18n/useT';
import { toast } from '../../../../ui/toast';
import type { Plan } from '../planModel';
import { ScopePeople } from '../scope/ScopePeople';
import { ScopeFields } from '../setup/ScopeFields';
import { narrows, type ScopeValues, useScopeForm } from '../setup/useScopeForm';
import { useTold } from '../../useTold';

/** Who takes part in an open plan: people join and leave at once. */
export function ScopeDrawer({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const t = useT();
  const { form, onSave } = useScopeForm(plan);
  const save = async (values: ScopeValues) => {
    const errors = await onSave(values);
    if (errors.length === 0) toast.success(t('performance.manage.scopeSaved'));
    return errors;
  };
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('performance.plan.step.scope')}
      description={t('performance.manage.scope.open')}
      form={form}
      onSave={save}
      size="wide"
    >
      <ScopeFields plan={plan} />
      <LeavingReason plan={plan} />
      <Box mt="6">
        <ScopePeople plan={plan} waits={form.formState.isDirty} />
      </Box>
    </FormDrawer>
  );
}

/** Asks why, as soon as the scope takes in less than it did. */
function LeavingReason({ plan }: { plan: Plan }) {
  const t = useT();
  const told = useTold();
  const [who, departmentIds, employeeIds, excludedEmployeeIds] = useWatch<
    ScopeValues,
    ['who', 'departmentIds', 'employeeIds', 'excludedEmployeeIds']
  >({ name: ['who', 'departmentIds', 'employeeIds', 'excludedEmployeeIds'] });
  if (!narrows(plan, { who, departmentIds, employeeIds, excludedEmployeeIds })) return null;
  return (
    <Box mt="5" maxW="720px">
      <TextAreaField<ScopeValues>
        name="reason"
        label={t('performance.manage.scope.reason')}
        help={told('leavePlan')}
        maxLength={LIMITS.reason}
      />
    </Box>
  );
}
