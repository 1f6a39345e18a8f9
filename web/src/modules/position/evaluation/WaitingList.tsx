import { useT } from '../../../i18n/useT';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { ListPage } from '../../../ui/list/ListPage';
import { useListState } from '../../../ui/list/useListState';
import { localName } from '../../../i18n/format';
import { usePositionEvaluationListQuery } from './evaluation.gen';
import { useEvaluationColumns } from './EvaluationList';

const defaults = {};

/** The evaluations that wait for the reader: where the reminder leads. */
export function WaitingList() {
  const t = useT();
  const list = useListState(defaults);
  const query = usePositionEvaluationListQuery({
    variables: { filter: { waiting: true }, page: list.page },
    ...LIST_QUERY,
  });
  const columns = useEvaluationColumns().filter(({ id }) => !['mean', 'spread', 'grade'].includes(id));
  return (
    <ListPage
      title={t('position.evaluation.waiting')}
      purpose={t('position.evaluation.waiting.purpose')}
      tableId="position.evaluations.waiting"
      list={{ ...list, ...listRows(query, (data) => data.positionEvaluations) }}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ position }) => (position ? localName(position) : '')}
      empty={{ title: t('position.evaluation.waiting.none') }}
    />
  );
}
