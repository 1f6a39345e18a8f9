import { Button } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, localName, orDash } from '../../../i18n/format';
import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { ListPage } from '../../../ui/list/ListPage';
import { useListState } from '../../../ui/list/useListState';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import { type EvaluationState, usePositionEvaluationListQuery } from './evaluation.gen';
import { EvaluationStatus, points, Spread } from './EvaluationFacts';
import { EvaluatorsDrawer } from './EvaluatorsDrawer';
import { CRITERIA, type Evaluation, evaluationPath, useEvaluationActions } from './useEvaluationActions';

const defaults = { keyword: '', state: '' };
type Filter = typeof defaults;

function useEvaluations() {
  const list = useListState(defaults);
  const { keyword, state } = list.filter;
  const query = usePositionEvaluationListQuery({
    variables: {
      filter: { keyword: keyword.trim() || null, state: (state || null) as EvaluationState | null },
      page: list.page,
    },
    ...LIST_QUERY,
  });
  return { ...list, ...listRows(query, (data) => data.positionEvaluations) };
}

/** The columns that everybody's list of evaluations has. */
export function useEvaluationColumns(): Column<Evaluation>[] {
  const t = useT();
  return [
    {
      id: 'position',
      header: t('position.evaluation.position'),
      width: 180,
      maxWidth: 280,
      cell: (r) => <Link to={evaluationPath(r.id)}>{r.position ? localName(r.position) : '-'}</Link>,
    },
    { id: 'code', header: t('position.code'), width: 110, cell: (r) => orDash(r.position?.code) },
    { id: 'state', header: t('position.state'), width: 110, cell: (r) => <EvaluationStatus state={r.state} /> },
    {
      id: 'submitted',
      header: t('position.evaluation.submitted'),
      numeric: true,
      width: 110,
      cell: (r) => t('ui.progress', { done: r.submittedCount, total: r.evaluatorCount }),
    },
    { id: 'mean', header: t('position.evaluation.mean'), numeric: true, width: 90, cell: (r) => points(r.mean) },
    {
      id: 'spread',
      header: t('position.evaluation.spread'),
      numeric: true,
      width: 150,
      cell: (r) => <Spread lowest={r.lowest} highest={r.highest} />,
    },
    { id: 'grade', header: t('position.grade'), width: 110, cell: (r) => localName(r.jobGrade) },
  ];
}

/** The evaluations of positions, and where a new one begins. */
export function EvaluationList() {
  const t = useT();
  const options = useEnumOptions();
  const list = useEvaluations();
  const actions = useEvaluationActions();
  const [adding, setAdding] = useState(false);
  const add = (
    <Can do="edit">
      <Button variant="solid" onClick={() => setAdding(true)}>
        <PlusIcon />
        {t('position.evaluation.new')}
      </Button>
    </Can>
  );
  const columns: Column<Evaluation>[] = [
    ...useEvaluationColumns(),
    {
      id: 'applied',
      header: t('position.evaluation.appliedFrom'),
      width: 120,
      cell: (r) => formatDate(r.appliedFrom),
    },
    { id: 'created', header: t('position.evaluation.created'), width: 120, cell: (r) => formatDate(r.createdAt) },
    {
      id: 'actions',
      header: t('ui.table.actions'),
      pin: 'end',
      width: 60,
      cell: (r) => (
        <RowActions
          actions={[
            { id: 'view', label: t('ui.view'), to: evaluationPath(r.id) },
            ...(r.manageable && r.state !== 'APPLIED'
              ? [
                  {
                    id: 'delete',
                    label: t('ui.delete'),
                    danger: true,
                    onSelect: () => void actions.remove(r).then((done) => done && list.refetch()),
                  },
                ]
              : []),
          ]}
        />
      ),
    },
  ];
  return (
    <>
      <ListPage<Evaluation, Filter>
        title={t('position.title.evaluate')}
        purpose={t('position.evaluation.purpose')}
        tableId="position.evaluations"
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ position }) => (position ? localName(position) : '')}
        filters={[
          { kind: 'text', name: 'keyword', label: t('position.keyword') },
          { kind: 'select', name: 'state', label: t('position.state'), options: options('EvaluationState') },
        ]}
        actions={
          <>
            <Button asChild>
              <Link to={CRITERIA}>{t('position.title.evaluateOptions')}</Link>
            </Button>
            {add}
          </>
        }
        empty={{ title: t('position.evaluation.empty'), hint: t('position.evaluation.empty.hint'), action: add }}
      />
      {adding && <EvaluatorsDrawer detail={null} onClose={() => setAdding(false)} />}
    </>
  );
}
