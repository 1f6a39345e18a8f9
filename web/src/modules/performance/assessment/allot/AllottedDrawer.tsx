import { Input, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../../i18n/useT';
import { List } from '../../../../theme/parts/List';
import { Tabs } from '../../../../theme/parts/Tabs';
import { EmptyState } from '../../../../ui/EmptyState';
import { Pager } from '../../../../ui/list/Pager';
import { ReadDrawer } from '../../../../ui/ReadDrawer';
import { useAllottedTargetsQuery } from './allot.gen';
import { AllottedLine } from './AllottedLine';

const SIZE = 10;
type Whose = 'person' | 'all';

/** What was allotted before and to whom: of the person whose form is open, or of everybody the reader decides for. */
export function AllottedDrawer({
  planId,
  employeeId,
  onClose,
}: {
  planId: string;
  employeeId: string;
  onClose: () => void;
}) {
  const t = useT();
  const [whose, setWhose] = useState<Whose>('all');
  const [keyword, setKeyword] = useState('');
  const [asked, setAsked] = useState({ keyword: '', pageNo: 1 });
  const page = { pageNo: asked.pageNo, pageSize: SIZE };
  const filter = {
    ...(whose === 'person' && { employeeId }),
    ...(asked.keyword && { keyword: asked.keyword }),
  };
  const query = useAllottedTargetsQuery({ variables: { planId, filter, page }, fetchPolicy: 'cache-and-network' });
  const list = (query.data ?? query.previousData)?.allottedTargets;
  const search = () => setAsked({ keyword: keyword.trim(), pageNo: 1 });
  return (
    <ReadDrawer title={t('performance.allot.history')} onClose={onClose}>
      <Stack gap="3">
        <Tabs.Root
          value={whose}
          onValueChange={({ value }) => {
            setWhose(value === 'person' ? 'person' : 'all');
            setAsked({ ...asked, pageNo: 1 });
          }}
          colorPalette="brand"
        >
          <Tabs.List>
            <Tabs.Trigger value="all">{t('performance.allot.all')}</Tabs.Trigger>
            <Tabs.Trigger value="person">{t('performance.allot.person')}</Tabs.Trigger>
          </Tabs.List>
        </Tabs.Root>
        <Input
          aria-label={t('performance.allot.keyword')}
          placeholder={t('performance.allot.keyword')}
          maxW="280px"
          value={keyword}
          onChange={(e) => setKeyword(e.target.value)}
          onBlur={search}
          onKeyDown={(e) => e.key === 'Enter' && search()}
        />
        {!list && query.error ? (
          <EmptyState kind="failed" onRetry={() => void query.refetch()} />
        ) : list?.total === 0 ? (
          <EmptyState
            compact
            kind={asked.keyword ? 'filtered' : 'empty'}
            title={asked.keyword ? undefined : t('performance.allot.none')}
          />
        ) : (
          list && (
            <>
              <List.Root listStyleType="none" gap="0">
                {list.items.map((target) => (
                  <AllottedLine key={target.id} target={target} />
                ))}
              </List.Root>
              <Pager
                page={page}
                busy={query.loading}
                total={list.total}
                onPage={(pageNo) => setAsked({ ...asked, pageNo })}
              />
            </>
          )
        )}
      </Stack>
    </ReadDrawer>
  );
}
