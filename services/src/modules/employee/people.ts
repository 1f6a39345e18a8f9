import { and, eq } from 'drizzle-orm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PersonnelChangeType } from '@hengcai/shared/enums';
import { isAnyOf, isUniqueViolation } from '../../db/sql.ts';
import { planAnew } from '../../db/statistics.ts';
import { appendAudits } from '../../kit/audit.ts';
import type { AuditLine, Ctx } from '../../kit/context.ts';
import { Failure, refused } from '../../kit/failure.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { updateMany } from '../../kit/update-many.ts';
import { createAccounts } from '../session/public.ts';
import { auditValues } from './audit.ts';
import { nameKeys, nameSortKey } from './names.ts';
import {
  BLANK,
  type CAREER_FIELDS,
  EMPLOYEE_COLUMN,
  SECRET_FIELDS,
  type ColumnField,
  type PersonValues,
} from './person.ts';
import { addSalaries } from './salary.ts';
import { addSecrets, sealValue, type SealedValue, type SecretKind } from './secrets.ts';
import { employee, employeeKey, employment, personnelChange } from './tables.ts';

/** Somebody who joins; what is left out is blank. */
export interface NewPerson {
  empId: string;
  values: Partial<PersonValues> & Pick<PersonValues, 'empNumber' | 'empName' | 'entryDate'>;
  /** Default: the entry date. */
  salaryFrom?: string | undefined;
  /** Secrets sealed before (imports never keep them readable); else `idNumber` and `bankCard` are sealed here. */
  sealed?: Partial<Record<SecretKind, SealedValue>>;
  /** A known first password, hashed; absent: the account waits until HR sets one. */
  passwordHash?: string;
  mustChangePassword?: boolean;
}

/** The row of `employee` for some values. */
export function columnsOf(values: Partial<PersonValues>): Partial<typeof employee.$inferInsert> {
  const row: Record<string, unknown> = {};
  for (const [field, column] of Object.entries(EMPLOYEE_COLUMN) as [ColumnField, string][]) {
    if (values[field] !== undefined) row[column] = values[field];
  }
  return row;
}

/** What of the values stands in the dated rows of `employment`. */
export const careerColumnsOf = (values: Pick<PersonValues, (typeof CAREER_FIELDS)[number]>) => ({
  deptId: values.deptId,
  positionId: values.positionId,
  rankId: values.rankId,
  jobFamilyId: values.jobFamilyId,
  bossId: values.bossEmpId,
  virtualBossId: values.virtualBossEmpId,
  employeeType: values.employeeType,
  fullTimeEquivalent: values.fullTimeEquivalent,
  cityName: values.cityName,
});

type Named = Pick<PersonValues, 'empName' | 'empNameEn' | 'empNumber' | 'email'>;
const namesOf = (person: Named) => ({
  name: person.empName,
  nameEn: person.empNameEn,
  number: person.empNumber,
  email: person.email,
});

/** The sort key of a person. */
export const keysOf = (person: Pick<Named, 'empName'>) => ({ sortKey: nameSortKey(person.empName) });

/** Keeps by what words people are found, in place of what was kept before. */
export async function keepKeys(ctx: Ctx, people: readonly { empId: string; values: Named }[]): Promise<void> {
  if (people.length === 0) return;
  const { companyId } = ctx.session;
  const ids = people.map(({ empId }) => empId);
  await ctx.tx.delete(employeeKey).where(and(eq(employeeKey.companyId, companyId), isAnyOf(employeeKey.empId, ids)));
  await insertMany(
    ctx.tx,
    employeeKey,
    people.flatMap(({ empId, values }) => nameKeys(namesOf(values)).map((key) => ({ companyId, empId, key }))),
  );
}

/** The field that a unique constraint guards, for the error at the field. */
export function duplicateOf(error: unknown): Failure | null {
  const constraints = { employee_number: 'empNumber', employee_email: 'email', employee_secret_id_number: 'idNumber' };
  const found = Object.entries(constraints).find(([constraint]) => isUniqueViolation(error, constraint));
  return found ? refused([{ field: found[1], code: 'ALREADY_USED' }]) : null;
}

/** People written between two turns of the event loop. */
const CHUNK = 500;
/** The first accounts are few: checks of what refers to them may be planned for an empty table. */
const FIRST = 50;

/**
 * Adds people with employment, salary, secrets, account, entry in their history and audit: one statement a table for
 * some hundred people. Superiors may be among them. Answers the account of each person; `onWritten` hears how far it is.
 */
