import type { MessageId } from '../../../i18n/ids';

/** What can be filed, in the order of the menu; the words stand in the address. */
export const CHANGE_KINDS = ['transfer', 'promotion', 'regularisation', 'common', 'exit', 'reentry'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const isChangeKind = (word: string | null): word is ChangeKind => CHANGE_KINDS.some((kind) => kind === word);

/** Who has left comes back and nothing else; who is here does not. */
export const kindsFor = (left: boolean): readonly ChangeKind[] =>
  CHANGE_KINDS.filter((kind) => (kind === 'reentry') === left);

/** Where a change of somebody is filed. */
export const filingPath = (kind: ChangeKind, employeeId: string): string =>
  `/employee/personnel-changes?${new URLSearchParams({ file: kind, employee: employeeId }).toString()}`;

/** The values of the forms; a value of '' stays as it is. */
export interface ChangeValues {
  effectiveDate: string;
  reason: string;
  departmentId: string;
  positionId: string;
  rankId: string;
  jobFamilyId: string;
  managerId: string;
  virtualManagerId: string;
  city: string;
  type: string;
  fullTimeEquivalent: string;
  contractType: string;
  contractStart: string;
  contractEnd: string;
  regularDate: string;
  lastDay: string;
  exitKind: string;
  exitReason: string;
  ground: string;
  handOverToId: string;
  entryDate: string;
}
export type ChangeInput = keyof ChangeValues;

export const BLANK: ChangeValues = {
  effectiveDate: '',
  reason: '',
  departmentId: '',
  positionId: '',
  rankId: '',
  jobFamilyId: '',
  managerId: '',
  virtualManagerId: '',
  city: '',
  type: '',
  fullTimeEquivalent: '',
  contractType: '',
  contractStart: '',
  contractEnd: '',
  regularDate: '',
  lastDay: '',
  exitKind: 'VOLUNTARY',
  exitReason: '',
  ground: '',
  handOverToId: '',
  entryDate: '',
};

const RELOCATION = [
  'departmentId',
  'positionId',
  'rankId',
  'jobFamilyId',
  'managerId',
  'virtualManagerId',
  'city',
] as const satisfies readonly ChangeInput[];

const CONTRACT = ['contractType', 'contractStart', 'contractEnd'] as const satisfies readonly ChangeInput[];

/** The fields that a kind of change may change; regularisations and exits have forms of their own. */
export const FIELDS_OF: Readonly<Record<'transfer' | 'promotion' | 'common' | 'reentry', readonly ChangeInput[]>> = {
  transfer: RELOCATION,
  promotion: ['rankId', 'positionId', ...RELOCATION.filter((field) => field !== 'rankId' && field !== 'positionId')],
  common: ['type', 'fullTimeEquivalent', 'city', 'managerId', 'virtualManagerId', ...CONTRACT],
  reentry: [...RELOCATION, 'type', 'fullTimeEquivalent', ...CONTRACT],
};

export const LABELS: Readonly<Record<ChangeInput, MessageId>> = {
  effectiveDate: 'employee.change.effectiveDate',
  reason: 'employee.change.reason',
  departmentId: 'employee.department',
  positionId: 'employee.position',
  rankId: 'employee.rank',
  jobFamilyId: 'employee.jobFamily',
  managerId: 'employee.manager',
  virtualManagerId: 'employee.virtualManager',
  city: 'employee.city',
  type: 'employee.type',
  fullTimeEquivalent: 'employee.fullTimeEquivalent',
  contractType: 'employee.contractType',
  contractStart: 'employee.contractStart',
  contractEnd: 'employee.contractEnd',
  regularDate: 'employee.regularDate',
  lastDay: 'employee.change.lastDay',
  exitKind: 'employee.change.exitKind',
  exitReason: 'employee.change.exitReason',
  ground: 'employee.change.ground',
  handOverToId: 'employee.change.handOverTo',
  entryDate: 'employee.entryDate',
};
