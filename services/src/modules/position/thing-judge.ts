import { twiceIn, type FileChange, type FileLine, type FileProblem, type JudgedLine } from '../../kit/file-import.ts';
import type { Described, Kind, VersionRow } from './dated.ts';

/** A thing as it is described today; null: it begins later or is closed. */
export interface StoredThing<K extends Kind> {
  id: string;
  code: string;
  closedOn: string | null;
  today: VersionRow<K> | null;
}
export interface AddedThing<K extends Kind> {
  row: number;
  id: string;
  code: string;
  described: Described<K>;
}
export interface ChangedThing<K extends Kind> {
  row: number;
  stored: StoredThing<K>;
  described: Described<K>;
  before: Partial<Described<K>>;
  after: Partial<Described<K>>;
}

/** A thing as it would be with the file. */
export interface Standing<K extends Kind> {
  id: string;
  /** The row that makes or changes it; null: none does. */
  row: number | null;
  described: Described<K>;
}

type Value = string | number | null;
/** What a cell is read as, or what is wrong with it. */
export type Read = string | number | Omit<FileProblem, 'column'>;

/** Which columns a kind of file has. */
interface Shape<K extends Kind> {
  /** The column rows are found by. */
  code: string;
  /** The field of the description that each other column fills. */
  fieldOf: Readonly<Record<string, keyof Described<K> & string>>;
  /** What something new cannot do without. */
  required: readonly string[];
  /** Of something new, what no row says. */
  nothing: Described<K>;
}

/** Judges the rows of a file of what is described by dated versions: by code, empty cells changing nothing. */
export abstract class ThingJudge<K extends Kind> {
  private readonly byCode: ReadonlyMap<string, StoredThing<K>>;
  readonly added: AddedThing<K>[] = [];
  readonly changed: ChangedThing<K>[] = [];

  constructor(
    private readonly shape: Shape<K>,
    private readonly stored: readonly StoredThing<K>[],
    private readonly today: string,
    private readonly newId: () => string,
  ) {
    this.byCode = new Map(stored.map((one) => [one.code.toLowerCase(), one]));
  }

  /** What a cell says, with what it names found. */
  protected abstract read(column: string, value: string | number): Read;
  /** A value in words. */
  protected abstract words(column: string, value: Value): Value;
  /** What is against a description as a whole. */
  protected check(_described: Described<K>, _given: Partial<Described<K>>): FileProblem[] {
    return [];
  }
  /** What is against rows only beside all others: by row. */
  protected among(): ReadonlyMap<number, FileProblem> {
    return new Map();
  }
  /** The id of something new. */
  protected idOf(_code: string): string {
    return this.newId();
  }

  /** Everything in use as it would be with the file, with the row that says so. */
  protected standing(): Standing<K>[] {
    const changed = new Map(this.changed.map((one) => [one.stored.id, one]));
    return [
      ...this.stored.flatMap(({ id, closedOn, today }): Standing<K>[] => {
        const change = changed.get(id);
        if (change) return [{ id, row: change.row, described: change.described }];
        return closedOn === null && today ? [{ id, row: null, described: descriptionOf(today) }] : [];
      }),
      ...this.added,
    ];
  }

  judge(lines: readonly FileLine[]): JudgedLine[] {
    const twice = twiceIn(lines, this.shape.code);
    const judged = new Map(lines.map((line) => [line.row, this.line(line, twice)]));
    // A row that goes may take others with it, e.g. those of what it would have stood above.
    for (let wrong = this.among(); wrong.size > 0; wrong = this.among())
      for (const [row, problem] of wrong) {
        judged.set(row, { row, outcome: 'error', problems: [problem], changes: [] });
        leave(this.added, row);
        leave(this.changed, row);
      }
    return [...judged.values()];
  }

  private line({ row, values, problems }: FileLine, twice: ReadonlyMap<string, number[]>): JudgedLine {
    const { code: codeColumn, fieldOf, nothing, required } = this.shape;
    const code = String(values.get(codeColumn) ?? '');
    const stored = this.byCode.get(code.toLowerCase());
    const wrong: FileProblem[] = [...problems, ...this.codeProblems(row, code, stored, twice)];
    const given = this.given(values, wrong);
    const isToldOf = (column: string) => wrong.some((one) => one.column === column);
    if (!stored)
      for (const column of required)
        if (!((fieldOf[column] as string) in given) && !isToldOf(column)) wrong.push({ column, code: 'REQUIRED' });
    const before = stored?.today ? descriptionOf(stored.today) : nothing;
    const described: Described<K> = { ...before, ...given };
    if (wrong.length === 0) wrong.push(...this.check(described, given));
    if (wrong.length > 0) return { row, outcome: 'error', problems: wrong, changes: [] };
    if (!stored) {
      this.added.push({ row, id: this.idOf(code), code, described });
      return { row, outcome: 'add', problems: [], changes: [] };
    }
    const columns = Object.keys(fieldOf).filter(
      (column) => at(before, fieldOf, column) !== at(described, fieldOf, column),
    );
    if (columns.length === 0) return { row, outcome: 'same', problems: [], changes: [] };
    const part = (of: Described<K>) =>
      Object.fromEntries(columns.map((column) => [fieldOf[column], at(of, fieldOf, column)])) as Partial<Described<K>>;
    this.changed.push({ row, stored, described, before: part(before), after: part(described) });
    const changes = columns.map((column): FileChange => ({
      field: column,
      before: this.words(column, at(before, fieldOf, column)),
      after: this.words(column, at(described, fieldOf, column)),
    }));
    return { row, outcome: 'change', problems: [], changes };
  }

