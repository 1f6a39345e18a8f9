import { Box, Flex, Link, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateRange } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import { EmptyState } from '../../ui/EmptyState';
import { SectionCard } from '../../ui/Panel';
import { FoldedCard } from '../../ui/FoldedCard';
import { AppraisalResult } from './AppraisalResult';
import { pathOfAppraisal } from './pathOfAppraisal';
import { type AppraisalInShortFragment, usePersonAppraisalsQuery } from './person.gen';

/** The appraisals of all years with their results, as far as the reader may see them. */
export function PersonAppraisals({ id }: { id: string }) {
  const t = useT();
  const { data, loading, refetch } = usePersonAppraisalsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const rows = data?.personAppraisals;
  const title = t('employee.section.appraisals');
  if (rows?.length === 0) return <FoldedCard id="appraisals" title={title} text={t('employee.appraisals.none')} />;
  return (
    <SectionCard id="appraisals" title={title}>
      {!rows && !loading && <EmptyState kind="failed" compact onRetry={() => void refetch()} />}
      <Box as="ul" listStyleType="none">
        {rows?.map((one) => one.plan && <Row key={one.id} appraisal={one} plan={one.plan} employeeId={id} />)}
      </Box>
    </SectionCard>
  );
}

interface RowProps {
  appraisal: AppraisalInShortFragment;
  plan: { name: string };
  employeeId: string;
}

function Row({ appraisal, plan, employeeId }: RowProps) {
  const { periodFrom, periodTo } = appraisal;
  return (
    <Flex as="li" gap="4" py="2.5" align="center" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Box flex="1" minW="0">
        <Link asChild fontWeight="medium" overflowWrap="anywhere">
          <RouterLink to={pathOfAppraisal(appraisal, employeeId)}>{plan.name}</RouterLink>
        </Link>
        <Text color="fg.muted" textStyle="xs" fontVariantNumeric="tabular-nums">
          {formatDateRange(periodFrom, periodTo)}
        </Text>
      </Box>
      <Box textAlign="end" flexShrink={0}>
        <AppraisalResult appraisal={appraisal} />
      </Box>
    </Flex>
  );
}
