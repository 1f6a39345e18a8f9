import { PointRuleEvent } from '@hengcai/shared/enums';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { NumberField, SelectField } from '../../../ui/form/fields';
import { randomId } from '../../../ui/randomId';
import { useBetween } from '../useBetween';
import { useAddPointRuleMutation, usePointRuleLevelsQuery, useUpdatePointRuleMutation } from './rules.gen';
import { useOccasion } from './useOccasion';
import type { PointRule } from './usePointRules';

type Event = keyof typeof PointRuleEvent;
interface Values {
  event: Event | '';
  level: string;
  years: string;
  points: string;
}
interface Props {
  /** Null: a new one. */
  rule: PointRule | null;
  onClose: () => void;
  onAdded: () => void;
}

/** A rule of points to be added, or its points to be changed; mounted only while it is open. */
export function PointRuleDrawer({ rule, onClose, onAdded }: Props) {
  const t = useT();
  const label = useEnumLabel();
  const occasion = useOccasion();
  const [clientMutationId] = useState(randomId);
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { event: '', level: '', years: '', points: rule ? String(rule.points) : '' },
  });
  const event = useWatch({ control: form.control, name: 'event' });
  const { data } = usePointRuleLevelsQuery({ skip: rule !== null });
  const [add] = useAddPointRuleMutation();
  const [update] = useUpdatePointRuleMutation();
  const between = useBetween();
  const onSave = ({ level, years, ...values }: Values) =>
    outcome(async () => {
      const points = Number(values.points);
      if (rule) {
        const { id, version, enabled } = rule;
        return (await update({ variables: { input: { id, version, enabled, points } } })).data?.updatePointRule;
      }
      if (!values.event) return undefined;
      const input = {
        clientMutationId,
        event: values.event,
        level: values.event === 'RESULT_LEVEL' ? level : null,
        years: values.event === 'SERVICE_YEARS' ? Number(years) : null,
        points,
      };
      const answer = (await add({ variables: { input } })).data?.addPointRule;
      if (answer?.rule) onAdded();
      return answer;
    });
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={rule ? t('reward.rule.edit.title', { occasion: occasion(rule) }) : t('reward.rule.new')}
      form={form}
      onSave={onSave}
    >
      <FormGrid columns={1}>
        {!rule && (
          <SelectField<Values>
            name="event"
            label={t('reward.rule.event')}
            help={event && t(`reward.rule.event.${event}`)}
            required
            options={Object.keys(PointRuleEvent).map((value) => ({ value, label: label('PointRuleEvent', value) }))}
          />
        )}
        {event === 'RESULT_LEVEL' && (
          <SelectField<Values>
            name="level"
            label={t('reward.rule.level')}
            help={t('reward.rule.level.help')}
            required
            options={(data?.pointRuleLevels ?? []).map((value) => ({ value, label: value }))}
          />
        )}
        {event === 'SERVICE_YEARS' && (
          <NumberField<Values>
            name="years"
            label={t('reward.rule.years')}
            required
            places={0}
            check={between(1, LIMITS.pointRuleYearsMax)}
          />
        )}
        <NumberField<Values>
          name="points"
          label={t('reward.rule.points')}
          help={t('reward.rule.points.help')}
          required
          places={0}
          check={between(1, LIMITS.pointRulePointsMax)}
        />
      </FormGrid>
    </FormDrawer>
  );
}
