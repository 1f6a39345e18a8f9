import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatDate, formatDateTime, localName } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useT } from '../../../i18n/useT';
import { whyOf } from '../../../shared/approval/whyOf';
import { ListPage } from '../../../ui/list/ListPage';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { TextDialog } from '../../../ui/TextDialog';
import type { Column } from '../../../ui/table/columns';
import { RowActions, type RowAction } from '../../../ui/table/RowActions';
import { ChangeSummary } from '../changes/ChangeSummary';
import { ChangeTabs } from '../changes/ChangeTabs';
import { PersonLink } from '../parts/PersonLink';
import { type ChangeProposalStatus, useChangeProposalListQuery } from './changeProposals.gen';
import { ProposalCard } from './ProposalCard';
import { ProposalStatus } from './ProposalStatus';
import { type ChangeProposal, kindOf, startOf } from './proposedKinds';
import { useEndProposal } from './useChangeProposals';

const FileChangeDrawer = lazy(() =>
  import('../changes/FileChangeDrawer').then((m) => ({ default: m.FileChangeDrawer })),
);
const defaults = { status: [] as string[] };

function useProposalList() {
  const state = useListState(defaults);
  const { status } = state.filter;
  const query = useChangeProposalListQuery({
    variables: { statuses: status.length > 0 ? (status as ChangeProposalStatus[]) : null, page: state.page },
    ...LIST_QUERY,
    context: { quiet: true },
  });
  return { ...state, ...listRows(query, (data) => data.changeProposals) };
}

/** What managers propose: checked, completed and filed, or refused with a reason. */
export function ChangeProposalTab() {
  const t = useT();
  const label = useEnumLabel();
  const options = useEnumOptions();
  const list = useProposalList();
  const { refuse, question, answered } = useEndProposal();
  // What is filed stands in the address, so that a person's page leads straight to it.
  const [params, setParams] = useSearchParams();
  const chosen = list.rows.find(({ id, decidable }) => decidable && id === params.get('proposal'));
  const kind = chosen && kindOf(chosen);
  const open = (id: string | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (id === null) next.delete('proposal');
        else next.set('proposal', id);
        return next;
      },
      { replace: true },
    );
  const actionsOf = (proposal: ChangeProposal): RowAction[] =>
    proposal.decidable
      ? [
          ...(kindOf(proposal)
            ? [{ id: 'file', label: t('employee.proposed.file'), onSelect: () => open(proposal.id) }]
            : []),
          { id: 'refuse', label: t('employee.proposed.refuse'), danger: true, onSelect: () => refuse(proposal) },
        ]
      : [];
  const columns = useMemo(
    (): Column<ChangeProposal>[] => [
      {
        id: 'name',
        header: t('employee.name'),
        width: 150,
        maxWidth: 240,
        cell: ({ employee }) => <PersonLink person={employee} />,
      },
      { id: 'type', header: t('employee.change.type'), cell: (one) => label('PersonnelChangeType', one.type) },
      { id: 'status', header: t('employee.status'), cell: (one) => <ProposalStatus status={one.status} /> },
      {
        id: 'effectiveDate',
        header: t('employee.change.effectiveDate'),
        cell: (one) => formatDate(one.effectiveDate),
      },
      {
        id: 'what',
        header: t('employee.change.what'),
        width: 280,
        maxWidth: 420,
        wide: true,
        cell: (one) => <ChangeSummary change={one} />,
      },
      { id: 'reason', header: t('employee.change.reason'), maxWidth: 220, cell: whyOf },
      { id: 'proposedBy', header: t('employee.proposed.manager'), cell: (one) => one.proposedBy },
      {
        id: 'proposedAt',
        header: t('employee.proposed.at'),
        hidden: true,
        cell: (one) => formatDateTime(one.proposedAt),
      },
    ],
    [t, label],
  );
  return (
    <>
      <ListPage
        title={t('employee.title.personnelChanges')}
        purpose={t('employee.proposed.purpose')}
        tableId="employee.changeProposals"
        list={list}
        columns={[
          ...columns,
          {
            id: 'actions',
            header: t('ui.table.actions'),
            pin: 'end',
            cell: (one) => <RowActions actions={actionsOf(one)} />,
          },
        ]}
        rowKey={({ id }) => id}
        rowName={({ employee }) => localName(employee)}
        filters={[
          { kind: 'multi', name: 'status', label: t('employee.status'), options: options('ChangeProposalStatus') },
        ]}
        card={(one) => <ProposalCard proposal={one} actions={actionsOf(one)} />}
        empty={{ title: t('employee.proposed.empty'), hint: t('employee.proposed.empty.hint') }}
      >
        <ChangeTabs current="proposals" />
      </ListPage>
      <Suspense>
        {chosen && kind && (
          <FileChangeDrawer
            key={chosen.id}
            kind={kind}
            employeeId={chosen.employee?.id ?? ''}
            start={startOf(chosen)}
            proposal={chosen}
            onClose={() => open(null)}
          />
        )}
      </Suspense>
      {question && <TextDialog question={question} onClose={answered} />}
    </>
  );
}
