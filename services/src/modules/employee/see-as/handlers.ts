import { sql, type SQL } from 'drizzle-orm';
import { pages } from '@hengcai/shared/contract/kernel';
import type { seeAs as service } from '@hengcai/shared/contract/employee/see-as';
import type { DataOf, ParsedOf } from '@hengcai/shared/contract/kernel';
import { FieldGroup } from '@hengcai/shared/enums';
import { rowsOf } from '../../../db/sql.ts';
import type { Ctx, Handlers, Session } from '../../../kit/context.ts';
import { invalid } from '../../../kit/failure.ts';
import { allMenuGroups, allPages, hasRight, type Page } from '../../../kit/pages.ts';
import { rolesThrough } from '../../../kit/policy.ts';
import { extentsOf, fieldRights, whoseRead, type Extent, type Reader } from '../rights.ts';
import { employee } from '../tables.ts';
import { visibleEmployees } from '../visible.ts';
import { explain } from './explain.ts';
import { subjectOf, type Asked, type Subject } from './subject.ts';

type Endpoints = (typeof service)['endpoints'];
type View = DataOf<Endpoints['seeas']>;

/** `/rolemanage`, as far as it is about what somebody else sees: looked at by what would decide their own calls. */
export const seeAsHandlers: Handlers<typeof service> = {
  seeas: async (asked, ctx) => {
    const subject = await subjectOf(ctx, asked);
    const view = await viewOf(ctx, subject, pageAt(asked.pageUrl));
    await note(ctx, asked, subject, { page: ctx.t(`page.${asked.pageUrl}`) });
    return view;
  },
  explainsight: async (asked, ctx) => {
    pageAt(asked.pageUrl);
    const subject = await subjectOf(ctx, asked);
    const { reason, person, field } = await explain(ctx, subject, asked);
    await note(ctx, asked, subject, { page: ctx.t(`page.${asked.pageUrl}`), person, field });
    return reason;
  },
};

function pageAt(path: string): Page {
  const page = allPages().find((one) => one.path === path);
  if (!page) throw invalid('pageUrl', 'ROLE_PAGE_UNKNOWN');
  return page;
}

/** Everything that is counted is counted by one statement, however many pages and people there are. */
async function viewOf(ctx: Ctx, subject: Subject, page: Page): Promise<View> {
  const { session, name, roleNames } = subject;
  const open = allPages().filter(({ path }) => hasRight(session, path));
  const counts = new Counts();
  const reachOf = new Map(open.map(({ path }) => [path, counts.of(reachOn(ctx, session, path))]));
  const at = { ...session, through: pages(page.path, 'visit') };
  const visible = visibleEmployees({ session: at, today: ctx.today });
  const people = hasRight(session, page.path) ? counts.of(visible) : null;
  const extents = extentsOf(at, ctx.today, await fieldRights({ ...ctx, session }));
  const reader = { ...extents, empId: session.empId } as Reader;
  const groups = Object.values(FieldGroup).map((groupCode) => ({
    groupCode,
    readable: people === null ? null : counts.of(whereAlso(visible, whoseRead(reader, groupCode))),
    editable: people === null ? null : counts.of(whoseEdited(visible, reader, groupCode)),
  }));
  const counted = await counts.read(ctx);
  return {
    name,
    roles: session.roles.map(({ roleCode }) => ({ roleCode, roleName: roleNames.get(roleCode) ?? roleCode })),
    pages: inOrder(open).map((one) => ({
      pageId: one.menu?.id ?? one.path,
      pageUrl: one.path,
      pageName: ctx.t(`page.${one.path}`),
      menuName: headingOf(ctx, one),
      rights: session.pageRights.get(one.path) ?? 0,
      people: counted(reachOf.get(one.path) ?? null),
      roleCodes: openers(session, one.path).map(({ roleCode }) => roleCode),
    })),
    pageUrl: page.path,
    people: counted(people),
    groups: groups.map(({ groupCode, readable, editable }) => ({
      groupCode,
      readable: counted(readable),
      editable: counted(editable),
    })),
  };
}

const openers = (session: Session, path: string) => rolesThrough({ ...session, through: pages(path, 'visit') });

const reachOn = ({ today }: Ctx, session: Session, path: string): SQL =>
  visibleEmployees({ session: { ...session, through: pages(path, 'visit') }, today });

const whereAlso = (visible: SQL, whose: SQL | undefined): SQL => (whose ? sql`(${visible} and ${whose})` : visible);

function whoseEdited(visible: SQL, { edits, empId }: Reader, group: keyof Reader['edits']): SQL {
  const extent: Extent = edits[group];
  if (extent === 'nobody') return sql`false`;
  const others = group === FieldGroup.SALARY && empId !== null ? sql`${employee.id} <> ${empId}` : undefined;
  const within = whereAlso(visible, extent === 'everybody' ? undefined : extent.where);
  return whereAlso(within, others);
}

/** Conditions on `employee` whose people are counted together. */
class Counts {
  private readonly conditions: SQL[] = [];

  /** Takes a condition in; answers where its count will stand. */
  of(condition: SQL): number {
    return this.conditions.push(condition) - 1;
  }

  async read({ tx, session }: Ctx): Promise<(at: number | null) => number> {
    if (this.conditions.length === 0) return () => 0;
    const filters = this.conditions.map((condition) => sql`count(*) filter (where ${condition})::int`);
    const [row] = await rowsOf<{ counts: number[] }>(
      tx,
      sql`select array[${sql.join(filters, sql`, `)}] as counts from ${employee} where ${employee.companyId} = ${session.companyId}`,
    );
    return (at) => (at === null ? 0 : (row?.counts[at] ?? 0));
  }
}

/** Pages as the menu has them; those without an entry stand last. */
function inOrder(open: readonly Page[]): Page[] {
  const orderOf = (id: string | null): number => allMenuGroups().find((group) => group.id === id)?.order ?? 0;
  const place = ({ menu }: Page) => (menu ? orderOf(menu.parentId) * 1_000 + menu.order : Number.MAX_SAFE_INTEGER);
  return [...open].sort((a, b) => place(a) - place(b) || a.path.localeCompare(b.path));
}

const headingOf = ({ t }: Ctx, { menu, path }: Page): string | null =>
  menu ? (menu.parentId === null ? t(`page.${path}`) : t(`menu.${menu.parentId}`)) : null;

/** Whoever looks as somebody is on record, with what was looked at. */
async function note(
  ctx: Ctx,
  { roleCode }: Asked,
  { name, session }: Subject,
  { page, person, field }: { page: string; person?: string; field?: string },
): Promise<void> {
  const explains = person !== undefined;
  await ctx.audit({
    action: `${roleCode === undefined ? 'account' : 'role'}.${explains ? 'sightExplained' : 'seenAs'}`,
    objectType: roleCode === undefined ? 'account' : 'role',
    objectId: roleCode ?? session.userId,
    params: { name, page, ...(explains && { person, field: field ?? '' }) },
  });
}

export type ExplainAsked = ParsedOf<Endpoints['explainsight']>;
export type Reason = DataOf<Endpoints['explainsight']>;
