import { Stack } from '@chakra-ui/react';
import { useT } from '../../../i18n/useT';
import { FormGrid } from '../../../ui/form/FormGrid';
import { SectionCard } from '../../../ui/Panel';
import { newEmployeeCards } from '../sections';
import { isUnique, type useAddEmployee } from '../useAddEmployee';
import { SectionFieldInput } from './SectionFieldInput';

/** What is asked about a new employee. */
export function AddEmployeeFields({ checkFree }: Pick<ReturnType<typeof useAddEmployee>, 'checkFree'>) {
  const t = useT();
  return (
    <Stack gap="4">
      {newEmployeeCards.map(({ title, fields }) => (
        <SectionCard key={title} title={t(title)}>
          <FormGrid>
            {fields.map((field) => {
              const { input } = field;
              return (
                <SectionFieldInput
                  key={input}
                  field={field}
                  {...(isUnique(input) && { onLeave: (value: string) => void checkFree(input, value) })}
                />
              );
            })}
          </FormGrid>
        </SectionCard>
      ))}
    </Stack>
  );
}
