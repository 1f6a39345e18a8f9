import { and, eq, sql } from 'drizzle-orm';
import { FieldGroup, SearchKind } from '@hengcai/shared/enums';
import { isAnyOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { hasRight } from '../../kit/pages.ts';
import { type Hit, registerSearch } from '../../kit/search.ts';
import { departmentToday } from '../org/public.ts';
import { deptVersion } from '../org/tables.ts';
import { peopleOf, wordsOf } from './found.ts';
import { inDetails, readerOf, whoseReadAsOthers } from './rights.ts';
import { employee, employeeKey } from './tables.ts';
import { seesCompany, visibleEmployees, visibleIdsOf } from './visible.ts';

/** A person has several words that begin alike (the name's pinyin and its initials): so many at most. */
const WORDS = 6;
/** Words that are looked at before it is asked whom the caller may see at all. */
const FIRST = 200;

registerSearch({
  kinds: [SearchKind.EMPLOYEE],
  async find(asked, keyword, limit) {
    if (!mayOpen(asked)) return [];
    const ctx = inDetails(asked);
    const ids = (await firstVisible(ctx, keyword, limit)) ?? (await allVisible(ctx, keyword, limit));
    const found = await hits(ctx, ids);
    return found.sort((a, b) => ids.indexOf(a.subject) - ids.indexOf(b.subject));
  },
  known: async (ctx, ids) => (mayOpen(ctx) ? hits(inDetails(ctx), ids) : []),
});

/**
 * The words are walked in their order and each person is looked at there (`limit 1` keeps it so), until enough are found:
 * whoever is seen is never gathered first.
 */
async function allVisible(ctx: Ctx, keyword: string, limit: number): Promise<string[]> {
  const person = ctx.tx
    .select({ id: employee.id })
    .from(employee)
    .where(
      and(
        eq(employee.companyId, employeeKey.companyId),
        eq(employee.id, employeeKey.empId),
        visibleEmployees(ctx, 'inTurn'),
      ),
    )
    .limit(1)
    .as('person');
  const words = await wordsOf(ctx, keyword)
    .innerJoinLateral(person, sql`true`)
    .limit(limit * WORDS);
  return peopleOf(words).slice(0, limit);
}

/**
 * The first visible ones among the first people of the company, without asking whom else the caller may see: who leads
 * 50,000 people finds some there. Null where too few of those are visible and there may be more.
 */
async function firstVisible(ctx: Ctx, keyword: string, limit: number): Promise<string[] | null> {
  if (seesCompany(ctx)) return null;
  const words = await wordsOf(ctx, keyword).limit(FIRST);
  const people = peopleOf(words);
  const visible = await visibleIdsOf(ctx, people);
  const found = people.filter((empId) => visible.has(empId));
  return found.length >= limit || words.length < FIRST ? found.slice(0, limit) : null;
}

const mayOpen = ({ session }: Ctx) => hasRight(session, '/employee/details');

async function hits(ctx: Ctx, ids: readonly string[]): Promise<Hit[]> {
  if (ids.length === 0) return [];
  const whose = whoseReadAsOthers(await readerOf(ctx), FieldGroup.WORK);
  const place = (name: typeof deptVersion.name | typeof deptVersion.nameEn) =>
    whose ? sql<string | null>`case when ${whose} then ${name} end` : name;
  const rows = await ctx.tx
    .select({
      subject: employee.id,
      name: employee.name,
      nameEn: employee.nameEn,
      note: employee.empNumber,
      place: place(deptVersion.name),
      placeEn: place(deptVersion.nameEn),
    })
    .from(employee)
    .leftJoin(deptVersion, departmentToday(ctx, employee))
    .where(and(visibleEmployees(ctx, ids), isAnyOf(employee.id, ids)));
  return rows.map((row) => ({ kind: SearchKind.EMPLOYEE, ...row }));
}
