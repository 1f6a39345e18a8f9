import { Button } from '@chakra-ui/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useT } from '../../../../i18n/useT';
import { Can } from '../../../../session/Can';
import { BackHeader } from '../../../../ui/BackHeader';
import { listUrl } from '../../../../ui/list/listUrl';
import { LIST_PATH, type Plan, planPath } from '../planModel';
import { PlanState } from '../PlanState';
import { useCycleText } from '../useCycleText';
import { PlanFiles } from '../files/PlanFiles';
import { WhoMay } from '../matrix/WhoMay';
import { useDeletePlan } from '../useDeletePlan';
import { BasicsStep } from './BasicsStep';
import { OpenStep } from './OpenStep';
import { RuleStep } from './RuleStep';
import { ScopeStep } from './ScopeStep';
import { SetupSteps } from './SetupSteps';
import { after, type Step, stepIn } from './steps';

interface Props {
  plan: Plan | null;
  /** Another plan that a new one is to be like. */
  like?: Plan;
  onOpened?: () => void;
}

/** A plan that is not open yet, prepared in four steps; without a plan the first step makes one. */
export function PlanSetup({ plan, like, onOpened }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const cycleText = useCycleText();
  const remove = useDeletePlan();
  const [params] = useSearchParams();
  const step = plan ? stepIn(params.get('step'), plan) : 'basics';
  const leave = () => void navigate(listUrl(LIST_PATH));
  const go = (to: Step, id = plan?.id) => {
    if (id) void navigate(planPath(id, { step: to }), { replace: true });
  };
  const next = () => go(after(step));
  return (
    <>
      <BackHeader
        title={plan?.name ?? t('performance.manage.new')}
        back={LIST_PATH}
        state={plan && <PlanState plan={plan} />}
        facts={
          plan && (
            <>
              <span>{cycleText(plan)}</span>
              <span>{t('performance.manage.peopleCount', { count: plan.scopeCount })}</span>
            </>
          )
        }
        actions={
          plan && (
            <>
              <WhoMay plan={plan} />
              {plan.openedAt === null && (
                <>
                  {plan.ruleName !== null && <PlanFiles plan={plan} />}
                  <Can do="edit">
                    <Button
                      onClick={() =>
                        void remove(plan).then((done) => {
                          if (done) leave();
                        })
                      }
                    >
                      {t('performance.manage.delete.action')}
                    </Button>
                  </Can>
                </>
              )}
            </>
          )
        }
      />
      <SetupSteps plan={plan} step={step} onStep={go} />
      {step === 'basics' && (
        <BasicsStep
          key={`${plan?.id ?? ''}:${plan?.version ?? 0}`}
          plan={plan}
          like={like}
          onCancel={leave}
          onDone={(id) => go('scope', id)}
        />
      )}
      {plan && step === 'scope' && <ScopeStep key={plan.version} plan={plan} onCancel={leave} onDone={next} />}
      {plan && step === 'rule' && <RuleStep key={plan.version} plan={plan} onCancel={leave} onDone={next} />}
      {plan && step === 'open' && <OpenStep plan={plan} onOpened={() => onOpened?.()} />}
    </>
  );
}
