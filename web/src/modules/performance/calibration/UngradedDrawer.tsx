import { Flex, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { List } from '../../../theme/parts/List';
import { EmptyState } from '../../../ui/EmptyState';
import { Pager } from '../../../ui/list/Pager';
import { Person } from '../../../ui/Person';
import { ReadDrawer } from '../../../ui/ReadDrawer';
import { useCalibrationUngradedQuery } from './calibration.gen';

const SIZE = 20;

/** Who has no result yet, and who has to score them. */
export function UngradedDrawer({ planId, onClose }: { planId: string; onClose: () => void }) {
  const t = useT();
  const [pageNo, setPageNo] = useState(1);
  const page = { pageNo, pageSize: SIZE };
  const query = useCalibrationUngradedQuery({ variables: { planId, page }, fetchPolicy: 'cache-and-network' });
  const list = (query.data ?? query.previousData)?.assessmentPlan?.ungraded;
  return (
    <ReadDrawer title={t('performance.calib.ungraded.title')} onClose={onClose}>
      {query.error && !list ? (
        <EmptyState kind="failed" onRetry={() => void query.refetch()} />
      ) : (
        list && (
          <>
            <List.Root listStyleType="none" gap="0">
              {list.items.map(({ id, employee, department, scorerRole, scorer }) => (
                <List.Item key={id} py="2" borderBottomWidth="1px">
                  <HStack gap="3" wrap="wrap">
                    {employee ? (
                      <Person person={{ name: localName(employee), number: employee.number }} />
                    ) : (
                      t('performance.manage.hidden')
                    )}
                    <Text as="span" color="fg.muted">
                      {localName(department)}
                    </Text>
                  </HStack>
                  <Flex mt="1" color="fg.muted" textStyle="sm">
                    {scorerRole === 'SELF'
                      ? t('performance.calib.ungraded.self')
                      : scorer
                        ? t('performance.calib.ungraded.boss', { name: localName(scorer), number: scorer.number })
                        : t('performance.calib.ungraded.hidden')}
                  </Flex>
                </List.Item>
              ))}
            </List.Root>
            <Pager page={page} busy={query.loading} total={list.total} onPage={setPageNo} />
          </>
        )
      )}
    </ReadDrawer>
  );
}
