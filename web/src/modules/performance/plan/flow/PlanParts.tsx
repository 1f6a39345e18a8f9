import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { checkModuleParts, mayReweigh } from '@hengcai/shared/rules/performance/plan-module';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import { EyeIcon } from 'lucide-react';
import { useState } from 'react';
import { get, useForm, useWatch } from 'react-hook-form';
import { currentLanguage } from '../../../../i18n/language';
import { formatPercent } from '../../../../i18n/format';
import { useIssueText } from '../../../../i18n/useIssueText';
import { useT } from '../../../../i18n/useT';
import { Can } from '../../../../session/Can';
import { WeightSum } from '../../../../shared/grid/WeightSum';
import { issuesResolver } from '../../../../shared/save/issuesResolver';
import { outcome } from '../../../../shared/save/outcome';
import { EmptyState } from '../../../../ui/EmptyState';
import { Facts } from '../../../../ui/Facts';
import { FormDrawer } from '../../../../ui/form/FormDrawer';
import { NumberField, TextField } from '../../../../ui/form/fields';
import { SectionCard } from '../../../../ui/Panel';
import { toast } from '../../../../ui/toast';
import { TemplateLook } from '../look/TemplateLook';
import { type PlanPartsQuery, usePlanPartsQuery, useSavePlanPartsMutation } from '../plan.gen';
import { type Plan, refusal, statusOf } from '../planModel';

type Module = NonNullable<PlanPartsQuery['assessmentPlan']>['modules'][number];
interface PartValues {
  parts: { id: string; name: string; nameEn: string; weight: string }[];
}

/** The parts of the templates of an open plan: named and weighed as this plan has them. */
export function PlanParts({ plan }: { plan: Plan }) {
  const t = useT();
  const { data, error, refetch } = usePlanPartsQuery({ variables: { id: plan.id }, fetchPolicy: 'cache-and-network' });
  const [editing, setEditing] = useState<string | null>(null);
  const [looking, setLooking] = useState<Module | null>(null);
  const modules = data?.assessmentPlan?.modules ?? [];
  const canEdit = plan.openedAt !== null && refusal(plan, 'changeTemplatePart') === null;
  const edited = modules.find((one) => one.template?.id === editing);
  if (error && !data) return <EmptyState compact kind="failed" onRetry={() => void refetch()} />;
  return (
    <>
      {modules.map((module) => (
        <SectionCard
          key={module.template?.id}
          id={`parts-${module.template?.id}`}
          title={t('performance.manage.parts', { template: module.template?.name ?? '-' })}
          hint={t(
            mayReweigh(AssessmentPlanStatus[statusOf(plan)])
              ? 'performance.manage.parts.hint'
              : 'performance.manage.parts.named',
          )}
          actions={
            <>
              <Button size="sm" onClick={() => setLooking(module)}>
                <EyeIcon />
                {t('performance.plan.template.look')}
              </Button>
              {canEdit && (
                <Can do="edit">
                  <Button size="sm" onClick={() => setEditing(module.template?.id ?? null)}>
                    {t('ui.edit')}
                  </Button>
                </Can>
              )}
            </>
          }
        >
          <Facts items={module.parts.map((part) => ({ label: nameIn(part), value: formatPercent(part.weight) }))} />
        </SectionCard>
      ))}
      {looking?.template && (
        <TemplateLook
          which={{ templateId: looking.template.id, id: looking.contentId }}
          onClose={() => setLooking(null)}
        />
      )}
      {edited && <PartsDrawer plan={plan} module={edited} onClose={() => setEditing(null)} />}
    </>
  );
}

const nameIn = ({ name, nameEn }: Module['parts'][number]): string => (currentLanguage() === 'en-US' && nameEn) || name;

function PartsDrawer({ plan, module, onClose }: { plan: Plan; module: Module; onClose: () => void }) {
  const t = useT();
  const issueText = useIssueText();
  const status = AssessmentPlanStatus[statusOf(plan)];
  const [save] = useSavePlanPartsMutation();
  const before = module.parts.map(({ id, weight }) => ({ partCode: id, weight }));
  const form = useForm<PartValues>({
    mode: 'onTouched',
    defaultValues: {
      parts: module.parts.map(({ id, name, nameEn, weight }) => ({ id, name, nameEn: nameEn ?? '', weight })),
    },
    resolver: issuesResolver(
      ({ parts }) =>
        checkModuleParts(
          before,
          parts.map(({ id, weight }) => ({ partCode: id, weight })),
          status,
        ),
      issueText,
    ),
  });
  const parts = useWatch({ control: form.control, name: 'parts' });
  const whole: string | undefined = get(form.formState.errors, 'parts.root.message');
  return (
    <FormDrawer
      open
      form={form}
      title={t('performance.manage.parts', { template: module.template?.name ?? '-' })}
      description={t(mayReweigh(status) ? 'performance.manage.parts.help' : 'performance.manage.parts.named')}
      onClose={onClose}
      onSave={async (values) => {
        const input = {
          id: plan.id,
          version: plan.version,
          templateId: module.template?.id ?? '',
          parts: values.parts.map((one) => ({ ...one, name: one.name.trim(), nameEn: one.nameEn.trim() || null })),
        };
        const errors = await outcome(async () => (await save({ variables: { input } })).data?.saveAssessmentPlanParts);
        if (errors.length === 0) toast.success(t('performance.manage.settingsSaved'));
        return errors;
      }}
    >
      <Stack gap="5">
        {module.parts.map((part, i) => (
          <chakra.fieldset key={part.id} border="0" minW="0">
            <chakra.legend fontWeight="medium">{nameIn(part)}</chakra.legend>
            <Stack gap="3" mt="2">
              <TextField<PartValues>
                name={`parts.${i}.name`}
                label={t('performance.manage.parts.name')}
                required
                maxLength={LIMITS.partName}
              />
              <TextField<PartValues>
                name={`parts.${i}.nameEn`}
                label={t('performance.manage.parts.nameEn')}
                maxLength={LIMITS.partName}
              />
              <NumberField<PartValues>
                name={`parts.${i}.weight`}
                label={t('performance.manage.parts.weight')}
                required
                places={LIMITS.decimalDigits}
                unit="%"
                disabled={!mayReweigh(status)}
              />
            </Stack>
          </chakra.fieldset>
        ))}
        <WeightSum values={parts.map((one) => one.weight)} />
        {whole && (
          <Text role="alert" color="fg.error">
            {whole}
          </Text>
        )}
      </Stack>
    </FormDrawer>
  );
}
