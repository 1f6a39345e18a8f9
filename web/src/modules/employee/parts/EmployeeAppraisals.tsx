import { Box, Flex, Link, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateRange, formatNumber } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { SectionCard } from '../../../ui/Panel';
import { type EmployeeAppraisalsQuery, useEmployeeAppraisalsQuery } from '../employee.gen';
import { FoldedCard } from './FoldedCard';

type Appraisal = NonNullable<EmployeeAppraisalsQuery['personAppraisals']>[number];

const VIEWER: Readonly<Record<string, string>> = { MYSELF: 'myself', LEADER: 'leader', SETTER: 'setter' };

/** The form of an appraisal, seen as whoever the reader is in it. */
const appraisalPath = (employeeId: string, planId: string, viewer: string | null): string =>
  `/performance/examine/details?${new URLSearchParams({
    empId: employeeId,
    assessmentPlanCode: planId,
    viewerType: VIEWER[viewer ?? ''] ?? 'setter',
  }).toString()}`;

/** The appraisals of all years with their results, as far as the reader may see them. */
export function EmployeeAppraisals({ id }: { id: string }) {
  const t = useT();
  const { data, loading, refetch } = useEmployeeAppraisalsQuery({
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
  appraisal: Appraisal;
  plan: { id: string; name: string };
  employeeId: string;
}

function Row({ appraisal, plan, employeeId }: RowProps) {
  const t = useT();
  const label = useEnumLabel();
  const { periodFrom, periodTo, status, composedScore, levelName, viewer } = appraisal;
  return (
    <Flex as="li" gap="4" py="2.5" align="center" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Box flex="1" minW="0">
        <Link asChild fontWeight="medium" overflowWrap="anywhere">
          <RouterLink to={appraisalPath(employeeId, plan.id, viewer)}>{plan.name}</RouterLink>
        </Link>
        <Text color="fg.muted" textStyle="xs" fontVariantNumeric="tabular-nums">
          {formatDateRange(periodFrom, periodTo)}
        </Text>
      </Box>
      <Box textAlign="end" flexShrink={0}>
        {levelName || composedScore ? (
          <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
            {levelName}
            {levelName && composedScore && ' · '}
            {composedScore && t('employee.appraisals.score', { score: formatNumber(composedScore) })}
          </Text>
        ) : (
          <Text color="fg.muted">{t('employee.appraisals.noResult')}</Text>
        )}
        {status && (
          <Text color="fg.muted" textStyle="xs">
            {label('AssessmentPlanStatus', status)}
          </Text>
        )}
      </Box>
    </Flex>
  );
}
