import { Box, Flex } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { formatDateRange, orDash } from '../../../../i18n/format';
import { useEnumLabel } from '../../../../i18n/useEnumLabel';
import { useT } from '../../../../i18n/useT';
import { type Capabilities, useCapabilities } from '../../../../session/capabilities';
import { Tabs } from '../../../../theme/parts/Tabs';
import { BackHeader } from '../../../../ui/BackHeader';
import { StageSteps } from '../../../../ui/flow/StageSteps';
import { usePageAccess } from '../../../../ui/PageAccess';
import { Panel } from '../../../../ui/Panel';
import { CalibrationPanel } from '../../calibration/CalibrationPanel';
import { WhoMay } from '../matrix/WhoMay';
import { LIST_PATH, type Plan, planPath, refusal, stepsOf } from '../planModel';
import { PlanState } from '../PlanState';
import { useCycleText } from '../useCycleText';
import { AdminSwitches } from './AdminSwitches';
import { HistoryTab } from './HistoryTab';
import { NowCard } from './NowCard';
import { ParticipantsTab } from './ParticipantsTab';
import { PlanMenu } from './PlanMenu';
import { PlanSwitcher } from './PlanSwitcher';
import { SettingsTab } from './SettingsTab';
import { TransfersTab } from '../transfers/TransfersTab';
import { usePlanActions } from './usePlanActions';

const tabs = {
  people: 'performance.manage.participants',
  calibration: 'performance.manage.calibration',
  transfers: 'performance.manage.transfers',
  settings: 'performance.manage.settings',
  history: 'performance.manage.history',
} as const;
type Tab = keyof typeof tabs;
/** The tabs there are: services without an audit trail have no history to show. */
const tabsWith = ({ audit }: Capabilities) => (Object.keys(tabs) as Tab[]).filter((one) => audit || one !== 'history');
const tabIn = (shown: readonly Tab[], text: string | null): Tab => shown.find((one) => one === text) ?? 'people';

/** An open plan: its stages, what to do now, the switches, and below the work itself. */
export function PlanFlow({ plan, onRefused }: { plan: Plan; onRefused: () => void }) {
  const t = useT();
  const label = useEnumLabel();
  const cycleText = useCycleText();
  const access = usePageAccess();
  const actions = usePlanActions(plan);
  const [params, setParams] = useSearchParams();
  const shown = tabsWith(useCapabilities());
  const tab = tabIn(shown, params.get('tab'));
  const facts = (
    <>
      <span>{cycleText(plan)}</span>
      <span>{formatDateRange(plan.periodFrom, plan.periodTo)}</span>
      <span>{t('performance.manage.peopleCount', { count: plan.scopeCount })}</span>
      {plan.combinedPlans.length > 0 && (
        <span>
          {t('performance.manage.combine.fact', { plans: plan.combinedPlans.map((one) => one.name).join(', ') })}
        </span>
      )}
      <span>{t('performance.manage.ruleFact', { name: orDash(plan.ruleName) })}</span>
    </>
  );
  return (
    <>
      <BackHeader
        title={plan.name}
        back={LIST_PATH}
        state={<PlanState plan={plan} />}
        facts={facts}
        actions={
          <>
            <PlanSwitcher plan={plan} />
            <PlanMenu plan={plan} actions={actions} />
          </>
        }
      />
      {/* Results from elsewhere went through no stage. */}
      {plan.status !== 'IMPORTED' && (
        <Panel px={{ base: '4', md: '5' }} py="3" mb="4">
          <StageSteps
            label={t('performance.manage.stages')}
            stages={stepsOf(
              plan,
              (stage) => label('AssessmentPlanStage', stage),
              t('performance.manage.advance.CLOSED'),
            )}
          />
          <Flex justify="flex-end" mt="2">
            <WhoMay plan={plan} />
          </Flex>
        </Panel>
      )}
      {/* What is in the way is asked anew where stage or people are others. */}
      <NowCard key={JSON.stringify([plan.status, plan.scopeCount, plan.scope, plan.combinedPlans])} plan={plan} />
      <AdminSwitches plan={plan} actions={actions} onRefused={onRefused} />
      <Tabs.Root
        value={tab}
        onValueChange={(e) =>
          setParams(new URL(planPath(plan.id, { tab: e.value }), location.origin).searchParams, { replace: true })
        }
        lazyMount
        unmountOnExit
        colorPalette="brand"
      >
        <Tabs.List mb="4">
          {shown.map((one) => (
            <Tabs.Trigger key={one} value={one}>
              {t(tabs[one])}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Box css={{ '& [role=tabpanel]': { p: 0 } }}>
          <Tabs.Content value="people">
            <ParticipantsTab key={plan.status} plan={plan} />
          </Tabs.Content>
          <Tabs.Content value="calibration">
            <CalibrationPanel
              planId={plan.id}
              canEdit={access.edit && refusal(plan, 'calibrate') === null}
              canExport={access.export}
            />
          </Tabs.Content>
          <Tabs.Content value="transfers">
            <TransfersTab planId={plan.id} />
          </Tabs.Content>
          <Tabs.Content value="settings">
            <SettingsTab plan={plan} actions={actions} />
          </Tabs.Content>
          <Tabs.Content value="history">
            <HistoryTab planId={plan.id} />
          </Tabs.Content>
        </Box>
      </Tabs.Root>
    </>
  );
}
