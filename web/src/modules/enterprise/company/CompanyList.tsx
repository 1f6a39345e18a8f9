import { Button } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { SecretDialog } from '../../../shared/SecretDialog';
import { ListPage } from '../../../ui/list/ListPage';
import type { CompanyFullFragment } from './company.gen';
import { type CreatedCompany, CreateCompanyDrawer } from './CreateCompanyDrawer';
import { useCompanyColumns } from './useCompanyColumns';
import { type CompanyFilter, useCompanyList } from './useCompanyList';

/** All companies, and a new one with its first administrator. */
export function CompanyList() {
  const t = useT();
  const list = useCompanyList();
  const columns = useCompanyColumns();
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<CreatedCompany | null>(null);
  const create = (
    <Can do="edit">
      <Button variant="solid" onClick={() => setCreating(true)}>
        <PlusIcon />
        {t('enterprise.company.new')}
      </Button>
    </Can>
  );
  return (
    <>
      <ListPage<CompanyFullFragment, CompanyFilter>
        title={t('enterprise.company.list')}
        purpose={t('enterprise.company.purpose.platform')}
        tableId="enterprise.companies"
        list={list}
        columns={columns}
        rowKey={(r) => r.id}
        filters={[{ kind: 'text', name: 'keyword', label: t('enterprise.company.nameOrCode') }]}
        actions={create}
        empty={{ title: t('enterprise.company.empty'), hint: t('enterprise.company.empty.hint'), action: create }}
      />
      {creating && (
        <CreateCompanyDrawer
          onClose={() => setCreating(false)}
          onCreated={(made) => {
            setCreated(made);
            list.refetch();
          }}
        />
      )}
      {created && (
        <SecretDialog
          title={t('enterprise.company.created', { name: created.name })}
          hint={t('enterprise.company.created.hint', { code: created.code, account: created.account })}
          secret={created.password}
          action={t('enterprise.company.created.close')}
          onClose={() => setCreated(null)}
        />
      )}
    </>
  );
}
