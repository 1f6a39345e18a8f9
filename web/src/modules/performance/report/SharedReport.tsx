import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatDateRange, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { failuresOf } from '../../../session/failures';
import { EmptyState } from '../../../ui/EmptyState';
import { Skeleton } from '../../../theme/parts/Skeleton';
import { useSharedWorkReportQuery } from './report.gen';
import { ReportTargets, ReportTexts } from './ReportParts';

/** A report as its link shows it, outside the shell; without a link, who can give one. */
export function SharedReport({ token }: { token: string | null }) {
  const t = useT();
  const { data, loading, error, refetch } = useSharedWorkReportQuery({
    variables: { token: token ?? '' },
    skip: token === null,
    fetchPolicy: 'network-only',
    context: { quiet: true },
  });
  const report = data?.sharedWorkReport;
  const refusal = error && failuresOf(error).find((one) => one.code === 'REJECTED');
  return (
    <Box maxW="860px" mx="auto" p={{ base: '4', md: '8' }}>
      <Heading as="h1" textStyle="xl">
        {t('performance.title.workReport')}
      </Heading>
      {token === null && (
        <EmptyState
          title={t('performance.report.noLink')}
          hint={t('performance.report.noLink.hint')}
          action={
            <Button asChild variant="solid">
              <Link to="/">{t('platform.share.signIn')}</Link>
            </Button>
          }
        />
      )}
      {loading && <Skeleton h="60" mt="4" />}
      {error &&
        (refusal ? (
          <EmptyState title={t('performance.report.linkOver')} hint={refusal.message ?? undefined} />
        ) : (
          <EmptyState kind="failed" onRetry={() => void refetch()} />
        ))}
      {report && (
        <Stack gap="4" mt="1">
          <Text color="fg.muted">
            {t('performance.report.of', {
              name: localName(report.department ?? report.person),
              period: report.period ?? 'WEEK',
              range: formatDateRange(report.from, report.to),
            })}
          </Text>
          <ReportTargets {...report} />
          <ReportTexts report={report} />
        </Stack>
      )}
    </Box>
  );
}
