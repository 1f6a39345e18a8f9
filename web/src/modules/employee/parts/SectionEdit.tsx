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
import { asProposed } from '../proposals/proposable';
import { useProposeEdit } from '../proposals/useProposeEdit';
import type { Profile, Section } from '../sections';
import { isOpen, REASON, type SectionForm } from '../sectionValues';
import { useSectionEdit } from '../useSectionEdit';
import { SectionFieldInput } from './SectionFieldInput';

interface Props {
  section: Section;
  profile: Profile;
  onClose: () => void;
}

/** A section being edited in place. */
export function SectionEdit({ section, profile, onClose }: Props) {
  const edit = useSectionEdit(section, profile, onClose);
  return <SectionEditForm section={section} onClose={onClose} edit={edit} />;
}

/** A section of the own record, filled in as a proposal to those who may edit it. */
export function SectionProposal({ section, profile, onClose }: Props) {
  const edit = useProposeEdit(section, asProposed(section, profile), onClose);
  return <SectionEditForm section={section} onClose={onClose} edit={edit} proposes />;
}

function SectionEditForm({
  section,
  onClose,
  edit: { form, submit, conflict, base },
  proposes = false,
}: Pick<Props, 'section' | 'onClose'> & {
  edit: ReturnType<typeof useSectionEdit>;
  /** Whether it is proposed and not saved. */
  proposes?: boolean;
}) {
  const t = useT();
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
            label={t(proposes ? 'employee.proposal.note' : 'employee.correction.reason')}
            help={t(
              proposes
                ? 'employee.proposal.note.help'
                : corrects
                  ? 'employee.correction.work'
                  : 'employee.correction.help',
            )}
            required={corrects}
            maxLength={LIMITS.reason}
            wide
          />
        </FormGrid>
      </FormProvider>
      <HStack justify="flex-end" gap="2" mt="5">
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button type="submit" variant="solid" loading={isSubmitting}>
          {t(proposes ? 'employee.proposal.send' : 'ui.save')}
        </Button>
      </HStack>
    </form>
  );
}
