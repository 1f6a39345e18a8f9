import { and, eq } from 'drizzle-orm';
import { SyncSystemType } from '@hengcai/shared/enums';
import { enterTenant } from '../../db/database.ts';
import { NOBODY } from '../../kit/calls.ts';
import { companySteps } from '../../kit/company-steps.ts';
import type { Ctx, LanguageCode, Session, Tx } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { administrator } from '../../kit/identity.ts';
import type { Kernel } from '../../kit/kernel.ts';
import { createContext } from '../../kit/run.ts';
import { takenAt } from '../../kit/taken.ts';
import { company } from '../../kit/tables.ts';
import { createAccount } from '../session/public.ts';
import { createDefaultRoles } from './default-roles.ts';
import { role, userRole } from './tables.ts';

export { administrators, grantNewPages } from './grant-pages.ts';
export { fieldRightsOfRoles, saveFieldRights } from './roles/field-rights.ts';

export interface NewCompany {
  code: string;
  name: string;
  timeZone?: string;
  /** What the first administrator signs in with. */
  adminAccount: string;
  adminName: string;
  adminPassword?: 'random' | { hash: string };
  /** Default true; tests and demo companies hand out passwords that hold. */
  mustChangePassword?: boolean;
  language?: LanguageCode;
  /** What the QR code of the mini-program says; absent: the company has none. */
  miniProgramUrl?: string | undefined;
  /** The HR system the header leads to; absent: there is none. */
  externalSystem?: { url: string; appId: string } | undefined;
  /** What else belongs to the creation, in its transaction: it ends as another company's. */
  alongside?: (tx: Tx, now: Date, companyId: string) => Promise<void>;
  /** The demo's clock and ids; default: the database's time. */
  now?: Date;
  newId?: () => string;
}

export interface CreatedCompany {
  companyId: string;
  adminUserId: string;
  initialPassword: string | null;
  /** Acts as the new administrator, e.g. to build demo data through `withTenant`. */
  session: Session;
}

/** Creates a company with its roles, its first administrator and whatever the modules add to a new company. */
export async function createCompany(kernel: Kernel, input: NewCompany): Promise<CreatedCompany> {
  const enqueued: string[] = [];
  const created = await kernel.db.withSystem('platform', async (tx, databaseNow) => {
    const now = input.now ?? databaseNow;
    const newId = input.newId ?? (() => kernel.newId(now));
    const companyId = newId();
    const timeZone = input.timeZone ?? 'Asia/Shanghai';
    await tx
      .insert(company)
      .values({
        companyId,
        code: input.code,
        name: input.name,
        timeZone,
        createdAt: now,
        miniProgramUrl: input.miniProgramUrl ?? null,
        ...(input.externalSystem && {
          syncSystemType: SyncSystemType.EXTERNAL_HR,
          externalSystemUrl: input.externalSystem.url,
          externalSystemAppId: input.externalSystem.appId,
        }),
      })
      .catch(takenAt('code'));
    const creator: Session = { ...NOBODY, companyId, companyCode: input.code, timeZone };
    await enterTenant(tx, creator);
    const caller = { session: creator, language: input.language ?? 'zh-CN', requestId: 'create-company' } as const;
    const ctx: Ctx = { ...createContext(kernel, caller, tx, now, (jobId) => enqueued.push(jobId)), newId };
    await createDefaultRoles(ctx);
    const { userId, initialPassword } = await createAccount(ctx, {
      empId: null,
      displayName: input.adminName,
      names: { account: input.adminAccount },
      password: input.adminPassword ?? 'random',
      mustChangePassword: input.mustChangePassword ?? true,
      language: input.language ?? 'zh-CN',
    });
    await grantRole(ctx, userId, 'ADMIN');
    for (const step of companySteps()) await step(ctx, input);
    await ctx.audit({
      action: 'company.created',
      objectType: 'company',
      objectId: companyId,
      params: { name: input.name },
    });
    const session: Session = {
      ...creator,
      userId,
      subjectUserId: userId,
      roles: [administrator()],
    };
    await input.alongside?.(tx, now, companyId);
    return { companyId, adminUserId: userId, initialPassword, session };
  });
  for (const jobId of enqueued) kernel.jobs.deliver(created.companyId, jobId);
  return created;
}

/** Puts an account into a role; refuses the default roles, whose members follow from the line of management. */
export async function grantRole(ctx: Ctx, userId: string, roleCode: string): Promise<void> {
  const { companyId } = ctx.session;
  const [found] = await ctx.tx
    .select({ isDefault: role.isDefault })
    .from(role)
    .where(and(eq(role.companyId, companyId), eq(role.roleCode, roleCode)));
  if (!found) throw notFound();
  if (found.isDefault) throw refused('DEFAULT_ROLE_MEMBERS');
  await ctx.tx.insert(userRole).values({ companyId, userId, roleCode }).onConflictDoNothing();
}

/** Whether an account was put into a role by hand, beyond those everybody has. */
export async function hasGrantedRole(ctx: Ctx, userId: string): Promise<boolean> {
  const [one] = await ctx.tx
    .select({ roleCode: userRole.roleCode })
    .from(userRole)
    .where(and(eq(userRole.companyId, ctx.session.companyId), eq(userRole.userId, userId)))
    .limit(1);
  return one !== undefined;
}
