import { Stack, Text } from '@chakra-ui/react';
import { formatAmount, formatDateRange, formatDateTime, localName, orDash } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { runEntries } from '../../../shared/approval/runEntries';
import { Notice } from '../../../shared/Notice';
import { BackHeader } from '../../../ui/BackHeader';
import { EmptyState } from '../../../ui/EmptyState';
import { Facts } from '../../../ui/Facts';
import { ApprovalTimeline } from '../../../ui/flow/ApprovalTimeline';
import { SectionCard } from '../../../ui/Panel';
import { ScoreSheet } from '../../../ui/sheet/ScoreSheet';
import { BudgetActions } from './BudgetActions';
import { type Detail, missingIn } from './budgetModel';
import { BudgetState } from './BudgetState';
import { LIST } from './paths';
import { useRowIssue } from './useRowIssue';
import { type Member, useShownColumns } from './useShownColumns';

const nothing = () => undefined;

/** An application to read, with what is still missing, its members and the way it went. */
export function BudgetView({ detail }: { detail: Detail }) {
  const t = useT();
  const label = useEnumLabel();
  const issueText = useIssueText();
  const inRow = useRowIssue();
  const columns = useShownColumns(detail);
  const { project, members, approvals, editable, decidable } = detail;
  const names = members.map(({ employee }) => localName(employee));
  const missing = editable ? missingIn(detail).map((one) => inRow(one.field, issueText(one), names)) : [];
  return (
    <>
      <BackHeader
        title={project.name}
        back={LIST}
        state={<BudgetState state={project.state} />}
        facts={<span>{project.number}</span>}
        actions={<BudgetActions detail={detail} incomplete={missing.length > 0} />}
      />
      <Stack gap="4">
        {decidable && <Notice tone="warning">{t('projectfund.budget.yourTurn')}</Notice>}
        {missing.length > 0 && (
          <Notice tone="warning">
            <Text fontWeight="medium">{t('projectfund.budget.incomplete')}</Text>
            {missing.map((text) => (
              <Text key={text}>{text}</Text>
            ))}
          </Notice>
        )}
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
        <SectionCard id="members" title={t('projectfund.members')}>
          <ScoreSheet<Member>
            label={t('projectfund.members')}
            columns={columns}
            rows={members}
            rowKey={({ employee }) => employee?.id ?? ''}
            onChange={nothing}
            empty={<EmptyState compact title={t('projectfund.members.empty')} />}
          />
        </SectionCard>
        <SectionCard title={t('projectfund.budget.approval')}>
          <ApprovalTimeline entries={approvals.flatMap((run) => runEntries(run, t))} />
        </SectionCard>
      </Stack>
    </>
  );
}
