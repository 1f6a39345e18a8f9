import { Button } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { BellRingIcon, DownloadIcon, EllipsisIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIssueText } from '../../../../i18n/useIssueText';
import { sentences } from '../../../../i18n/sentences';
import { useT } from '../../../../i18n/useT';
import { Can } from '../../../../session/Can';
import { DropMenu } from '../../../../ui/DropMenu';
import { IconAction } from '../../../../ui/IconAction';
import { TextDialog, type TextQuestion } from '../../../../ui/TextDialog';
import { earlierStatuses, type Plan, planPath, refusal, statusOf } from '../planModel';
import { PlanFiles } from '../files/PlanFiles';
import { useRemind } from '../useRemind';
import { CombineDrawer } from './CombineDrawer';
import { ReturnDrawer } from './ReturnDrawer';
import type { PlanActions } from './usePlanActions';

/** Actions in the header: remind, export, and the rarer ones in a menu. */
export function PlanMenu({ plan, actions }: { plan: Plan; actions: PlanActions }) {
  const t = useT();
  const issueText = useIssueText();
  const navigate = useNavigate();
  const remind = useRemind(plan);
  const [question, setQuestion] = useState<TextQuestion | null>(null);
  const [returning, setReturning] = useState(false);
  const [combining, setCombining] = useState(false);
  const including = plan.includedIn.map((one) => one.name).join(', ');
  const askLock = () =>
    setQuestion({
      title: t('performance.manage.lock.title'),
      body: t('performance.manage.lock.body', { count: plan.scopeCount }),
      label: t('performance.manage.reason'),
      action: t('performance.manage.lock'),
      required: true,
      maxLength: LIMITS.reason,
      run: actions.lock,
    });
  const askStop = () =>
    setQuestion({
      title: t('performance.manage.stop.title'),
      body: sentences(
        t('performance.manage.stop.body', { count: plan.scopeCount, name: plan.name }),
        including && t('performance.manage.stop.included', { plans: including }),
      ),
      label: t('performance.manage.stop.reason'),
      action: t('performance.manage.stop'),
      required: true,
      maxLength: LIMITS.reason,
      danger: true,
      run: actions.stop,
    });
  const closed = (action: Parameters<typeof refusal>[1]) => {
    const code = refusal(plan, action);
    return code && issueText({ field: '', code });
  };
  const entries = [
    {
      id: 'next',
      label: t('performance.manage.next'),
      onSelect: () => void navigate(planPath(undefined, { like: plan.id })),
    },
    plan.locked
      ? {
          id: 'unlock',
          label: t('performance.manage.unlock'),
          onSelect: () => void actions.unlock(),
        }
      : { id: 'lock', label: t('performance.manage.lock'), disabled: closed('lockPlan'), onSelect: askLock },
    ...(['FILLING', 'SCORING'].includes(statusOf(plan))
      ? [
          {
            id: 'combine',
            label: t('performance.manage.combine'),
            disabled: closed('advanceStage'),
            onSelect: () => setCombining(true),
          },
        ]
      : []),
    {
      id: 'return',
      label: t('performance.manage.return'),
      disabled:
        closed('returnStage') ?? (earlierStatuses(statusOf(plan)).length === 0 && t('performance.manage.return.none')),
      onSelect: () => setReturning(true),
    },
    { id: 'stop', label: t('performance.manage.stop'), danger: true, disabled: closed('stopPlan'), onSelect: askStop },
  ];
  return (
    <>
      {!closed('remind') && (
        <Can do="edit">
          <Button onClick={() => void remind(null)}>
            <BellRingIcon />
            {t('performance.manage.remind')}
          </Button>
        </Can>
      )}
      <PlanFiles plan={plan} />
      <Can do="export">
        <Button onClick={() => void actions.exportResults()}>
          <DownloadIcon />
          {t('performance.manage.export')}
        </Button>
      </Can>
      <Can do="edit">
        <DropMenu
          trigger={<IconAction label={t('ui.more')} icon={<EllipsisIcon />} variant="outline" />}
          entries={entries}
        />
      </Can>
      {question && <TextDialog question={question} onClose={() => setQuestion(null)} />}
      {combining && <CombineDrawer plan={plan} onClose={() => setCombining(false)} />}
      {returning && <ReturnDrawer plan={plan} actions={actions} onClose={() => setReturning(false)} />}
    </>
  );
}
