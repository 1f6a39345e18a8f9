import { Button, Stack } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { localName, orDash } from '../../../../i18n/format';
import { useEnumLabel } from '../../../../i18n/useEnumLabel';
import { useT } from '../../../../i18n/useT';
import { Can } from '../../../../session/Can';
import { Facts } from '../../../../ui/Facts';
import { SectionCard } from '../../../../ui/Panel';
import { IncludedPlans } from '../include/IncludedPlans';
import { RuleLook } from '../look/RuleLook';
import { type Plan, refusal } from '../planModel';
import { STAGE_KEYS } from '../setup/basicsModel';
import { EmployeeTypes } from '../types/EmployeeTypes';
import { usePlanFacts } from './planFacts';
import { OpenSettingsDrawer } from './OpenSettingsDrawer';
import { PlanParts } from './PlanParts';
import { ResultNotes } from './ResultNotes';
import { ScopeDrawer } from './ScopeDrawer';
import { useFlowText } from '../../../../shared/approval/useFlowText';
import type { PlanActions } from './usePlanActions';

/** How the plan was set up, and what of it can still be changed. */
export function SettingsTab({ plan, actions }: { plan: Plan; actions: PlanActions }) {
  const t = useT();
  const label = useEnumLabel();
  const facts = usePlanFacts(plan);
  const flowText = useFlowText();
  const [editing, setEditing] = useState<'scope' | 'viewing' | null>(null);
  const edit = (what: 'scope' | 'viewing', may: boolean): ReactNode =>
    may && (
      <Can do="edit">
        <Button size="sm" onClick={() => setEditing(what)}>
          {t('ui.edit')}
        </Button>
      </Can>
    );
  const names = (things: readonly ({ name: string; nameEn?: string | null } | null)[] | null) =>
    orDash((things ?? []).flatMap((one) => (one ? [localName(one)] : [])).join(', '));
  const remindersOf = (stage: string) => plan.reminders.find((one) => one.stage === stage)?.dates.join(', ') ?? '';
  return (
    <Stack gap="4">
      <SectionCard title={t('performance.plan.step.basics')}>
        <Facts items={facts.basics} />
      </SectionCard>
      <SectionCard
        title={t('performance.manage.section.viewing')}
        hint={t('performance.manage.section.viewing.hint')}
        actions={edit('viewing', refusal(plan, 'changeViewing') === null)}
      >
        <Facts
          items={[
            ...facts.viewing,
            ...STAGE_KEYS.map(({ stage }) => ({
              label: t('performance.plan.reminders', { stage: label('AssessmentPlanStage', stage) }),
              value: orDash(remindersOf(stage)),
            })),
          ]}
        />
      </SectionCard>
      <SectionCard
        title={t('performance.plan.step.scope')}
        hint={t('performance.manage.peopleCount', { count: plan.scopeCount })}
        actions={edit('scope', refusal(plan, 'changeScope') === null)}
      >
        <Facts
          items={[
            {
              label: t('performance.plan.scope.departments'),
              value: plan.scope.wholeCompany ? t('performance.plan.scope.all') : names(plan.scope.departments),
            },
            { label: t('performance.plan.scope.employees'), value: names(plan.scope.employees) },
            { label: t('performance.plan.scope.excluded'), value: names(plan.scope.excludedEmployees) },
          ]}
        />
      </SectionCard>
      <SectionCard
        title={t('performance.plan.step.rule')}
        actions={
          plan.rule && (
            <>
              <RuleLook planId={plan.id} ruleId={null} />
              {plan.departmentRule && <RuleLook planId={plan.id} ruleId={null} planRuleType="DEPARTMENT" />}
            </>
          )
        }
      >
        <Facts
          items={[
            ...facts.rule,
            {
              label: t('performance.plan.flow'),
              value: flowText(plan.flow) || t('performance.plan.flow.default'),
              wide: true,
            },
          ]}
        />
      </SectionCard>
      <IncludedPlans plan={plan} />
      <PlanParts plan={plan} />
      <ResultNotes plan={plan} actions={actions} />
      <EmployeeTypes plan={plan} />
      {editing === 'viewing' && <OpenSettingsDrawer plan={plan} actions={actions} onClose={() => setEditing(null)} />}
      {editing === 'scope' && <ScopeDrawer plan={plan} onClose={() => setEditing(null)} />}
    </Stack>
  );
}
