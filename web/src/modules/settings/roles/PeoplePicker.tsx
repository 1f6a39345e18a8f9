import { Flex, Stack } from '@chakra-ui/react';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Chip } from '../../../shared/Chip';
import { EmployeePicker, type PickedPerson } from '../../../shared/pickers/EmployeePicker';

/** Several people, found one by one. */
export function PeoplePicker({
  people,
  onChange,
  label,
  disabled = false,
}: {
  people: readonly PickedPerson[];
  onChange: (people: PickedPerson[]) => void;
  label: string;
  disabled?: boolean;
}) {
  const t = useT();
  return (
    <Stack gap="2">
      <EmployeePicker
        // Emptied for the next one after each choice.
        key={people.length}
        value=""
        label={label}
        placeholder={t('settings.people.find')}
        disabled={disabled}
        onChange={(id, person) => {
          if (person && !people.some((one) => one.id === id)) onChange([...people, person]);
        }}
      />
      <Flex gap="2" wrap="wrap">
        {people.map((person) => (
          <Chip
            key={person.id}
            removeLabel={t('settings.people.remove', { name: localName(person) })}
            onRemove={disabled ? undefined : () => onChange(people.filter(({ id }) => id !== person.id))}
          >
            {localName(person)} {person.number}
          </Chip>
        ))}
      </Flex>
    </Stack>
  );
}
