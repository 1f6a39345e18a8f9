import { FieldGroup } from '@hengcai/shared/enums';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type { AmountPeriod, MappableField } from '@hengcai/shared/rules/import';
import type { LanguageCode } from '../../../kit/context.ts';
import type { FileCell, FileColumn } from '../../../kit/file-import.ts';
import type { FieldName } from '../fields.ts';
import type { GroupName } from '../rights.ts';
import { labelsOf, type ChoiceName } from './choices.ts';
import { type ChosenCell, chosenCell } from './chosen.ts';

export type CellKind =
  /** `entries`: words that stand for entries of a dictionary; any other word stands for itself. */
  | { kind: 'text'; max: number; entries?: ChosenCell }
  | { kind: 'secret'; max: number }
  | { kind: 'email' | 'date' | 'decimal' }
  | ChosenCell
  | Extract<FileCell, { kind: 'number' | 'oneOf' }>
  | { kind: 'money'; per: AmountPeriod }
  | { kind: 'choice'; of: ChoiceName };

/** A column that a file may have. */
export interface ImportedColumn extends FileColumn<CellKind> {
  /** Columns that together make it where the file has none of its own. */
  madeFrom: readonly string[];
}
/** A column of the template of people, which is the export as well. */
export interface SheetColumn extends ImportedColumn {
  /** The registry field whose right decides over the column. */
  field: FieldName;
  group: GroupName;
  /** False: understood in files of others, not written by us. */
  inTemplate: boolean;
}

export const text = (max: number): CellKind => ({ kind: 'text', max });
const secret: CellKind = { kind: 'secret', max: 30 };
export const date: CellKind = { kind: 'date' };
const money = (per: AmountPeriod): CellKind => ({ kind: 'money', per });
export const choice = (of: ChoiceName): CellKind => ({ kind: 'choice', of });
/** An entry of the dictionary of the column's name and nothing else; `withEntries` says which there are. */
const entry: CellKind = chosenCell([], false);

const G = FieldGroup;
type Options = { field?: FieldName; required?: true; identifies?: true; madeFrom?: string[]; inTemplate?: false };
/** A column as both kinds of files describe it. */
export const column = (
  key: string,
  group: GroupName,
  cell: CellKind,
  zh: string,
  en: string,
  aliases: string[] = [],
  options: Options = {},
) => ({
  key,
  field: options.field ?? (key as FieldName),
  group,
  cell,
  identifies: options.identifies ?? key === 'empNumber',
  required: options.required ?? false,
  madeFrom: options.madeFrom ?? [],
  inTemplate: options.inTemplate ?? true,
  heading: { 'zh-CN': zh, 'en-US': en },
  aliases: [zh, en, ...aliases],
});

