import { Stack, Text } from '@chakra-ui/react';
import { formatDateRange, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { SharedFrame } from '../../../shared/share/SharedFrame';
import { useSharedWorkReportQuery } from './report.gen';
import { ReportTargets, ReportTexts } from './ReportParts';

/** A report as its link shows it. */
export function SharedReport({ token }: { token: string | null }) {
  const t = useT();
  const query = useSharedWorkReportQuery({
    variables: { token: token ?? '' },
    skip: token === null,
    fetchPolicy: 'network-only',
    context: { quiet: true },
  });
  const report = query.data?.sharedWorkReport;
  return (
    <SharedFrame
      title={t('performance.title.workReport')}
      token={token}
      hint={t('performance.report.noLink.hint')}
      maxW="860px"
      query={query}
    >
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
    </SharedFrame>
  );
}
