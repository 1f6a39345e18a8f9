import { LIMITS } from '@hengcai/shared/rules/limits';
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../../../i18n/useT';
import { CheckCell, NumberCell, SelectCell } from '../../../../shared/grid/cells';
import { EditGrid } from '../../../../shared/grid/EditGrid';
import { WeightSum } from '../../../../shared/grid/WeightSum';
import type { Option } from '../../../../ui/input/Select';
import { MODULES_MAX, type RuleStepValues } from './ruleStepModel';

/** Templates of the plan and how much each counts. */
export function ModuleGrid({ templates, disabled }: { templates: readonly Option[]; disabled: boolean }) {
  const t = useT();
  const { control, getValues } = useFormContext<RuleStepValues>();
  const modules = useWatch({ control, name: 'modules' });
  const chosen = new Set(modules.map((one) => one.templateId));
  const cell = (header: string, at: number) => t('performance.plan.template.cell', { number: at + 1, header });
  const optionsAt = (at: number) =>
    templates.map((one) => ({ ...one, disabled: chosen.has(one.value) && modules[at]?.templateId !== one.value }));
  return (
    <EditGrid
      name="modules"
      label={t('performance.plan.templates')}
      max={MODULES_MAX}
      addLabel={t('performance.plan.template.add')}
      disabled={disabled}
      blank={() => ({
        templateId: '',
        weight: getValues('modules').length === 0 ? String(LIMITS.weightTotal) : '',
        takesDepartmentScore: false,
      })}
      columns={[
        {
          id: 'templateId',
          header: t('performance.plan.template'),
          width: 300,
          cell: (name, at) => (
            <SelectCell
              name={name}
              label={cell(t('performance.plan.template'), at)}
              options={optionsAt(at)}
              disabled={disabled}
            />
          ),
        },
        {
          id: 'weight',
          header: t('performance.plan.template.weight'),
          width: 160,
          numeric: true,
          total: <WeightSum values={modules.map((one) => one.weight)} />,
          cell: (name, at) => (
            <NumberCell
              name={name}
              label={cell(t('performance.plan.template.weight'), at)}
              places={LIMITS.decimalDigits}
              unit="%"
              disabled={disabled}
            />
          ),
        },
        {
          id: 'takesDepartmentScore',
          header: t('performance.plan.template.department'),
          width: 160,
          cell: (name, at) => (
            <CheckCell name={name} label={cell(t('performance.plan.template.department'), at)} disabled={disabled} />
          ),
        },
      ]}
    />
  );
}
