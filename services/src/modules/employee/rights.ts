import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { pages } from '@hengcai/shared/contract/kernel';
import { FieldGroup, FieldRight, type ValueOf } from '@hengcai/shared/enums';
import { ELEMENTS, givesElement, LEAVERS, RANKS } from '@hengcai/shared/rules/settings/elements';
import { isAnyOf } from '../../db/sql.ts';
import type { Ctx, HeldRole, Session } from '../../kit/context.ts';
import { allows, onPagesOf, rolesThrough } from '../../kit/policy.ts';
import { roleFieldGroup } from '../settings/tables.ts';
import { readCustomFields, type CustomFieldData } from './custom/fields.ts';
import { employee, notLeftOn } from './tables.ts';
import { fieldLayout } from './tables-fields.ts';
import { showsAnybody, showsCompany, shownThrough } from './visible.ts';

export type GroupName = ValueOf<typeof FieldGroup>;
/** What rights are asked for: a field group, or the ranks in it, which a company may hide. */
export type RightName = GroupName | 'rank';
export type Right = ValueOf<typeof FieldRight>;

/** Some of the people the caller sees: those whom one of these roles shows. */
interface Some {
  roles: readonly HeldRole[];
  /** The name under which a SELECT list answers whether a person is one of them. */
  flag: string;
  /** A condition on `employee`. */
  where: SQL;
}

/** Of whom among the people the caller sees something may be done. */
export type Extent = 'everybody' | 'nobody' | Some;
export type Extents = Readonly<Record<RightName, Extent>>;

/** The eyes with which employee data are read in one call. */
export interface Reader {
  empId: string | null;
  /**
   * Whose field groups the caller may read in this call: one role has to give the page, the person and the group
   * (decisions, "Rights from several roles"). The own record is more than that: see `readsOwn`.
   */
  reads: Extents;
  /** Whose field groups the caller may edit: in a call that only reads, on the details page. */
  edits: Extents;
  /** Nobody's rank is told, the own one neither. */
  hidesRanks: boolean;
  today: string;
  /** Fields the company does without: no form or file of anybody has them. */
  hidden: ReadonlySet<string>;
  companyId: string;
  /** Fields the company has added, in their order. */
  customFields: readonly CustomFieldData[];
}

/** What is masked of people who have left, for all but HR: everything personal, and the pay. */
export const SENSITIVE: ReadonlySet<GroupName> = new Set([
  FieldGroup.PERSONAL,
  FieldGroup.ID_DOCUMENT,
  FieldGroup.CONTACT,
  FieldGroup.EDUCATION,
  FieldGroup.BANK,
  FieldGroup.SALARY,
]);
const OF_LEAVERS = ELEMENTS.find(({ code }) => code === LEAVERS);

/** Whether a role shows a group also of people who have left. */
export const showsOfLeavers = (role: HeldRole, group: GroupName): boolean =>
  !SENSITIVE.has(group) || role.type === 'ADMIN' || (OF_LEAVERS !== undefined && givesElement(role, OF_LEAVERS));

/** What the list of people needs. */
export const LIST = pages('/employee/list', 'visit');
const DETAILS = pages('/employee/details', 'visit');
const EDIT_DETAILS = pages('/employee/details', 'edit');

/** A call about one person's record, as the details page shows it to whoever may open that. */
export const inDetails = (ctx: Ctx): Ctx => (allows(DETAILS, ctx.session) ? onPagesOf(ctx, DETAILS) : ctx);

/** Reads the field rights of the caller's roles, and which fields the company does without. */
export async function readerOf(ctx: Ctx): Promise<Reader> {
  const { session, today } = ctx;
  const rightOf = await fieldRights(ctx);
  const [layout] = await ctx.tx
    .select({ hidden: fieldLayout.hiddenFields })
    .from(fieldLayout)
    .where(eq(fieldLayout.companyId, session.companyId));
  return {
    ...extentsOf(session, today, rightOf),
    empId: session.empId,
    today,
    hidden: new Set(layout?.hidden),
    companyId: session.companyId,
    customFields: await readCustomFields(ctx),
  };
}

/** What a role may do with a group. */
export type RightOf = (roleCode: string, group: GroupName) => Right;

/** The field groups that the list of people shows the caller of anybody else. */
export async function groupsInList(ctx: Ctx): Promise<ReadonlySet<GroupName>> {
  const { reads } = extentsOf(onPagesOf(ctx, LIST).session, ctx.today, await fieldRights(ctx));
  return new Set(Object.values(FieldGroup).filter((group) => reads[group] !== 'nobody'));
}

