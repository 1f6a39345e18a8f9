import { Button, HStack } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { ChevronDownIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { act, outcome } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import { DropMenu } from '../../../ui/DropMenu';
import { TextDialog } from '../../../ui/TextDialog';
import { MANAGED } from './paths';
import {
  type ProbationPlanFormFragment,
  useDeleteProbationPlanMutation,
  useStartProbationPlanMutation,
  useStartProbationScoringMutation,
  useTerminateProbationMutation,
} from './plan.gen';
import { useManagedActions } from './useManagedActions';

const PlanDrawer = lazy(() => import('./PlanDrawer').then((m) => ({ default: m.PlanDrawer })));
const MailDrawer = lazy(() => import('./MailDrawer').then((m) => ({ default: m.MailDrawer })));
const ExtendDrawer = lazy(() => import('./ExtendDrawer').then((m) => ({ default: m.ExtendDrawer })));

type Open = 'change' | 'mail' | 'extend' | 'terminate';

/** What HR does with a plan: the next step in the open, the rest in a menu. */
export function PlanMenu({ detail }: { detail: ProbationPlanFormFragment }) {
  const t = useT();
  const label = useEnumLabel();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open | null>(null);
  const [start] = useStartProbationPlanMutation();
  const [openScoring] = useStartProbationScoringMutation();
  const [remove] = useDeleteProbationPlanMutation();
  const [terminate] = useTerminateProbationMutation();
  const { remind } = useManagedActions();
  const { plan, actions } = detail;
  const { id, version } = plan;
  const name = plan.employeeName;
  const variables = { input: { id, version } };
  const begin = async () => {
    const sure = await confirm({
      title: t('probation.start.title', { name }),
      body: t('probation.start.body'),
      action: t('probation.start'),
    });
    if (sure) await act(async () => (await start({ variables })).data?.startProbationPlan, t('probation.start.done'));
  };
  const score = async () => {
    const sure = await confirm({
      title: t('probation.scoring.title', { name }),
      body: t('probation.scoring.body'),
      action: t('probation.scoring'),
    });
    if (sure)
      await act(
        async () => (await openScoring({ variables })).data?.startProbationScoring,
        t('probation.scoring.done'),
      );
  };
  const del = async () => {
    const sure = await confirm({
      title: t('probation.delete.title', { name }),
      body: t('probation.delete.body'),
      action: t('ui.delete'),
      danger: true,
    });
    if (
      sure &&
      (await act(async () => (await remove({ variables })).data?.deleteProbationPlan, t('probation.delete.done')))
    )
      void navigate(MANAGED);
  };
  const entries = [
    { action: 'CHANGE', onSelect: () => setOpen('change') },
    { action: 'REMIND', onSelect: () => void remind([id]) },
    { action: 'START_SCORING', onSelect: () => void score() },
    { action: 'EXTEND', onSelect: () => setOpen('extend') },
    { action: 'TERMINATE', danger: true, onSelect: () => setOpen('terminate') },
    { action: 'DELETE', danger: true, onSelect: () => void del() },
  ] as const;
  const shown = [
    ...entries
      .filter(({ action }) => actions.includes(action))
      .map(({ action, ...entry }) => ({ ...entry, id: action, label: label('ProbationAction', action) })),
    ...(actions.includes('START') ? [{ id: 'mail', label: t('probation.mail'), onSelect: () => setOpen('mail') }] : []),
  ];
  const close = () => setOpen(null);
  return (
    <HStack>
      {shown.length > 0 && (
        <DropMenu
          trigger={
            <Button>
              {t('probation.more')}
              <ChevronDownIcon />
            </Button>
          }
          entries={shown}
        />
      )}
      {actions.includes('START') && (
        <Button variant="solid" onClick={() => void begin()}>
          {t('probation.start')}
        </Button>
      )}
      <Suspense>
        {open === 'change' && <PlanDrawer detail={detail} onClose={close} />}
        {open === 'mail' && <MailDrawer detail={detail} onClose={close} />}
        {open === 'extend' && <ExtendDrawer detail={detail} onClose={close} />}
      </Suspense>
      {open === 'terminate' && (
        <TextDialog
          question={{
            title: t('probation.terminate.title', { name }),
            body: t('probation.terminate.body'),
            label: t('probation.condition'),
            action: t('probation.terminate'),
            required: true,
            danger: true,
            maxLength: LIMITS.opinion,
            run: (conditionNotMet) =>
              outcome(
                async () =>
                  (await terminate({ variables: { input: { id, version, conditionNotMet } } })).data
                    ?.terminateProbation,
              ),
          }}
          onClose={close}
        />
      )}
    </HStack>
  );
}
