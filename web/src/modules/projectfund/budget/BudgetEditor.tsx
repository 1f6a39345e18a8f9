import { Stack } from '@chakra-ui/react';
import { AMOUNT_PLACES } from '@hengcai/shared/rules/projectfund/budget';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useT } from '../../../i18n/useT';
import { GuardedForm } from '../../../shared/save/GuardedForm';
import { BackHeader } from '../../../ui/BackHeader';
import { DateField, NumberField, RadioField, SelectField, TextField } from '../../../ui/form/fields';
import { FormGrid } from '../../../ui/form/FormGrid';
import { listUrl } from '../../../ui/list/listUrl';
import { Panel } from '../../../ui/Panel';
import { toast } from '../../../ui/toast';
import { SubmitButton } from '../flow/SubmitButton';
import { MemberSheet } from '../members/MemberSheet';
import { type BudgetValues, type Detail, issuesOf, newBudget, toValues } from './budgetModel';
import type { ProjectKindChoiceListQuery } from './budgets.gen';
import { detailsPath, LIST } from './paths';
import { useBudgetForm } from './useBudgetForm';

type Kinds = NonNullable<ProjectKindChoiceListQuery['projectKindChoices']>;

interface Props {
  /** The application that is edited; null: a new one. */
  saved: Detail | null;
  /** The kinds that are offered, with the one it has. */
  kinds: Kinds;
}

/** An application as a form: what the project is, and its members. */
export function BudgetEditor({ saved, kinds }: Props) {
  const t = useT();
  const options = useEnumOptions();
  const navigate = useNavigate();
  const { form, checkFree, draft } = useBudgetForm(saved, saved ? toValues(saved) : newBudget());
  const kind = kinds.find(({ id }) => id === form.watch('kindId'));
  const done = () => {
    const { text, id } = draft.done(form.getValues('name').trim());
    toast.success(text);
    if (id) void navigate(detailsPath(id), { replace: true });
  };
  return (
    <>
      <BackHeader title={saved?.project.name ?? t('projectfund.budget.new')} back={LIST} />
      <GuardedForm
        form={form}
        onSave={draft.onSave}
        onDone={done}
        onCancel={() => void navigate(saved ? detailsPath(saved.id) : listUrl(LIST))}
        saveLabel={t('projectfund.budget.saveDraft')}
        more={<SubmitButton name={form.watch('name').trim()} nodeNames={kind?.nodeNames ?? []} send={draft.send} />}
      >
        <Stack gap="4">
          <Panel p="4">
            <FormGrid>
              <TextField<BudgetValues>
                name="name"
                label={t('projectfund.budget.name')}
                required
                maxLength={LIMITS.projectName}
                onLeave={(value) => void checkFree('name', value)}
              />
              <TextField<BudgetValues>
                name="number"
                label={t('projectfund.budget.number')}
                required
                maxLength={LIMITS.projectNumber}
                onLeave={(value) => void checkFree('number', value)}
              />
              <SelectField<BudgetValues>
                name="kindId"
                label={t('projectfund.budget.kind')}
                help={
                  kind
                    ? t('projectfund.budget.kind.flow', { nodes: kind.nodeNames.join(' → ') })
                    : t(kinds.length === 0 ? 'projectfund.budget.kind.none' : 'projectfund.budget.kind.help')
                }
                required
                options={kinds.map(({ id, name }) => ({ value: id, label: name }))}
              />
              <NumberField<BudgetValues>
                name="budget"
                label={t('projectfund.budget.amount')}
                help={t('projectfund.budget.amount.help')}
                required
                places={AMOUNT_PLACES}
              />
              <DateField<BudgetValues> name="startDate" label={t('projectfund.budget.startDate')} required />
              <DateField<BudgetValues> name="endDate" label={t('projectfund.budget.endDate')} required />
              <RadioField<BudgetValues>
                name="allocation"
                label={t('projectfund.budget.allocation')}
                help={t('projectfund.budget.allocation.help')}
                required
                options={options('ProjectAllocation')}
              />
            </FormGrid>
          </Panel>
          <BudgetMembers saved={saved} />
        </Stack>
      </GuardedForm>
    </>
  );
}

/** Its members, checked with the rest. */
function BudgetMembers({ saved }: { saved: Detail | null }) {
  const values = useWatch<BudgetValues>() as BudgetValues;
  const computed = saved?.project.allocation === 'SALARY_COEFFICIENT' ? saved.members : [];
  return <MemberSheet isFixed={values.allocation === 'FIXED_AMOUNT'} issues={issuesOf(values)} saved={computed} />;
}
