import { LIMITS } from '@hengcai/shared/rules/limits';
import { useForm, useWatch } from 'react-hook-form';
import { localName } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormField } from '../../../ui/form/FormField';
import { FormGrid } from '../../../ui/form/FormGrid';
import { SelectField, TextField } from '../../../ui/form/fields';
import type { Save } from '../../../ui/form/useSubmit';
import { MultiSelect, type Option } from '../../../ui/input/Select';
import { randomId } from '../../../ui/randomId';
import { type StrategyObjectiveInput, useStrategyTargetsQuery } from './map.gen';
import { type Objective, type Perspective, PERSPECTIVES, type StrategyMap, toInput } from './mapModel';

interface Values {
  name: string;
  measure: string;
  perspective: Perspective;
  leadsTo: string[];
  targetIds: string[];
}
interface Props {
  map: StrategyMap;
  /** One to be changed, or the lane that a new one stands in. */
  objective: Objective | Perspective;
  onSave: (objective: StrategyObjectiveInput) => ReturnType<Save<Values>>;
  onClose: () => void;
}

/** As many as one list of choices can hold. */
const MOST_TARGETS = 100;

/** An objective to be added or changed, with its arrows and the targets of departments behind it; mounted while it is open. */
export function ObjectiveForm({ map, objective, onSave, onClose }: Props) {
  const t = useT();
  const label = useEnumLabel();
  const known = typeof objective === 'string' ? null : objective;
  const before = known && toInput(known);
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: {
      name: before?.name ?? '',
      measure: before?.measure ?? '',
      perspective: known?.perspective ?? (objective as Perspective),
      leadsTo: [...(before?.leadsTo ?? [])],
      targetIds: [...(before?.targetIds ?? [])],
    },
  });
  const [leadsTo, targetIds] = useWatch({ control: form.control, name: ['leadsTo', 'targetIds'] });
  const { data } = useStrategyTargetsQuery({
    variables: { year: map.year, page: { pageNo: 1, pageSize: MOST_TARGETS } },
    fetchPolicy: 'cache-and-network',
  });
  const offered = data?.strategyTargets;
  // What is linked already can be of another year, or past what is listed.
  const targets = new Map([...(known?.targets ?? []), ...(offered?.items ?? [])].map((one) => [one.id, one]));
  const others = map.objectives.filter((one) => one.id !== known?.id);
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={known ? t('strategy.objective.edit.title', { name: known.name }) : t('strategy.objective.new')}
      form={form}
      onSave={({ measure, ...values }) =>
        onSave({ id: known?.id ?? randomId(), ...values, measure: measure.trim() || null })
      }
    >
      <FormGrid columns={1}>
        <TextField<Values>
          name="name"
          label={t('strategy.objective.name')}
          required
          maxLength={LIMITS.strategyObjectiveName}
        />
        <SelectField<Values>
          name="perspective"
          label={t('strategy.objective.perspective')}
          required
          options={PERSPECTIVES.map((value) => ({ value, label: label('StrategyPerspective', value) }))}
        />
        <TextField<Values>
          name="measure"
          label={t('strategy.objective.measure')}
          maxLength={LIMITS.strategyMeasure}
          placeholder={t('strategy.objective.measure.placeholder')}
        />
        <SeveralField
          name="leadsTo"
          label={t('strategy.objective.leadsTo')}
          help={t('strategy.objective.leadsTo.help')}
          placeholder={t('strategy.objective.leadsTo.placeholder')}
          value={leadsTo}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SeveralField
          name="targetIds"
          label={t('strategy.objective.targets')}
          help={[
            t(offered?.total === 0 ? 'strategy.objective.targets.none' : 'strategy.objective.targets.help', {
              year: String(map.year),
            }),
            ...(offered && offered.total > offered.items.length
              ? [t('strategy.objective.targets.some', { shown: offered.items.length, total: offered.total })]
              : []),
          ].join(' ')}
          placeholder={t('strategy.objective.targets.placeholder')}
          value={targetIds}
          options={[...targets.values()].map((one) => ({
            value: one.id,
            label: `${localName(one.department)} · ${one.keyResult}`,
          }))}
        />
      </FormGrid>
    </FormDrawer>
  );
}

function SeveralField({
  name,
  label,
  help,
  ...select
}: {
  name: 'leadsTo' | 'targetIds';
  label: string;
  help: string;
  placeholder: string;
  value: string[];
  options: readonly Option[];
}) {
  return (
    <FormField<Values> name={name} label={label} help={help} choice>
      {({ onChange, onBlur }, invalid) => (
        <MultiSelect {...select} onChange={onChange} onBlur={onBlur} invalid={invalid} />
      )}
    </FormField>
  );
}
