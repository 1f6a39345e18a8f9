import { Link as ChakraLink, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatDateTime, localName, orDash } from '../../../i18n/format';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { runEntries } from '../../../shared/approval/runEntries';
import { Notice } from '../../../shared/Notice';
import { BackHeader } from '../../../ui/BackHeader';
import { ApprovalTimeline } from '../../../ui/flow/ApprovalTimeline';
import { SectionCard } from '../../../ui/Panel';
import { ApplyActions } from '../flow/ApplyActions';
import { ApplyState } from '../flow/ApplyState';
import { MembersShown } from '../members/MembersShown';
import { MissingNotice } from '../members/MissingNotice';
import { useRowIssue } from '../members/useRowIssue';
import { type Bonus, missingIn } from './bonusModel';
import { FundFacts } from './FundFacts';
import { bonusFormPath, FUNDS, fundPath } from './paths';
import { useBonusActs } from './useBonusActs';

/** An application for a bonus to read, with its project, what is still missing, its members and the way it went. */
export function BonusView({ detail }: { detail: Bonus }) {
  const t = useT();
  const issueText = useIssueText();
  const inRow = useRowIssue();
  const acts = useBonusActs(detail);
  const { bonus, project, members, approvals, editable, decidable } = detail;
  const names = members.map(({ employee }) => localName(employee));
  const missing = editable ? missingIn(detail).map((one) => inRow(one.field, issueText(one), names)) : [];
  return (
    <>
      <BackHeader
        title={t('projectfund.bonus.name', { name: bonus.name, ordinal: bonus.ordinal })}
        back={FUNDS}
        state={<ApplyState state={bonus.state} />}
        facts={
          <ChakraLink asChild>
            <Link to={fundPath(project.id)}>{t('projectfund.bonus.project')}</Link>
          </ChakraLink>
        }
        actions={
          <ApplyActions can={detail} acts={acts} editPath={bonusFormPath(detail.id)} incomplete={missing.length > 0} />
        }
      />
      <Stack gap="4">
        {decidable && <Notice tone="warning">{t('projectfund.budget.yourTurn')}</Notice>}
        <MissingNotice texts={missing} />
        <FundFacts
          fund={project.fund}
          more={[
            { label: t('projectfund.budget.submittedAt'), value: formatDateTime(bonus.submittedAt) },
            { label: t('projectfund.budget.node'), value: orDash(bonus.nodeName) },
          ]}
        />
        <MembersShown title={t('projectfund.members')} members={members} total={bonus.total} />
        <SectionCard title={t('projectfund.budget.approval')}>
          <ApprovalTimeline entries={approvals.flatMap((run) => runEntries(run, t))} />
        </SectionCard>
      </Stack>
    </>
  );
}
