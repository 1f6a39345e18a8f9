import type { LanguageCode } from '../../../kit/context.ts';
import { dayCell, moneyCell, numberCell, type Cell } from '../../../kit/sheet/cells.ts';
import { FIELDS } from '../fields.ts';
import { readsSomebody, type Reader } from '../rights.ts';
import type { EmployeeData } from '../select.ts';
import { labelOf } from './choices.ts';
import { choicesText } from './chosen.ts';
import { SHEET_COLUMNS, type CellKind, type SheetColumn } from './columns.ts';
import type { SheetReferences } from './references.ts';

/** The columns of a reader's export and template: those of groups readable of anybody that the company uses, in the order of the registry. */
export const columnsFor = (reader: Reader): SheetColumn[] =>
  SHEET_COLUMNS.filter(
    (column) =>
      column.inTemplate && readsSomebody(reader, FIELDS[column.field].right) && !reader.hidden.has(column.field),
  );

/** One employee as a row of the export; an import of it changes nothing. */
export function sheetRow(
  person: EmployeeData,
  columns: readonly SheetColumn[],
  references: SheetReferences,
  numbers: ReadonlyMap<string, string>,
  language: LanguageCode,
): Cell[] {
  const behind = <T>(map: ReadonlyMap<string, T>, id: string | null): T | undefined =>
    id === null ? undefined : map.get(id);
  return columns.map((column) => {
    switch (column.key) {
      case 'deptCode':
        return behind(references.departments, person.deptId)?.code ?? '';
      case 'deptName':
        return behind(references.departments, person.deptId)?.name ?? '';
      case 'positionCode':
        return behind(references.positions, person.positionId)?.code ?? '';
      case 'positionName':
        return behind(references.positions, person.positionId)?.name ?? '';
      case 'rank':
        return behind(references.ranks, person.rankId) ?? '';
      case 'jobFamily':
        return behind(references.families, person.jobFamilyId) ?? '';
      case 'bossNumber':
        return behind(numbers, person.bossEmpId) ?? '';
      case 'virtualBossNumber':
        return behind(numbers, person.virtualBossEmpId) ?? '';
      case 'deptHeadNumber':
        return behind(numbers, behind(references.departments, person.deptId)?.headEmpId ?? null) ?? '';
      // They belong to a change, which the file may bring; what there is now has none.
      case 'salaryFrom':
      case 'exitKind':
      case 'exitReason':
        return '';
      default: {
        const value = person[column.field];
        if (value === null) return '';
        return typedCell(column.cell, value, language);
      }
    }
  });
}

/** A value as its column holds it. */
export function typedCell(cell: CellKind, value: string | number, language: LanguageCode): Cell {
  switch (cell.kind) {
    case 'choice':
      return labelOf(cell.of, Number(value), language);
    case 'date':
      return dayCell(String(value));
    case 'money':
      return moneyCell(String(value));
    case 'decimal':
    case 'number':
      return numberCell(value);
    case 'chosen':
      return choicesText(cell, String(value).split('\n'), language);
    case 'text':
      return cell.entries ? choicesText(cell.entries, [String(value)], language) : String(value);
    default:
      return String(value);
  }
}
