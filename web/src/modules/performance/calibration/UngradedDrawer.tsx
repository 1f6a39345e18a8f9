import { Box, Flex, Heading, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { List } from '../../../theme/parts/List';
import { EmptyState } from '../../../ui/EmptyState';
import { Pager } from '../../../ui/list/Pager';
import { Person } from '../../../ui/Person';
import { ReadDrawer } from '../../../ui/ReadDrawer';
import { useCalibrationUngradedQuery, type CalibrationUngradedQuery } from './calibration.gen';
import { useNameOf } from './useNameOf';

const SIZE = 20;

/** Who has no result yet, and who has to score them; for HR before them the departments whose score is missing. */
export function UngradedDrawer({ planId, onClose }: { planId: string; onClose: () => void }) {
  const t = useT();
  const nameOf = useNameOf();
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
            {list.departmentTotal > 0 && (
              <Departments departments={list.departments} more={list.departmentTotal - list.departments.length} />
            )}
            <List.Root listStyleType="none" gap="0">
              {list.items.map(({ id, employee, department, scorerRole, scorer }) => (
                <List.Item key={id} py="2" borderBottomWidth="1px">
                  <HStack gap="3" wrap="wrap">
                    {employee ? (
                      <Person person={{ name: localName(employee), number: employee.number }} />
                    ) : (
                      nameOf(employee)
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

type Department = NonNullable<
  NonNullable<NonNullable<CalibrationUngradedQuery['assessmentPlan']>['ungraded']>['departments']
>[number];

/** The departments whose score the results of their people are without. */
function Departments({ departments, more }: { departments: readonly Department[]; more: number }) {
  const t = useT();
  return (
    <Box mb="4">
      <Heading as="h3" textStyle="md">
        {t('performance.calib.ungraded.departments.title')}
      </Heading>
      <Text color="fg.muted" textStyle="sm">
        {t('performance.calib.ungraded.departments.hint')}
      </Text>
      <List.Root listStyleType="none" gap="0" aria-label={t('performance.calib.ungraded.departments.title')}>
        {departments.map(({ id, department, scorer, scoredByHr }) => (
          <List.Item key={id} py="2" borderBottomWidth="1px">
            <Text>{localName(department)}</Text>
            <Text color="fg.muted" textStyle="sm">
              {scorer
                ? t('performance.calib.ungraded.boss', { name: localName(scorer), number: scorer.number })
                : t(scoredByHr ? 'performance.calib.ungraded.hr' : 'performance.calib.ungraded.hidden')}
            </Text>
          </List.Item>
        ))}
      </List.Root>
      {more > 0 && <Text textStyle="sm">{t('performance.calib.ungraded.departments.more', { count: more })}</Text>}
    </Box>
  );
}
