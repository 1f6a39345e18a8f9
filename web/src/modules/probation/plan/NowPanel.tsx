import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { Notice } from '../../../shared/Notice';
import { StageSteps, type Stage } from '../../../ui/flow/StageSteps';
import { Panel } from '../../../ui/Panel';
import type { ProbationPlanFormFragment } from './plan.gen';
import { planPath } from './paths';

const STATE = { DONE: 'done', UNDER_WAY: 'current', NOT_BEGUN: 'waiting' } as const;

/** The processes across the top, and in one sentence what waits for whom. */
export function NowPanel({ detail }: { detail: ProbationPlanFormFragment }) {
  const t = useT();
  const label = useEnumLabel();
  const { plan, processes } = detail;
  const stages = processes.map(({ process, status }): Stage => ({
    id: process ?? '',
    label: label('EvaluateProcess', process),
    state: STATE[(status ?? 'NOT_BEGUN') as keyof typeof STATE],
  }));
  return (
    <Panel p="4">
      <StageSteps label={t('probation.stages')} stages={stages} />
      <Stack gap="2" mt="3">
        <Text>{useSentence(detail)}</Text>
        {plan.problem && <Notice tone="warning">{plan.problem}</Notice>}
        {plan.overdue && <Notice tone="error">{t('probation.overdue.hint')}</Notice>}
        {detail.targetOpinion && (
          <Notice tone="warning">{t('probation.returned', { opinion: detail.targetOpinion })}</Notice>
        )}
        {detail.resultOpinion && (
          <Notice tone="warning">{t('probation.returned', { opinion: detail.resultOpinion })}</Notice>
        )}
        {detail.formerPlanId && (
          <Box>
            <Link to={planPath(detail.formerPlanId)}>{t('probation.former')}</Link>
          </Box>
        )}
        <RegularNotice detail={detail} />
        <ExitNotice detail={detail} />
      </Stack>
    </Panel>
  );
}

function useSentence({ plan }: ProbationPlanFormFragment): string {
  const t = useT();
  const label = useEnumLabel();
  const what = label('EvaluateProcess', plan.process);
  if (plan.outcome) return t(`probation.now.${plan.outcome as 'PASSED' | 'FAILED' | 'EXTENDED' | 'LEFT'}`);
  if (plan.status === 'DRAFT') return t('probation.now.draft');
  if (plan.waitsForMe) return t('probation.now.mine', { what });
  if (!plan.underWay) return t('probation.now.waits', { date: formatDate(plan.scoreFrom) });
  return t('probation.now.others', { what });
}

/** A pass is a personnel change, which HR finds from here. */
function RegularNotice({ detail: { plan, regularisationId } }: { detail: ProbationPlanFormFragment }) {
  const t = useT();
  if (!regularisationId) return null;
  return (
    <Notice
      tone="success"
      action={
        <Button asChild size="sm">
          <Link to={`/employee/personnel-changes?${new URLSearchParams({ keyword: plan.employeeNumber }).toString()}`}>
            {t('probation.regular.open')}
          </Link>
        </Button>
      }
    >
      {t('probation.regular.filed', { date: formatDate(plan.regularDate) })}
    </Notice>
  );
}

/** A failure proposes an exit and starts none: until when, why, and the form that files it. */
function ExitNotice({ detail }: { detail: ProbationPlanFormFragment }) {
  const t = useT();
  const { plan, lastExitDay } = detail;
  if (!lastExitDay || !plan.employee || !detail.actions.includes('PROPOSE_EXIT')) return null;
  return (
    <Notice
      tone="warning"
      action={
        <Button asChild variant="solid" size="sm">
          <Link
            to={`/employee/personnel-changes?file=exit&employee=${plan.employee.id}&probationUntil=${lastExitDay}`}
            state={{ conditionNotMet: detail.conditionNotMet }}
          >
            {t('probation.exit.file')}
          </Link>
        </Button>
      }
    >
      <Text fontWeight="medium">{t('probation.exit.title', { date: formatDate(lastExitDay) })}</Text>
      <Text>{t('probation.exit.condition', { condition: detail.conditionNotMet ?? '-' })}</Text>
    </Notice>
  );
}
