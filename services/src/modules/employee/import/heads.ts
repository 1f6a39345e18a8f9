import type { StagedHead, StagedProblem } from '../tables-import.ts';
import type { Leavers } from './leavers.ts';
import type { RowReading } from './reading.ts';
import type { CompanyState } from './state.ts';

interface Named {
  empId: string;
  number: string;
}

/** The heads of departments that rows name: one for each department, whoever of its people names it. */
export class Heads {
  private readonly named = new Map<string, Named>();
  private readonly settled = new Map<number, StagedHead>();
  /** Heads who are new and stay out with their row. */
  leftOut = 0;

  constructor(
    private readonly state: CompanyState,
    private readonly ids: ReadonlyMap<string, string>,
    private readonly leavers: Leavers,
  ) {}

  /** Takes the head a row names for its department; answers what is wrong with that. */
  note({ values }: RowReading, deptId: string | null): StagedProblem[] {
    const column = 'deptHeadNumber';
    if (!values.has(column) || deptId === null) return [];
    if (this.state.scope !== null) return [{ column, code: 'HEADS_NEED_ALL' }];
    const number = String(values.get(column));
    const empId = this.ids.get(number.toLowerCase());
    if (empId === undefined) return [{ column, code: 'UNKNOWN_HEAD' }];
    if (this.leavers.hasLeft(empId)) return [{ column, code: 'HEAD_HAS_LEFT' }];
    const first = this.named.get(deptId);
    if (first && first.empId !== empId)
      return [{ column, code: 'TWO_HEADS_FOR_DEPARTMENT', params: { number: first.number } }];
    this.named.set(deptId, { empId, number });
    return [];
  }

  /** Settles which row brings which head, once it is known which rows come in. */
  settle(rows: readonly { row: number; deptId: string | null }[], comesIn: (empId: string) => boolean): void {
    const headOf = new Map(this.state.departments.map(({ deptId, headEmpId }) => [deptId, headEmpId]));
    const done = new Set<string>();
    for (const { row, deptId } of rows) {
      const head = deptId === null ? undefined : this.named.get(deptId);
      if (!head || deptId === null || done.has(deptId)) continue;
      done.add(deptId);
      const before = headOf.get(deptId) ?? null;
      if (before === head.empId) continue;
      if (comesIn(head.empId)) this.settled.set(row, { deptId, before, after: head.empId });
      else this.leftOut += 1;
    }
  }

  /** The head that comes with a row. */
  of(row: number): StagedHead | undefined {
    return this.settled.get(row);
  }

  all(): StagedHead[] {
    return [...this.settled.values()];
  }
}
