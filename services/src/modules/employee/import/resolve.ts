import type { StagedCreations, StagedProblem } from '../tables-import.ts';
import type { CompanyState, Named } from './state.ts';

/** How many values an error lists; longer lists help nobody. */
const LISTED = 20;

export type Resolved = { id: string } | { problem: StagedProblem };

const lower = (text: string) => text.trim().toLowerCase();

/** Finds the one entry of a list by code or name; a name that several share is no answer. */
function findNamed(list: readonly Named[], written: string): Named | 'none' | 'several' {
  const byCode = list.find((one) => lower(one.code) === lower(written));
  if (byCode) return byCode;
  const byName = list.filter((one) => lower(one.name) === lower(written));
  return byName.length > 1 ? 'several' : (byName[0] ?? 'none');
}

const listed = (values: readonly string[]) => [...new Set(values)].slice(0, LISTED);

/**
 * Resolves departments, positions, ranks and families of a file. A department or position that does not exist is created
 * by the commit only where the row gives both its code and its name, and only by somebody who sees the whole company;
 * a name alone may be a typing error, so it is refused with what there is.
 */
export class Resolver {
  readonly creations: StagedCreations = { departments: [], positions: [] };
  private readonly departments: Named[];
  private readonly positions: Named[];
  private readonly paths: ReadonlyMap<string, string>;
  private readonly created = new Set<string>();
  private readonly found = new Map<string, Resolved>();

  constructor(
    private readonly state: CompanyState,
    private readonly newId: () => string,
  ) {
    this.departments = state.departments.flatMap((one) => [
      { id: one.deptId, code: one.deptCode, name: one.deptName },
      ...(one.deptNameEn === null ? [] : [{ id: one.deptId, code: one.deptCode, name: one.deptNameEn }]),
    ]);
    this.positions = [...state.positions];
    this.paths = pathsOf(state);
  }

  /** The department of a row, by code or by name or path ("Sales/East"). */
  department(code: string | undefined, name: string | undefined): Resolved {
    return this.once(`dept\n${code ?? ''}\n${name ?? ''}`, () => this.findDepartment(code, name));
  }

  private findDepartment(code: string | undefined, name: string | undefined): Resolved {
    const found = this.resolve(this.departments, code, name, 'deptCode', 'deptName', (made) => {
      this.creations.departments.push({ deptId: made.id, code: made.code, name: made.name });
    });
    if ('problem' in found) return found;
    const inScope = this.state.scope === null || this.state.scope.has(found.id) || this.created.has(found.id);
    return inScope
      ? found
      : { problem: { column: code === undefined ? 'deptName' : 'deptCode', code: 'OUT_OF_SCOPE' } };
  }

  /** The position of a row. */
  position(code: string | undefined, name: string | undefined): Resolved {
    return this.once(`position\n${code ?? ''}\n${name ?? ''}`, () =>
      this.resolve(this.positions, code, name, 'positionCode', 'positionName', (made) => {
        this.creations.positions.push({ positionId: made.id, code: made.code, name: made.name });
      }),
    );
  }

  /** A rank or job family, by code or name; these are never created by an import. */
  listed(column: 'rank' | 'jobFamily', written: string): Resolved {
    return this.once(`${column}\n${written}`, () => {
      const list = column === 'rank' ? this.state.ranks : this.state.families;
      const found = findNamed(list, written);
      return typeof found === 'object'
        ? { id: found.id }
        : { problem: { column, code: 'NOT_ALLOWED', allowed: listed(list.map((one) => one.name)) } };
    });
  }

  /** Thousands of rows name the same few departments; each is looked for once. */
  private once(key: string, find: () => Resolved): Resolved {
    const known = this.found.get(key);
    if (known) return known;
    const found = find();
    this.found.set(key, found);
    return found;
  }

  private resolve(
    list: Named[],
    code: string | undefined,
    name: string | undefined,
    codeColumn: string,
    nameColumn: string,
    create: (made: Named) => void,
  ): Resolved {
    if (code === undefined) return this.byName(list, name ?? '', nameColumn);
    const known = list.find((one) => lower(one.code) === lower(code));
    if (known) {
      // What exists keeps its name; what this file makes must not have two.
      const contradicts = this.created.has(known.id) && name !== undefined && lower(known.name) !== lower(name);
      return contradicts
        ? { problem: { column: nameColumn, code: 'TWO_NAMES_FOR_CODE', params: { code, name: known.name } } }
        : { id: known.id };
    }
    if (name === undefined || this.state.scope !== null) {
      return { problem: { column: codeColumn, code: 'UNKNOWN_CODE', allowed: listed(list.map((one) => one.code)) } };
    }
    const made = { id: this.newId(), code, name };
    list.push(made);
    this.created.add(made.id);
    create(made);
    return { id: made.id };
  }

  private byName(list: readonly Named[], written: string, column: string): Resolved {
    const path = list === this.departments ? this.paths.get(lower(written).replaceAll(/\s*\/\s*/g, '/')) : undefined;
    if (path !== undefined) return { id: path };
    const found = findNamed(list, written);
    if (typeof found === 'object') return { id: found.id };
    return {
      problem: {
        column,
        code: found === 'several' ? 'SEVERAL_OF_THIS_NAME' : 'UNKNOWN_NAME',
        allowed: listed(list.map((one) => one.name)),
      },
    };
  }
}

/** Departments by their path from any ancestor down, e.g. "sales/east" and "company/sales/east"; ambiguous ones are left out. */
function pathsOf({ departments }: CompanyState): Map<string, string> {
  const byId = new Map(departments.map((one) => [one.deptId, one]));
  const ids = new Map<string, Set<string>>();
  for (const one of departments) {
    let path = lower(one.deptName);
    for (let parent = byId.get(one.parentDeptId ?? ''); parent; parent = byId.get(parent.parentDeptId ?? '')) {
      path = `${lower(parent.deptName)}/${path}`;
      ids.set(path, (ids.get(path) ?? new Set()).add(one.deptId));
    }
  }
  return new Map([...ids].flatMap(([path, found]) => (found.size === 1 ? [[path, [...found][0] ?? ''] as const] : [])));
}
