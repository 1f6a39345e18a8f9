import { eq, and } from 'drizzle-orm';
import { instantOf } from '@hengcai/shared/rules/time-zone';
import type { Ctx, LanguageCode, Session } from '../kit/context.ts';
import type { DemoCompany as LentCompany } from '../kit/demo.ts';
import { readIdentity } from '../kit/identity.ts';
import { createIds, seededBytes } from '../kit/ids.ts';
import type { Kernel } from '../kit/kernel.ts';
import { createContext } from '../kit/run.ts';
import { userAccount } from '../modules/session/tables.ts';
import { createCompany } from '../modules/settings/public.ts';
import { randomOf, type Random } from '@hengcai/shared/random';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Hengcai2026';

/** A demo company under construction: what modules are lent, and what its organisation and people are made with. */
export interface DemoCompany extends LentCompany {
  random: Random;
  /** Hash of the demo password, computed once. */
  passwordHash: string;
  /** As the employee with that id where one is named. */
  on<T>(day: string, fn: (ctx: Ctx) => Promise<T>, empId?: string): Promise<T>;
}

export interface DemoPlan {
  code: string;
  name: string;
  adminName: string;
  language: LanguageCode;
  anchor: string;
  /** The company's first day. */
  founded: string;
  passwordHash: string;
  miniProgramUrl?: string | undefined;
}

const TIME_ZONE = 'Asia/Shanghai';
const morningOf = (day: string) => instantOf(day, '09:00', TIME_ZONE);

/** Creates a company with a clock, ids and chance of its own. */
export async function foundCompany(kernel: Kernel, plan: DemoPlan): Promise<DemoCompany> {
  const { code, anchor, passwordHash, language } = plan;
  const ids = createIds(seededBytes(`demo:${code}`));
  const founded = morningOf(plan.founded);
  const { session: admin, companyId } = await createCompany(kernel, {
    code,
    name: plan.name,
    adminName: plan.adminName,
    adminAccount: 'admin',
    adminPassword: { hash: passwordHash },
    mustChangePassword: false,
    language,
    miniProgramUrl: plan.miniProgramUrl,
    timeZone: TIME_ZONE,
    now: founded,
    newId: () => ids(founded),
  });

  const sessionOf = async (empId: string, now: Date): Promise<Session> => {
    const userId = await kernel.db.withTenant(admin, 'reads', async (tx) => {
      const [account] = await tx
        .select({ id: userAccount.id })
        .from(userAccount)
        .where(and(eq(userAccount.companyId, companyId), eq(userAccount.empId, empId)));
      return account?.id;
    });
    const ref = { sessionId: '', companyId, userId: userId ?? '', subjectUserId: userId ?? '' };
    const identity = await kernel.db.withSystem('session', (tx) => readIdentity(tx, ref, now));
    if (!identity) throw new Error(`Nobody signs in as ${empId} in ${code}.`);
    return identity.session;
  };

  return {
    code,
    anchor,
    passwordHash,
    random: randomOf(`demo:${code}`),
    async on(day, fn, empId) {
      const now = morningOf(day);
      const session = empId === undefined ? admin : await sessionOf(empId, now);
      return kernel.db.withTenant(session, 'writes', (tx) => {
        // Jobs asked for are found by the sweep once the services run.
        const context = createContext(
          kernel,
          { session, language, requestId: `demo-${code}` },
          tx,
          now,
          () => undefined,
        );
        return fn({ ...context, newId: () => ids(now) });
      });
    },
  };
}
