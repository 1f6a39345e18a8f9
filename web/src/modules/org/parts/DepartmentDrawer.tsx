import { LIMITS } from '@hengcai/shared/rules/limits';
import { addDays } from '@hengcai/shared/rules/dates';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { today } from '../../../i18n/zone';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { useCurrentUser } from '../../../session/currentUser';
import { DepartmentPickerField, EmployeePickerField } from '../../../shared/pickers/pickerFields';
import { DateField, TextField } from '../../../ui/form/fields';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { randomId } from '../../../ui/randomId';
import { useOrgDepartmentHeadQuery } from '../list/departments.gen';
import type { DepartmentActions } from '../list/useDepartmentActions';
import type { Department } from '../list/useDepartments';

interface Values {
  name: string;
  nameEn: string;
  code: string;
  parentId: string;
  headId: string;
  effectiveDate: string;
}

/** A new department below another, or the one that is changed. */
export type Drawn = { below: Department } | { change: Department };

/** Adds a department or changes one, from today or another day. */
export function DepartmentDrawer({
  drawn,
  actions,
  onClose,
  onMade,
}: {
  drawn: Drawn;
  actions: DepartmentActions;
  onClose: () => void;
  onMade: (id: string | null) => void;
}) {
  const t = useT();
  const changed = 'change' in drawn ? drawn.change : null;
  const { data, loading } = useOrgDepartmentHeadQuery({
    variables: { id: changed?.id ?? '' },
    skip: !changed?.hasHead,
    fetchPolicy: 'cache-and-network',
  });
  const head = data?.department?.head ?? null;
  // The form begins with what there is: it waits for the head.
  if (changed?.hasHead && loading && !data) return null;
  return (
    <Form
      drawn={drawn}
      head={head}
      actions={actions}
      onClose={onClose}
      onMade={onMade}
      title={changed ? t('org.change', { name: localName(changed) }) : t('org.new')}
    />
  );
}

type Head = { id: string; number: string; name: string; nameEn: string | null } | null;

function Form({
  drawn,
  head,
  actions,
  onClose,
  onMade,
  title,
}: {
  drawn: Drawn;
  head: Head;
  actions: DepartmentActions;
  onClose: () => void;
  onMade: (id: string | null) => void;
  title: string;
}) {
  const t = useT();
  const [key] = useState(randomId);
  const { backDatingDays: daysBack } = useCurrentUser().company;
  const changed = 'change' in drawn ? drawn.change : null;
  const isRoot = changed !== null && changed.parent === null;
  const form = useForm<Values>({
    defaultValues: {
      name: changed?.name ?? '',
      nameEn: changed?.nameEn ?? '',
      code: changed?.code ?? '',
      parentId: ('below' in drawn ? drawn.below.id : drawn.change.parent?.id) ?? '',
      headId: head?.id ?? '',
      effectiveDate: today(),
    },
  });
  const save = ({ name, nameEn, code, parentId, headId, effectiveDate }: Values) => {
    const common = { name: name.trim(), nameEn: nameEn.trim() || null, code: code.trim(), effectiveDate };
    if (changed === null)
      return actions.create({ ...common, parentId, headId: headId || null, clientMutationId: key }, onMade);
    const { dirtyFields } = form.formState;
    return actions.update({
      ...common,
      id: changed.id,
      version: changed.version,
      ...(!isRoot && { parentId }),
      // A head the reader may not see stays, unless another is chosen.
      ...(dirtyFields.headId && { headId: headId || null }),
    });
  };
  const withinDays = (value: string) =>
    value < addDays(today(), -daysBack) ? t('org.day.tooFarBack', { days: daysBack }) : null;
  return (
    <FormDrawer<Values>
      open
      onClose={onClose}
      title={title}
      form={form}
      onSave={save}
      saveLabel={changed ? t('ui.save') : t('org.create')}
    >
      <FormGrid columns={1}>
        <TextField<Values> name="name" label={t('org.name')} required maxLength={LIMITS.departmentName} />
        <TextField<Values> name="nameEn" label={t('org.nameEn')} maxLength={LIMITS.departmentName} />
        <TextField<Values>
          name="code"
          label={t('org.code')}
          required
          maxLength={LIMITS.code}
          {...(changed && { help: t('org.code.help') })}
        />
        {!isRoot && <DepartmentPickerField<Values> name="parentId" label={t('org.parent')} required />}
        <EmployeePickerField<Values> name="headId" label={t('org.head')} chosen={head} />
        <DateField<Values>
          name="effectiveDate"
          label={t('org.day')}
          required
          help={t('org.day.help', { days: daysBack })}
          check={withinDays}
        />
      </FormGrid>
    </FormDrawer>
  );
}
