import { eq } from 'drizzle-orm';
import type { SyncKey } from '@hengcai/shared/rules/employee/sync';
import type { Ctx } from '../../../kit/context.ts';
import { Failure, refused } from '../../../kit/failure.ts';
import { createDepartments, departments, rootDepartmentId } from '../../org/public.ts';
import { jobFamily, jobRank, position } from '../../position/tables.ts';
import { customKey, storedCustomValues, type CustomValueData } from '../custom/values.ts';
import { writeOwnFields } from '../custom/write.ts';
import { storedPeople, type Stored } from '../current.ts';
import { applyEdits } from '../edit.ts';
import { isListed, writtenAs } from '../dictionary/entries.ts';
import { OwnFields } from '../import/own-fields.ts';
import { readRow } from '../import/reading.ts';
import { Resolver, type Resolved } from '../import/resolve.ts';
import type { CompanyState } from '../import/state.ts';
import { addPeople } from '../people.ts';
import type { PersonValues } from '../person.ts';
import { managerIssues, referenceIssues } from '../references.ts';
import { checkPerson } from '../rules.ts';
import type { SyncProblem } from '../tables-sync.ts';
import { nameIssues } from '../unique.ts';
import type { DirectoryColumn } from './fields.ts';

/** What a directory says of a person; null: nothing, absent: it is not asked. */
export type DirectoryValues = Partial<Record<SyncKey, string | null>>;

/** What names something else of the company, and the value of a person it becomes. */
const REFERENCES = {
  deptName: 'deptId',
  positionName: 'positionId',
  rank: 'rankId',
  jobFamily: 'jobFamilyId',
  bossNumber: 'bossEmpId',
  virtualBossNumber: 'virtualBossEmpId',
} as const;
const isReference = (key: string): key is keyof typeof REFERENCES => key in REFERENCES;
/** What nobody can be without, or put out of: an empty one there changes nothing here. */
const KEPT: ReadonlySet<string> = new Set([
  'empNumber',
  'empName',
  'fullTimeEquivalent',
  'entryDate',
  'employeeType',
  'deptName',
]);
/** What nothing is said of by a number. */
const UNSAID: ReadonlySet<string> = new Set(['sex', 'maritalStatus', 'education']);
type Values = Partial<Omit<PersonValues, 'idNumber' | 'bankCard'>>;

interface Options {
  createDepartments: boolean;
  /** How the directory is told in the history. */
  named: string;
}
interface Writing extends Options {
  /** What the directory fills. */
  columns: readonly DirectoryColumn[];
}

/**
 * Adds somebody a directory pushes, by the rules of an import. What names a department, a position, a manager or an entry
 * of a list that is not here is left out and answered as a problem, because the rest of the person is right all the same.
 */
export async function addFromDirectory(
  ctx: Ctx,
  said: DirectoryValues,
  options: Writing,
): Promise<{ empId: string; problems: SyncProblem[] }> {
  const plain = plainValues(ctx, said, options.columns, null, []);
  const values: Values = { ...plain.values, entryDate: plain.values.entryDate ?? ctx.today };
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
  await writeOwnFields(ctx, [{ empId, values: plain.own, isNew: true }], new Map(), { importedFrom: options.named });
  return { empId, problems: [...problems, ...plain.problems] };
}

/**
 * Changes somebody to what a directory says, by the same rules; departments, positions and managers count from today.
 * `cleared` are fields the directory has emptied.
 */
export async function changeFromDirectory(
  ctx: Ctx,
  empId: string,
  said: DirectoryValues,
  cleared: readonly DirectoryColumn[],
  options: Writing,
): Promise<SyncProblem[]> {
  const stored = (await storedPeople(ctx, [empId], true)).get(empId);
  if (!stored) throw new Error('The person of the directory is gone.');
  const storedOwn = options.columns.some((column) => 'own' in column)
    ? ((await storedCustomValues(ctx, [empId])).get(empId) ?? [])
    : [];
  const { found, problems } = await resolve(ctx, said, stored, options);
  const plain = plainValues(ctx, said, options.columns, stored, storedOwn);
  const values: Values = { ...plain.values, ...found };
  for (const { key } of cleared) Object.assign(values, emptied(key));
  const own = [
    ...plain.own,
    ...cleared.flatMap((one) => ('own' in one && !one.own.required ? { fieldId: one.own.fieldId, values: [] } : [])),
  ];
  const changed = Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== (stored.values as Record<string, unknown>)[field]),
  ) as Values;
  const issues = [
    ...checkPerson({ ...stored.values, ...changed }).filter(({ field }) => field in changed),
    ...(await nameIssues(ctx, changed, empId)),
  ];
  if (issues.length > 0) throw refused(issues);
  const because = { importedFrom: options.named };
  const moved = await applyEdits(
    ctx,
    [{ empId, values: changed, salaryFrom: ctx.today }],
    { kind: 'transfer', on: ctx.today },
    because,
  );
  await writeOwnFields(ctx, [{ empId, values: own, isNew: false }], moved, because);
  return [...problems, ...plain.problems];
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

/**
 * What stands for itself, and what the company has added, read as cells of a file are. A word that is none of a list is a
 * problem; whatever else is wrong is refused.
 */