/** What each of the caller's roles may do with each field group (specification 6). */
export async function fieldRights({ tx, session }: Ctx): Promise<RightOf> {
  const codes = session.roles.map((role) => role.roleCode);
  const rows = await tx
    .select({ roleCode: roleFieldGroup.roleCode, group: roleFieldGroup.fieldGroup, right: roleFieldGroup.right })
    .from(roleFieldGroup)
    .where(
      and(
        eq(roleFieldGroup.companyId, session.companyId),
        codes.length > 0 ? inArray(roleFieldGroup.roleCode, codes) : sql`false`,
      ),
    );
  const held = new Map(rows.map(({ roleCode, group, right }) => [`${roleCode} ${group}`, right as Right]));
  return (roleCode, group) => held.get(`${roleCode} ${group}`) ?? FieldRight.NONE;
}

/** What a session may read and edit of whom in its call. */
export function extentsOf(
  session: Session,
  today: string,
  rightOf: RightOf,
): Pick<Reader, 'reads' | 'edits' | 'hidesRanks'> {
  const hidesRanks = session.hiddenElements.has(RANKS);
  const readers = rolesThrough(session);
  const { through } = session;
  const isEditing = through?.kind === 'pages' && through.pages.some(({ need }) => need === 'edit');
  const editors = isEditing ? readers : rolesThrough({ ...session, through: EDIT_DETAILS });
  const holding = (roles: readonly HeldRole[], group: GroupName, right: Right) =>
    roles.filter(({ roleCode }) => rightOf(roleCode, group) >= right);
  const each = (extent: (group: GroupName) => Extent): Extents => {
    const groups = Object.fromEntries(Object.values(FieldGroup).map((group) => [group, extent(group)])) as Record<
      GroupName,
      Extent
    >;
    return { ...groups, rank: hidesRanks ? 'nobody' : groups.work };
  };
  const extent = (group: GroupName, right: Right, of: readonly HeldRole[], withOwn: boolean): Extent => {
    const roles = holding(of, group, right);
    const all = extentThrough(session, readers, roles, withOwn, today);
    const lasting = roles.filter((role) => showsOfLeavers(role, group));
    if (all === 'nobody' || lasting.length === roles.length) return all;
    return whileHere(roles, all, extentThrough(session, readers, lasting, withOwn, today), today);
  };
  return {
    reads: each((group) =>
      // Name, number and work email identify people everywhere in the company.
      group === FieldGroup.BASIC ? 'everybody' : extent(group, FieldRight.READ, readers, group === FieldGroup.SALARY),
    ),
    edits: each((group) => extent(group, FieldRight.EDIT, editors, group !== FieldGroup.SALARY)),
    hidesRanks,
  };
}

/** The people of one extent as long as they have not left, and those of another whether or not. */
function whileHere(roles: readonly HeldRole[], all: Exclude<Extent, 'nobody'>, lasting: Extent, today: string): Extent {
  if (lasting === 'everybody') return lasting;
  const here = and(notLeftOn(today), all === 'everybody' ? undefined : all.where);
  return {
    roles: all === 'everybody' ? roles : all.roles,
    flag: ['here', all === 'everybody' ? all : all.flag, lasting === 'nobody' ? '' : lasting.flag].join(' '),
    where: sql`(${lasting === 'nobody' ? here : or(here, lasting.where)})`,
  };
}

/** Whom some roles show among those whom all of a call's roles show; `withOwn`: whether the own record has to be one of them. */
function extentThrough(
  session: Session,
  all: readonly HeldRole[],
  some: readonly HeldRole[],
  withOwn: boolean,
  today: string,
): Extent {
  if (showsCompany(session, some)) return 'everybody';
  const showing = some.filter((role) => showsAnybody(session, role));
  if (showing.length === 0) return 'nobody';
  const others = all.filter((role) => !some.includes(role) && showsAnybody(session, role));
  const hasOwn = session.empId === null || showing.some(({ isDefault }) => isDefault);
  if (others.length === 0 && (hasOwn || !withOwn)) return 'everybody';
  const flag = `through ${showing.map(({ roleCode }) => roleCode).join(' ')}`;
  return { roles: showing, flag, where: shownThrough(session, showing, today) };
}

/** Whether a group may be read of everybody the caller sees. */
export const readsEverybody = (reader: Reader, group: RightName): boolean => reader.reads[group] === 'everybody';

/** Whether a group may be read of somebody beside oneself: the condition for filters, sorting and columns of a file. */
export const readsSomebody = (reader: Reader, group: RightName): boolean => reader.reads[group] !== 'nobody';