  private codeProblems(
    row: number,
    code: string,
    stored: StoredThing<K> | undefined,
    twice: ReadonlyMap<string, number[]>,
  ): FileProblem[] {
    const column = this.shape.code;
    if (code === '') return [{ column, code: 'REQUIRED' }];
    const rows = twice.get(code.toLowerCase());
    if (rows)
      return [{ column, code: 'CODE_TWICE_IN_FILE', params: { rows: rows.filter((one) => one !== row).join(', ') } }];
    if (!stored) return [];
    if (stored.closedOn !== null || stored.today === null) return [{ column, code: 'ALREADY_USED' }];
    const { validTo } = stored.today;
    return validTo !== null && validTo > this.today
      ? [{ column, code: 'CHANGE_UNDER_A_LATER_ONE', params: { day: validTo } }]
      : [];
  }

  private given(values: FileLine['values'], wrong: FileProblem[]): Partial<Described<K>> {
    const entries = Object.entries(this.shape.fieldOf).flatMap(([column, field]): [string, string | number][] => {
      const value = values.get(column);
      if (value === undefined) return [];
      const answer = this.read(column, value);
      if (typeof answer !== 'object') return [[field, answer]];
      wrong.push({ column, ...answer });
      return [];
    });
    return Object.fromEntries(entries) as Partial<Described<K>>;
  }
}

/** The rows by which several things would have one name, where `nameOf` says what may be there once. */
export function namedTwice<K extends Kind>(
  standing: readonly Standing<K>[],
  nameOf: (described: Described<K>) => string,
  column: string,
): Map<number, FileProblem> {
  const rows = new Map<string, (number | null)[]>();
  for (const { row, described } of standing) rows.set(nameOf(described), [...(rows.get(nameOf(described)) ?? []), row]);
  return new Map(
    [...rows.values()]
      .filter((found) => found.length > 1)
      .flatMap((found) =>
        found.flatMap((row) => (row === null ? [] : [[row, { column, code: 'ALREADY_USED' }] as const])),
      ),
  );
}

const at = (of: object, fieldOf: Readonly<Record<string, string>>, column: string): Value =>
  (of as Record<string, Value>)[fieldOf[column] ?? ''] ?? null;

function leave(rows: { row: number }[], row: number): void {
  const found = rows.findIndex((one) => one.row === row);
  if (found >= 0) rows.splice(found, 1);
}

function descriptionOf<K extends Kind>(version: VersionRow<K>): Described<K> {
  const { companyId: _company, thingId: _thing, validFrom: _from, validTo: _to, ...described } = version;
  return described;
}

/** What rows may name. */
export interface Thing {
  id: string;
  code: string;
  name: string;
  nameEn?: string | null;
}
export type Finder = (named: string) => string | { code: string };

/** Finds things by code, by the full path of a department, or by a name that only one of them has. */
export function finderOf(things: readonly (Thing & { path?: string })[]): Finder {
  const byCode = new Map(things.map(({ code, id }) => [code.toLowerCase(), id]));
  const byPath = new Map(things.flatMap(({ path, id }) => (path ? [[path.toLowerCase(), id] as const] : [])));
  const byName = new Map<string, string[]>();
  for (const { name, nameEn, id } of things)
    for (const key of new Set([name, nameEn ?? name].map((one) => one.toLowerCase())))
      byName.set(key, [...(byName.get(key) ?? []), id]);
  return (named) => {
    const key = named.toLowerCase();
    const id = byCode.get(key) ?? byPath.get(key.replace(/\s*[/／\\>]\s*/g, '/'));
    if (id !== undefined) return id;
    const [only, ...others] = byName.get(key) ?? [];
    if (only === undefined) return { code: 'UNKNOWN_CODE_OR_NAME' };
    return others.length > 0 ? { code: 'NAME_OF_SEVERAL' } : only;
  };
}
