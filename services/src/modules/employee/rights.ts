import { and, eq, inArray, sql } from 'drizzle-orm';
import { FieldGroup, FieldRight, type ValueOf } from '@hengcai/shared/enums';
import type { Ctx } from '../../kit/context.ts';
import { readCustomFields, type CustomFieldData } from './custom/fields.ts';
import { roleFieldGroup } from '../settings/tables.ts';
import { fieldLayout } from './tables-fields.ts';

export type GroupName = ValueOf<typeof FieldGroup>;
export type Right = ValueOf<typeof FieldRight>;

/** What the caller may do with each field group (specification 6): the union of the roles, and the group everybody reads. */
export type FieldRights = Readonly<Record<GroupName, Right>>;

/** The eyes with which employee data are read in one call. */
export interface Reader {
  empId: string | null;
  rights: FieldRights;
  today: string;
  /** Fields the company does without: no form or file of anybody has them. */
  hidden: ReadonlySet<string>;
  companyId: string;
  /** Fields the company has added, in their order. */
  customFields: readonly CustomFieldData[];
}

/** Reads the field rights of the caller's roles, and which fields the company does without. */
export async function readerOf(ctx: Ctx): Promise<Reader> {
  const codes = ctx.session.roles.map((role) => role.roleCode);
  const rows = await ctx.tx
    .select({ group: roleFieldGroup.fieldGroup, right: sql<Right>`max(${roleFieldGroup.right})` })
    .from(roleFieldGroup)
    .where(
      and(
        eq(roleFieldGroup.companyId, ctx.session.companyId),
        codes.length > 0 ? inArray(roleFieldGroup.roleCode, codes) : sql`false`,
      ),
    )
    .groupBy(roleFieldGroup.fieldGroup);
  const held = new Map(rows.map((row) => [row.group, row.right]));
  const rights = Object.fromEntries(
    Object.values(FieldGroup).map((group) => [group, held.get(group) ?? FieldRight.NONE]),
  ) as Record<GroupName, Right>;
  // Name, number and work email identify people everywhere in the company.
  if (rights.basic === FieldRight.NONE) rights.basic = FieldRight.READ;
  const [layout] = await ctx.tx
    .select({ hidden: fieldLayout.hiddenFields })
    .from(fieldLayout)
    .where(eq(fieldLayout.companyId, ctx.session.companyId));
  return {
    empId: ctx.session.empId,
    rights,
    today: ctx.today,
    hidden: new Set(layout?.hidden),
    companyId: ctx.session.companyId,
    customFields: await readCustomFields(ctx),
  };
}

/** Whether a group may be read of everybody the caller sees: the condition for filters, sorting, search and export. */
export const readsGroup = (reader: Reader, group: GroupName): boolean => reader.rights[group] >= FieldRight.READ;

/** Whether a group may be read of the own record: all of it but the salary, which is shown only as configured. */
export const readsOwnGroup = (reader: Reader, group: GroupName): boolean =>
  readsGroup(reader, group) || (reader.empId !== null && group !== FieldGroup.SALARY);

/** Groups the caller may edit of a person; nobody sets the own salary. */
export function editableGroups(reader: Reader, empId: string | null): GroupName[] {
  const own = empId !== null && empId === reader.empId;
  return Object.values(FieldGroup).filter(
    (group) => reader.rights[group] === FieldRight.EDIT && !(own && group === FieldGroup.SALARY),
  );
}
