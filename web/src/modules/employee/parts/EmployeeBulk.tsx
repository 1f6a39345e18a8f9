import { Button } from '@chakra-ui/react';
import { DownloadIcon, EllipsisIcon, MailPlusIcon } from 'lucide-react';
import { useT } from '../../../i18n/useT';
import { DropMenu, type MenuEntry } from '../../../ui/DropMenu';
import { IconAction } from '../../../ui/IconAction';
import { useAccountActions } from '../useAccountActions';

interface Props {
  ids: readonly string[];
  clear: () => void;
  nameOf: (id: string) => string;
  may: { invite: boolean; export: boolean; accounts: boolean };
  onInvite: (ids: readonly string[]) => void;
  onExport: (ids: readonly string[]) => void;
  /** Accounts were changed. */
  onDone: () => void;
}

/** What can be done with the selected people. */
export function EmployeeBulk({ ids, clear, nameOf, may, onInvite, onExport, onDone }: Props) {
  const t = useT();
  const change = useAccountActions(onDone);
  const account = (enabled: boolean): MenuEntry => ({
    id: enabled ? 'enable' : 'disable',
    label: t(enabled ? 'employee.accounts.enable' : 'employee.accounts.disable'),
    danger: !enabled,
    onSelect: () => void change(enabled, ids, nameOf, clear),
  });
  return (
    <>
      {may.invite && (
        <Button size="sm" onClick={() => onInvite(ids)}>
          <MailPlusIcon />
          {t('employee.invite')}
        </Button>
      )}
      {may.export && (
        <Button size="sm" onClick={() => onExport(ids)}>
          <DownloadIcon />
          {t('employee.exportSelected')}
        </Button>
      )}
      {may.accounts && (
        <DropMenu
          trigger={<IconAction size="sm" label={t('employee.accounts')} icon={<EllipsisIcon />} />}
          entries={[account(false), account(true)]}
        />
      )}
    </>
  );
}
