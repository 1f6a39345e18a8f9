import { localName } from '../../../i18n/format';
import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useT } from '../../../i18n/useT';
import type { Option } from '../../../ui/input/Select';
import { useCustomFields } from '../custom/useCustomFields';
import { useDictionaries } from '../dictionary/useDictionaries';
import { type ConditionOperator, useNationalitiesQuery } from '../employeeList.gen';
import { useFieldLayout } from '../fields/useFieldLayout';
import { sectionsIn } from '../sections';
import { useEmployeeReferences } from '../useEmployeeReferences';

export interface ConditionField {
  name: string;
  label: string;
  kind: 'text' | 'date' | 'number' | 'choice' | 'department' | 'person' | 'sealed';
  options: readonly Option[];
}

/** How a field of a kind can be compared; the first is what a new condition begins with. */
export const OPERATORS: Readonly<Record<ConditionField['kind'], readonly ConditionOperator[]>> = {
  text: ['CONTAINS', 'IS', 'IS_NOT', 'FILLED', 'EMPTY'],
  date: ['AT_LEAST', 'AT_MOST', 'IS', 'IS_NOT', 'FILLED', 'EMPTY'],
  number: ['AT_LEAST', 'AT_MOST', 'IS', 'IS_NOT', 'FILLED', 'EMPTY'],
  choice: ['IS', 'IS_NOT', 'FILLED', 'EMPTY'],
  department: ['IS', 'IS_NOT', 'FILLED', 'EMPTY'],
  person: ['IS', 'IS_NOT', 'FILLED', 'EMPTY'],
  sealed: ['FILLED', 'EMPTY'],
};

const UNFILLED = 'UNFILLED';

/** The fields conditions can be about: those of the company's pages, in their order, and its own. */
export function useConditionFields(): ConditionField[] {
  const t = useT();
  const enums = useEnumOptions();
  const arrangement = useFieldLayout();
  const own = useCustomFields();
  const references = useEmployeeReferences();
  const { choicesFor, wordFor } = useDictionaries();
  const { data } = useNationalitiesQuery({ context: { quiet: true } });
  /** What is offered, and what people have though it is offered no more. */
  const choices = (id: string, values: readonly string[]): Option[] => {
    const offered = choicesFor(id, null) ?? [];
    const more = values.filter((value) => !offered.some((one) => one.value === value));
    return [...offered, ...more.map((value) => ({ value, label: wordFor(id, value) }))];
  };
  const held: Readonly<Record<string, readonly string[]>> = {
    city: references.cities.map(({ value }) => value),
    nationality: data?.nationalities ?? [],
  };
  const status: ConditionField = {
    name: 'status',
    label: t('employee.status'),
    kind: 'choice',
    options: enums('EmployeeStatus'),
  };
  const lastDay: ConditionField = { name: 'lastDay', label: t('employee.change.lastDay'), kind: 'date', options: [] };
  const shipped = sectionsIn(arrangement, []).flatMap(({ fields }) =>
    fields.flatMap((field): ConditionField[] => {
      const base = { name: field.of, label: t(field.label), options: [] };
      switch (field.kind) {
        case 'since':
          return [];
        case 'secret':
          return [{ ...base, kind: 'sealed' }];
        case 'money':
          return [{ ...base, kind: 'number' }];
        case 'reference':
          return [{ ...base, kind: 'choice', options: references[field.options] }];
        case 'enum': {
          const options = choicesFor(field.of, null, field.set) ?? [];
          return [{ ...base, kind: 'choice', options: options.filter(({ value }) => value !== UNFILLED) }];
        }
        case 'choice':
          return [{ ...base, kind: 'choice', options: choices(field.of, held[field.of] ?? []) }];
        default:
          return [{ ...base, kind: field.kind }];
      }
    }),
  );
  const added = own.map((field): ConditionField => {
    const base = { name: field.id, label: localName(field), options: [] };
    if (field.type === 'NUMBER') return { ...base, kind: 'number' };
    if (field.type === 'DATE') return { ...base, kind: 'date' };
    if (field.type === 'TEXT') return { ...base, kind: 'text' };
    return { ...base, kind: 'choice', options: choices(field.dictionaryId ?? '', []) };
  });
  return [status, ...shipped, lastDay, ...added];
}