export async function addPeople(
  ctx: Ctx,
  people: readonly NewPerson[],
  onWritten: (count: number) => Promise<void> = () => Promise.resolve(),
): Promise<Map<string, string>> {
  const complete = people.map((person) => ({
    ...person,
    values: { ...BLANK, ...withoutUndefined(person.values) } as PersonValues,
  }));
  await addRows(ctx, complete);
  const accounts = new Map<string, string>();
  for (let from = 0; from < complete.length;) {
    if (from > 0) await nextTurn();
    if (from <= FIRST && complete.length > FIRST) await planAnew(ctx.tx);
    const some = complete.slice(from, from + (from === 0 ? FIRST : CHUNK));
    for (const [empId, userId] of await addSome(ctx, some)) accounts.set(empId, userId);
    from += some.length;
    await onWritten(from);
  }
  await updateMany(
    ctx.tx,
    employee,
    ['companyId', 'id'],
    complete.flatMap(({ empId, values: { bossEmpId, virtualBossEmpId } }) =>
      bossEmpId === null && virtualBossEmpId === null
        ? []
        : [{ companyId: ctx.session.companyId, id: empId, bossId: bossEmpId, virtualBossId: virtualBossEmpId }],
    ),
  );
  return accounts;
}

type Complete = NewPerson & { values: PersonValues };

/** Everybody's own row, before all that refers to it. */
async function addRows(ctx: Ctx, complete: readonly Complete[]): Promise<void> {
  const stamp = { companyId: ctx.session.companyId, createdAt: ctx.now, updatedAt: ctx.now, version: 1 };
  try {
    await insertMany(
      ctx.tx,
      employee,
      complete.map(({ empId, values }) => ({
        ...(columnsOf(values) as typeof employee.$inferInsert),
        ...keysOf(values),
        ...stamp,
        id: empId,
        // Set at the end, when everybody is there: a superior may come later in the same file.
        bossId: null,
        virtualBossId: null,
      })),
    );
  } catch (error) {
    throw duplicateOf(error) ?? error;
  }
}

async function addSome(ctx: Ctx, complete: readonly Complete[]): Promise<Map<string, string>> {
  const { companyId } = ctx.session;
  await keepKeys(ctx, complete);
  try {
    await addSecrets(
      ctx,
      complete.flatMap((person) => secretsOf(ctx, person)),
    );
  } catch (error) {
    throw duplicateOf(error) ?? error;
  }
  await insertMany(
    ctx.tx,
    employment,
    complete.map(({ empId, values }) => ({
      companyId,
      empId,
      validFrom: values.entryDate,
      validTo: null,
      ...careerColumnsOf(values),
    })),
  );
  const paid = complete.filter(({ values }) => values.baseSalary !== null || values.targetBonus !== null);
  await addSalaries(
    ctx,
    paid.map(({ empId, values, salaryFrom }) => ({
      empId,
      from: salaryFrom ?? values.entryDate,
      baseSalary: values.baseSalary,
      targetBonus: values.targetBonus,
    })),
  );
  await insertMany(
    ctx.tx,
    personnelChange,
    complete.map(({ empId, values }) => ({
      companyId,
      id: ctx.newId(),
      empId,
      changeType: PersonnelChangeType.ENTRY,
      state: values.entryDate <= ctx.today ? ('effective' as const) : ('pending' as const),
      effectiveDate: values.entryDate,
      lines: [],
      createdBy: ctx.session.userId || null,
      createdAt: ctx.now,
      version: 1,
    })),
  );
  const accounts = await createAccounts(
    ctx,
    complete.map(({ empId, values, passwordHash, mustChangePassword }) => ({
      empId,
      displayName: values.empName,
      names: { number: values.empNumber, email: values.email, account: values.loginAccount },
      ...(passwordHash !== undefined && { hash: passwordHash }),
      ...(mustChangePassword !== undefined && { mustChangePassword }),
    })),
  );
  await appendAudits(
    ctx,
    complete.map(({ empId, values }): AuditLine => ({
      action: 'employee.added',
      objectType: 'employee',
      objectId: empId,
      params: { name: values.empName },
      after: auditValues(ctx, values),
    })),
  );
  return accounts;
}

const withoutUndefined = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

function secretsOf(
  ctx: Ctx,
  { empId, values, sealed }: NewPerson,
): { empId: string; kind: SecretKind; value: SealedValue }[] {
  return SECRET_FIELDS.flatMap((kind) => {
    const plain = values[kind];
    const value = sealed?.[kind] ?? (plain ? sealValue(ctx, kind, plain) : null);
    return value === null ? [] : [{ empId, kind, value }];
  });
}
