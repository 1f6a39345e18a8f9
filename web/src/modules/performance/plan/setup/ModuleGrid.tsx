import { LIMITS } from '@hengcai/shared/rules/limits';
import { EyeIcon } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../../../i18n/useT';
import { CheckCell, NumberCell, SelectCell } from '../../../../shared/grid/cells';
import { EditGrid } from '../../../../shared/grid/EditGrid';
import { WeightSum } from '../../../../shared/grid/WeightSum';
import { IconAction } from '../../../../ui/IconAction';
import type { Option } from '../../../../ui/input/Select';
import { TemplateLook } from '../look/TemplateLook';
import { MODULES_MAX, type RuleStepValues } from './ruleStepModel';

/** A template to choose, with the version that forms are made of. */
export type TemplateOption = Option & { contentId: string | null };

/** Templates of the plan and how much each counts. */
export function ModuleGrid({ templates, disabled }: { templates: readonly TemplateOption[]; disabled: boolean }) {
  const t = useT();
  const { control, getValues } = useFormContext<RuleStepValues>();
  const modules = useWatch({ control, name: 'modules' });
  const [look, setLook] = useState<{ templateId: string; id: string } | null>(null);
  const chosen = new Set(modules.map((one) => one.templateId));
  const cell = (header: string, at: number) => t('performance.plan.template.cell', { number: at + 1, header });
  const optionsAt = (at: number) =>
    templates.map(({ contentId: _contentId, ...one }) => ({
      ...one,
      disabled: chosen.has(one.value) && modules[at]?.templateId !== one.value,
    }));
  const versionAt = (at: number) => {
    const one = templates.find(({ value }) => value === modules[at]?.templateId);
    return one?.contentId ? { templateId: one.value, id: one.contentId } : null;
  };
  return (
    <>
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
          {
            id: 'look',
            header: t('performance.plan.template.look'),
            width: 90,
            cell: (_name, at) => (
              <IconAction
                size="xs"
                label={cell(t('performance.plan.template.look'), at)}
                icon={<EyeIcon />}
                disabled={versionAt(at) === null}
                onClick={() => setLook(versionAt(at))}
              />
            ),
          },
        ]}
      />
      {look && <TemplateLook which={look} onClose={() => setLook(null)} />}
    </>
  );
}
