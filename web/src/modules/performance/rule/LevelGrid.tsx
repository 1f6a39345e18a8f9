import { Button } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { ListPlusIcon } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { NumberCell, TextCell } from '../../../shared/grid/cells';
import { EditGrid, type GridColumn } from '../../../shared/grid/EditGrid';
import { WeightSum } from '../../../shared/grid/WeightSum';
import { confirm } from '../../../ui/confirm';
import { DropMenu } from '../../../ui/DropMenu';
import { blankLevel, type PresetName, presetLevels, presets, type RuleValues } from './ruleModel';

/** The levels of a rule, best first, with presets and live sums. */
export function LevelGrid({ disabled }: { disabled: boolean }) {
  const t = useT();
  const { control } = useFormContext<RuleValues>();
  const levels = useWatch({ control, name: 'levels' });
  const cellLabel = (header: string, at: number) =>
    t('performance.rule.level.cell', { level: levels[at]?.name || String(at + 1), header });
  const number = (id: string, header: string, width: number, unit?: string): GridColumn => ({
    id,
    header,
    width,
    numeric: true,
    cell: (name, at) => (
      <NumberCell
        name={name}
        label={cellLabel(header, at)}
        places={LIMITS.decimalDigits}
        {...(unit && { unit })}
        disabled={disabled}
      />
    ),
  });
  const levelName = t('performance.rule.level.name');
  const columns: GridColumn[] = [
    {
      id: 'name',
      header: levelName,
      width: 120,
      cell: (name, at) => (
        <TextCell name={name} label={cellLabel(levelName, at)} maxLength={LIMITS.gradeName} disabled={disabled} />
      ),
    },
    number('low', t('performance.rule.level.low'), 110),
    number('high', t('performance.rule.level.high'), 110),
    {
      ...number('proportion', t('performance.rule.level.proportion'), 130, '%'),
      total: <WeightSum values={levels.map((l) => l.proportion)} />,
    },
    number('points', t('performance.rule.level.points'), 110),
  ];
  return (
    <EditGrid
      name="levels"
      label={t('performance.rule.levels')}
      columns={columns}
      blank={blankLevel}
      addLabel={t('performance.rule.level.add')}
      max={LIMITS.ruleLevelsMax}
      disabled={disabled}
      extra={<Presets />}
    />
  );
}

const presetLabels = {
  sabcd: 'performance.rule.preset.sabcd',
  abcd: 'performance.rule.preset.abcd',
  three: 'performance.rule.preset.three',
} as const;

function Presets() {
  const t = useT();
  const { getValues, setValue } = useFormContext<RuleValues>();
  const take = async (name: PresetName) => {
    const count = getValues('levels').length;
    const yes =
      count === 0 ||
      (await confirm({
        title: t('performance.rule.preset.title'),
        body: t('performance.rule.preset.body', { count }),
        action: t('performance.rule.preset.action'),
      }));
    if (yes)
      setValue('levels', presetLevels(name, getValues('fullScore')), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <DropMenu
      trigger={
        <Button size="sm">
          <ListPlusIcon />
          {t('performance.rule.preset')}
        </Button>
      }
      entries={(Object.keys(presets) as PresetName[]).map((name) => ({
        id: name,
        label: t(presetLabels[name]),
        onSelect: () => void take(name),
      }))}
    />
  );
}
