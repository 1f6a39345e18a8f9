import { useRef } from 'react';
import { FormDrawer } from '../../../../ui/form/FormDrawer';
import { useT } from '../../../../i18n/useT';
import { toast } from '../../../../ui/toast';
import type { Plan } from '../planModel';
import { ScopeFields } from '../setup/ScopeFields';
import { type ScopeValues, useScopeForm } from '../setup/useScopeForm';

/** Who takes part in an open plan: people join and leave at once. */
export function ScopeDrawer({ plan, onClose, onSaved }: { plan: Plan; onClose: () => void; onSaved: () => void }) {
  const t = useT();
  const { form, onSave } = useScopeForm(plan);
  const done = useRef(false);
  const save = async (values: ScopeValues) => {
    const errors = await onSave(values);
    done.current = errors.length === 0;
    return errors;
  };
  const close = () => {
    onClose();
    if (!done.current) return;
    toast.success(t('performance.manage.scopeSaved'));
    onSaved();
  };
  return (
    <FormDrawer
      open
      onClose={close}
      title={t('performance.plan.step.scope')}
      description={t('performance.manage.scope.open')}
      form={form}
      onSave={save}
      size="wide"
    >
      <ScopeFields plan={plan} />
    </FormDrawer>
  );
}
