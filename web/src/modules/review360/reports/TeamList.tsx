import type { ReactNode } from 'react';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { ListPage } from '../../../ui/list/ListPage';
import { useListState } from '../../../ui/list/useListState';
import { type Review360PlanCardFragment, useReview360TeamQuery } from '../review360.gen';
import { usePersonColumns } from './personColumns';

const defaults = { tabName: '', assessmentPlanCode: '' };

/** The people who report to the reader. */
export function TeamList({ plan, head }: { plan: Review360PlanCardFragment; head: ReactNode }) {
  const t = useT();
  const state = useListState(defaults);
  const query = useReview360TeamQuery({ variables: { planId: plan.id, page: state.page }, ...LIST_QUERY });
  return (
    <ListPage
      title={t('review360.title.recordView')}
      purpose={t('review360.people.purpose')}
      tableId="review360.team"
      list={{ ...state, ...listRows(query, (data) => data.review360Team) }}
      columns={usePersonColumns(plan)}
      rowKey={({ employeeId }) => employeeId}
      rowName={({ employee }) => localName(employee)}
      empty={{ title: t('review360.team.none') }}
    >
      {head}
    </ListPage>
  );
}
