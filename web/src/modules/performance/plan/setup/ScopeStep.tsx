import { Stack } from '@chakra-ui/react';
import { useT } from '../../../../i18n/useT';
import { GuardedForm } from '../../../../shared/save/GuardedForm';
import { usePageAccess } from '../../../../ui/PageAccess';
import { SectionCard } from '../../../../ui/Panel';
import type { Plan } from '../planModel';
import { ScopePeople } from '../scope/ScopePeople';
import { ScopeFields } from './ScopeFields';
import { useScopeForm } from './useScopeForm';

/** Second step: who takes part. */
export function ScopeStep({ plan, onDone, onCancel }: { plan: Plan; onDone: () => void; onCancel: () => void }) {
  const t = useT();
  const disabled = !usePageAccess().edit;
  const { form, onSave } = useScopeForm(plan);
  return (
    <GuardedForm
      form={form}
      onSave={onSave}
      onDone={onDone}
      onCancel={onCancel}
      saveLabel={t('performance.plan.saveAndNext')}
    >
      <Stack gap="4">
        <SectionCard
          title={t('performance.plan.step.scope')}
          hint={t('performance.plan.scope.count', { count: plan.scopeCount })}
        >
          <ScopeFields plan={plan} disabled={disabled} />
        </SectionCard>
        <SectionCard title={t('performance.scope.title')}>
          <ScopePeople plan={plan} waits={form.formState.isDirty} />
        </SectionCard>
      </Stack>
    </GuardedForm>
  );
}
