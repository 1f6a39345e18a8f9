import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { usePageAccess } from '../../../ui/PageAccess';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import type { CompanyFullFragment } from './company.gen';
import { CompanyState } from './CompanyState';
import { useCloseCompany } from './useCloseCompany';

type Company = CompanyFullFragment;

export const COMPANY_PATH = '/enterprise_management/list';
const settingsPath = (id: string) => `${COMPANY_PATH}?${new URLSearchParams({ id }).toString()}`;

export function useCompanyColumns(): Column<Company>[] {
  const t = useT();
  const { edit } = usePageAccess();
  const setOpen = useCloseCompany();
  const actions: Column<Company> = {
    id: 'actions',
    header: t('ui.table.actions'),
    pin: 'end',
    width: 60,
    cell: (r) => (
      <RowActions
        actions={[
          { id: 'settings', label: t('enterprise.company.settings'), to: settingsPath(r.id) },
          r.enabled
            ? {
                id: 'close',
                label: t('enterprise.company.close'),
                danger: true,
                onSelect: () => void setOpen(r, false),
              }
            : { id: 'reopen', label: t('enterprise.company.reopen'), onSelect: () => void setOpen(r, true) },
        ]}
      />
    ),
  };
  return [
    {
      id: 'name',
      header: t('enterprise.company.name'),
      width: 220,
      maxWidth: 320,
      cell: (r) => <Link to={settingsPath(r.id)}>{r.name}</Link>,
    },
    { id: 'code', header: t('enterprise.company.code'), width: 140, cell: (r) => r.code },
    {
      id: 'state',
      header: t('enterprise.company.state'),
      width: 110,
      cell: (r) => <CompanyState enabled={r.enabled} />,
    },
    { id: 'timeZone', header: t('enterprise.company.timeZone'), width: 160, cell: (r) => r.timeZone },
    {
      id: 'createdAt',
      header: t('enterprise.company.createdAt'),
      width: 150,
      cell: (r) => formatDateTime(r.createdAt),
    },
    ...(edit ? [actions] : []),
  ];
}
