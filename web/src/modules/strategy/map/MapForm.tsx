import { LIMITS } from '@hengcai/shared/rules/limits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { today } from '../../../i18n/zone';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { SelectField, TextField } from '../../../ui/form/fields';
import { randomId } from '../../../ui/randomId';
import { toast } from '../../../ui/toast';
import { type StrategyMapsQuery, useSaveStrategyMapMutation } from './map.gen';
import type { StrategyMap } from './mapModel';

type Listed = NonNullable<StrategyMapsQuery['strategyMaps']>['items'][number];
interface Values {
  name: string;
  year: string;
  copyOf: string;
}
interface Props {
  /** Null: a new one. */
  map: StrategyMap | null;
  /** Whose objectives a new one can begin with. */
  maps: readonly Listed[];
  onClose: () => void;
  onSaved: (id: string) => void;
}

/** Years that can be chosen: from last year on. */
const YEARS = 5;

/** Name and year of a strategy map, and for a new one what it begins with; mounted only while it is open. */
export function MapForm({ map, maps, onClose, onSaved }: Props) {
  const t = useT();
  const [clientMutationId] = useState(randomId);
  const thisYear = Number(today().slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, i) => thisYear - 1 + i);
  if (map && !years.includes(map.year)) years.unshift(map.year);
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { name: map?.name ?? '', year: String(map?.year ?? thisYear), copyOf: '' },
  });
  const [save] = useSaveStrategyMapMutation({ refetchQueries: ['StrategyMaps'], awaitRefetchQueries: true });
  const onSave = ({ name, year, copyOf }: Values) =>
    outcome(async () => {
      const input = {
        clientMutationId,
        name,
        year: Number(year),
        ...(map ? { id: map.id, version: map.version } : { copyOf: copyOf || null }),
      };
      const answer = (await save({ variables: { input } })).data?.saveStrategyMap;
      if (answer?.strategyMap) {
        toast.success(t('strategy.map.saved', { name: answer.strategyMap.name }));
        onSaved(answer.strategyMap.id);
      }
      return answer;
    });
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={map ? t('strategy.map.edit.title', { name: map.name }) : t('strategy.map.new.title')}
      form={form}
      onSave={onSave}
    >
      <FormGrid columns={1}>
        <TextField<Values>
          name="name"
          label={t('strategy.map.name')}
          required
          maxLength={LIMITS.strategyMapName}
          placeholder={t('strategy.map.name.placeholder')}
        />
        <SelectField<Values>
          name="year"
          label={t('strategy.map.year')}
          required
          options={years.map((year) => ({
            value: String(year),
            label: t('strategy.map.year.is', { year: String(year) }),
          }))}
        />
        {!map && maps.length > 0 && (
          <SelectField<Values>
            name="copyOf"
            label={t('strategy.map.copyOf')}
            help={t('strategy.map.copyOf.help')}
            placeholder={t('strategy.map.copyOf.none')}
            options={maps.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </FormGrid>
    </FormDrawer>
  );
}
