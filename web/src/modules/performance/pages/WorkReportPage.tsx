import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { isSignedIn } from '../../../session/sessionVersion';
import { takeToken } from '../../../shared/takeToken';
import { PageHeader } from '../../../ui/PageHeader';
import { OneReport } from '../report/OneReport';
import { useReportAddress } from '../report/reportAddress';
import { ReportTabs } from '../report/ReportTabs';
import { SharedReport } from '../report/SharedReport';
import { TeamReports } from '../report/TeamReports';
import { TimeBar } from '../report/TimeBar';

/** Reports of work: the own, that of a department one heads, those of one's people, and one that a link shows without signing in. */
export default function WorkReportPage() {
  const [token] = useState(() => takeToken('share'));
  if (token !== null || !isSignedIn()) return <SharedReport token={token} />;
  return <Reports />;
}

function Reports() {
  const t = useT();
  const { when, whose, team } = useReportAddress();
  if (team) return <TeamReports />;
  return (
    <>
      <PageHeader title={t('performance.title.workReport')} purpose={t('performance.report.purpose')} />
      <ReportTabs />
      <TimeBar when={when} whose={whose} />
      <OneReport when={when} whose={whose} />
    </>
  );
}