/** Every column an import understands, in the order of the template; aliases are how other systems head them. */
export const SHEET_COLUMNS: readonly SheetColumn[] = [
  column(
    'empNumber',
    G.BASIC,
    text(20),
    '工号',
    'Employee number',
    [
      '员工编号',
      '员工号',
      'number',
      'employee id',
      'employee no',
      'staff id',
      'staff no',
      'emp no',
      'personnel number',
      'personnel no',
    ],
    { required: true },
  ),
  column('empName', G.BASIC, text(50), '姓名', 'Legal name', ['员工姓名', 'name', 'full name', 'employee name'], {
    required: true,
    madeFrom: ['firstName', 'lastName'],
  }),
  column('firstName', G.BASIC, text(50), '名', 'First name', ['given name'], { field: 'empName', inTemplate: false }),
  column('lastName', G.BASIC, text(50), '姓', 'Last name', ['surname', 'family name'], {
    field: 'empName',
    inTemplate: false,
  }),
  column('empNameEn', G.BASIC, text(50), '英文名', 'English name', ['name in english']),
  column('email', G.BASIC, { kind: 'email' }, '工作邮箱', 'Work email', [
    '邮箱',
    'email',
    'e-mail',
    'mail',
    'email address',
  ]),
  column('loginAccount', G.BASIC, text(50), '登录账号', 'Login account', ['账号', 'account', 'user name']),
  column('sex', G.BASIC, choice('Sex'), '性别', 'Sex', ['gender']),
  column('deptCode', G.WORK, text(40), '部门编码', 'Department code', ['部门代码', '部门编号', 'dept code'], {
    field: 'deptId',
  }),
  column(
    'deptName',
    G.WORK,
    text(200),
    '部门',
    'Department',
    ['部门名称', '所属部门', '所在部门', 'department name', 'dept', 'unit'],
    {
      field: 'deptId',
    },
  ),
  column('positionCode', G.WORK, text(40), '职位编码', 'Position code', ['岗位编码', 'job code'], {
    field: 'positionId',
  }),
  column(
    'positionName',
    G.WORK,
    text(50),
    '职位',
    'Position',
    ['岗位', '职位名称', '岗位名称', '职务', 'job title', 'title', 'job', 'position name'],
    { field: 'positionId' },
  ),
  column('rank', G.WORK, text(40), '职级', 'Rank', ['级别', 'grade', 'level'], { field: 'rankId' }),
  column('jobFamily', G.WORK, text(40), '职位族', 'Job family', ['职族', '序列', 'family'], { field: 'jobFamilyId' }),
  column(
    'bossNumber',
    G.WORK,
    text(20),
    '直属上级工号',
    "Line manager's number",
    ['上级工号', '直接上级工号', '汇报对象工号', 'manager number', 'manager id', 'supervisor number', 'reports to'],
    { field: 'bossEmpId' },
  ),
  column(
    'virtualBossNumber',
    G.WORK,
    text(20),
    '虚线上级工号',
    "Dotted-line manager's number",
    ['virtual boss number', 'dotted line manager number'],
    { field: 'virtualBossEmpId' },
  ),
  column('employeeType', G.WORK, choice('EmployeeType'), '员工类型', 'Employment type', [
    '用工类型',
    'employee type',
    'type',
  ]),
  column(
    'fullTimeEquivalent',
    G.WORK,
    { kind: 'number', places: LIMITS.fullTimeEquivalentDigits, max: 1 },
    '全时当量',
    'Full-time equivalent',
    ['fte', '全职当量', 'full time equivalent', 'fte rate', 'work fraction'],
  ),
  column(
    'entryDate',
    G.WORK,
    date,
    '入职日期',
    'Entry date',
    ['入职时间', '入司日期', '入司时间', 'hire date', 'join date', 'start date', 'start', 'date of joining'],
    { required: true },
  ),
  column('regularDate', G.WORK, date, '转正日期', 'Regular date', ['转正时间', 'probation end', 'regularisation date']),
  column('cityName', G.WORK, text(50), '工作城市', 'City', ['城市', '工作地点', 'work city', 'location']),
  column('status', G.WORK, choice('EmployeeStatus'), '状态', 'Status', [
    '员工状态',
    '在职状态',
    'employee status',
    'employment status',
  ]),
  column('lastDay', G.WORK, date, '最后工作日', 'Last working day', [
    '离职日期',
    '离职时间',
    'last day',
    'leaving date',
    'exit date',
    'termination date',
  ]),
  column('exitKind', G.WORK, choice('ExitKind'), '离职类型', 'Kind of leaving', ['离职方式', 'exit type'], {
    field: 'lastDay',
  }),
  column(
    'exitReason',
    G.WORK,
    text(LIMITS.reason),
    '离职原因',
    'Reason for leaving',
    ['exit reason', 'leaving reason'],
    {
      field: 'lastDay',
    },
  ),
  column(
    'deptHeadNumber',
    G.WORK,
    text(20),
    '部门负责人工号',
    "Department head's number",
    ['负责人工号', '部门主管工号', 'department head number', 'dept head number', 'head number'],
    { field: 'deptId' },
  ),
  column('birthDate', G.PERSONAL, date, '出生日期', 'Birth date', ['生日', 'date of birth', 'birthday']),
  column('nationality', G.PERSONAL, text(50), '国籍', 'Nationality'),
  column('maritalStatus', G.PERSONAL, choice('MaritalStatus'), '婚姻状况', 'Marital status'),
  column('politicalStatus', G.PERSONAL, text(50), '政治面貌', 'Political status'),
  column('idType', G.ID_DOCUMENT, choice('IdType'), '证件类型', 'ID type'),
  column('idNumber', G.ID_DOCUMENT, secret, '证件号码', 'ID number', ['身份证号', '身份证号码', 'identity number']),
  column('education', G.EDUCATION, choice('Education'), '最高学历', 'Education', ['学历', 'degree']),
  column('phone', G.CONTACT, text(30), '手机号', 'Phone', [
    '手机',
    '手机号码',
    '电话',
    'mobile',
    'phone number',
    'telephone',
  ]),
  column('emergencyContact', G.CONTACT, text(50), '紧急联系人', 'Emergency contact'),
  column('emergencyPhone', G.CONTACT, text(30), '紧急联系人电话', 'Emergency phone', ['紧急联系电话']),
  column('bankName', G.BANK, text(50), '开户银行', 'Bank', ['开户行', '银行', 'bank name']),
  column('bankCard', G.BANK, secret, '银行卡号', 'Bank account', ['银行账号', 'bank card', 'bank card number']),
  column('contractType', G.CONTRACT, entry, '合同类型', 'Contract type', ['合同期限类型', 'type of contract']),
  column('contractStart', G.CONTRACT, date, '合同开始日期', 'Contract start', ['合同起始日期', 'contract from']),
  column('contractEnd', G.CONTRACT, date, '合同结束日期', 'Contract end', ['合同终止日期', 'contract to']),
  column('baseSalary', G.SALARY, money('month'), '基本工资（元/月）', 'Base salary (RMB per month)', [
    '基本工资',
    '月薪',
    'base salary',
    'monthly salary',
  ]),
  column('targetBonus', G.SALARY, money('year'), '目标奖金（元/年）', 'Target bonus (RMB per year)', [
    '目标奖金',
    'target bonus',
  ]),
  column(
    'salaryFrom',
    G.SALARY,
    date,
    '薪资生效日期',
    'Salary: Effective from',
    ['调薪日期', 'salary effective date', 'salary valid from'],
    {
      field: 'baseSalary',
    },
  ),
];

