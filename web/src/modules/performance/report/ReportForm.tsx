import { Button, HStack } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { FormProvider, useForm } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { FormErrors } from '../../../ui/form/FormErrors';
import { FormGrid } from '../../../ui/form/FormGrid';
import { TextAreaField } from '../../../ui/form/fields';
import { useSubmit } from '../../../ui/form/useSubmit';
import { UnsavedGuard } from '../../../ui/guard/UnsavedGuard';
import { SectionCard } from '../../../ui/Panel';
import { toast } from '../../../ui/toast';
import { useMutationKey } from '../assessment/useMutationKey';
import { type ReportFragment, useSaveWorkReportMutation } from './report.gen';
import { writtenBy } from './ReportParts';

interface Values {
  done: string;
  next: string;
}

/** The own words on a week or month, or those of a head for a department. */
export function ReportForm({ report }: { report: ReportFragment }) {
  const t = useT();
  const keyed = useMutationKey();
  const [save] = useSaveWorkReportMutation();
  const period = report.period ?? 'WEEK';
  const { done, next, from, version, department } = report;
  const form = useForm<Values>({ defaultValues: { done, next } });
  const submit = useSubmit(
    form,
    (values) =>
      outcome(() =>
        keyed(`report.${report.id}`, async (clientMutationId) => {
          const about = { departmentId: department?.id ?? null, period, day: from };
          const input = { ...values, ...about, version, clientMutationId };
          return (await save({ variables: { input } })).data?.saveWorkReport;
        }),
      ),
    () => toast.success(t('performance.report.saved')),
  );
  const { isDirty, isSubmitting } = form.formState;
  return (
    <SectionCard
      id="report-texts"
      title={t('performance.report.words')}
      hint={report.updatedAt === null ? t('performance.report.words.hint') : writtenBy(t, report)}
    >
      <form noValidate onSubmit={(e) => void submit(e)}>
        <UnsavedGuard dirty={isDirty && !isSubmitting} />
        <FormProvider {...form}>
          <FormErrors form={form} />
          <FormGrid columns={1}>
            {(['done', 'next'] as const).map((name) => (
              <TextAreaField<Values>
                key={name}
                name={name}
                label={t(`performance.report.${name}`, { period })}
                maxLength={LIMITS.workReport}
              />
            ))}
          </FormGrid>
        </FormProvider>
        <HStack justify="flex-end" mt="4">
          <Button type="submit" variant="solid" loading={isSubmitting}>
            {t('ui.save')}
          </Button>
        </HStack>
      </form>
    </SectionCard>
  );
}
