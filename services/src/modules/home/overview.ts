import type { Contract } from '@hengcai/shared/contract/all';
import { FirstStep, PageRight, type ValueOf } from '@hengcai/shared/enums';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { hasRight } from '../../kit/pages.ts';
import { endingProbations, neverSignedIn, peopleSteps } from '../employee/public.ts';
import { anyPlanOpened, runningPlans, teamSteps } from '../performance/public.ts';

/** What the home page sums up; each figure decides for itself whether it is the caller's business. */
export const overviewHandlers: Handlers<Contract['overview']> = {
  async homeoverview(_input, ctx) {
    const unsigned = await neverSignedIn(ctx);
    return {
      plans: await runningPlans(ctx),
      team: await teamSteps(ctx),
      neverSignedIn: unsigned,
      probation: await endingProbations(ctx),
      firstSteps: await firstSteps(ctx, unsigned !== null),
    };
  },
};

interface Step {
  step: ValueOf<typeof FirstStep>;
  done: boolean;
}

/** The steps whose pages the caller may work on; null once none of them is left to do. */
async function firstSteps(ctx: Ctx, mayInvite: boolean): Promise<Step[] | null> {
  const mayEdit = (path: string) => hasRight(ctx.session, path, PageRight.EDIT);
  const steps: Step[] = [];
  if (mayEdit('/employee/list')) {
    const { imported, led, invited } = await peopleSteps(ctx);
    steps.push({ step: FirstStep.IMPORT_PEOPLE, done: imported }, { step: FirstStep.SET_SUPERIORS, done: led });
    if (mayInvite) steps.push({ step: FirstStep.INVITE_PEOPLE, done: invited });
  }
  if (mayEdit('/performance/management')) steps.push({ step: FirstStep.OPEN_PLAN, done: await anyPlanOpened(ctx) });
  return steps.some(({ done }) => !done) ? steps : null;
}
