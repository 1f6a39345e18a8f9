import { FieldGroup } from '@hengcai/shared/enums';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { choice, column, date, SHEET_COLUMNS, text, type SheetColumn } from './columns.ts';

/** A column that people's files have as well, under the same headings. */
const known = (key: string): SheetColumn[] => SHEET_COLUMNS.filter((one) => one.key === key);
/** The same as what they become: files of changes often have the old ones beside them. */
const AFTER = ['新', '调入', '变更后', '异动后', 'new '];
const becomes = (key: string): SheetColumn[] =>
  known(key).map((one) => ({
    ...one,
    aliases: [...one.aliases, ...AFTER.flatMap((word) => one.aliases.map((alias) => word + alias))],
  }));
const { WORK } = FieldGroup;

/** Every column that a file of personnel changes may have, in the order of the template; a row is one change of one person. */
export const CHANGE_COLUMNS: readonly SheetColumn[] = [
  ...known('empNumber'),
  // A name beside the number is for people's eyes: it has to be that person's.
  column('empName', FieldGroup.BASIC, text(50), '姓名', 'Name', ['员工姓名', 'full name', 'employee name']),
  column(
    'changeType',
    WORK,
    choice('PersonnelChangeType'),
    '异动类型',
    'Type of change',
    [
      '类型',
      '类别',
      '异动',
      '异动类别',
      '变动类型',
      '变动类别',
      'type',
      'category',
      'change',
      'change type',
      'movement',
    ],
    { field: 'deptId', required: true, identifies: true },
  ),
  column(
    'effectiveDate',
    WORK,
    date,
    '生效日期',
    'Effective date',
    [
      ...['日期', '生效日', '生效时间', '异动日期', '异动时间', '变动日期', '变动时间', '调动日期', '晋升日期'],
      ...['转正日期', '最后工作日', 'date', 'effective', 'effective from', 'last working day'],
    ],
    {
      field: 'deptId',
      required: true,
      identifies: true,
    },
  ),
  ...[
    'deptCode',
    'deptName',
    'positionCode',
    'positionName',
    'rank',
    'jobFamily',
    'bossNumber',
    'virtualBossNumber',
  ].flatMap(becomes),
  ...['employeeType', 'fullTimeEquivalent', 'cityName', 'contractType', 'contractStart', 'contractEnd'].flatMap(
    becomes,
  ),
  ...['exitKind', 'exitReason'].flatMap(known),
  column('ground', WORK, choice('ExitGround'), '法定依据', 'Legal ground', ['ground', '离职依据'], {
    field: 'lastDay',
  }),
  column(
    'handOverNumber',
    WORK,
    text(LIMITS.empNumber),
    '下属移交给（工号）',
    'Hand the reports over to (number)',
    ['移交人工号', 'hand over to'],
    { field: 'lastDay' },
  ),
  column('reason', WORK, text(LIMITS.reason), '原因', 'Reason', ['异动原因', '变动原因', '意见', 'opinion'], {
    field: 'deptId',
  }),
];
