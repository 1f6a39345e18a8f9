import { Stack } from '@chakra-ui/react';
import { AssessmentPlanCycle, AssessmentPlanStage } from '@hengcai/shared/enums';
import { checkReminders } from '@hengcai/shared/rules/performance/plan-dates';

import { useForm } from 'react-hook-form';
import { useEnumLabel } from '../../../../i18n/useEnumLabel';
import { useIssueText } from '../../../../i18n/useIssueText';
import { useT } from '../../../../i18n/useT';
import { issuesResolver } from '../../../../shared/save/issuesResolver';
import { FormDrawer } from '../../../../ui/form/FormDrawer';
import { toast } from '../../../../ui/toast';
import type { Plan } from '../planModel';
import { basicsOf, type BasicsValues, STAGE_KEYS } from '../setup/basicsModel';
import { RemindersField } from '../setup/RemindersField';
import { ViewingFields } from '../setup/ViewingFields';
import type { PlanActions } from './usePlanActions';

const atDates = (field: string | null | undefined) => field?.replace(/\.dates\.\d+$/, '.dates') ?? null;

function checkOpen(values: BasicsValues) {
  const reminders = values.reminders.map(({ stage, dates }) => ({ stage: AssessmentPlanStage[stage], dates }));
  const plan = {
    year: Number(values.year),
    cycle: AssessmentPlanCycle[values.cycle],
    cycleIndex: Number(values.cycleIndex),
    windows: values.windows,
    reminders,
  };
  return checkReminders(plan).map((one) => ({ ...one, field: atDates(one.field) ?? '' }));
}

/** What stays open for change in a running plan: reminders, and what the evaluated see. */
export function OpenSettingsDrawer({
  plan,
  actions,
  onClose,
}: {
  plan: Plan;
  actions: PlanActions;
  onClose: () => void;
}) {
  const t = useT();
  const label = useEnumLabel();
  const issueText = useIssueText();
  const form = useForm<BasicsValues>({ defaultValues: basicsOf(plan), resolver: issuesResolver(checkOpen, issueText) });
  const save = async ({ reminders, viewScoreAt, viewWhat, allowExportDetails }: BasicsValues) => {
    const errors = await actions.change({
      reminders: reminders.filter((one) => one.dates.length > 0),
      viewScoreAt,
      viewWhat,
      allowExportDetails,
    });
    if (errors.length === 0) toast.success(t('performance.manage.settingsSaved'));
    return errors.map((one) => ({ ...one, field: atDates(one.field) }));
  };
  return (
    <FormDrawer open onClose={onClose} title={t('performance.manage.section.viewing')} form={form} onSave={save}>
      <Stack gap="5">
        <ViewingFields columns={1} />
        {STAGE_KEYS.map(({ stage, window }, i) => (
          <RemindersField
            key={stage}
            name={`reminders.${i}.dates`}
            window={`windows.${window}`}
            label={t('performance.plan.reminders', { stage: label('AssessmentPlanStage', stage) })}
          />
        ))}
      </Stack>
    </FormDrawer>
  );
}
