import { and, between, eq, gte, isNull, lt, ne, not, or, sql, type SQL } from 'drizzle-orm';
import { AssessmentPlanStatus, BossStage, EmployeeStage, TargetStatus } from '@hengcai/shared/enums';
import type { PlanStatusValue } from '@hengcai/shared/rules/performance/freeze';
import type { Ctx } from '../../../kit/context.ts';
import { hadLeftBy, withTargets } from '../assessment/standing.ts';
import { isRejected } from '../calibration/rejection.ts';
import { assessmentInfo, assessmentPlan } from '../tables.ts';

export interface Wait {
  field: string;
  code: string;
  when: SQL | undefined;
}

const noResult = and(
  isNull(assessmentInfo.composed),
  isNull(assessmentInfo.levelName),
  isNull(assessmentInfo.calibratedLevel),
);
const RESULT = { field: 'results', code: 'RESULTS_MISSING' };

/** Named once more before the archive, whoever never had targets among them: nothing can be done about it afterwards. */
export const ARCHIVED_WITHOUT: Wait = { ...RESULT, when: noResult };

/** Whom each stage waits for before it may end; for whoever has left only while it is somebody else’s turn. */
export const waitsOn = (today: string): Partial<Record<PlanStatusValue, readonly Wait[]>> => ({
  [AssessmentPlanStatus.FILLING]: [
    {
      field: 'targets',
      code: 'TARGETS_PENDING',
      when: and(
        ne(assessmentInfo.targetStatus, TargetStatus.APPROVED),
        or(eq(assessmentInfo.targetStatus, TargetStatus.PENDING_APPROVAL), not(hadLeftBy(today))),
      ),
    },
  ],
  [AssessmentPlanStatus.SCORING]: [
    {
      field: 'selfScores',
      code: 'SELF_SCORES_PENDING',
      when: and(
        withTargets,
        isNull(assessmentInfo.absentReason),
        lt(assessmentInfo.employeeStage, EmployeeStage.SELF_RATED),
        not(hadLeftBy(today)),
      ),
    },
    {
      field: 'bossScores',
      code: 'BOSS_SCORES_PENDING',
      when: and(withTargets, lt(assessmentInfo.bossStage, BossStage.SCORED)),
    },
  ],
  [AssessmentPlanStatus.CALIBRATING]: [
    { ...RESULT, when: and(withTargets, noResult) },
    {
      field: 'results',
      code: 'RESULTS_UNVERIFIED',
      when: and(withTargets, isRejected, gte(assessmentInfo.bossStage, BossStage.SCORED)),
    },
  ],
  [AssessmentPlanStatus.COMMUNICATING]: [
    { field: 'confirmations', code: 'CONFIRMATIONS_PENDING', when: eq(assessmentInfo.bossStage, BossStage.TO_CONFIRM) },
    {
      field: 'confirmations',
      code: 'CONFIRMATIONS_PENDING',
      when: and(
        eq(assessmentInfo.bossStage, BossStage.CONFIRMED),
        lt(assessmentInfo.employeeStage, EmployeeStage.CONFIRMED),
        not(hadLeftBy(today)),
      ),
    },
  ],
});

/** Whom the stage of the plan asks for something: from scoring on people with targets. */
export const asksIn: SQL | undefined = or(eq(assessmentPlan.status, AssessmentPlanStatus.FILLING), withTargets);

/** Whether somebody holds up the stage of the plan, over rows of people joined with their plan. */
export const holdsUp = ({ today }: Pick<Ctx, 'today'>): SQL =>
  sql`(${or(
    ...Object.entries(waitsOn(today)).map(([status, waits]) =>
      and(eq(assessmentPlan.status, Number(status)), or(...waits.map((wait) => wait.when))),
    ),
  )})`;

const runs = between(assessmentPlan.status, AssessmentPlanStatus.FILLING, AssessmentPlanStatus.COMMUNICATING);
const confirmed = or(
  ne(assessmentPlan.status, AssessmentPlanStatus.COMMUNICATING),
  eq(assessmentInfo.employeeStage, EmployeeStage.CONFIRMED),
);

/**
 * How many are done with the stage of the plan, of how many: everywhere the same, over rows of people joined with their plan.
 * Whoever has left without doing what it asks is neither done nor waited for.
 */
export function stageProgress(ctx: Pick<Ctx, 'today'>) {
  const waited = and(asksIn, holdsUp(ctx));
  const done = and(runs, withTargets, confirmed, not(holdsUp(ctx)));
  return {
    done: sql<number>`(count(*) filter (where ${done}))::int`,
    people: sql<number>`(count(*) filter (where ${or(done, waited)}))::int`,
  };
}
