import { ownValue, type OwnColumn } from '../custom/columns.ts';
import { changedValues, customKey, type CustomValueData } from '../custom/values.ts';
import type { StagedChange, StagedProblem } from '../tables-import.ts';
import type { RowReading } from './reading.ts';
import type { CompanyState } from './state.ts';

/** Judges what a file says of the fields that the company added. */
export class OwnFields {
  constructor(
    private readonly columns: readonly OwnColumn[],
    private readonly state: Pick<CompanyState, 'storedOwn' | 'fillsIn'>,
  ) {}

  /** What the fields of a row's person are to hold; what is not offered any more stays where it stands and is given to nobody. */
  read({ values }: RowReading, empId: string | undefined): { own: CustomValueData[]; problems: StagedProblem[] } {
    const filled = this.columns.flatMap((column) => {
      const read = values.get(column.key);
      return read === undefined ? [] : [{ column, value: ownValue(column, read) }];
    });
    const problems = filled.flatMap(({ column: { key, cell }, value: { fieldId, values: wanted } }) => {
      if (cell.kind !== 'chosen') return [];
      const stands = this.standing(empId).find((one) => one.fieldId === fieldId)?.values ?? [];
      const offered = new Set(cell.values.flatMap((one) => (one.offered ? one.value : [])));
      return wanted.every((code) => offered.has(code) || stands.includes(code))
        ? []
        : [{ column: key, code: 'NOT_ALLOWED' }];
    });
    return { own: filled.map(({ value }) => value), problems };
  }

  /** What changes; the order of several choices says nothing. */
  changes(empId: string, own: readonly CustomValueData[] = []): StagedChange[] {
    const text = (values: readonly string[]) => (values.length === 0 ? null : values.join('\n'));
    return Object.entries(changedValues(this.standing(empId), own)).flatMap(([fieldId, { before, after }]) =>
      text(before.toSorted()) === text(after.toSorted())
        ? []
        : [{ field: customKey(fieldId), before: text(before), after: text(after) }],
    );
  }

  /** What somebody new has to have and the file has a column for, as far as the actor may fill it there. */
  missing(deptId: string | null, own: readonly CustomValueData[] = []): StagedProblem[] {
    return this.columns
      .filter(({ own: { required, fieldId }, group }) => {
        return required && !own.some((one) => one.fieldId === fieldId) && this.state.fillsIn(deptId, group);
      })
      .map(({ key }) => ({ column: key, code: 'REQUIRED' }));
  }

  private standing(empId: string | undefined): readonly CustomValueData[] {
    return this.state.storedOwn.get(empId ?? '') ?? [];
  }
}
