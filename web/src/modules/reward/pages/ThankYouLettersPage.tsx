import { Button, Stack } from '@chakra-ui/react';
import { PenLineIcon } from 'lucide-react';
import { useState } from 'react';
import { localName } from '../../../i18n/format';
import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { Notice } from '../../../shared/Notice';
import { Skeleton } from '../../../theme/parts/Skeleton';
import { EmptyState } from '../../../ui/EmptyState';
import { FilterBar } from '../../../ui/list/FilterBar';
import { Pager } from '../../../ui/list/Pager';
import { PageHeader } from '../../../ui/PageHeader';
import { Panel } from '../../../ui/Panel';
import { LetterCard } from '../letters/LetterCard';
import { LetterDrawer } from '../letters/LetterDrawer';
import { type LetterFilter, useLetters } from '../letters/useLetters';
import { useRewardValueListQuery } from '../values/values.gen';

/** The wall of thank-you letters, and writing one. */
export default function ThankYouLettersPage() {
  const t = useT();
  const options = useEnumOptions();
  const [writing, setWriting] = useState(false);
  const list = useLetters();
  const { data } = useRewardValueListQuery();
  const write = (
    <Can do="edit">
      <Button variant="solid" onClick={() => setWriting(true)}>
        <PenLineIcon />
        {t('reward.letter.new')}
      </Button>
    </Can>
  );
  return (
    <>
      <PageHeader title={t('reward.title.letters')} purpose={t('reward.letters.purpose')} actions={write} />
      <Stack gap="3">
        <Panel>
          <FilterBar<LetterFilter>
            list={list}
            fields={[
              { kind: 'select', name: 'box', label: t('reward.letters.box'), options: options('ThankYouLetterBox') },
              {
                kind: 'select',
                name: 'valueId',
                label: t('reward.letter.value'),
                options: (data?.rewardValues ?? []).map((value) => ({ value: value.id, label: localName(value) })),
              },
            ]}
          />
        </Panel>
        {list.filter.letterId && (
          <Notice
            tone="success"
            action={
              <Button variant="plain" onClick={list.reset}>
                {t('reward.letters.all')}
              </Button>
            }
          >
            {t('reward.letters.one')}
          </Notice>
        )}
        {list.rows.map((letter) => (
          <LetterCard key={letter.id} letter={letter} />
        ))}
        {list.rows.length === 0 && (
          <Panel p="4">
            {list.loading ? (
              <Skeleton h="40" />
            ) : list.failed ? (
              <EmptyState kind="failed" onRetry={list.refetch} />
            ) : list.filtered ? (
              <EmptyState kind="filtered" onRetry={list.reset} />
            ) : (
              <EmptyState title={t('reward.letters.empty')} hint={t('reward.letters.empty.hint')} action={write} />
            )}
          </Panel>
        )}
        <Pager
          page={list.page}
          total={list.total}
          onPage={list.setPageNo}
          onSize={list.setPageSize}
          busy={list.loading}
        />
      </Stack>
      {writing && <LetterDrawer onClose={() => setWriting(false)} onSent={list.refetch} />}
    </>
  );
}
