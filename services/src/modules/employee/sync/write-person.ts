import { eq } from 'drizzle-orm';
import { empupdate } from '@hengcai/shared/contract/employee/empupdate';
import type { SyncField } from '@hengcai/shared/rules/employee/sync';
import { issuesOf as zodIssues } from '../../../http/zod-issues.ts';
import type { Ctx } from '../../../kit/context.ts';
import { Failure, refused } from '../../../kit/failure.ts';
import { createDepartments, departments, rootDepartmentId } from '../../org/public.ts';
import { position } from '../../position/tables.ts';
import { storedPeople, type Stored } from '../current.ts';
import { applyEdits } from '../edit.ts';
import { Resolver } from '../import/resolve.ts';
import type { CompanyState } from '../import/state.ts';
import { addPeople } from '../people.ts';
import type { PersonValues } from '../person.ts';
import { managerIssues, referenceIssues } from '../references.ts';
import { checkPerson } from '../rules.ts';
import { cleaned } from '../save.ts';
import type { SyncProblem } from '../tables-sync.ts';
import { nameIssues } from '../unique.ts';

/** What a directory says of a person; null: nothing, absent: it is not asked. */
export type DirectoryValues = Partial<Record<SyncField, string | null>>;

/** Fields that are the same text there and here. */
const PLAIN = [
  'empNumber',
  'empName',
  'empNameEn',
  'email',
  'loginAccount',
  'phone',
  'cityName',
  'fullTimeEquivalent',
  'entryDate',
] as const;
/** What nobody can be without: an empty one there changes nothing here. */
const KEPT: ReadonlySet<string> = new Set(['empNumber', 'empName', 'fullTimeEquivalent', 'entryDate']);
type Values = Partial<Omit<PersonValues, 'idNumber' | 'bankCard'>>;

interface Options {
  createDepartments: boolean;
  /** How the directory is told in the history. */
  named: string;
}

/** The fields of a form, by which texts of a directory are judged as well: lengths, forms of addresses and days. */
const Form = empupdate.endpoints.addemp.body
  .pick({
    empNumber: true,
    empName: true,
    empNameEn: true,
    email: true,
    loginAccount: true,
    phone: true,
    cityName: true,
    fullTimeEquivalent: true,
    entryDate: true,
  })
  .partial();

/**
 * Adds somebody a directory pushes, by the rules of the form. What names a department, a position or a manager that is
 * not here is left out and answered as a problem, because the rest of the person is right all the same.
 */
export async function addFromDirectory(
  ctx: Ctx,
  said: DirectoryValues,
  options: Options,
): Promise<{ empId: string; problems: SyncProblem[] }> {
  const plain = plainValues(said);
  const values: Values = { ...plain, entryDate: plain.entryDate ?? ctx.today };
  // Who is somebody else's is told before what is missing: a directory then finds that person instead of mending this one.
  const taken = await nameIssues(ctx, values, null);
  if (taken.length > 0) throw refused(taken);
  const missing = (['empNumber', 'empName'] as const).filter((field) => values[field] === undefined);
  if (missing.length > 0) throw refused(missing.map((field) => ({ field, code: 'REQUIRED' })));
  const { found, problems } = await resolve(ctx, said, null, options);
  const complete = { ...values, ...found } as Values & Pick<PersonValues, 'empNumber' | 'empName' | 'entryDate'>;
  const issues = checkPerson(complete);
  if (issues.length > 0) throw refused(issues);
  const empId = ctx.newId();
  await addPeople(ctx, [{ empId, values: complete }]);
  return { empId, problems };
}

/**
 * Changes somebody to what a directory says, by the rules of the form; departments, positions and managers count from
 * today. `cleared` are fields the directory has emptied.
 */
export async function changeFromDirectory(
  ctx: Ctx,
  empId: string,
  said: DirectoryValues,
  cleared: ReadonlySet<SyncField>,
  options: Options,
): Promise<SyncProblem[]> {
  const stored = (await storedPeople(ctx, [empId], true)).get(empId);
  if (!stored) throw new Error('The person of the directory is gone.');
  const { found, problems } = await resolve(ctx, said, stored, options);
  const values: Values = { ...plainValues(said), ...found };
  for (const field of cleared) Object.assign(values, emptied(field));
  const changed = Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== (stored.values as Record<string, unknown>)[field]),
  ) as Values;
  const issues = [
    ...checkPerson({ ...stored.values, ...changed }).filter(({ field }) => field in changed),
    ...(await nameIssues(ctx, changed, empId)),
  ];
  if (issues.length > 0) throw refused(issues);
  await applyEdits(
    ctx,
    [{ empId, values: changed, salaryFrom: ctx.today }],
    { kind: 'transfer', on: ctx.today },
    { importedFrom: options.named },
  );
  return problems;
}

