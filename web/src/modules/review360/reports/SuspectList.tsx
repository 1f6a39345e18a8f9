import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { formatNumber, localName } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { Skeleton } from '../../../theme/parts/Skeleton';
import { DialogFrame } from '../../../ui/DialogFrame';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { ListPage } from '../../../ui/list/ListPage';
import { useListState } from '../../../ui/list/useListState';
import { usePageAccess } from '../../../ui/PageAccess';
import { Person } from '../../../ui/Person';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import {
  type Review360PlanCardFragment,
  type Review360SuspectsQuery,
  useReview360FlaggedFormsQuery,
  useReview360SubmittedFormQuery,
  useReview360SuspectsQuery,
} from '../review360.gen';

type Suspect = NonNullable<Review360SuspectsQuery['review360Suspects']>['items'][number];
const defaults = { tabName: '', assessmentPlanCode: '' };

/** People with forms that HR should look at. Flags change no score; a form is left out by revoking it, with a reason. */
export function SuspectList({ plan, head }: { plan: Review360PlanCardFragment; head: ReactNode }) {
  const t = useT();
  const label = useEnumLabel();
  const mayRead = !usePageAccess().hidden.has('review360.forms');
  const state = useListState(defaults);
  const query = useReview360SuspectsQuery({ variables: { planId: plan.id, page: state.page }, ...LIST_QUERY });
  const [open, setOpen] = useState<Suspect | null>(null);
  const columns: Column<Suspect>[] = [
    {
      id: 'name',
      header: t('review360.subject'),
      width: 160,
      cell: ({ employee }) => <Person person={{ name: localName(employee), number: employee?.number ?? null }} />,
    },
    { id: 'formCount', header: t('review360.formCount'), numeric: true, width: 110, cell: (r) => r.formCount },
    {
      id: 'flags',
      header: t('review360.flags'),
      width: 320,
      cell: (r) => r.flags.map((flag) => label('ReviewFlag', flag)).join(t('review360.comma')),
    },
    ...(mayRead
      ? [
          {
            id: 'actions',
            header: t('ui.table.actions'),
            pin: 'end' as const,
            width: 60,
            cell: (r: Suspect) => (
              <RowActions actions={[{ id: 'forms', label: t('review360.forms'), onSelect: () => setOpen(r) }]} />
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <ListPage
        title={t('review360.title.recordView')}
        purpose={t('review360.checks.purpose')}
        tableId="review360.checks"
        list={{ ...state, ...listRows(query, (data) => data.review360Suspects) }}
        columns={columns}
        rowKey={({ employeeId }) => employeeId}
        rowName={({ employee }) => localName(employee)}
        empty={{ title: t('review360.checks.none') }}
      >
        {head}
      </ListPage>
      {open && <FormsDialog planId={plan.id} suspect={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function FormsDialog({ planId, suspect, onClose }: { planId: string; suspect: Suspect; onClose: () => void }) {
  const t = useT();
  const label = useEnumLabel();
  const [shown, setShown] = useState<string | null>(null);
  const { data, loading } = useReview360FlaggedFormsQuery({
    variables: { planId, employeeId: suspect.employeeId },
    fetchPolicy: 'network-only',
  });
  return (
    <DialogFrame
      title={t('review360.forms.of', { name: localName(suspect.employee) })}
      size="lg"
      long
      onClose={onClose}
    >
      {loading && <Skeleton h="40" />}
      <Stack as="ul" gap="3" listStyleType="none">
        {(data?.review360FlaggedForms ?? []).map((form) => (
          <Box as="li" key={form.id} borderWidth="1px" rounded="md" p="3">
            <Flex justify="space-between" gap="3" wrap="wrap">
              <Text fontWeight="medium">
                {localName(form.writer)} · {label('ReviewRelation', form.relation)}
              </Text>
              <Text>{t('review360.form.facts', { score: formatNumber(form.score, 2), seconds: form.seconds })}</Text>
            </Flex>
            <Text color="fg.muted">
              {form.flags.length === 0
                ? t('review360.flags.none')
                : form.flags.map((flag) => label('ReviewFlag', flag)).join(t('review360.comma'))}
            </Text>
            {shown === form.id ? (
              <FormAnswers id={form.id} />
            ) : (
              <RowActions
                actions={[{ id: 'read', label: t('review360.form.read'), onSelect: () => setShown(form.id) }]}
              />
            )}
          </Box>
        ))}
      </Stack>
    </DialogFrame>
  );
}

/** What was answered in a form. */
function FormAnswers({ id }: { id: string }) {
  const { data } = useReview360SubmittedFormQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const form = data?.review360SubmittedForm;
  if (!form) return <Skeleton h="20" />;
  return (
    <Stack as="dl" gap="2" mt="2">
      {form.items.map((item) => {
        const answer = form.answers.find(({ itemId }) => itemId === item.id);
        return (
          <Box key={item.id}>
            <Text as="dt" color="fg.subtle" textStyle="xs">
              {item.name}
            </Text>
            <Text as="dd" overflowWrap="anywhere">
              {item.options.find((option) => option.id === answer?.optionId)?.content ?? answer?.text ?? '-'}
            </Text>
          </Box>
        );
      })}
    </Stack>
  );
}