function plainValues(
  ctx: Ctx,
  said: DirectoryValues,
  columns: readonly DirectoryColumn[],
  stored: Stored | null,
  storedOwn: readonly CustomValueData[],
): { values: Values; own: CustomValueData[]; problems: SyncProblem[] } {
  const texts = columns.filter(({ key }) => !isReference(key));
  const cells = texts.map(({ key }) => said[key] ?? '');
  const reading = readRow({ row: 1, cells, formula: false }, texts, ctx.language);
  const wrong = reading.problems.filter(({ code }) => code !== 'NOT_ALLOWED');
  if (wrong.length > 0)
    throw new Failure(
      400,
      wrong.map(({ column, code, params = {} }) => ({
        field: column ?? '',
        code,
        params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? ''])),
      })),
    );
  const own = new OwnFields(
    texts.filter((column) => 'own' in column),
    { storedOwn: new Map([[stored?.empId ?? '', storedOwn]]), fillsIn: () => true },
  );
  const ownRead = own.read(reading, stored?.empId);
  const unknown = [...reading.problems, ...ownRead.problems, ...(stored ? [] : own.missing(null, ownRead.own))];
  const unfit = new Set(ownRead.problems.map(({ column }) => column));
  const values = texts.flatMap(({ key, ...column }) => {
    const value = 'own' in column ? undefined : reading.values.get(key);
    if (value === undefined) return [];
    const entries = column.cell.kind === 'text' ? column.cell.entries : column.cell;
    const isEntry = isListed(key) && entries !== undefined && 'codesIn' in entries;
    const before = (stored?.values as Record<string, unknown> | undefined)?.[key];
    return [[key, isEntry ? writtenAs(entries, before, String(value)) : value]];
  });
  return {
    values: Object.fromEntries(values) as Values,
    own: ownRead.own.filter(({ fieldId }) => !unfit.has(customKey(fieldId))),
    problems: unknown.map(({ column, code }) => {
      const value = said[column as SyncKey];
      return { field: column ?? '', code, ...(value && { value }) };
    }),
  };
}

function emptied(key: SyncKey): Values {
  if (KEPT.has(key) || key.startsWith('custom.')) return {};
  if (isReference(key)) return { [REFERENCES[key]]: null };
  return { [key]: UNSAID.has(key) ? 0 : null };
}

/** Departments, positions, ranks and families by what the directory calls them; managers are ids of people here. */
async function resolve(
  ctx: Ctx,
  said: DirectoryValues,
  stored: Stored | null,
  options: Options,
): Promise<{ found: Values; problems: SyncProblem[] }> {
  const found: Values = {};
  const problems: SyncProblem[] = [];
  const note = (
    field: SyncKey,
    value: string,
    { code, params }: { code: string; params?: SyncProblem['params'] | undefined },
  ) => problems.push({ field, code, value, ...(params && { params }) });
  const { deptName, positionName, rank, jobFamily: family } = said;
  if (deptName || positionName || rank || family) {
    const state = await stateFor(ctx, said);
    const resolver = new Resolver(state, ctx.newId, []);
    const take = (key: 'positionName' | 'rank' | 'jobFamily', name: string, resolved: Resolved) => {
      if ('id' in resolved) found[REFERENCES[key]] = resolved.id;
      else note(key, name, resolved.problem);
    };
    if (deptName) {
      const resolved = resolver.department(undefined, deptName);
      if ('id' in resolved) found.deptId = resolved.id;
      else if (resolved.problem.code === 'UNKNOWN_NAME' && options.createDepartments)
        found.deptId = await madeDepartment(ctx, resolver, state, deptName);
      else note('deptName', deptName, resolved.problem);
    }
    if (positionName) take('positionName', positionName, resolver.position(undefined, positionName));
    if (rank) take('rank', rank, resolver.listed('rank', rank));
    if (family) take('jobFamily', family, resolver.listed('jobFamily', family));
  }
  for (const key of ['bossNumber', 'virtualBossNumber'] as const) {
    const field = REFERENCES[key];
    const empId = said[key];
    if (!empId || empId === stored?.values[field]) continue;
    const boss = { [field]: empId };
    const issues: { code: string; params?: Record<string, string | number> }[] =
      empId === stored?.empId
        ? [{ code: 'OWN_SUPERIOR' }]
        : [...(await referenceIssues(ctx, boss)), ...(stored ? await managerIssues(ctx, stored.empId, boss) : [])];
    const [first] = issues;
    if (first) note(key, empId, first);
    else found[field] = empId;
  }
  return { found, problems };
}

/** As much of the company as names are looked up in. */
async function stateFor(ctx: Ctx, said: DirectoryValues): Promise<CompanyState> {
  const { companyId } = ctx.session;
  const named = (table: typeof position | typeof jobFamily) =>
    ctx.tx
      .select({ id: table.id, code: table.code, name: table.name, nameEn: table.nameEn })
      .from(table as typeof position)
      .where(eq(table.companyId, companyId));
  return {
    today: ctx.today,
    me: null,
    departments: await departments(ctx),
    scope: null,
    positions: said.positionName ? await named(position) : [],
    ranks: said.rank
      ? await ctx.tx
          .select({ id: jobRank.id, code: jobRank.code, name: jobRank.name, grade: jobRank.grade })
          .from(jobRank)
          .where(eq(jobRank.companyId, companyId))
      : [],
    families: said.jobFamily ? await named(jobFamily) : [],
    entries: new Map(),
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