/** Moves people to the department of a name from today on; where there is none of it they stay. */
export async function moveFromDirectory(
  ctx: Ctx,
  empIds: readonly string[],
  deptName: string,
  options: Options,
): Promise<void> {
  const { found } = await resolve(ctx, { deptName }, null, options);
  const { deptId } = found;
  if (deptId === undefined) return;
  const edits = empIds.map((empId) => ({ empId, values: { deptId }, salaryFrom: ctx.today }));
  await applyEdits(ctx, edits, { kind: 'transfer', on: ctx.today }, { importedFrom: options.named });
}

function plainValues(said: DirectoryValues): Values {
  const given = Object.fromEntries(PLAIN.flatMap((field) => (said[field] ? [[field, said[field]]] : [])));
  const read = Form.safeParse(given, { reportInput: true });
  if (!read.success) throw new Failure(400, zodIssues(read.error));
  return cleaned(read.data);
}

function emptied(field: SyncField): Values {
  if (KEPT.has(field)) return {};
  if (field === 'bossNumber') return { bossEmpId: null };
  if (field === 'positionName') return { positionId: null };
  // Nobody is put out of a department because a directory does not name one any more.
  return field === 'deptName' ? {} : { [field]: null };
}

/** Department, position and manager by what the directory calls them; the manager is the id of a person here. */
async function resolve(
  ctx: Ctx,
  { deptName, positionName, bossNumber }: DirectoryValues,
  stored: Stored | null,
  options: Options,
): Promise<{ found: Values; problems: SyncProblem[] }> {
  const found: Values = {};
  const problems: SyncProblem[] = [];
  const note = (
    field: SyncField,
    value: string,
    { code, params }: { code: string; params?: SyncProblem['params'] | undefined },
  ) => problems.push({ field, code, value, ...(params && { params }) });
  if (deptName || positionName) {
    const state = await stateFor(ctx, Boolean(positionName));
    const resolver = new Resolver(state, ctx.newId, []);
    if (deptName) {
      const resolved = resolver.department(undefined, deptName);
      if ('id' in resolved) found.deptId = resolved.id;
      else if (resolved.problem.code === 'UNKNOWN_NAME' && options.createDepartments)
        found.deptId = await madeDepartment(ctx, resolver, state, deptName);
      else note('deptName', deptName, resolved.problem);
    }
    if (positionName) {
      const resolved = resolver.position(undefined, positionName);
      if ('id' in resolved) found.positionId = resolved.id;
      else note('positionName', positionName, resolved.problem);
    }
  }
  if (bossNumber && bossNumber !== stored?.values.bossEmpId) {
    const boss = { bossEmpId: bossNumber };
    const issues: { code: string; params?: Record<string, string | number> }[] =
      bossNumber === stored?.empId
        ? [{ code: 'OWN_SUPERIOR' }]
        : [...(await referenceIssues(ctx, boss)), ...(stored ? await managerIssues(ctx, stored.empId, boss) : [])];
    const [first] = issues;
    if (first) note('bossNumber', bossNumber, first);
    else found.bossEmpId = bossNumber;
  }
  return { found, problems };
}

/** As much of the company as names are looked up in. */
async function stateFor(ctx: Ctx, withPositions: boolean): Promise<CompanyState> {
  return {
    today: ctx.today,
    me: null,
    departments: await departments(ctx),
    scope: null,
    positions: withPositions
      ? await ctx.tx
          .select({ id: position.id, code: position.code, name: position.name })
          .from(position)
          .where(eq(position.companyId, ctx.session.companyId))
      : [],
    ranks: [],
    families: [],
    exitReasons: { codesIn: () => null },
    people: new Map(),
    bossOf: new Map(),
    stored: new Map(),
    customFields: [],
    storedOwn: new Map(),
    // A directory writes with the rights of the administrator who let it in.
    rightsOver: () => ({ reads: () => true, edits: () => true }),
    fillsIn: () => true,
    names: new Map(),
    idNumbers: new Map(),
  };
}

/** Makes a department that is missing, with those above it that are missing as well, and answers its id. */
async function madeDepartment(ctx: Ctx, resolver: Resolver, state: CompanyState, path: string): Promise<string> {
  const root = await rootDepartmentId(ctx);
  const wanted = resolver.unknowns.things(state).filter(({ kind }) => kind === 'department');
  const again = new Resolver(
    state,
    ctx.newId,
    wanted.map(({ kind, key, code, name, grade }) => ({ kind, key, code, name, grade })),
  );
  const resolved = again.department(undefined, path);
  if (!('id' in resolved)) throw refused([{ field: 'deptName', code: resolved.problem.code }]);
  await createDepartments(
    ctx,
    again.unknowns
      .creations(new Set([resolved.id]))
      .departments.map((one) => ({ ...one, parentId: one.parentId ?? root })),
  );
  return resolved.id;
}
