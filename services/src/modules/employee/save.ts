import { and, eq, inArray, sql } from 'drizzle-orm';
import { termOf } from '@hengcai/shared/rules/employee/contract';
import { fullTimeEquivalentOf } from '@hengcai/shared/rules/employee/full-time';
import type { RuleIssue } from '@hengcai/shared/rules/issue';
import type { Ctx } from '../../kit/context.ts';
import { forbidden, invalid, notFound, refused, stale } from '../../kit/failure.ts';
import { storedPeople, type Stored } from './current.ts';
import { entryIssues } from './dictionary/entries.ts';
import type { Edit } from './diff.ts';
import { auditedValues, checkCustomValues, writeCustomValues, type CustomValueData } from './custom/values.ts';
import { applyEdits, type Because } from './edit.ts';
import { RECORD_GROUP } from './records/kinds.ts';
import { recordIssues, typeIssues, writeRecords, type RecordsInput } from './records/save.ts';
import { FIELDS, type FieldName } from './fields.ts';
import { orNull, SECRET_FIELDS, type PersonValues } from './person.ts';
import { managerIssues, referenceIssues } from './references.ts';
import { editsSomebody, readerOf, rightsOverPerson, type GroupName, type PersonRights, type Reader } from './rights.ts';
import { issuesOf as ruleIssues } from './rules.ts';
import { sealValue, type SecretKind } from './secrets.ts';
import { selectEmployees, type EmployeeData } from './select.ts';
import { employee } from './tables.ts';
import { nameIssues } from './unique.ts';
import { visibleEmployees } from './visible.ts';

/** The values of a form; what is absent stays, null and blank texts empty a field. */
export type FormValues = { [K in keyof PersonValues]?: PersonValues[K] | null | undefined };

/** Refuses a form with a field of a group that may not be edited of its person. */
export function requireEditable({ edits }: Pick<PersonRights, 'edits'>, values: FormValues): void {
  const given = (Object.keys(values) as FieldName[]).filter(
    (field) => values[field as keyof PersonValues] !== undefined,
  );
  if (given.some((field) => !edits(FIELDS[field].right))) throw forbidden();
}

/** Blank texts are no values, and shares have their two places; what is absent stays absent. */
export function cleaned(values: FormValues): Partial<PersonValues> {
  const entries = Object.entries(values).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, typeof value === 'string' ? keptOf(field, value) : value]],
  );
  return Object.fromEntries(entries) as Partial<PersonValues>;
}

const keptOf = (field: string, text: string): string | null =>
  field === 'fullTimeEquivalent' ? fullTimeEquivalentOf(text) : orNull(text);

/** Changes one person, as every call of `/empupdate` does: rights, version, rules, write; answers the person as it is then. */
export async function savePerson(
  ctx: Ctx,
  input: {
    empId: string;
    version: number;
    reason?: string | null | undefined;
    salaryFrom?: string;
    customValues?: readonly CustomValueData[] | undefined;
    records?: RecordsInput;
  },
  form: FormValues,
): Promise<{ id: string; version: number; employee: EmployeeData }> {
  const reader = await readerOf(ctx);
  const stored = await lockVisible(ctx, input.empId);
  // Whether the person exists is only told to those who may see it, so visibility is asked before rights.
  const rights = await rightsOverPerson(ctx, reader, input.empId);
  requireEditable(rights, form);
  const { customValues = [], records } = input;
  if (records && !rights.edits(RECORD_GROUP[records.kind])) throw forbidden();
  if (stored.version !== input.version) throw await conflict(ctx, reader, input.empId);
  const values = cleaned(form);
  const { contractStart, contractEnd, entryDate } = stored.values;
  const issues = [
    ...(await issuesOf(ctx, stored, values)),
    ...(await checkCustomValues(ctx, reader, rights.edits, customValues)),
    ...(records ? recordIssues(records, termOf(contractStart, contractEnd, entryDate)) : []),
    ...(records ? await typeIssues(ctx, records) : []),
  ];
  if (issues.length > 0) throw refused(issues);
  const edit = toEdit(ctx, input.empId, values, input.salaryFrom ?? ctx.today);
  const because = { kind: 'correction', ...(input.reason && { reason: input.reason }) } as const;
  const written = await applyEdits(ctx, [edit], { kind: 'correction' }, because);
  await saveBeside(ctx, reader, stored, { customValues, records }, because, written.has(input.empId));
  const saved = await inScope(ctx, reader, input.empId);
  return { id: input.empId, version: saved.version, employee: saved };
}