/** Whether a group may be edited of somebody: what a form or a file may hold at all. */
export const editsSomebody = (reader: Reader, group: RightName): boolean => reader.edits[group] !== 'nobody';

/** Whether the own record alone lets its group be read: all of it but the salary and a hidden rank, which are shown only as configured. */
export const readsOwn = ({ empId, hidesRanks }: Pick<Reader, 'empId' | 'hidesRanks'>, right: RightName): boolean =>
  empId !== null && right !== FieldGroup.SALARY && !(right === 'rank' && hidesRanks);

/** The people whose group may be read, as a condition on `employee`; undefined: everybody the caller sees. */
export function whoseRead(reader: Reader, group: RightName): SQL | undefined {
  const extent = reader.reads[group];
  if (extent === 'everybody') return undefined;
  const own = readsOwn(reader, group) ? sql`${employee.id} = ${reader.empId}` : null;
  if (extent === 'nobody') return own ?? sql`false`;
  return own ? sql`(${extent.where} or ${own})` : extent.where;
}

/** The same without the own record: what people are filtered, counted and summed by. */
export const whoseReadAsOthers = (reader: Reader, group: RightName): SQL | undefined => within(reader.reads[group]);

/** The people whose group may be edited, as a condition on `employee`; undefined: everybody the caller sees. */
export const whoseEdited = (reader: Reader, group: RightName): SQL | undefined => within(reader.edits[group]);

const within = (extent: Extent): SQL | undefined =>
  extent === 'everybody' ? undefined : extent === 'nobody' ? sql`false` : extent.where;

/** What the caller may do with the record of one person. */
export interface PersonRights {
  reads: (group: RightName) => boolean;
  edits: (group: RightName) => boolean;
}

/** The conditions that rights hang on, by flag: what a statement has to answer for each person. */
export function flagsOf(reader: Reader): Map<string, SQL> {
  const extents = [...Object.values(reader.reads), ...Object.values(reader.edits)];
  return new Map(extents.flatMap((one) => (typeof one === 'string' ? [] : [[one.flag, one.where] as const])));
}

/** The rights over a person of whom it is known which flags hold. */
export function rightsOver(reader: Reader, empId: string | null, flags: ReadonlySet<string>): PersonRights {
  const own = empId !== null && empId === reader.empId;
  const within = (extent: Extent) => extent === 'everybody' || (extent !== 'nobody' && flags.has(extent.flag));
  return {
    reads: (group) => within(reader.reads[group]) || (own && readsOwn(reader, group)),
    // Nobody sets the own salary.
    edits: (group) => within(reader.edits[group]) && !(own && group === FieldGroup.SALARY),
  };
}

/** The rights over some people whom the caller sees; one statement, and none where they are the same over everybody. */
export async function rightsOverPeople(
  { tx }: Pick<Ctx, 'tx'>,
  reader: Reader,
  empIds: readonly string[],
): Promise<(empId: string) => PersonRights> {
  const flags = [...flagsOf(reader)];
  if (flags.length === 0 || empIds.length === 0) return (empId) => rightsOver(reader, empId, new Set());
  const rows = await tx
    .select({ id: employee.id, holds: flagList(flags.map(([, where]) => where)) })
    .from(employee)
    .where(and(eq(employee.companyId, reader.companyId), isAnyOf(employee.id, empIds)));
  const holds = new Map(rows.map((row) => [row.id, heldFlags(flags, row.holds)]));
  return (empId) => rightsOver(reader, empId, holds.get(empId) ?? new Set());
}

/** Which of some conditions hold, as one column. */
export const flagList = (conditions: readonly SQL[]): SQL<boolean[]> =>
  sql<boolean[]>`array[${sql.join(
    conditions.map((where) => sql`coalesce(${where}, false)`),
    sql`, `,
  )}]`;

/** The flags that such a column says hold. */
export const heldFlags = (flags: readonly (readonly [string, SQL])[], holds: readonly boolean[]): Set<string> =>
  new Set(flags.flatMap(([flag], i) => (holds[i] ? [flag] : [])));

/** The rights over one person whom the caller sees. */
export const rightsOverPerson = async (ctx: Pick<Ctx, 'tx'>, reader: Reader, empId: string): Promise<PersonRights> =>
  (await rightsOverPeople(ctx, reader, [empId]))(empId);

/** The groups of a person that may be edited. */
export const editableGroups = ({ edits }: PersonRights): GroupName[] => Object.values(FieldGroup).filter(edits);
