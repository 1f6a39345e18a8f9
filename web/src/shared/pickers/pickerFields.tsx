import type { FieldValues } from 'react-hook-form';
import { type FieldProps, FormField } from '../../ui/form/FormField';
import { DepartmentPicker } from './DepartmentPicker';
import { EmployeePicker, type PickedPerson } from './EmployeePicker';

/** A person in a form; the value is the id. */
export function EmployeePickerField<V extends FieldValues = FieldValues>({
  chosen,
  departmentId,
  superiorOf,
  ...rest
}: FieldProps<V> & { chosen?: PickedPerson | null; departmentId?: string; superiorOf?: string | undefined }) {
  return (
    <FormField<V> {...rest} choice>
      {({ value, onChange, onBlur }, invalid) => (
        <EmployeePicker
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          invalid={invalid}
          superiorOf={superiorOf}
          {...(chosen !== undefined && { chosen })}
          {...(departmentId !== undefined && { departmentId })}
        />
      )}
    </FormField>
  );
}

/** A department in a form; the value is the id. */
export function DepartmentPickerField<V extends FieldValues = FieldValues>({
  placeholder,
  ...props
}: FieldProps<V> & { placeholder?: string }) {
  return (
    <FormField<V> {...props} choice>
      {({ value, onChange }, invalid) => (
        <DepartmentPicker
          value={value ? [value] : []}
          onChange={(ids) => onChange(ids[0] ?? '')}
          label={props.label}
          invalid={invalid}
          disabled={props.disabled ?? false}
          {...(placeholder !== undefined && { placeholder })}
        />
      )}
    </FormField>
  );
}
