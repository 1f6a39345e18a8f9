import { and, eq, isNull } from 'drizzle-orm';
import { TargetStatus } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { advance, key, opened, staffedCompany, TEST_DAY, type Saved, type Staffed } from './plan-testing.ts';
import { assessmentInfo } from '../tables.ts';

type Info = typeof assessmentInfo.$inferSelect;
interface Obstacle {
  field: string;
  code: string;
  message: string;
  empId: string | null;
}

/** A company with services of its own, and what tests of stages do with a plan. */
export async function stageBench() {
  const services: TestServices = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  const company: Staffed = await staffedCompany(services);
  const token = company.adminToken;
  const call = (name: string, input: object) => services.call(name, { clientMutationId: key(), ...input }, token);
  /** Puts everybody of a plan, or one person, where a test needs them. */
  const write = (set: Partial<Info>, planId: string, empId?: string) =>
    services.as(company, 'writes', (ctx) =>
      ctx.tx
        .update(assessmentInfo)
        .set(set)
        .where(and(eq(assessmentInfo.planId, planId), empId ? eq(assessmentInfo.empId, empId) : undefined)),
    );
  return {
    services,
    company,
    token,
    call,
    write,
    infos: (planId: string): Promise<Info[]> =>
      services.as(company, 'reads', (ctx) =>
        ctx.tx
          .select()
          .from(assessmentInfo)
          .where(and(eq(assessmentInfo.planId, planId), isNull(assessmentInfo.removedAt)))
          .orderBy(assessmentInfo.id),
      ),
    check: (planCode: string, to: number) =>
      services.ok<{ blockers: Obstacle[]; pending: Obstacle[] }>(
        'performanceflow.checkadvance',
        { planCode, to },
        token,
      ),
    /** Opens a plan, approves everybody's targets and moves it on, passing over whoever is not ready. */
    goTo: async (plan: Saved, to: number): Promise<Saved> => {
      let version = await opened(services, company, plan);
      await write({ targetStatus: TargetStatus.APPROVED }, plan.id);
      for (let next = 2; next <= to; next += 1)
        version = await advance(services, company, { id: plan.id, version }, next, true);
      return { id: plan.id, version };
    },
    back: (plan: Saved, to: number, more: object = {}) =>
      call('performanceplane.reversalplan', {
        planCode: plan.id,
        version: plan.version,
        to,
        reason: '需要修改',
        ...more,
      }),
  };
}

export type StageBench = Awaited<ReturnType<typeof stageBench>>;

/** The different reasons of a list. */
export const codesOf = (list: readonly { code: string }[]): string[] => [...new Set(list.map((one) => one.code))];