/** What people call a field of an employee, by its name in the registry or the key of a field that the company added. */
export function labelOfField(field: string, language: LanguageCode, added: readonly ImportedColumn[] = []): string {
  const one =
    added.find(({ key }) => key === field) ??
    SHEET_COLUMNS.find(({ key }) => key === (COLUMN_OF_FIELD[field] ?? field)) ??
    SHEET_COLUMNS.find((column) => column.field === field);
  return one?.heading[language] ?? field;
}
const COLUMN_OF_FIELD: Readonly<Record<string, string>> = { deptId: 'deptName', positionId: 'positionName' };

/** What a column may hold, for the template's second sheet and for error messages; null where anything fits. */
export function allowedIn({ cell }: Pick<ImportedColumn, 'cell'>, language: LanguageCode): string[] | null {
  if (cell.kind === 'oneOf') return cell.values.map(({ label }) => label[language]);
  if (cell.kind === 'chosen') return cell.values.flatMap(({ label, offered }) => (offered ? label[language] : []));
  return cell.kind === 'choice' ? labelsOf(cell.of, language) : null;
}

/** A column as the rules of the mapping see it. */
export const mappableOf = ({ key, identifies, required, madeFrom, cell }: ImportedColumn): MappableField => ({
  field: key,
  identifies,
  required,
  madeFrom,
  amountPer: cell.kind === 'money' ? cell.per : null,
});

/** How files head a column of people, whichever program wrote them. */
export const headingsOf = (key: string): readonly string[] =>
  SHEET_COLUMNS.find((one) => one.key === key)?.aliases ?? [];
