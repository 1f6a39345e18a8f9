import { and, asc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { Contract } from '@hengcai/shared/contract/all';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import type { Company } from '@hengcai/shared/contract/enterprise/company';
import { AssessmentPlanStatus, SyncSystemType } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { isCompanyCode, isTimeZone } from '@hengcai/shared/rules/enterprise/company';
import { issue } from '@hengcai/shared/rules/issue';
import { isPercent } from '@hengcai/shared/rules/review360/setting';
import { enterTenant } from '../../db/database.ts';
import { likePattern } from '../../db/sql.ts';
import { detached, type Call } from '../../kit/calls.ts';
import type { Ctx, Handlers, Session, Tx } from '../../kit/context.ts';
import { Failure, forbidden, notFound, refused, stale } from '../../kit/failure.ts';
import { PLATFORM_CODE } from '../../kit/identity.ts';
import { paged } from '../../kit/paged.ts';
import { createContext, inContext } from '../../kit/run.ts';
import { company } from '../../kit/tables.ts';
import { takenAt } from '../../kit/taken.ts';
import { assessmentPlan } from '../performance/tables.ts';
import { createCompany } from '../settings/public.ts';
import { auditInOwnCompany } from './platform-audit.ts';

type Endpoints = Contract['company']['endpoints'];
type CompanyData = z.output<typeof Company>;
type Change = ParsedOf<Endpoints['updatecompany']>;
type Row = typeof company.$inferSelect;

/** What only the platform decides about a company, since others stand on it. */
const PLATFORM_ONLY = ['timeZone', 'loginDomain', 'enabled'] as const;

/** Companies: all of them for the platform's administrator, the own one for a company's. */
export const companyHandlers: Handlers<Contract['company']> = {
  list: detached<Endpoints['list']>(({ companyIdOrName: asked, pageNum, pageSize }, call) =>
    reading(call, async (tx) => {
      const where = and(
        within(call),
        asked
          ? or(
              eq(company.companyId, asked),
              eq(sql`lower(${company.code})`, asked.toLowerCase()),
              ilike(company.name, likePattern(asked)),
            )
          : undefined,
      );
      const found = await paged(
        { pageNo: pageNum, pageSize },
        ({ limit, offset }) =>
          tx
            .select()
            .from(company)
            .where(where)
            .orderBy(asc(sql`lower(${company.code})`))
            .limit(limit)
            .offset(offset),
        () => tx.$count(company, where),
      );
      return { ...found, items: found.items.map(toCompany) };
    }),
  ),

  getCompany: detached<Endpoints['getCompany']>(({ companyId = '' }, call) =>
    reading(call, async (tx) => toCompany(await oneCompany(tx, call, companyId || call.session.companyId))),
  ),

  insertcompany: detached<Endpoints['insertcompany']>(async (typed, call) => {
    const issues = [
      ...(isCompanyCode(typed.companyCode) ? [] : [issue('companyCode', 'COMPANY_CODE_INVALID')]),
      ...(isTimeZone(typed.timeZone) ? [] : [issue('timeZone', 'CHOICE_INVALID')]),
    ];
    if (issues.length > 0) throw refused(issues);
    const made = await createCompany(call.kernel, {
      code: typed.companyCode,
      name: typed.companyName,
      timeZone: typed.timeZone,
      language: typed.language,
      adminAccount: typed.adminAccount,
      adminName: typed.adminName,
      alongside: (tx, now, companyId) =>
        auditInOwnCompany(call, tx, now, {
          action: 'company.createdFor',
          objectType: 'company',
          objectId: companyId,
          params: { name: typed.companyName },
        }),
    }).catch(atField('code', 'companyCode'));
    return {
      companyId: made.companyId,
      version: 1,
      adminAccount: typed.adminAccount,
      initialPassword: made.initialPassword ?? '',
    };
  }),

  updatecompany: detached<Endpoints['updatecompany']>((change, call) => {
    const { companyId } = change;
    if (!call.session.isPlatformAdmin) {
      if (PLATFORM_ONLY.some((field) => change[field] !== undefined)) throw forbidden();
      if (companyId !== call.session.companyId) throw notFound();
      return inContext(call.kernel, call, 'writes', async (ctx) => {
        const { saved, before, after } = await changeCompany(ctx, change);
        await ctx.audit({ action: 'company.changed', objectType: 'company', objectId: companyId, before, after });
        return saved;
      });
    }
    return call.kernel.db.withSystem('platform', async (tx, now) => {
      const { timeZone } = await oneCompany(tx, call, companyId);
      const session: Session = { ...call.session, companyId, timeZone };
      await enterTenant(tx, session);
      const ctx = createContext(call.kernel, { ...call, session }, tx, now, () => undefined);
      const { saved, before, after, name } = await changeCompany(ctx, change);
      const line = { objectType: 'company', objectId: companyId, before, after };
      if (companyId !== call.session.companyId) await ctx.audit({ ...line, action: 'company.changedByPlatform' });
      await auditInOwnCompany(call, tx, now, { ...line, action: 'company.changedFor', params: { name } });
      return saved;
    });
  }),
};

/** Reads the companies the caller may see: with the platform's rights, or as one of the own company. */
const reading = <T>(call: Call, read: (tx: Tx) => Promise<T>): Promise<T> =>
  call.session.isPlatformAdmin
    ? call.kernel.db.withSystem('platform', read)
    : inContext(call.kernel, call, 'reads', ({ tx }) => read(tx));

const within = ({ session }: Call): SQL | undefined =>
  session.isPlatformAdmin ? undefined : eq(company.companyId, session.companyId);

async function oneCompany(tx: Tx, call: Call, companyId: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(company)
    .where(and(within(call), eq(company.companyId, companyId)));
  if (!row) throw notFound();
  return row;
}

interface Changed {
  saved: { id: string; version: number };
  name: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Changes the company of the transaction as far as the rules allow; what is left out stays. */
async function changeCompany(ctx: Ctx, { companyId, version, ...typed }: Change): Promise<Changed> {
  const mine = eq(company.companyId, companyId);
  const [row] = await ctx.tx.select().from(company).where(mine).for('update');
  if (!row) throw notFound();
  if (row.version !== version) throw stale(toCompany(row));
  const now = toCompany(row);
  const next = { ...now, ...given(typed) };
  const issues = [
    ...((next.externalSystemUrl === null) === (next.externalSystemAppId === null)
      ? []
      : [
          issue(
            next.externalSystemUrl === null ? 'externalSystemUrl' : 'externalSystemAppId',
            'EXTERNAL_SYSTEM_INCOMPLETE',
          ),
        ]),
    ...(isPercent(next.reviewLowScore) ? [] : [issue('reviewLowScore', 'NUMBER_INVALID')]),
    ...(await zoneIssues(ctx, now.timeZone, next.timeZone)),
    ...(next.enabled || row.code !== PLATFORM_CODE ? [] : [issue('enabled', 'PLATFORM_STAYS_OPEN')]),
  ];
  if (issues.length > 0) throw refused(issues);
  const [saved] = await ctx.tx
    .update(company)
    .set({
      name: next.companyName,
      timeZone: next.timeZone,
      loginDomain: next.loginDomain?.toLowerCase() ?? null,
      enabled: next.enabled,
      finalCommentRequired: next.finalCommentRequired,
      integerScores: next.integerScores,
      selfScoreFirst: next.selfScoreFirst,
      kanban: next.kanban,
      ranksHidden: next.ranksHidden,
      reviewLowScore: next.reviewLowScore,
      backDatingDays: next.backDatingDays,
      changeProposals: next.changeProposals,
      leaverYears: next.leaverYears,
      miniProgramUrl: next.miniProgramUrl,
      externalSystemUrl: next.externalSystemUrl,
      externalSystemAppId: next.externalSystemAppId,
      syncSystemType: syncTypeOf(row, next),
      version: sql`${company.version} + 1`,
    })
    .where(mine)
    .returning({ id: company.companyId, version: company.version })
    .catch(takenAt('loginDomain', 'company_login_domain'));
  if (!saved) throw stale(now);
  const changed = Object.keys(typed).filter(
    (key) => now[key as keyof CompanyData] !== next[key as keyof CompanyData],
  ) as (keyof CompanyData)[];
  const only = (of: CompanyData) => Object.fromEntries(changed.map((key) => [key, of[key]]));
  return { saved, name: next.companyName, before: only(now), after: only(next) };
}

const given = <T extends object>(typed: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)) as never;

/** An HR system of its own is one way of keeping people; another way that is set up stays. */
function syncTypeOf(row: Row, { externalSystemUrl }: CompanyData): number {
  if (externalSystemUrl !== null) return SyncSystemType.EXTERNAL_HR;
  return row.syncSystemType === SyncSystemType.EXTERNAL_HR ? SyncSystemType.NONE : row.syncSystemType;
}

const OPEN_PLAN = [
  AssessmentPlanStatus.FILLING,
  AssessmentPlanStatus.SCORING,
  AssessmentPlanStatus.CALIBRATING,
  AssessmentPlanStatus.COMMUNICATING,
];

/** Deadlines of what is running are days in the zone: another one would move them under people's hands. */
async function zoneIssues(ctx: Ctx, now: string, next: string) {
  if (now === next) return [];
  if (!isTimeZone(next)) return [issue('timeZone', 'CHOICE_INVALID')];
  const { companyId } = ctx.session;
  const count = await ctx.tx.$count(
    assessmentPlan,
    and(eq(assessmentPlan.companyId, companyId), inArray(assessmentPlan.status, OPEN_PLAN)),
  );
  return count > 0 ? [issue('timeZone', 'TIME_ZONE_PLANS_OPEN', { count })] : [];
}

/** A refusal at a field of the function, at the field of the call. */
const atField = (of: string, field: string) => (error: unknown) => {
  if (!(error instanceof Failure)) throw error;
  throw new Failure(
    error.status,
    error.issues.map((one) => (one.field === of ? { ...one, field } : one)),
  );
};

const toCompany = (row: Row): CompanyData => ({
  companyId: row.companyId,
  companyCode: row.code,
  companyName: row.name,
  timeZone: row.timeZone,
  loginDomain: row.loginDomain,
  enabled: row.enabled,
  createdAt: row.createdAt.toISOString(),
  finalCommentRequired: row.finalCommentRequired,
  integerScores: row.integerScores,
  selfScoreFirst: row.selfScoreFirst,
  kanban: row.kanban,
  ranksHidden: row.ranksHidden,
  reviewLowScore: dec(row.reviewLowScore).toString(),
  backDatingDays: row.backDatingDays,
  changeProposals: row.changeProposals,
  leaverYears: row.leaverYears,
  miniProgramUrl: row.miniProgramUrl,
  externalSystemUrl: row.externalSystemUrl,
  externalSystemAppId: row.externalSystemAppId,
  version: row.version,
});
