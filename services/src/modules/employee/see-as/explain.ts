import { and, eq, sql } from 'drizzle-orm';
import { pages } from '@hengcai/shared/contract/kernel';
import { FieldGroup, FieldRight } from '@hengcai/shared/enums';
import { RANKS } from '@hengcai/shared/rules/settings/elements';
import type { Ctx, HeldRole, Session } from '../../../kit/context.ts';
import { invalid, notFound } from '../../../kit/failure.ts';
import { localName } from '../../../kit/local-name.ts';
import { hasRight } from '../../../kit/pages.ts';
import { onPagesOf, rolesThrough } from '../../../kit/policy.ts';
import { FIELDS, type FieldName } from '../fields.ts';
import {
  fieldRights,
  flagList,
  readerOf,
  readsOwn,
  rightsOverPerson,
  showsOfLeavers,
  type GroupName,
} from '../rights.ts';
import { RECORD_GROUP, RECORD_KINDS } from '../records/kinds.ts';
import { selectEmployees } from '../select.ts';
import { labelOf } from '../sheet/choices.ts';
import { SHEET_COLUMNS } from '../sheet/columns.ts';
import { employee, notLeftOn } from '../tables.ts';
import { shownThrough, visibleEmployees } from '../visible.ts';
import { labelOfField, wordsIn } from '../words.ts';
import type { ExplainAsked, Reason } from './handlers.ts';
import type { Subject } from './subject.ts';

interface Explained {
  reason: Reason;
  /** Whose field and which, as the record names them. */
  person: string;
  field: string;
}

interface RoleStep {
  roleCode: string;
  roleName: string;
  opensPage: boolean;
  showsPerson: boolean;
  readsField: boolean;
}

/** Why a subject sees a field of a person on a page, or does not. */
export async function explain(
  ctx: Ctx,
  subject: Subject,
  { pageUrl, ofEmpId, field }: ExplainAsked,
): Promise<Explained> {
  const { group, label, name } = fieldAsked(ctx, field);
  const through = pages(pageUrl, 'visit');
  const session = { ...subject.session, through };
  const { visible, here, shown, person } = await sightOf(ctx, session, ofEmpId);
  const openers = rolesThrough(session);
  const rightOf = await fieldRights({ ...ctx, session });
  const roles = session.roles.map((role, i): RoleStep => ({
    roleCode: role.roleCode,
    roleName: subject.roleNames.get(role.roleCode) ?? role.roleCode,
    opensPage: openers.includes(role),
    showsPerson: shown[i] === true,
    readsField:
      group === FieldGroup.BASIC ||
      (rightOf(role.roleCode, group) >= FieldRight.READ && (here || showsOfLeavers(role, group))),
  }));
  const leftHidden = session.roles.some(
    (role, i) =>
      roles[i]?.opensPage &&
      roles[i].showsPerson &&
      !roles[i].readsField &&
      rightOf(role.roleCode, group) >= FieldRight.READ,
  );
  const opens = hasRight(session, pageUrl);
  const giver = roles.find((one) => one.opensPage && one.showsPerson && one.readsField);
  const own = session.empId === ofEmpId && visible;
  const rankHidden = name === 'rankId' && session.hiddenElements.has(RANKS);
  const byOwn =
    own && (group === FieldGroup.BASIC || readsOwn({ empId: session.empId, hidesRanks: rankHidden }, group));
  const seen = opens && visible && !rankHidden && (giver !== undefined || byOwn);
  const words = { subject: subject.name, page: ctx.t(`page.${pageUrl}`), person, field: label };
  const told =
    seen && name !== null
      ? await valueFor(onPagesOf(ctx, through), ofEmpId, name)
      : { value: null, valueHidden: false };
  const reason = {
    seen,
    sentence: sentenceOf(ctx, words, { opens, visible, seen, own, rankHidden, leftHidden, giver, roles, group }),
    ...told,
    roles,
  };
  return { reason, person, field: words.field };
}

/** A field by its name; lists such as certificates have no value that one line could tell. */
function fieldAsked(ctx: Ctx, field: string): { group: GroupName; label: string; name: FieldName | null } {
  if (Object.hasOwn(FIELDS, field)) {
    const name = field as FieldName;
    return { group: FIELDS[name].group, label: labelOfField(ctx, name), name };
  }
  const kind = RECORD_KINDS.find((one) => one === field);
  if (!kind) throw invalid('field', 'UNKNOWN_FIELD');
  return { group: RECORD_GROUP[kind], label: ctx.t(`employee.records.${kind}`), name: null };
}

