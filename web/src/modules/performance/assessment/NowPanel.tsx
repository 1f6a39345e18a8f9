import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { AppraisalAction } from '@hengcai/shared/rules/performance/capacities';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { Notice } from '../../../shared/Notice';
import { StageSteps, type Stage } from '../../../ui/flow/StageSteps';
import { Panel } from '../../../ui/Panel';
import { useAssessmentTimelineQuery } from './assessment.gen';
import { type Assessment, permissionOf } from './model';

const STAGES = [
  { id: 'fill', status: 'FILLING' },
  { id: 'score', status: 'SCORING' },
  { id: 'calibrate', status: 'CALIBRATING' },
  { id: 'communicate', status: 'COMMUNICATING' },
] as const;
const ORDER = ['NOT_OPEN', 'FILLING', 'SCORING', 'CALIBRATING', 'COMMUNICATING', 'CLOSED'];

/** The one thing the reader can do now and the section where it is done, the most pressing first. */
const TASKS = [
  ['approveTargets', 'approve', 'targets'],
  ['decideTargetChange', 'decideChange', 'targets'],
  ['submitTargets', 'fill', 'targets'],
  ['submitSelfScore', 'score', 'scores'],
  ['submitCoAssessorScore', 'scoreBeside', 'scores'],
  ['submitBossScore', 'rate', 'scores'],
  ['bossConfirm', 'confirmBoss', 'result'],
  ['employeeConfirm', 'confirmSelf', 'result'],
] as const satisfies readonly (readonly [AppraisalAction, string, string])[];

/** The stages with their dates, and in one sentence what to do now. */
export function NowPanel({ assessment, employeeId }: { assessment: Assessment; employeeId: string }) {
  const t = useT();
  const label = useEnumLabel();
  const { plan } = assessment;
  const own: Partial<Record<(typeof STAGES)[number]['id'], string | null>> = {
    fill: assessment.fillTo,
    score: assessment.scoreTo,
  };
  const at = ORDER.indexOf(plan?.status ?? '');
  const stages = STAGES.map(({ id, status }): Stage => {
    const mine = ORDER.indexOf(status);
    return {
      id,
      label: label('AssessmentPlanStatus', status),
      state: mine < at ? 'done' : mine === at ? 'current' : 'waiting',
      from: plan?.windows[id].from ?? null,
      to: own[id] ?? plan?.windows[id].to ?? null,
    };
  });
  const task = TASKS.find(([action]) => permissionOf(assessment, action).allowed);
  return (
    <Panel p="4">
      <StageSteps label={t('performance.assess.stages')} stages={stages} />
      {assessment.hasLeft && (
        <Box mt="3">
          <Notice tone="warning">{t('performance.assess.left')}</Notice>
        </Box>
      )}
      {plan?.locked && (
        <Box mt="3">
          <Notice tone="warning">{t('performance.assess.planLocked', { reason: plan.lockReason ?? '' })}</Notice>
        </Box>
      )}
      {plan && assessment.targetStatus === 'REJECTED' && <TargetsSentBack planId={plan.id} employeeId={employeeId} />}
      <Flex align="center" justify="space-between" gap="3" mt="3" wrap="wrap">
        <Text>
          {task
            ? t(`performance.assess.now.${task[1]}`)
            : assessment.noTargets
              ? t('performance.assess.now.noTargets')
              : t('performance.assess.now.nothing', {
                  stage: assessment.hasLeft ? t('performance.left') : label('EmployeeStage', assessment.employeeStage),
                })}
        </Text>
        {task && (
          <Button
            variant="solid"
            onClick={() => document.getElementById(task[2])?.scrollIntoView({ behavior: 'smooth', block: 'start' })}
          >
            {t('performance.assess.now.go')}
          </Button>
        )}
      </Flex>
    </Panel>
  );
}

/** What has to change before the targets are submitted again, where one looks first. */
function TargetsSentBack({ planId, employeeId }: { planId: string; employeeId: string }) {
  const t = useT();
  const { data } = useAssessmentTimelineQuery({ variables: { planId, employeeId } });
  const [last] = data?.assessment?.approvals ?? [];
  const refused = last?.steps.flatMap(({ decisions }) => decisions).find(({ decision }) => decision === 'REFUSED');
  if (!refused?.opinion) return null;
  return (
    <Box mt="3">
      <Notice tone="warning">{t('performance.assess.targetsSentBack', { reason: refused.opinion })}</Notice>
    </Box>
  );
}
