import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../../i18n/useT';
import { DepartmentPicker } from '../../../../shared/pickers/DepartmentPicker';
import { DialogFrame } from '../../../../ui/DialogFrame';
import type { UserError } from '../../../../ui/form/userErrors';

/** Everybody of the chosen departments joins. */
export function JoinDepartmentsDialog({
  join,
  onClose,
}: {
  join: (ids: string[]) => Promise<readonly UserError[]>;
  onClose: () => void;
}) {
  const t = useT();
  const [ids, setIds] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const send = async () => {
    setBusy(true);
    const errors = await join(ids);
    setBusy(false);
    if (errors.length === 0) onClose();
    else setWrong(errors.map(({ message }) => message).join('\n'));
  };
  return (
    <DialogFrame
      title={t('performance.scope.departments')}
      size="md"
      keepsInput
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button variant="solid" loading={busy} disabled={ids.length === 0} onClick={() => void send()}>
            {t('performance.scope.departments.action')}
          </Button>
        </>
      }
    >
      <Text color="fg.muted">{t('performance.scope.departments.hint')}</Text>
      <DepartmentPicker multiple value={ids} onChange={setIds} label={t('performance.plan.scope.departments')} />
      {wrong && (
        <Text role="alert" color="fg.error">
          {wrong}
        </Text>
      )}
    </DialogFrame>
  );
}