/** Writes own fields of the company, and records, beside the others; the version moves once, whatever was changed. */
async function saveBeside(
  ctx: Ctx,
  reader: Reader,
  { empId, values }: Stored,
  given: { customValues: readonly CustomValueData[]; records: RecordsInput | undefined },
  because: Because,
  moved: boolean,
): Promise<void> {
  const written = await writeCustomValues(ctx, reader, [{ empId, values: given.customValues }]);
  const changes = written.get(empId);
  const records = given.records ? await writeRecords(ctx, empId, given.records) : null;
  if (!changes && records === null) return;
  if (!moved)
    await ctx.tx
      .update(employee)
      .set({ version: sql`${employee.version} + 1`, updatedAt: ctx.now })
      .where(and(eq(employee.companyId, ctx.session.companyId), eq(employee.id, empId)));
  const side = (which: 'before' | 'after') => ({
    ...(changes && auditedValues(changes, which)),
    ...(given.records && records && { [given.records.kind]: records[which] }),
  });
  await ctx.audit({
    action: 'employee.changed',
    objectType: 'employee',
    objectId: empId,
    params: { name: values.empName, ...because },
    before: side('before'),
    after: side('after'),
  });
}

/** Refuses who is not there or not visible with the same answer. */
export async function requireVisible(ctx: Ctx, empId: string): Promise<void> {
  const [row] = await ctx.tx
    .select({ id: employee.id })
    .from(employee)
    .where(and(eq(employee.id, empId), visibleEmployees(ctx)));
  if (!row) throw notFound();
}

async function lockVisible(ctx: Ctx, empId: string): Promise<Stored> {
  await requireVisible(ctx, empId);
  const stored = (await storedPeople(ctx, [empId], true)).get(empId);
  if (!stored) throw notFound();
  return stored;
}

/** Those of some people whom the caller may see, in the columns the caller may see. */
export async function visiblePeople(ctx: Ctx, reader: Reader, empIds: readonly string[]): Promise<EmployeeData[]> {
  if (empIds.length === 0) return [];
  return selectEmployees(ctx.tx, reader, { where: and(inArray(employee.id, [...empIds]), visibleEmployees(ctx))! });
}

async function conflict(ctx: Ctx, reader: Reader, empId: string) {
  const [now] = await visiblePeople(ctx, reader, [empId]);
  return now ? stale(now) : notFound();
}

async function issuesOf(ctx: Ctx, stored: Stored, values: Partial<PersonValues>): Promise<RuleIssue[]> {
  const issues = ruleIssues({ ...stored.values, ...values }, (field) => field in values);
  if (['bossEmpId', 'virtualBossEmpId'].some((field) => values[field as 'bossEmpId'] === stored.empId)) {
    return [
      ...issues,
      { field: values.bossEmpId === stored.empId ? 'bossEmpId' : 'virtualBossEmpId', code: 'OWN_SUPERIOR' },
    ];
  }
  const changed = <K extends keyof Stored['values']>(field: K) =>
    values[field] !== undefined && values[field] !== stored.values[field];
  issues.push(...(await nameIssues(ctx, values, stored.empId)), ...(await entryIssues(ctx, values)));
  // An unchanged reference may lead to somebody who left or is out of sight; only new ones are judged.
  const fields = ['deptId', 'positionId', 'rankId', 'jobFamilyId', 'bossEmpId', 'virtualBossEmpId'] as const;
  const references = Object.fromEntries(fields.filter(changed).map((field) => [field, values[field]]));
  issues.push(...(await referenceIssues(ctx, references)));
  const managers = (['bossEmpId', 'virtualBossEmpId'] as const).filter(changed);
  issues.push(
    ...(await managerIssues(ctx, stored.empId, Object.fromEntries(managers.map((field) => [field, values[field]])))),
  );
  return issues;
}

function toEdit(ctx: Ctx, empId: string, values: Partial<PersonValues>, salaryFrom: string): Edit {
  const { idNumber, bankCard, ...rest } = values;
  const plain = { idNumber, bankCard };
  const seal = (kind: SecretKind) => {
    const value = plain[kind];
    return value === undefined ? {} : { [kind]: value === null ? null : sealValue(ctx, kind, value) };
  };
  return {
    empId,
    values: rest,
    secrets: Object.assign({}, ...SECRET_FIELDS.map(seal)) as NonNullable<Edit['secrets']>,
    salaryFrom,
  };
}

/** What a form about somebody new may hold; whether one role gives it over the person is known once the person is there. */
export const editsOfNew = (reader: Reader): Pick<PersonRights, 'edits'> => ({
  edits: (group) => editsSomebody(reader, group),
});

/** Refuses somebody new about whom more was said than one role lets the caller say. */
export async function requireEdited(
  ctx: Ctx,
  reader: Reader,
  empId: string,
  values: FormValues,
  groups: readonly GroupName[],
): Promise<void> {
  const rights = await rightsOverPerson(ctx, reader, empId);
  requireEditable(rights, values);
  if (!groups.every(rights.edits)) throw forbidden();
}

/** A person after a write, who must still lie in the caller's scope: nobody creates people, or moves them, out of the own sight. */
export async function inScope(ctx: Ctx, reader: Reader, empId: string): Promise<EmployeeData> {
  const [saved] = await visiblePeople(ctx, reader, [empId]);
  if (!saved) throw invalid('deptId', 'OUT_OF_SCOPE');
  return saved;
}
