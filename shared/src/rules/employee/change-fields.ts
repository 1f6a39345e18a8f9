import { PersonnelChangeType, type ValueOf } from '../../enums.ts';

/** Fields that a personnel change may hold, by the names of the contract. */
export const CHANGE_FIELDS = [
  'deptId',
  'positionId',
  'rankId',
  'jobFamilyId',
  'bossEmpId',
  'virtualBossEmpId',
  'employeeType',
  'fullTimeEquivalent',
  'cityName',
  'contractType',
  'contractStart',
  'contractEnd',
] as const;
export type ChangeField = (typeof CHANGE_FIELDS)[number];

type ChangeType = ValueOf<typeof PersonnelChangeType>;

const RELOCATION = [
  'deptId',
  'positionId',
  'rankId',
  'jobFamilyId',
  'bossEmpId',
  'virtualBossEmpId',
  'cityName',
] as const satisfies readonly ChangeField[];

/** What each type of change may change; entries, regularisations and exits speak of dates alone. */
export const FIELDS_OF_CHANGE: Readonly<Partial<Record<ChangeType, readonly ChangeField[]>>> = {
  [PersonnelChangeType.TRANSFER]: RELOCATION,
  [PersonnelChangeType.PROMOTION]: RELOCATION,
  [PersonnelChangeType.COMMON]: [
    'employeeType',
    'fullTimeEquivalent',
    'cityName',
    'bossEmpId',
    'virtualBossEmpId',
    'contractType',
    'contractStart',
    'contractEnd',
  ],
};

/**
 * What a manager may propose of each type: what belongs to the work of people, whose fields managers read. What belongs to
 * contracts is added by HR.
 */
export const FIELDS_OF_PROPOSAL = {
  [PersonnelChangeType.TRANSFER]: RELOCATION,
  [PersonnelChangeType.PROMOTION]: RELOCATION,
  [PersonnelChangeType.COMMON]: ['employeeType', 'fullTimeEquivalent', 'cityName', 'bossEmpId', 'virtualBossEmpId'],
  [PersonnelChangeType.REGULARISE]: [],
  [PersonnelChangeType.EXIT]: [],
} as const satisfies Partial<Record<ChangeType, readonly ChangeField[]>>;
export type ProposedType = keyof typeof FIELDS_OF_PROPOSAL;
export type ProposedField = (typeof RELOCATION)[number] | 'employeeType' | 'fullTimeEquivalent';

/** A rise is one of rank or of position (decisions, "Promotion"). */
export const risesIn = (fields: readonly string[]): boolean =>
  fields.some((field) => field === 'rankId' || field === 'positionId');

const { ENTRY, REGULARISE, TRANSFER, PROMOTION, COMMON, EXIT } = PersonnelChangeType;
/** Types somebody files and may take back; entries and mergers are made where people join and departments merge. */
export const FILED_TYPES: readonly ChangeType[] = [REGULARISE, TRANSFER, PROMOTION, COMMON, EXIT];
/** Types that may need approval, in the order people meet them; of entries those of people who come back. */
export const APPROVED_TYPES = [ENTRY, REGULARISE, TRANSFER, PROMOTION, COMMON, EXIT] as const;
export type ApprovedType = (typeof APPROVED_TYPES)[number];
