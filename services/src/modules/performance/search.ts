import { and, desc, eq } from 'drizzle-orm';
import { SearchKind } from '@hengcai/shared/enums';
import { isAnyOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { hasRight } from '../../kit/pages.ts';
import { type Hit, registerSearch } from '../../kit/search.ts';
import { textKeys } from '../../kit/text-keys.ts';
import { assessmentInfo, assessmentPlan, isPlan } from './tables.ts';
import { ownAppraisals } from './waiting.ts';

/** A company has tens of plans, so their names are read and compared here; of hundreds the newest. */
const COMPARED = 500;

/** What the plans of all companies are called stays small; what is kept too long is read anew. */
const KEPT = 5_000;
const keysByName = new Map<string, string[]>();
function keysOf(name: string): string[] {
  const known = keysByName.get(name);
  if (known) return known;
  if (keysByName.size >= KEPT) keysByName.clear();
  const keys = textKeys(name);
  keysByName.set(name, keys);
  return keys;
}

registerSearch({
  kinds: [SearchKind.PLAN, SearchKind.APPRAISAL],
  async find(ctx, keyword, limit) {
    const plans = await openable(ctx);
    return plans.filter(({ name }) => keysOf(name).some((key) => key.startsWith(keyword))).slice(0, limit);
  },
  known: (ctx, ids) => openable(ctx, ids),
});

/** Plans for those who look after them; for everybody else the appraisals of their own. */
async function openable(ctx: Ctx, ids?: readonly string[]): Promise<Hit[]> {
  const { session, tx } = ctx;
  const manages = hasRight(session, '/performance/management/assess_set_details');
  if (!manages && (session.empId === null || !hasRight(session, '/performance/examine/details'))) return [];
  const columns = { subject: assessmentPlan.id, name: assessmentPlan.name, year: assessmentPlan.planYear };
  const asked = and(eq(assessmentPlan.companyId, session.companyId), ids && isAnyOf(assessmentPlan.id, ids));
  const newest = [desc(assessmentPlan.createdAt), desc(assessmentPlan.id)];
  const rows = manages
    ? await tx
        .select(columns)
        .from(assessmentPlan)
        .where(asked)
        .orderBy(...newest)
        .limit(COMPARED)
    : await tx
        .select(columns)
        .from(assessmentInfo)
        .innerJoin(assessmentPlan, isPlan)
        .where(and(asked, ownAppraisals(ctx, session.empId ?? '')))
        .orderBy(...newest)
        .limit(COMPARED);
  return rows.map(({ year, ...plan }) => ({
    kind: manages ? SearchKind.PLAN : SearchKind.APPRAISAL,
    ...plan,
    nameEn: null,
    note: String(year),
    place: null,
    placeEn: null,
  }));
}
