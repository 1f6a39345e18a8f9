import { eq } from 'drizzle-orm';
import { FieldGroup } from '@hengcai/shared/enums';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import type { Ctx } from '../../../kit/context.ts';
import { invalid, refused, stale } from '../../../kit/failure.ts';
import { FIELD_NAMES, FIELDS, type FieldName } from '../fields.ts';
import { RECORD_GROUP, RECORD_KINDS } from '../records/kinds.ts';
import { groupsInList, type GroupName } from '../rights.ts';
import { fieldLayout } from '../tables-fields.ts';
import { labelOfField } from '../words.ts';

type LayoutData = DataOf<Contract['empfield']['endpoints']['listfieldgroup']>;

/** The order of a company that has decided nothing: what matters first stands first. */
const READING: readonly GroupName[] = [
  FieldGroup.WORK,
  FieldGroup.CONTACT,
  FieldGroup.CONTRACT,
  FieldGroup.SALARY,
  FieldGroup.BANK,
  FieldGroup.BASIC,
  FieldGroup.PERSONAL,
  FieldGroup.ID_DOCUMENT,
  FieldGroup.EDUCATION,
];

/** Without them nobody can be told apart, found in the company, or known to have left. */
const FIXED: readonly FieldName[] = ['empNumber', 'empName', 'email', 'deptId', 'status', 'entryDate', 'lastDay'];

interface Layout {
  groups: readonly GroupName[];
  hidden: ReadonlySet<string>;
  version: number;
}

/** What the company has decided; with `lock` nobody else decides until the transaction ends. */
export async function readLayout(ctx: Ctx, lock = false): Promise<Layout> {
  const query = ctx.tx.select().from(fieldLayout).where(eq(fieldLayout.companyId, ctx.session.companyId));
  const [row] = await (lock ? query.for('update') : query);
  const decided = (row?.groups ?? []).filter((code): code is GroupName => READING.some((group) => group === code));
  return {
    groups: [...decided, ...READING.filter((group) => !decided.includes(group))],
    hidden: new Set(row?.hiddenFields),
    version: row?.version ?? 1,
  };
}

export async function tellLayout(ctx: Ctx, { groups, hidden, version }: Layout): Promise<LayoutData> {
  const readable = await groupsInList(ctx);
  return {
    groups: groups.map((groupCode) => ({
      groupCode,
      readable: readable.has(groupCode),
      fields: [
        ...FIELD_NAMES.filter((field) => FIELDS[field].group === groupCode).map((field) => ({
          field: field as string,
          label: labelOfField(ctx, field),
          shown: !hidden.has(field),
          fixed: FIXED.includes(field),
        })),
        ...RECORD_KINDS.filter((kind) => RECORD_GROUP[kind] === groupCode).map((kind) => ({
          field: kind,
          label: ctx.t(`employee.records.${kind}`),
          shown: !hidden.has(kind),
          fixed: false,
        })),
      ],
    })),
    version,
  };
}

/** Stores another order, and which fields the company does without. */
export async function saveLayout(
  ctx: Ctx,
  input: { groupCodes: readonly GroupName[]; hiddenFields?: readonly string[] | undefined; version: number },
): Promise<LayoutData> {
  const before = await readLayout(ctx, true);
  if (before.version !== input.version) throw stale(await tellLayout(ctx, before));
  const groups = [...new Set(input.groupCodes)];
  if (groups.length !== READING.length || groups.length !== input.groupCodes.length)
    throw invalid('groupCodes', 'EVERY_GROUP_ONCE');
  const hidden = input.hiddenFields ? new Set(input.hiddenFields) : before.hidden;
  refuseFixed(hidden);
  const { companyId } = ctx.session;
  const row = { groups, hiddenFields: [...hidden].sort(), version: before.version + 1 };
  const written = await ctx.tx
    .insert(fieldLayout)
    .values({ companyId, ...row })
    // Of two first decisions at once the second is stale; a row that was read is locked.
    .onConflictDoUpdate({
      target: fieldLayout.companyId,
      set: row,
      setWhere: eq(fieldLayout.version, before.version),
    })
    .returning({ version: fieldLayout.version });
  if (written.length === 0) throw stale(await tellLayout(ctx, await readLayout(ctx)));
  await ctx.audit({
    action: 'employeeFields.arranged',
    objectType: 'employeeFields',
    objectId: companyId,
    before: { groups: before.groups, hidden: [...before.hidden].sort() },
    after: { groups, hidden: row.hiddenFields },
  });
  return tellLayout(ctx, { groups, hidden, version: row.version });
}

function refuseFixed(hidden: ReadonlySet<string>): void {
  for (const field of hidden) {
    if (![...FIELD_NAMES, ...RECORD_KINDS].some((one) => one === field)) throw invalid('hiddenFields', 'UNKNOWN_FIELD');
    if (FIXED.some((one) => one === field)) throw refused({ field: 'hiddenFields', code: 'FIELD_ALWAYS_SHOWN' });
  }
}
