import { HStack, Text } from '@chakra-ui/react';
import { useT } from '../../../i18n/useT';
import { formatNumber, orDash } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { Facts } from '../../../ui/Facts';
import { SectionCard } from '../../../ui/Panel';
import { DecisionButtons } from './DecisionButtons';
import type { ProbationPlanFormFragment } from './plan.gen';

/** What the plan came to, and what the reader decides about it. */
export function ResultCard({ detail }: { detail: ProbationPlanFormFragment }) {
  const t = useT();
  const label = useEnumLabel();
  const { plan, actions, proposedPass } = detail;
  const decides = actions.some(
    (action) => action === 'APPROVE' || action === 'CONFIRM' || action === 'FILE' || action === 'APPROVE_TARGETS',
  );
  const shown = proposedPass !== null || plan.passed !== null;
  if (!decides && !shown) return null;
  const pass = plan.passed ?? proposedPass;
  return (
    <SectionCard
      title={t(shown ? 'probation.result' : 'probation.decision')}
      actions={<DecisionButtons detail={detail} />}
    >
      {shown ? (
        <Facts
          columns={4}
          items={[
            {
              label: t(plan.passed === null ? 'probation.proposed' : 'probation.outcome'),
              value: pass === null ? '-' : t(pass ? 'probation.pass' : 'probation.fail'),
            },
            { label: t('probation.score'), value: formatNumber(plan.score) },
            { label: t('probation.level'), value: orDash(plan.levelName) },
            { label: t('probation.approval'), value: label('EvaluationResult', plan.result) },
            ...(detail.conditionNotMet
              ? [{ label: t('probation.condition'), value: detail.conditionNotMet, wide: true }]
              : []),
            ...(detail.bossSummary
              ? [{ label: t('probation.summary.boss'), value: detail.bossSummary, wide: true }]
              : []),
            ...(detail.confirmComment
              ? [{ label: t('probation.confirmComment'), value: detail.confirmComment, wide: true }]
              : []),
          ]}
        />
      ) : (
        <HStack>
          <Text color="fg.muted">{t('probation.decision.targets')}</Text>
        </HStack>
      )}
    </SectionCard>
  );
}
