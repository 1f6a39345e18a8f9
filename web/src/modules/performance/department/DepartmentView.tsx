import { Stack, Text } from '@chakra-ui/react';
import { formatDate, formatDateTime, localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Notice } from '../../../shared/Notice';
import { BackHeader } from '../../../ui/BackHeader';
import { BottomBar } from '../../../ui/BottomBar';
import { EmptyState } from '../../../ui/EmptyState';
import { SaveIndicator } from '../../../ui/guard/SaveIndicator';
import { UnsavedGuard } from '../../../ui/guard/UnsavedGuard';
import { SectionCard } from '../../../ui/Panel';
import { useIsPhone } from '../../../ui/useMedia';
import { TargetConflict } from '../assessment/targets/TargetConflict';
import { TargetSheet } from '../assessment/targets/TargetSheet';
import { WeightTotals } from '../assessment/targets/WeightTotals';
import { DEPARTMENTS } from './departmentAddress';
import { DepartmentActions } from './DepartmentActions';
import type { DepartmentTargets } from './departmentModel';
import { DepartmentTargetStatus } from './DepartmentTargetStatus';
import { DepartmentServed } from './DepartmentServed';
import { DepartmentScores } from './DepartmentScores';
import { useDepartmentForm } from './useDepartmentForm';

interface Props {
  targets: DepartmentTargets;
  planId: string;
  departmentId: string;
  onReload: () => Promise<DepartmentTargets | null>;
}

/** The targets of a department: one sheet for each part, how far saving is, and what can be done with them. */
export function DepartmentView({ targets, planId, departmentId, onReload }: Props) {
  const t = useT();
  const phone = useIsPhone();
  const form = useDepartmentForm(targets, { planId, departmentId });
  const { department, head, approver, plan, parts } = targets;
  const saving = form.own && <SaveIndicator state={form.state} onSave={() => void form.saveNow()} />;
  const actions = <DepartmentActions targets={targets} planId={planId} departmentId={departmentId} form={form} />;
  const nothing = form.rows.length === 0 && !form.editable;
  const reload = async () => {
    const fresh = await onReload();
    if (fresh) form.replace(fresh);
  };
  return (
    <>
      <BackHeader
        title={t('performance.dept.title', { department: localName(department), plan: orDash(plan?.name) })}
        back={DEPARTMENTS}
        state={<DepartmentTargetStatus status={targets.targetStatus} planStatus={plan?.status} />}
        facts={
          <>
            <span>
              {t('performance.dept.head', { name: head ? localName(head) : t('performance.dept.head.none') })}
            </span>
            <span>
              {approver
                ? t('performance.dept.approver', { name: localName(approver) })
                : t('performance.dept.approver.none')}
            </span>
            {targets.takesScore && (
              <span>
                {targets.scorer
                  ? t('performance.dept.scorer', { name: localName(targets.scorer) })
                  : t('performance.dept.scorer.hr')}
              </span>
            )}
            {plan?.windows && (
              <span>
                {plan.status === 'SCORING'
                  ? t('performance.dept.scoreUntil', { day: formatDate(plan.windows.score.to) })
                  : t('performance.dept.until', { day: formatDate(plan.windows.fill.to) })}
              </span>
            )}
          </>
        }
      />
      <UnsavedGuard dirty={form.dirty} />
      <Stack gap="4">
        <DepartmentScores
          key={targets.sheet?.submittedAt ?? 'open'}
          targets={targets}
          planId={planId}
          departmentId={departmentId}
          onReload={onReload}
        />
        <SectionCard
          id="targets"
          title={t('performance.dept.targets')}
          hint={
            targets.agreedAt
              ? t('performance.dept.agreedAt', { at: formatDateTime(targets.agreedAt) })
              : t('performance.dept.notAgreed')
          }
          actions={!phone && saving}
        >
          <Stack gap="5">
            {targets.opinion !== null && (
              <Notice tone="warning">
                <Text fontWeight="medium">{t('performance.dept.returned')}</Text>
                <Text>{targets.opinion}</Text>
              </Notice>
            )}
            <TargetConflict form={form} onReload={reload} />
            {nothing ? (
              <EmptyState compact title={t('performance.dept.empty')} hint={t('performance.dept.empty.hint')} />
            ) : (
              parts.map((part) => (
                <TargetSheet key={`${part.template?.id}${part.id}`} form={form} part={part} parts={parts} />
              ))
            )}
            {phone && form.editable ? (
              <BottomBar align="center" justify="space-between" wrap="wrap">
                <Stack gap="0">
                  <WeightTotals parts={parts} rows={form.rows} />
                  {saving}
                </Stack>
                {actions}
              </BottomBar>
            ) : (
              actions
            )}
          </Stack>
        </SectionCard>
        <DepartmentServed alignment={targets.alignment} />
      </Stack>
    </>
  );
}
