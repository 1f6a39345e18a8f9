import { Input, Stack } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { checkSchedule } from '@hengcai/shared/rules/home/schedule';
import { useForm } from 'react-hook-form';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { issuesResolver } from '../../../shared/save/issuesResolver';
import { outcome } from '../../../shared/save/outcome';
import { useLiveChecks } from '../../../shared/save/useLiveChecks';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormField } from '../../../ui/form/FormField';
import { DateField, TextAreaField } from '../../../ui/form/fields';
import { toast } from '../../../ui/toast';
import { useAddScheduleItemMutation } from '../home.gen';

interface Draft {
  date: string;
  time: string;
  content: string;
}

/** A new entry of the schedule: when, and what. */
export function ScheduleForm({ date, onClose }: { date: string; onClose: () => void }) {
  const t = useT();
  const textOf = useIssueText();
  const [add] = useAddScheduleItemMutation({ refetchQueries: ['ScheduleDay'] });
  const form = useForm<Draft>({
    defaultValues: { date, time: '', content: '' },
    resolver: issuesResolver(checkSchedule, textOf),
  });
  useLiveChecks(form);
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('home.schedule.add')}
      form={form}
      onSave={async (draft) => {
        const errors = await outcome(async () => (await add({ variables: { input: draft } })).data?.addScheduleItem);
        if (errors.length === 0) toast.success(t('home.schedule.added'));
        return errors;
      }}
    >
      <Stack gap="4">
        <DateField<Draft> name="date" label={t('home.schedule.date')} required />
        <FormField<Draft> name="time" label={t('home.schedule.time')} required>
          {(field) => <Input type="time" {...field} />}
        </FormField>
        <TextAreaField<Draft>
          name="content"
          label={t('home.schedule.content')}
          required
          maxLength={LIMITS.scheduleContent}
        />
      </Stack>
    </FormDrawer>
  );
}
