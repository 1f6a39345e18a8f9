import type { CheckedRow } from './check.ts';
import type { StagedCause, StagedProblem } from '../tables-import.ts';

/** So many causes are a list people still read; of each so many rows and values. */
const CAUSES = 50;
const ROWS = 10;
const VALUES = 20;

/** Codes whose text speaks of one row, and the message for all of them together. */
const OF_ALL: Readonly<Record<string, string>> = {
  TWICE_IN_FILE: 'TWICE_IN_FILE_ALL',
  CODE_TWICE_IN_FILE: 'CODE_TWICE_IN_FILE_ALL',
  RECORD_TWICE_IN_FILE: 'RECORD_TWICE_IN_FILE_ALL',
  TWO_NAMES_FOR_CODE: 'TWO_NAMES_FOR_CODE_ALL',
  SUPERIOR_CIRCLE: 'SUPERIOR_CIRCLE_ALL',
  TWO_HEADS_FOR_DEPARTMENT: 'TWO_HEADS_FOR_DEPARTMENT_ALL',
  EXIT_ALREADY_SET: 'EXIT_ALREADY_SET_ALL',
};

interface Group extends StagedCause {
  found: Map<string, number>;
}

/** Groups what is wrong with the rows of a file by its cause; each circle of superiors is a cause of its own. */
export class Causes {
  private readonly groups = new Map<string, Group>();

  add({ row, cells, problems }: Pick<CheckedRow, 'row' | 'cells' | 'problems'>): void {
    for (const problem of problems) {
      const group = this.groupOf(problem);
      group.count += 1;
      if (group.rows.length < ROWS) group.rows.push(row);
      const value = cells.find(({ field }) => field === problem.column)?.value ?? '';
      if (value !== '') group.found.set(value, (group.found.get(value) ?? 0) + 1);
    }
  }

  private groupOf({ column, code, params, allowed, kind }: StagedProblem): Group {
    const text = OF_ALL[code];
    const own = code === 'SUPERIOR_CIRCLE' && this.groups.size < CAUSES;
    const key = `${column}\n${code}${own ? `\n${params?.people}` : ''}`;
    const group = this.groups.get(key) ?? {
      column,
      code,
      ...(text !== undefined && !own && { text }),
      ...((text === undefined || own) && params && { params }),
      ...(allowed && kind === undefined && { allowed }),
      ...(kind && { kind }),
      count: 0,
      rows: [],
      values: [],
      found: new Map(),
    };
    this.groups.set(key, group);
    return group;
  }

  /** The causes, the one of most rows first. */
  all(): StagedCause[] {
    return [...this.groups.values()]
      .toSorted((a, b) => b.count - a.count)
      .slice(0, CAUSES)
      .map(({ found, ...cause }) => ({
        ...cause,
        values: [...found]
          .map(([value, count]) => ({ value, count }))
          .toSorted((a, b) => b.count - a.count)
          .slice(0, VALUES),
      }));
  }
}
