import { reviewFormPath } from '@hengcai/shared/rules/review360/places';
import { useState } from 'react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { Link, useSearchParams } from 'react-router-dom';
import { formatDate } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { act, outcome } from '../../../shared/save/outcome';
import { LinkTabs } from '../../../ui/LinkTabs';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { ListPage } from '../../../ui/list/ListPage';
import { useListState } from '../../../ui/list/useListState';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import { TextDialog } from '../../../ui/TextDialog';
import {
  type Review360TaskRowFragment,
  useAcceptReview360InvitationMutation,
  useDeclineReview360InvitationMutation,
  useReview360FormsQuery,
  useReview360ReceivedQuery,
} from '../review360.gen';
import { ReviewStatus } from '../ReviewStatus';

type Task = Review360TaskRowFragment;
const TABS = ['received', 'submitted'] as const;
const defaults = { tabName: 'received' };

/** Invitations the reader received, and the forms that were submitted. */
export default function RecordPage() {
  const t = useT();
  const asked = useSearchParams()[0].get('tabName');
  const tab = TABS.find((one) => one === asked) ?? 'received';
  const list = useTasks(tab);
  const [declining, setDeclining] = useState<Task | null>(null);
  const [decline] = useDeclineReview360InvitationMutation();
  const columns = useTaskColumns(list.refetch, setDeclining);
  return (
    <>
      <ListPage
        title={t('review360.title.record')}
        purpose={t('review360.record.purpose')}
        tableId="review360.tasks"
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        empty={{ title: t(`review360.record.${tab}.none`) }}
      >
        <LinkTabs
          label={t('review360.title.record')}
          current={tab}
          tabs={TABS.map((name) => ({ name, label: t(`review360.record.${name}`) }))}
        />
      </ListPage>
      {declining && (
        <TextDialog
          question={{
            title: t('review360.decline.title', { name: declining.name }),
            body: t('review360.decline.body'),
            label: t('review360.reason'),
            action: t('review360.decline'),
            required: true,
            maxLength: LIMITS.reason,
            run: async (reason) => {
              const { id, version } = declining;
              const errors = await outcome(
                async () =>
                  (await decline({ variables: { input: { id, version, reason } } })).data?.declineReview360Invitation,
              );
              if (errors.length === 0) list.refetch();
              return errors;
            },
          }}
          onClose={() => setDeclining(null)}
        />
      )}
    </>
  );
}

function useTasks(tab: (typeof TABS)[number]) {
  const list = useListState(defaults);
  const received = useReview360ReceivedQuery({
    variables: { page: list.page },
    skip: tab !== 'received',
    ...LIST_QUERY,
  });
  const submitted = useReview360FormsQuery({
    variables: { submitted: true, page: list.page },
    skip: tab === 'received',
    ...LIST_QUERY,
  });
  return {
    ...list,
    ...(tab === 'received'
      ? listRows(received, (data) => data.review360Received)
      : listRows(submitted, (data) => data.review360Forms)),
  };
}

function useTaskColumns(refetch: () => void, onDecline: (task: Task) => void): Column<Task>[] {
  const t = useT();
  const label = useEnumLabel();
  const [accept] = useAcceptReview360InvitationMutation();
  const agree = async ({ id, version }: Task) => {
    const done = await act(
      async () => (await accept({ variables: { input: { id, version } } })).data?.acceptReview360Invitation,
      t('review360.accept.done'),
    );
    if (done) refetch();
  };
  return [
    {
      id: 'name',
      header: t('review360.subject'),
      width: 140,
      cell: (r) => <Link to={reviewFormPath(r)}>{r.name}</Link>,
    },
    { id: 'plan', header: t('review360.plan'), width: 200, maxWidth: 320, cell: (r) => r.planName },
    { id: 'relation', header: t('review360.relation'), width: 120, cell: (r) => label('ReviewRelation', r.relation) },
    { id: 'state', header: t('review360.state'), width: 120, cell: (r) => <ReviewStatus state={r.state} /> },
    { id: 'lastDay', header: t('review360.lastDay'), width: 120, cell: (r) => formatDate(r.lastDay) },
    {
      id: 'actions',
      header: t('ui.table.actions'),
      pin: 'end',
      width: 60,
      cell: (r) => (
        <RowActions
          actions={[
            { id: 'open', label: t(r.open ? 'review360.fill' : 'ui.view'), to: reviewFormPath(r) },
            ...(r.state === 'INVITED' || (r.state === 'DECLINED' && !r.closed)
              ? [{ id: 'accept', label: t('review360.accept'), onSelect: () => void agree(r) }]
              : []),
            ...((r.state === 'INVITED' || r.state === 'ACCEPTED' || r.state === 'DRAFT') && !r.closed
              ? [{ id: 'decline', label: t('review360.decline'), danger: true, onSelect: () => onDecline(r) }]
              : []),
          ]}
        />
      ),
    },
  ];
}
