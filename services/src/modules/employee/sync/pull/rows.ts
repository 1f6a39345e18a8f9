import type { SyncIdentity, SyncKey, SyncMapping } from '@hengcai/shared/rules/employee/sync';
import type { SheetRow } from '../../../../kit/sheet/limits.ts';
import type { DirectoryPerson } from './directory.ts';
import { pathsOf, type Gathered } from './gather.ts';

/** Somebody who is here. */
export interface Here {
  empId: string;
  number: string;
  email: string | null;
  /** The last working day is over. */
  hasLeft: boolean;
  /** Who that is in the directory; null: not known yet. */
  externalId: string | null;
}

/** What a directory comes to as a file: a header, and a row for each person who is there. */
export interface DirectoryRows {
  /** What each column fills, and the directory's name of it. */
  columns: { field: SyncKey; source: string }[];
  rows: SheetRow[];
  /** Whose row it is, by its number. */
  personOf: Map<number, string>;
  /** Who has left here and is still there: nothing is changed about them. */
  stillThere: Here[];
}

const FIRST_ROW = 2;
/** Whom Feishu calls the superior on a dotted line. */
const DOTTED_LINE = 'dotted_line_leader_user_ids';

/**
 * Turns people of a directory into rows of the fields that are in use: who is known keeps the number that stands here,
 * managers become numbers.
 */
export function rowsOf(
  { departments, people }: Gathered,
  { mapping, identifyBy }: { mapping: SyncMapping; identifyBy: SyncIdentity },
  fields: readonly SyncKey[],
  here: readonly Here[],
): DirectoryRows {
  const columns = fields.flatMap((field) => {
    const source = mapping[field] ?? null;
    return source === null ? [] : [{ field, source }];
  });
  const pathOf = pathsOf(departments);
  const known = finderOf(here, mapping, identifyBy);
  const present = [...people.values()].filter(({ hasLeft }) => !hasLeft);
  const numbers = new Map(present.map((one) => [one.id, known(one)?.number ?? read(one, mapping.empNumber)]));
  const valueOf = (one: DirectoryPerson, field: SyncKey, source: string): string => {
    if (field === 'empNumber') return numbers.get(one.id) ?? '';
    if (field === 'bossNumber' || field === 'virtualBossNumber') {
      const superior = source === DOTTED_LINE ? (one.dottedLineManagerId ?? null) : one.managerId;
      return superior === null || superior === one.id ? '' : (numbers.get(superior) ?? '');
    }
    return source === 'department' || source === 'main_department' ? pathOf(one.departmentId) : read(one, source);
  };
  const stillThere = present.flatMap((one) => known(one) ?? []).filter(({ hasLeft }) => hasLeft);
  const taken = present.filter((one) => known(one)?.hasLeft !== true);
  const header: SheetRow = { row: 1, cells: columns.map(({ source }) => source), formula: false };
  return {
    columns,
    rows: [
      header,
      ...taken.map((one, at) => ({
        row: at + FIRST_ROW,
        cells: columns.map(({ field, source }) => valueOf(one, field, source)),
        formula: false,
      })),
    ],
    personOf: new Map(taken.map((one, at) => [at + FIRST_ROW, one.id])),
    stillThere,
  };
}

const read = (one: DirectoryPerson, source: string | null): string =>
  source === null ? '' : (one.values[source] ?? '');

/** Finds who a person of the directory is here: whoever was taken over before, else by number or email. */
function finderOf(here: readonly Here[], mapping: SyncMapping, identifyBy: SyncIdentity) {
  const byLink = new Map(here.flatMap((one) => (one.externalId === null ? [] : [[one.externalId, one] as const])));
  const free = here.filter(({ externalId }) => externalId === null);
  const nameOf = (one: Here) => (identifyBy === 'email' ? one.email : one.number)?.toLowerCase();
  const byName = new Map(free.flatMap((one) => (nameOf(one) ? [[nameOf(one) ?? '', one] as const] : [])));
  const source = identifyBy === 'email' ? mapping.email : mapping.empNumber;
  return (one: DirectoryPerson): Here | undefined => byLink.get(one.id) ?? byName.get(read(one, source).toLowerCase());
}
