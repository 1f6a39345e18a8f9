import { Link as ChakraLink, Stack } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useEnumLabel } from '../../../../i18n/useEnumLabel';
import { useEnumOptions } from '../../../../i18n/useEnumOptions';
import { useT } from '../../../../i18n/useT';
import { WeightSum } from '../../../../shared/grid/WeightSum';
import { FormGrid } from '../../../../ui/form/FormGrid';
import { NumberField, SelectField, SwitchField } from '../../../../ui/form/fields';
import { SectionCard } from '../../../../ui/Panel';
import { useCustomTemplatesQuery } from '../../template/template.gen';
import type { BasicsValues } from './basicsModel';
import { GROUPS } from './reviewModel';

const NAMES = { superior: 'SUPERIOR', direct: 'DIRECT', nonDirect: 'NON_DIRECT' } as const;

/** Whether people around each person evaluate them, with which form, and how that counts. */
export function ReviewFields({ disabled }: { disabled: boolean }) {
  const t = useT();
  const on = useWatch<BasicsValues, 'on360'>({ name: 'on360' });
  return (
    <SectionCard title={t('performance.review')} hint={t('performance.review.hint')}>
      <Stack gap="4">
        <SwitchField<BasicsValues> name="on360" label={t('performance.review.on')} disabled={disabled} />
        {on && <Fields disabled={disabled} />}
      </Stack>
    </SectionCard>
  );
}

function Fields({ disabled }: { disabled: boolean }) {
  const t = useT();
  const label = useEnumLabel();
  const options = useEnumOptions();
  const { data } = useCustomTemplatesQuery({ fetchPolicy: 'cache-and-network' });
  const ratios = useWatch<BasicsValues, 'review.ratio360'>({ name: 'review.ratio360' });
  const scored = (data?.customTemplates ?? []).filter(({ items }) => items.some(({ type }) => type === 'SCORED'));
  return (
    <Stack gap="4">
      <FormGrid>
        <SelectField<BasicsValues>
          name="review.templateId"
          label={t('performance.review.template')}
          required
          options={scored.map(({ id, name }) => ({ value: id, label: name }))}
          help={
            <ChakraLink asChild>
              <Link to="/performance/setting/custom_template">{t('performance.review.template.help')}</Link>
            </ChakraLink>
          }
          disabled={disabled}
        />
        <NumberField<BasicsValues>
          name="review.share"
          label={t('performance.review.share')}
          required
          places={LIMITS.decimalDigits}
          unit="%"
          help={t('performance.review.share.help')}
          disabled={disabled}
        />
        <SelectField<BasicsValues>
          name="review.approval"
          label={t('performance.review.approval')}
          required
          options={options('ReviewApproval')}
          disabled={disabled}
        />
        <NumberField<BasicsValues>
          name="review.lowScore"
          label={t('performance.review.lowScore')}
          places={LIMITS.decimalDigits}
          unit="%"
          help={t('performance.review.lowScore.help')}
          disabled={disabled}
        />
      </FormGrid>
      <WeightSum values={GROUPS.map((group) => ratios[group])} />
      {GROUPS.map((group) => (
        <FormGrid key={group}>
          <NumberField<BasicsValues>
            name={`review.ratio360.${group}`}
            label={t('performance.review.ratio', { relation: label('ReviewRelation', NAMES[group]) })}
            required
            places={LIMITS.decimalDigits}
            unit="%"
            disabled={disabled}
          />
          <FormGrid>
            <NumberField<BasicsValues>
              name={`review.limits.${group}.min`}
              label={t('performance.review.min')}
              required
              places={0}
              disabled={disabled}
            />
            <NumberField<BasicsValues>
              name={`review.limits.${group}.max`}
              label={t('performance.review.max')}
              required
              places={0}
              disabled={disabled}
            />
          </FormGrid>
        </FormGrid>
      ))}
    </Stack>
  );
}
