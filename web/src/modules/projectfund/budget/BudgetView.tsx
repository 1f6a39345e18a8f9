import { Stack } from '@chakra-ui/react';
import { formatAmount, formatDateRange, formatDateTime, localName, orDash } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { runEntries } from '../../../shared/approval/runEntries';
import { Notice } from '../../../shared/Notice';
import { BackHeader } from '../../../ui/BackHeader';
import { Facts } from '../../../ui/Facts';
import { ApprovalTimeline } from '../../../ui/flow/ApprovalTimeline';
import { SectionCard } from '../../../ui/Panel';
import { ApplyActions } from '../flow/ApplyActions';
import { ApplyState } from '../flow/ApplyState';
import { MembersShown } from '../members/MembersShown';
import { MissingNotice } from '../members/MissingNotice';
import { useRowIssue } from '../members/useRowIssue';
import { type Detail, missingIn } from './budgetModel';
import { formPath, LIST } from './paths';
import { useBudgetActs } from './useBudgetActs';

/** An application to read, with what is still missing, its members and the way it went. */
export function BudgetView({ detail }: { detail: Detail }) {
  const t = useT();
  const label = useEnumLabel();
  const issueText = useIssueText();
  const inRow = useRowIssue();
  const acts = useBudgetActs(detail);
  const { project, members, approvals, editable, decidable } = detail;
  const names = members.map(({ employee }) => localName(employee));
  const missing = editable ? missingIn(detail).map((one) => inRow(one.field, issueText(one), names)) : [];
  return (
    <>
      <BackHeader
        title={project.name}
        back={LIST}
        state={<ApplyState state={project.state} />}
        facts={<span>{project.number}</span>}
        actions={
          <ApplyActions can={detail} acts={acts} editPath={formPath(detail.id)} incomplete={missing.length > 0} />
        }
      />
      <Stack gap="4">
        {decidable && <Notice tone="warning">{t('projectfund.budget.yourTurn')}</Notice>}
        <MissingNotice texts={missing} />
        <SectionCard title={t('projectfund.budget.facts')}>
          <Facts
            items={[
              { label: t('projectfund.budget.kind'), value: project.kind.name },
              { label: t('projectfund.budget.amount'), value: formatAmount(project.budget) },
              { label: t('projectfund.budget.allocation'), value: label('ProjectAllocation', project.allocation) },
              {
                label: t('projectfund.budget.period'),
                value: formatDateRange(project.startDate, project.endDate),
              },
              { label: t('projectfund.budget.applicant'), value: localName(project.applicant) },
              { label: t('projectfund.budget.submittedAt'), value: formatDateTime(project.submittedAt) },
              { label: t('projectfund.budget.node'), value: orDash(project.nodeName) },
            ]}
          />
        </SectionCard>
        <MembersShown title={t('projectfund.members')} members={members} total={detail.total} />
        <SectionCard title={t('projectfund.budget.approval')}>
          <ApprovalTimeline entries={approvals.flatMap((run) => runEntries(run, t))} />
        </SectionCard>
      </Stack>
    </>
  );
}
