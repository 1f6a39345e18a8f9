import { Stack } from '@chakra-ui/react';
import { useT } from '../../../i18n/useT';
import { FormGrid } from '../../../ui/form/FormGrid';
import { SectionCard } from '../../../ui/Panel';
import { OwnFieldInput } from '../custom/OwnFieldInput';
import { useCustomFields } from '../custom/useCustomFields';
import { useFieldLayout } from '../fields/useFieldLayout';
import { newEmployeeSections } from '../sections';
import { isUnique, type useAddEmployee } from '../useAddEmployee';
import { SectionFieldInput } from './SectionFieldInput';

/** What is asked about a new employee. */
export function AddEmployeeFields({ checkFree }: Pick<ReturnType<typeof useAddEmployee>, 'checkFree'>) {
  const t = useT();
  const arrangement = useFieldLayout();
  const added = useCustomFields();
  return (
    <Stack gap="4">
      {newEmployeeSections(arrangement, added).map(({ title, fields, own }) => (
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
            {own.map((field) => (
              <OwnFieldInput key={field.id} field={field} />
            ))}
          </FormGrid>
        </SectionCard>
      ))}
    </Stack>
  );
}
