import { Box } from '@chakra-ui/react';
import { useT } from '../../../i18n/useT';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { ListPage } from '../../../ui/list/ListPage';
import { useListState } from '../../../ui/list/useListState';
import { OwnPointsFacts } from '../points/OwnPointsFacts';
import { useOwnPointEntriesQuery } from '../points/points.gen';
import { type Entry, useEntryColumns } from '../points/useEntryColumns';

const NO_FILTER = {};

/** The reader's own points: how many, what may be given, what lapses, and where they came from. */
export default function OwnPointsPage() {
  const t = useT();
  const columns = useEntryColumns();
  const list = useListState(NO_FILTER);
  const query = useOwnPointEntriesQuery({ variables: { page: list.page }, ...LIST_QUERY });
  return (
    <ListPage<Entry, typeof NO_FILTER>
      title={t('reward.title.own')}
      purpose={t('reward.own.purpose')}
      tableId="reward.ownEntries"
      list={{ ...list, ...listRows(query, (data) => data.ownPointEntries) }}
      columns={columns}
      rowKey={({ id }) => id}
      cards
      empty={{ title: t('reward.own.empty'), hint: t('reward.own.empty.hint') }}
    >
      <Box mb="3">
        <OwnPointsFacts />
      </Box>
    </ListPage>
  );
}
