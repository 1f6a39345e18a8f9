import { setImmediate as nextTurn } from 'node:timers/promises';
import { appendAudits } from '../../kit/audit.ts';
import type { AuditLine, Ctx } from '../../kit/context.ts';
import { updateMany } from '../../kit/update-many.ts';
import { accountsOfEmployees, endSessions, renameAccounts, setManyLoginNames } from '../session/public.ts';
import { auditDifferences } from './audit.ts';
import { writeCareers, type CareerChange, type ChangedPerson } from './career.ts';
import { keepEarlierContracts } from './contract/keep.ts';
import { storedPeople } from './current.ts';
import { differences, type Edit } from './diff.ts';
import { columnsOf, duplicateOf, keepKeys, keysOf } from './people.ts';
import { SALARY_FIELDS, SECRET_FIELDS } from './person.ts';
import { setSalaries } from './salary.ts';
import { setSecrets } from './secrets.ts';
import { employee } from './tables.ts';

const CHUNK = 500;
/** What people are found by. */
const NAMES = ['empName', 'empNameEn', 'empNumber', 'email'] as const;

/** Why people were changed, for their history. */
export interface Because {
  /** The file of an import. */
  importedFrom?: string;
  /** What was wrong is put right, by hand; it counts as no movement. */
  kind?: 'correction';
  /** What whoever filed the change or corrected the value said. */
  reason?: string;
}

/**
 * Applies edits to people who exist: row, dated employment and salary, secrets, sign-in names, history, audit. A person
 * nothing changes for is not touched and keeps the version. Answers the new versions of those that changed.
 */
export async function applyEdits(
  ctx: Ctx,
  edits: readonly Edit[],
  how: CareerChange,
  because: Because = {},
  onWritten: (count: number) => Promise<void> = () => Promise.resolve(),
): Promise<Map<string, number>> {
  const versions = new Map<string, number>();
  for (let from = 0; from < edits.length; from += CHUNK) {
    for (const [empId, version] of await applyChunk(ctx, edits.slice(from, from + CHUNK), how, because))
      versions.set(empId, version);
    await onWritten(Math.min(from + CHUNK, edits.length));
    await nextTurn();
  }
  return versions;
}

async function applyChunk(
  ctx: Ctx,
  edits: readonly Edit[],
  how: CareerChange,
  because: Because,
): Promise<Map<string, number>> {
  const stored = await storedPeople(
    ctx,
    edits.map((edit) => edit.empId),
    true,
  );
  const changed = edits.flatMap((edit) => {
    const person = stored.get(edit.empId);
    const changes = person && differences(person, edit);
    if (!changes || Object.keys(changes).length === 0) return [];
    const given = Object.fromEntries(Object.entries(edit.values).filter(([, value]) => value !== undefined));
    return [{ edit, stored: person, values: { ...person.values, ...given }, changes }];
  });
  if (changed.length === 0) return new Map();
  try {
    await writeRows(ctx, changed);
    await setSecrets(
      ctx,
      changed.flatMap(({ edit, changes }) =>
        SECRET_FIELDS.flatMap((kind) =>
          kind in changes ? [{ empId: edit.empId, kind, value: edit.secrets?.[kind] ?? null }] : [],
        ),
      ),
    );
  } catch (error) {
    throw duplicateOf(error) ?? error;
  }
  await writeCareers(ctx, changed, how);
  await keepEarlierContracts(ctx, changed);
  await setSalaries(
    ctx,
    changed.flatMap(({ edit, changes }) => {
      if (!SALARY_FIELDS.some((field) => field in changes)) return [];
      const { baseSalary, targetBonus } = edit.values;
      return [
        {
          empId: edit.empId,
          from: edit.salaryFrom,
          ...(baseSalary !== undefined && { baseSalary }),
          ...(targetBonus !== undefined && { targetBonus }),
        },
      ];
    }),
  );
  await writeAccounts(ctx, changed);
  await appendAudits(
    ctx,
    changed.map(({ stored: { empId }, values, changes }): AuditLine => ({
      action: 'employee.changed',
      objectType: 'employee',
      objectId: empId,
      params: { name: values.empName, ...because },
      ...auditDifferences(ctx, changes),
    })),
  );
  return new Map(changed.map((person) => [person.stored.empId, person.stored.version + 1]));
}

async function writeRows(ctx: Ctx, changed: readonly ChangedPerson[]): Promise<void> {
  const { companyId } = ctx.session;
  await updateMany(
    ctx.tx,
    employee,
    ['companyId', 'id'],
    changed.map(({ stored, values }) => ({
      ...columnsOf(values),
      ...keysOf(values),
      companyId,
      id: stored.empId,
      updatedAt: ctx.now,
      version: stored.version + 1,
    })),
  );
  const named = changed.filter(({ changes }) => NAMES.some((field) => field in changes));
  await keepKeys(
    ctx,
    named.map(({ stored, values }) => ({ empId: stored.empId, values })),
  );
}

async function writeAccounts(ctx: Ctx, changed: readonly ChangedPerson[]): Promise<void> {
  const renamed = changed.filter(({ changes }) => 'empName' in changes);
  await renameAccounts(
    ctx,
    renamed.map(({ stored, values }) => ({ empId: stored.empId, displayName: values.empName })),
  );
  const named = changed.filter(
    ({ changes }) => 'empNumber' in changes || 'email' in changes || 'loginAccount' in changes,
  );
  if (named.length === 0) return;
  const accounts = await accountsOfEmployees(
    ctx,
    named.map(({ stored }) => stored.empId),
  );
  const found = named.flatMap((one) => {
    const account = accounts.get(one.stored.empId);
    return account ? [{ ...one, userId: account.userId }] : [];
  });
  await setManyLoginNames(
    ctx,
    found.map(({ userId, values }) => ({
      userId,
      names: { number: values.empNumber, email: values.email, account: values.loginAccount },
    })),
  );
  const renamedAccounts = found.filter(({ changes }) => 'loginAccount' in changes).map(({ userId }) => userId);
  if (renamedAccounts.length > 0) await endSessions(ctx, renamedAccounts, 'accountChanged');
}
