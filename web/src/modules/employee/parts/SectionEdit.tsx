import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { FormProvider } from 'react-hook-form';
import { orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { List } from '../../../theme/parts/List';
import { FormErrors } from '../../../ui/form/FormErrors';
import { TextField } from '../../../ui/form/fields';
import { FormGrid } from '../../../ui/form/FormGrid';
import { UnsavedGuard } from '../../../ui/guard/UnsavedGuard';
import { OwnFieldInput } from '../custom/OwnFieldInput';
import { valuesOf } from '../custom/ownValues';
import type { Profile, Section } from '../sections';
import { isOpen, REASON, type SectionForm } from '../sectionValues';
import { useSectionEdit } from '../useSectionEdit';
import { SectionFieldInput } from './SectionFieldInput';

/** A section being edited in place. */
export function SectionEdit({
  section,
  profile,
  onClose,
}: {
  section: Section;
  profile: Profile;
  onClose: () => void;
}) {
  const t = useT();
  const { form, submit, conflict, base } = useSectionEdit(section, profile, onClose);
  const { isDirty, isSubmitting } = form.formState;
  // What goes with a date is changed by a personnel change; here somebody puts right what was wrong all along.
  const corrects = section.id === 'work';
  return (
    <form noValidate onSubmit={(e) => void submit(e)}>
      <UnsavedGuard dirty={isDirty && !isSubmitting} />
      {conflict && (
        <Box
          role="alert"
          bg="bg.warning"
          borderWidth="1px"
          borderColor="border.warning"
          rounded="md"
          px="4"
          py="3"
          mb="4"
        >
          <Text fontWeight="medium">{t('employee.conflict.title')}</Text>
          {conflict.length === 0 ? (
            <Text>{t('employee.conflict.elsewhere')}</Text>
          ) : (
            <List.Root ps="4">
              {conflict.map(({ field, before, after }) => (
                <List.Item key={field.input}>
                  {t('employee.conflict.change', {
                    field: t(field.label),
                    before: orDash(before),
                    after: orDash(after),
                  })}
                </List.Item>
              ))}
            </List.Root>
          )}
          <Text mt="1">{t('employee.conflict.again')}</Text>
        </Box>
      )}
      <FormProvider {...form}>
        <FormErrors form={form} general />
        <FormGrid>
          {section.fields.map((field) => (
            <SectionFieldInput
              key={field.input}
              field={field}
              profile={base}
              disabled={field.kind !== 'since' && !isOpen(field, section, base)}
            />
          ))}
          {section.own.map((field) => (
            <OwnFieldInput
              key={field.id}
              field={field}
              held={valuesOf(base, field)}
              disabled={!base.editableGroups.includes(section.group)}
            />
          ))}
          <TextField<SectionForm>
            name={REASON}
            label={t('employee.correction.reason')}
            help={t(corrects ? 'employee.correction.work' : 'employee.correction.help')}
            required={corrects}
            maxLength={LIMITS.reason}
            wide
          />
        </FormGrid>
      </FormProvider>
      <HStack justify="flex-end" gap="2" mt="5">
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button type="submit" variant="solid" loading={isSubmitting}>
          {t('ui.save')}
        </Button>
      </HStack>
    </form>
  );
}
