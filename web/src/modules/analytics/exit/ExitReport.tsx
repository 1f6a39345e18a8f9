import { Text } from '@chakra-ui/react';
import type { ExitDimension } from '@hengcai/shared/rules/analytics/exit-rate';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { Notice } from '../../../shared/Notice';
import { EmptyState } from '../../../ui/EmptyState';
import { Panel } from '../../../ui/Panel';
import { Resting } from '../../../ui/Resting';
import { Why } from '../people/Why';
import { ExitChart } from './ExitChart';
import { ExitFiguresRow } from './ExitFiguresRow';
import { ExitTable } from './ExitTable';
import type { ExitRow, useExitRates } from './useExitRates';

interface Props {
  dimension: ExitDimension;
  report: ReturnType<typeof useExitRates>;
  onLeavers: (row: ExitRow | null) => void;
  onExport: (() => void) | undefined;
}

/** Figures, picture and rows of a report, or why there are none. */
export function ExitReport({ dimension, report: { list, basis, issue, report, loading, refetch }, ...on }: Props) {
  const t = useT();
  const issueText = useIssueText();
  if (issue) return <Why title={issueText(issue)} hint={t('analytics.empty.hint')} />;
  if (!report)
    return loading ? (
      <Resting h="320px" />
    ) : (
      <Panel>
        <EmptyState kind="failed" onRetry={refetch} />
      </Panel>
    );
  const { total } = report;
  const partial = report.leftOutLeavers > 0;
  if (!total) return <Why title={t('analytics.tooFew')} hint={t('analytics.tooFew.hint')} />;
  if (total.startHeads + total.joins + total.endHeads + total.leavers === 0)
    return <Why title={t('analytics.empty')} hint={t('analytics.empty.hint')} />;
  return (
    <>
      <ExitFiguresRow total={total} to={report.to} basis={basis} />
      {report.leftOut + report.unread > 0 && (
        <Notice tone="warning">
          {report.leftOut > 0 && (
            <Text>
              {t('analytics.leftOut', {
                count: report.leftOut,
                leavers: report.leftOutLeavers,
              })}
            </Text>
          )}
          {partial && <Text>{t('analytics.leftOut.rates')}</Text>}
          {report.unread > 0 && <Text>{t('analytics.unread', { count: report.unread })}</Text>}
        </Notice>
      )}
      {!partial && <ExitChart dimension={dimension} rows={report.rows} />}
      <ExitTable
        dimension={dimension}
        rows={report.rows}
        total={total}
        onOpen={(departmentId) => list.query({ ...list.filter, departmentIds: [departmentId] })}
        {...on}
      />
    </>
  );
}