/** Whether the subject sees the person, and which of the roles show them; the person is one the caller sees. */
async function sightOf(ctx: Ctx, session: Session, empId: string) {
  const of = (roles: readonly HeldRole[]) => shownThrough(session, roles, ctx.today);
  const conditions = [
    visibleEmployees({ session, today: ctx.today }),
    notLeftOn(ctx.today),
    ...session.roles.map((role) => of([role])),
  ];
  const [row] = await ctx.tx
    .select({ name: employee.name, nameEn: employee.nameEn, holds: flagList(conditions) })
    .from(employee)
    .where(and(eq(employee.id, empId), visibleEmployees(ctx)));
  if (!row) throw notFound();
  const [visible = false, here = false, ...shown] = row.holds;
  return { visible, here, shown, person: localName(ctx, row.name, row.nameEn) };
}

/** The value in words, where the caller sees it on that page as well; a sealed one stays masked. */
async function valueFor(ctx: Ctx, empId: string, field: FieldName): Promise<Pick<Reason, 'value' | 'valueHidden'>> {
  const reader = await readerOf(ctx);
  const mayLook =
    hasRight(ctx.session, pathOf(ctx.session)) &&
    (await rightsOverPerson(ctx, reader, empId)).reads(FIELDS[field].right);
  const [person] = mayLook
    ? await selectEmployees(ctx.tx, reader, { where: sql`${employee.id} = ${empId} and ${visibleEmployees(ctx)}` })
    : [];
  if (!person) return { value: null, valueHidden: true };
  const value = person[field];
  if (value === null) return { value: null, valueHidden: false };
  const cell = SHEET_COLUMNS.find((column) => column.key === field)?.cell;
  if (cell?.kind === 'money') return { value: String(value), valueHidden: false };
  const wordsOf = await wordsIn(ctx, null, [{ field, before: null, after: value }]);
  const word = cell?.kind === 'choice' ? labelOf(cell.of, Number(value), ctx.language) : wordsOf(field, value);
  return { value: word ?? null, valueHidden: word === undefined };
}

const pathOf = ({ through }: Session): string => (through?.kind === 'pages' ? (through.pages[0]?.path ?? '') : '');

interface Finding {
  opens: boolean;
  visible: boolean;
  seen: boolean;
  own: boolean;
  /** The company hides ranks, and nothing shows them to the subject. */
  rankHidden: boolean;
  /** The person has left, and a role that would show the field shows none of those who have. */
  leftHidden: boolean;
  giver: RoleStep | undefined;
  roles: readonly RoleStep[];
  group: GroupName;
}

/** One sentence: which role gives page, person and field, or what is missing and where. */
function sentenceOf(ctx: Ctx, words: Record<string, string>, finding: Finding): string {
  const { opens, visible, seen, own, rankHidden, leftHidden, giver, roles, group } = finding;
  const quoted = (some: readonly RoleStep[]) =>
    new Intl.ListFormat(ctx.language, { type: 'conjunction' }).format(
      some.map(({ roleName }) => ctx.t('seeAs.role', { role: roleName })),
    );
  const say = (id: string, more: Record<string, string> = {}) => ctx.t(`seeAs.${id}`, { ...words, ...more });
  if (!opens) return say(roles.length === 0 ? 'noRole' : 'noPage');
  if (seen) {
    if (!giver) return say('own');
    return say(group === FieldGroup.BASIC ? 'seenBasic' : 'seen', { role: quoted([giver]) });
  }
  const openers = roles.filter((one) => one.opensPage);
  if (!visible) {
    const elsewhere = roles.filter((one) => one.showsPerson && !one.opensPage);
    return elsewhere.length > 0
      ? say('personElsewhere', { roles: quoted(openers), others: quoted(elsewhere) })
      : say('noPerson', { roles: quoted(openers) });
  }
  if (rankHidden) return say('rankHidden');
  if (leftHidden) return say('leftHidden');
  const showers = openers.filter((one) => one.showsPerson);
  const readers = roles.filter((one) => one.readsField);
  if (showers.length === 0) return say(own ? 'ownSalary' : 'noPerson', { roles: quoted(openers) });
  if (readers.length === 0) return say('noField', { roles: quoted(showers) });
  const without = readers.filter((one) => !one.showsPerson);
  return without.length > 0
    ? say('fieldWithoutPerson', { roles: quoted(showers), others: quoted(without) })
    : say('fieldWithoutPage', { roles: quoted(showers), others: quoted(readers) });
}
