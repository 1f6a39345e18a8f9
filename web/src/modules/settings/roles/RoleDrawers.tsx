import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useT } from '../../../i18n/useT';
import { markStale } from '../../../shared/save/known';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { CheckboxField, SelectField, TextField } from '../../../ui/form/fields';
import { randomId } from '../../../ui/randomId';
import { toast } from '../../../ui/toast';
import type { Role } from './roleModel';
import { useCreateRoleMutation, useRenameRoleMutation } from './roles.gen';

interface NewRole {
  name: string;
  copyOfId: string;
  readOnly: boolean;
}

/** A role of the company's own, empty or like another one. */
export function NewRoleDrawer({
  roles,
  from,
  onClose,
  onMade,
}: {
  roles: readonly Role[];
  from: Role | null;
  onClose: () => void;
  onMade: (id: string) => void;
}) {
  const t = useT();
  const form = useForm<NewRole>({
    mode: 'onTouched',
    defaultValues: { name: '', copyOfId: from?.id ?? '', readOnly: from?.readOnly ?? false },
  });
  const [create] = useCreateRoleMutation();
  const key = useRef(randomId());
  const made = useRef<string | null>(null);
  const save = ({ name, copyOfId, readOnly }: NewRole) =>
    outcome(async () => {
      const input = { name: name.trim(), copyOfId: copyOfId || null, readOnly, clientMutationId: key.current };
      const { data } = await create({ variables: { input }, update: (cache) => markStale(cache, 'roles') });
      // A refused one may be sent again with other words.
      if (!data?.createRole?.role) key.current = randomId();
      made.current = data?.createRole?.role?.id ?? null;
      return data?.createRole;
    });
  const close = () => {
    onClose();
    if (!made.current) return;
    toast.success(t('settings.role.made', { name: form.getValues('name').trim() }));
    onMade(made.current);
  };
  return (
    <FormDrawer
      open
      onClose={close}
      title={t(from ? 'settings.role.copy.title' : 'settings.role.new', { name: from?.name ?? '' })}
      description={t('settings.role.new.hint')}
      form={form}
      onSave={save}
      saveLabel={t('settings.role.make')}
    >
      <FormGrid columns={1}>
        <TextField<NewRole> name="name" label={t('settings.role.name')} required maxLength={LIMITS.roleName} />
        <SelectField<NewRole>
          name="copyOfId"
          label={t('settings.role.copyOf')}
          help={t('settings.role.copyOf.help')}
          options={roles.filter(({ type }) => type !== 'ADMIN').map(({ id, name }) => ({ value: id, label: name }))}
        />
        <CheckboxField<NewRole> name="readOnly" label={t('settings.role.readOnly.choice')} />
      </FormGrid>
    </FormDrawer>
  );
}

/** Another name for a role. */
export function RenameRoleDrawer({ role, onClose }: { role: Role; onClose: () => void }) {
  const t = useT();
  const form = useForm({ mode: 'onTouched', defaultValues: { name: role.name } });
  const [rename] = useRenameRoleMutation();
  const save = ({ name }: { name: string }) =>
    outcome(async () => {
      const input = { id: role.id, version: role.version, name: name.trim() };
      return (await rename({ variables: { input } })).data?.renameRole;
    });
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('settings.role.rename.title', { name: role.name })}
      form={form}
      onSave={save}
    >
      <FormGrid columns={1}>
        <TextField name="name" label={t('settings.role.name')} required maxLength={LIMITS.roleName} />
      </FormGrid>
    </FormDrawer>
  );
}
