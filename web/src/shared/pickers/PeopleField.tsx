import { Box, Field, Wrap } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { localName } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import { Chip } from '../Chip';
import { type Among, EmployeePicker } from './EmployeePicker';

interface Named {
  id: string;
  name: string;
  number: string;
}

interface Props {
  name: string;
  label: string;
  help?: ReactNode;
  /** Names of the people already chosen. */
  known: readonly (Named | null)[];
  max?: number;
  disabled?: boolean;
  hideLabel?: boolean;
  required?: boolean;
  /** Who is offered; those whose records the reader may see, unless others are. */
  among?: Among;
}

/** Several people: each a tag, and a picker that adds one more. The value is the list of their ids. */
export function PeopleField({
  name,
  label,
  help,
  known,
  max = 5000,
  disabled = false,
  hideLabel = false,
  required = false,
  among,
}: Props) {
  const t = useT();
  const validate = (chosen: string[]) => !required || chosen.length > 0 || t('ui.form.requiredChoice', { label });
  const { field, fieldState } = useController({ name, rules: { validate } });
  const [picked, setPicked] = useState<readonly Named[]>([]);
  const ids = field.value as string[];
  const nameOf = (id: string) => [...picked, ...known].find((one) => one?.id === id);
  return (
    <Field.Root invalid={fieldState.invalid} required={required}>
      <Field.Label as="div" srOnly={hideLabel}>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {ids.length > 0 && (
        <Wrap gap="1.5" role="group" aria-label={label} maxH="160px" overflowY="auto" w="full">
          {ids.map((id) => {
            const person = nameOf(id);
            const text = person ? `${person.name} ${person.number}` : t('ui.picker.unknown');
            return (
              <Chip
                key={id}
                removeLabel={t('ui.picker.people.remove', { name: text })}
                onRemove={disabled ? undefined : () => field.onChange(ids.filter((one) => one !== id))}
              >
                {text}
              </Chip>
            );
          })}
        </Wrap>
      )}
      {!disabled && ids.length < max && (
        <Box w="full" maxW="320px">
          <EmployeePicker
            key={ids.length}
            label={label}
            value=""
            placeholder={t('ui.picker.people.add')}
            among={among}
            onBlur={field.onBlur}
            onChange={(id, person) => {
              if (!id || ids.includes(id)) return;
              if (person) setPicked([...picked, { id, name: localName(person), number: person.number }]);
              field.onChange([...ids, id]);
            }}
          />
        </Box>
      )}
      {fieldState.error?.message ? (
        <Field.ErrorText>{fieldState.error.message}</Field.ErrorText>
      ) : (
        help && <Field.HelperText>{help}</Field.HelperText>
      )}
    </Field.Root>
  );
}
