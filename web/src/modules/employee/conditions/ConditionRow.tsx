import { Box, Flex, Input } from '@chakra-ui/react';
import { Trash2Icon } from 'lucide-react';
import type { MessageId } from '../../../i18n/ids';
import { useT } from '../../../i18n/useT';
import { DepartmentPicker } from '../../../shared/pickers/DepartmentPicker';
import { EmployeePicker } from '../../../shared/pickers/EmployeePicker';
import { IconAction } from '../../../ui/IconAction';
import { DateInput } from '../../../ui/input/DateInput';
import { NumericInput } from '../../../ui/input/NumericInput';
import { MultiSelect, Select } from '../../../ui/input/Select';
import type { ConditionOperator } from '../employeeList.gen';
import { isBare, type Leaf } from './tree';
import { type ConditionField, OPERATORS } from './useConditionFields';

interface Props {
  leaf: Leaf;
  fields: readonly ConditionField[];
  onChange: (leaf: Leaf) => void;
  onRemove: () => void;
}

/** One condition: field, how it is compared, and with what. */
export function ConditionRow({ leaf, fields, onChange, onRemove }: Props) {
  const t = useT();
  const field = fields.find(({ name }) => name === leaf.field);
  const known = leaf.field !== '' && !field;
  const options = [
    ...fields.map(({ name, label }) => ({ value: name, label })),
    ...(known ? [{ value: leaf.field, label: t('employee.conditions.gone') }] : []),
  ];
  const choose = (name: string) => {
    const next = fields.find((one) => one.name === name);
    onChange({ ...leaf, field: name, operator: next ? (OPERATORS[next.kind][0] ?? 'IS') : leaf.operator, values: [] });
  };
  return (
    <Flex gap="2" align="flex-start">
      <Flex flex="1" minW="0" gap="2" wrap="wrap">
        <Box flex="1 1 40" minW="0">
          <Select label={t('employee.conditions.field')} options={options} value={leaf.field} onChange={choose} />
        </Box>
        {field && (
          <Box flex="1 1 32" minW="0">
            <Select
              label={t('employee.conditions.operator')}
              options={OPERATORS[field.kind].map((operator) => ({
                value: operator,
                label: t(`employee.conditions.${field.kind === 'date' ? 'date' : 'is'}.${operator}` as MessageId),
              }))}
              value={leaf.operator}
              clearable={false}
              onChange={(operator) => onChange({ ...leaf, operator: operator as ConditionOperator })}
            />
          </Box>
        )}
        {field && !isBare(leaf.operator) && (
          <Box flex="2 1 48" minW="0">
            <ValueInput field={field} values={leaf.values} onChange={(values) => onChange({ ...leaf, values })} />
          </Box>
        )}
      </Flex>
      <IconAction
        label={t('employee.conditions.remove', { field: field?.label ?? '' })}
        icon={<Trash2Icon />}
        onClick={onRemove}
      />
    </Flex>
  );
}

function ValueInput({
  field,
  values,
  onChange,
}: {
  field: ConditionField;
  values: readonly string[];
  onChange: (values: string[]) => void;
}) {
  const t = useT();
  const label = t('employee.conditions.value', { field: field.label });
  const [first = ''] = values;
  switch (field.kind) {
    case 'choice':
      return <MultiSelect label={label} options={field.options} value={[...values]} onChange={onChange} />;
    case 'department':
      return <DepartmentPicker multiple label={label} value={values} onChange={onChange} />;
    case 'person':
      return <EmployeePicker label={label} value={first} onChange={(id) => onChange(id ? [id] : [])} />;
    case 'date':
      return <DateInput label={label} value={first} onChange={(day) => onChange([day])} />;
    case 'number':
      return <NumericInput aria-label={label} value={first} places={4} onChange={(number) => onChange([number])} />;
    default:
      return (
        <Input aria-label={label} value={first} maxLength={200} onChange={(event) => onChange([event.target.value])} />
      );
  }
}
