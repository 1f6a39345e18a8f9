import { Button } from '@chakra-ui/react';
import { Share2Icon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../i18n/useT';
import { useCurrentUser } from '../../../session/currentUser';
import { Can } from '../../../session/Can';
import { isSignedIn } from '../../../session/sessionVersion';
import { takeToken } from '../../../shared/takeToken';
import { PageHeader } from '../../../ui/PageHeader';
import { OneReport } from '../report/OneReport';
import { sharedAs, useReportAddress, WORK_REPORT } from '../report/reportAddress';
import { ReportTabs } from '../report/ReportTabs';
import { SharedReport } from '../report/SharedReport';
import { TeamReports } from '../report/TeamReports';
import { TimeBar } from '../report/TimeBar';

const ShareDrawer = lazy(() => import('../../../shared/share/ShareDrawer').then((m) => ({ default: m.ShareDrawer })));

/** Reports of work: the own, those of one's people, and one that a link shows without signing in. */
export default function WorkReportPage() {
  const [token] = useState(() => takeToken('share'));
  if (token !== null || !isSignedIn()) return <SharedReport token={token} />;
  return <Reports />;
}

function Reports() {
  const t = useT();
  const { when, employeeId, team } = useReportAddress();
  const [sharing, setSharing] = useState(false);
  const { employee: me } = useCurrentUser();
  const whose = employeeId ?? me?.id;
  const shared = whose && sharedAs(whose, when);
  if (team) return <TeamReports />;
  return (
    <>
      <PageHeader
        title={t('performance.title.workReport')}
        purpose={t('performance.report.purpose')}
        actions={
          shared && (
            <Can do="export">
              <Button onClick={() => setSharing(true)}>
                <Share2Icon />
                {t('platform.share')}
              </Button>
            </Can>
          )
        }
      />
      <ReportTabs />
      <TimeBar when={when} employeeId={employeeId} />
      <OneReport when={when} employeeId={employeeId} />
      {sharing && shared && (
        <Suspense>
          <ShareDrawer path={WORK_REPORT} object={shared} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  );
}
