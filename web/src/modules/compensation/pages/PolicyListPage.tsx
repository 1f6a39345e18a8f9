import { Button } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { ListPage } from '../../../ui/list/ListPage';
import { type Policy, type PolicyFilter, usePolicies } from '../policy/usePolicies';
import { usePolicyColumns } from '../policy/usePolicyColumns';

/** What people of each rank shall be paid: the policies of the company. */
export default function PolicyListPage() {
  const t = useT();
  const list = usePolicies();
  const create = (
    <Can do="edit">
      <Button asChild variant="solid">
        <Link to="/payment/policy/new">
          <PlusIcon />
          {t('compensation.policy.new')}
        </Link>
      </Button>
    </Can>
  );
  return (
    <ListPage<Policy, PolicyFilter>
      title={t('compensation.title.policies')}
      purpose={t('compensation.policy.purpose')}
      tableId="compensation.policies"
      list={list}
      columns={usePolicyColumns(list)}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      cards
      filters={[{ kind: 'text', name: 'keyword', label: t('compensation.policy.keyword') }]}
      actions={create}
      empty={{ title: t('compensation.policy.empty'), hint: t('compensation.policy.empty.hint'), action: create }}
    />
  );
}
