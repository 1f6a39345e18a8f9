import { and, asc, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod';
import type { EmployeeRecords } from '@hengcai/shared/contract/employee/records';
import { roundHalfUp } from '@hengcai/shared/numbers';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { isEarlier, notesOf } from '../contract/notes.ts';
import { contractOf } from '../contract/person.ts';
import { rightsOverPerson, type PersonRights, type Reader } from '../rights.ts';
import { employeeRecord } from '../tables-records.ts';
import { RECORD_GROUP, type RecordKind, type RecordRow } from './kinds.ts';

export type RecordsData = z.output<typeof EmployeeRecords>;

/** Whether the records of a kind of a person may be read. */
export const readsRecords = ({ reads }: PersonRights, kind: RecordKind): boolean => reads(RECORD_GROUP[kind]);

/** The rows of some people that hold, in their order. */
export const recordRows = (ctx: Ctx, empIds: readonly string[]): Promise<RecordRow[]> =>
  ctx.tx
    .select()
    .from(employeeRecord)
    .where(
      and(
        eq(employeeRecord.companyId, ctx.session.companyId),
        isAnyOf(employeeRecord.empId, empIds),
        isNull(employeeRecord.endedAt),
      ),
    )
    .orderBy(asc(employeeRecord.place), asc(employeeRecord.id));

/** Titles, certificates and share options of a person whom the caller sees. */
export async function recordsOf(ctx: Ctx, reader: Reader, empId: string): Promise<RecordsData> {
  const rights = await rightsOverPerson(ctx, reader, empId);
  const rows = await recordRows(ctx, [empId]);
  const current = await contractOf(ctx, empId);
  const list = <T>(kind: RecordKind, told: (row: RecordRow) => T): T[] | null =>
    readsRecords(rights, kind) ? rows.filter((row) => row.kind === kind).map(told) : null;
  return {
    titles: list('titles', qualification),
    certificates: list('certificates', qualification),
    shareOptions: list('shareOptions', ({ id, name, validFrom, validTo, granted, vested, price }) => ({
      recordId: id,
      name,
      validFrom: validFrom ?? '',
      validTo,
      granted: roundHalfUp(granted ?? '0', 4),
      vested: roundHalfUp(vested ?? '0', 4),
      price: price === null ? null : roundHalfUp(price, 4),
    })),
    contracts:
      list('contracts', (row) => row)
        ?.filter((row) => isEarlier(row, current))
        .sort((a, b) => ((a.validFrom ?? '') > (b.validFrom ?? '') ? -1 : 1))
        .map(({ id, contractType, name, validFrom, validTo }) => ({
          recordId: id,
          contractType,
          name: name || null,
          validFrom: validFrom ?? '',
          validTo: validTo ?? '',
        })) ?? null,
    contractNotes: await notesOf(ctx, rights, current, rows),
  };
}

const qualification = ({ id, name, level, authority, number, validFrom, validTo }: RecordRow) => ({
  recordId: id,
  name,
  level,
  authority,
  number,
  validFrom,
  validTo,
});
