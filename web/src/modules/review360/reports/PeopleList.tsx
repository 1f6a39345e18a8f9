import { Button, Text } from '@chakra-ui/react';
import { BellRingIcon, DownloadIcon, UploadIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { downloadFile } from '../../../session/files';
import { act } from '../../../shared/save/outcome';
import { TableImportDialog } from '../../../shared/tableImport/TableImportDialog';
import { confirm } from '../../../ui/confirm';
import { DropMenu } from '../../../ui/DropMenu';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { ListPage } from '../../../ui/list/ListPage';
import { useListState } from '../../../ui/list/useListState';
import { randomId } from '../../../ui/randomId';
import { toast } from '../../../ui/toast';
import {
  type Review360PlanCardFragment,
  useExportReview360RatersMutation,
  useExportReview360TeamMutation,
  useRemindReview360RatersMutation,
  useReview360PeopleQuery,
} from '../review360.gen';
import { type PersonRow, usePersonColumns } from './personColumns';

const defaults = { keyword: '', assessmentPlanCode: '' };

/** Everybody evaluated in a plan, as far as the reader may know. */
export function PeopleList({ plan, head }: { plan: Review360PlanCardFragment; head: ReactNode }) {
  const t = useT();
  const state = useListState(defaults);
  const query = useReview360PeopleQuery({
    variables: { planId: plan.id, keyword: state.filter.keyword.trim() || null, page: state.page },
    ...LIST_QUERY,
  });
  const list = { ...state, ...listRows(query, (data) => data.review360People) };
  const columns = usePersonColumns(plan);
  const [importing, setImporting] = useState(false);
  const actions = usePlanActions(plan);
  return (
    <>
      <ListPage<PersonRow, typeof defaults>
        title={t('review360.title.recordView')}
        purpose={t('review360.people.purpose')}
        tableId="review360.people"
        list={list}
        columns={columns}
        rowKey={({ employeeId }) => employeeId}
        rowName={({ employee }) => localName(employee)}
        filters={[{ kind: 'text', name: 'keyword', label: t('review360.keyword') }]}
        empty={{ title: t('review360.people.none') }}
        actions={
          <>
            {plan.closed && (
              <Can do="export">
                <Button onClick={() => void actions.exportTeam()}>
                  <DownloadIcon />
                  {t('ui.export')}
                </Button>
              </Can>
            )}
            {plan.hr && (
              <Can do="edit">
                <>
                  <DropMenu
                    trigger={
                      <Button>
                        <UploadIcon />
                        {t('review360.file')}
                      </Button>
                    }
                    entries={[
                      {
                        id: 'download',
                        label: t('review360.file.download'),
                        onSelect: () => void actions.exportRaters(),
                      },
                      { id: 'upload', label: t('review360.file.upload'), onSelect: () => setImporting(true) },
                    ]}
                  />
                  {plan.status === 'SCORING' && (
                    <Button variant="solid" onClick={() => void actions.remind()}>
                      <BellRingIcon />
                      {t('review360.remind')}
                    </Button>
                  )}
                </>
              </Can>
            )}
          </>
        }
      >
        {head}
      </ListPage>
      {importing && (
        <TableImportDialog
          title={t('review360.file.upload')}
          intro={<Text>{t('review360.file.intro')}</Text>}
          operation="import360inviterecord"
          planId={plan.id}
          onTaken={list.refetch}
          onClose={() => setImporting(false)}
        />
      )}
    </>
  );
}

function usePlanActions({ id: planId, planName }: Review360PlanCardFragment) {
  const t = useT();
  const [exportTeam] = useExportReview360TeamMutation();
  const [exportRaters] = useExportReview360RatersMutation();
  const [remind] = useRemindReview360RatersMutation();
  const variables = { input: { planId } };
  return {
    exportTeam: () =>
      act(async () => {
        const answer = (await exportTeam({ variables })).data?.exportReview360Team;
        if (answer?.file) await downloadFile(answer.file);
        return answer;
      }),
    exportRaters: () =>
      act(async () => {
        const answer = (await exportRaters({ variables })).data?.exportReview360Raters;
        if (answer?.file) await downloadFile(answer.file);
        return answer;
      }),
    remind: async () => {
      const yes = await confirm({
        title: t('review360.remind.title'),
        body: t('review360.remind.body', { plan: planName }),
        action: t('review360.remind'),
      });
      if (!yes) return;
      await act(async () => {
        const input = { planId, clientMutationId: randomId() };
        const answer = (await remind({ variables: { input } })).data?.remindReview360Raters;
        if (answer?.count != null) toast.success(t('review360.remind.done', { count: answer.count }));
        return answer;
      });
    },
  };
}
