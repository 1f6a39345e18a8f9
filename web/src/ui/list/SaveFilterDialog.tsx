import { Button, Field, Input } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { type FormEvent, useId, useState } from 'react';
import { useT } from '../../i18n/useT';
import { DialogFrame } from '../DialogFrame';
import { Select } from '../input/Select';
import { toast } from '../toast';
import type { ListMemory, SavedFilter } from './listMemory';

interface Props {
  query: string;
  /** The own filter that is in use, whose name is offered first. */
  name: string;
  filters: readonly SavedFilter[];
  roles: ListMemory['roles'];
  onSave: NonNullable<ListMemory['keep']>['filter'];
  onClose: () => void;
}

/** Gives the conditions of a list a name and, for whoever may share, a role that finds them as well. */
export default function SaveFilterDialog({ query, name: first, filters, roles, onSave, onClose }: Props) {
  const t = useT();
  const id = useId();
  const [name, setName] = useState(first);
  const [roleCode, setRoleCode] = useState(filters.find((one) => one.mine && one.name === first)?.role?.code ?? '');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const same = filters.some((one) => one.mine && one.name === name.trim());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setError(t('ui.saved.nameRequired'));
    setBusy(true);
    try {
      const [refusal] = await onSave({ name: name.trim(), query, roleCode: roleCode || null });
      if (refusal) return setError(refusal.message);
      toast.success(t('ui.saved.done', { name: name.trim() }));
      onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <DialogFrame
      title={t('ui.saved.save')}
      size="sm"
      onClose={onClose}
      keepsInput
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" variant="solid" loading={busy}>
            {t(same ? 'ui.saved.replace' : 'ui.save')}
          </Button>
        </>
      }
    >
      <Field.Root required invalid={error !== ''} ids={{ control: id }}>
        <Field.Label>
          {t('ui.saved.name')}
          <Field.RequiredIndicator />
        </Field.Label>
        <Input
          autoFocus
          value={name}
          maxLength={LIMITS.listFilterName}
          onChange={(e) => {
            setName(e.target.value);
            setError('');
          }}
        />
        {error && <Field.ErrorText>{error}</Field.ErrorText>}
        {same && !error && <Field.HelperText>{t('ui.saved.replaces')}</Field.HelperText>}
      </Field.Root>
      {roles.length > 0 && (
        <Field.Root>
          <Field.Label>{t('ui.saved.who')}</Field.Label>
          <Select
            label={t('ui.saved.who')}
            value={roleCode}
            onChange={setRoleCode}
            placeholder={t('ui.saved.onlyMe')}
            options={roles.map(({ code, name: label }) => ({ value: code, label }))}
          />
          <Field.HelperText>{t('ui.saved.who.hint')}</Field.HelperText>
        </Field.Root>
      )}
    </DialogFrame>
  );
}
