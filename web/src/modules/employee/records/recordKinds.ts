import type { TypedDocumentNode } from '@apollo/client';
import { formatDateRange } from '../../../i18n/format';
import type { MessageId } from '../../../i18n/ids';
import type { FieldGroup } from '../employee.gen';
import {
  type EmployeeRecordListsFragment,
  type RecordsSavedFragment,
  UpdateEmployeeCertificatesDocument,
  UpdateEmployeeEarlierContractsDocument,
  UpdateEmployeeShareOptionsDocument,
  UpdateEmployeeTitlesDocument,
} from './records.gen';

export type RecordKind = 'titles' | 'certificates' | 'shareOptions' | 'contracts';
/** A field of a record; the form and the wire know it by the same name. */
export interface RecordField {
  name:
    | 'name'
    | 'level'
    | 'authority'
    | 'number'
    | 'validFrom'
    | 'validTo'
    | 'granted'
    | 'vested'
    | 'price'
    | 'contractType';
  label: MessageId;
  /** `choice`: an entry of the dictionary of its name. */
  kind: 'text' | 'date' | 'number' | 'choice';
  required?: boolean;
  unit?: MessageId;
}
/** A record as it is kept: some of the fields, by their names. */
export type KeptRecord = { id: string } & Partial<Record<RecordField['name'], string | null>>;

export interface RecordKindSpec {
  kind: RecordKind;
  title: MessageId;
  /** Whose rights decide. */
  group: FieldGroup;
  add: MessageId;
  fields: readonly RecordField[];
  /** Whether a record that is about to end is worth a word. */
  ends: boolean;
  document: TypedDocumentNode<
    { saved: RecordsSavedFragment | null },
    { input: Record<string, unknown> & { id: string; version: number } }
  >;
}

const qualification = (name: MessageId): RecordField[] => [
  { name: 'name', label: name, kind: 'text', required: true },
  { name: 'level', label: 'employee.records.level', kind: 'text' },
  { name: 'authority', label: 'employee.records.authority', kind: 'text' },
  { name: 'number', label: 'employee.records.number', kind: 'text' },
  { name: 'validFrom', label: 'employee.records.awarded', kind: 'date' },
  { name: 'validTo', label: 'employee.records.validTo', kind: 'date' },
];

/** What somebody has several of, each kind behind the card of its group. */
const recordKinds: readonly RecordKindSpec[] = [
  {
    kind: 'titles',
    title: 'employee.section.titles',
    group: 'EDUCATION',
    add: 'employee.records.titles.add',
    fields: qualification('employee.records.title'),
    ends: false,
    document: UpdateEmployeeTitlesDocument as never,
  },
  {
    kind: 'certificates',
    title: 'employee.section.certificates',
    group: 'EDUCATION',
    add: 'employee.records.certificates.add',
    fields: qualification('employee.records.certificate'),
    ends: true,
    document: UpdateEmployeeCertificatesDocument as never,
  },
  {
    kind: 'shareOptions',
    title: 'employee.section.shareOptions',
    group: 'SALARY',
    add: 'employee.records.shareOptions.add',
    fields: [
      { name: 'name', label: 'employee.records.plan', kind: 'text', required: true },
      { name: 'validFrom', label: 'employee.records.grantDate', kind: 'date', required: true },
      { name: 'granted', label: 'employee.records.granted', kind: 'number', required: true },
      { name: 'vested', label: 'employee.records.vested', kind: 'number', required: true },
      { name: 'price', label: 'employee.records.price', kind: 'number', unit: 'employee.records.unit.share' },
      { name: 'validTo', label: 'employee.records.exerciseUntil', kind: 'date' },
    ],
    ends: false,
    document: UpdateEmployeeShareOptionsDocument as never,
  },
  {
    kind: 'contracts',
    title: 'employee.section.contracts',
    group: 'CONTRACT',
    add: 'employee.records.contracts.add',
    fields: [
      { name: 'contractType', label: 'employee.contractType', kind: 'choice' },
      { name: 'validFrom', label: 'employee.contractStart', kind: 'date', required: true },
      { name: 'validTo', label: 'employee.contractEnd', kind: 'date', required: true },
      { name: 'name', label: 'employee.records.contract', kind: 'text' },
    ],
    ends: false,
    document: UpdateEmployeeEarlierContractsDocument as never,
  },
];

/** What a record is called: by its name, or by its days where it has none. */
export const nameOf = ({ name, validFrom, validTo }: Partial<KeptRecord>): string =>
  name || formatDateRange(validFrom, validTo);

/** The kinds of a group that the company does not do without. */
export const recordKindsOf = (group: string, hidden: ReadonlySet<string>): RecordKindSpec[] =>
  recordKinds.filter((one) => one.group === group && !hidden.has(one.kind));

/** The records of a kind; null when they are hidden from the reader. */
export const recordsIn = (lists: EmployeeRecordListsFragment, { kind }: RecordKindSpec): readonly KeptRecord[] | null =>
  lists[kind];

/** A list as the services take it: no more than its fields. */
export const toInput = ({ fields }: RecordKindSpec, records: readonly Partial<KeptRecord>[]): object[] =>
  records.map((record) => ({
    ...(record.id !== undefined && { id: record.id }),
    ...Object.fromEntries(fields.map(({ name }) => [name, (record[name] ?? '').trim() || null])),
  }));
