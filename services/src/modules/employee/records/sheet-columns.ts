import { LIMITS } from '@hengcai/shared/rules/limits';
import type { FileColumn } from '../../../kit/file-import.ts';
import { chosenCell } from '../sheet/chosen.ts';
import type { CellKind } from '../sheet/columns.ts';
import { texts as english } from '../texts.en-US.ts';
import { texts as chinese } from '../texts.zh-CN.ts';
import { RECORD_KINDS, type RecordKind } from './kinds.ts';

const column = (
  key: string,
  cell: CellKind,
  zh: string,
  en: string,
  aliases: string[] = [],
  identifies = false,
): FileColumn<CellKind> => ({
  key,
  cell,
  identifies,
  required: false,
  heading: { 'zh-CN': zh, 'en-US': en },
  aliases: [zh, en, ...aliases],
});

const text: CellKind = { kind: 'text', max: LIMITS.shortText };
const day: CellKind = { kind: 'date' };
const amount: CellKind = { kind: 'number', places: 4, max: 999_999_999_999 };
const kinds: CellKind = {
  kind: 'oneOf',
  values: RECORD_KINDS.map((value) => {
    const id = `employee.records.${value}` as const;
    return { value, label: { 'zh-CN': chinese[id], 'en-US': english[id] } };
  }),
};

/** What a file of records may say; which columns a row may fill depends on its kind. */
export const RECORD_COLUMNS: readonly FileColumn<CellKind>[] = [
  column('empNumber', { kind: 'text', max: LIMITS.empNumber }, '工号', 'Employee number', ['员工编号', 'number'], true),
  // A name beside the number is for people's eyes: it has to be that person's.
  column('empName', { kind: 'text', max: 50 }, '姓名', 'Name', ['员工姓名', 'employee name']),
  column('recordKind', kinds, '记录类型', 'Kind of record', ['类型', 'kind', 'type'], true),
  column('name', text, '名称', 'Title', ['职称名称', '证书名称', '合同名称', '计划名称', 'title or plan']),
  // `withEntries` says which there are.
  column('contractType', chosenCell([], false), '合同类型', 'Contract type', ['合同期限类型', 'type of contract']),
  column('level', text, '等级', 'Level', ['级别', 'grade']),
  column('authority', text, '发证机构', 'Awarded by', ['授予机构', '机构', 'authority', 'issuer']),
  column('number', text, '证书编号', 'Certificate number', ['编号', 'licence number']),
  column('validFrom', day, '开始日期', 'From', [
    '授予日期',
    '取得日期',
    '起始日期',
    'start',
    'awarded on',
    'granted on',
  ]),
  column('validTo', day, '结束日期', 'Until', ['有效期至', '到期日期', 'end', 'expires on', 'valid until']),
  column('granted', amount, '授予数量', 'Options granted', ['授予股数', 'granted']),
  column('vested', amount, '已归属数量', 'Options vested', ['已归属股数', 'vested']),
  column('price', amount, '行权价格（元）', 'Exercise price (RMB)', ['行权价', 'price']),
];

/** The columns each kind has, and which of them it cannot do without. */
export const COLUMNS_OF: Readonly<Record<RecordKind, { has: readonly string[]; needs: readonly string[] }>> = {
  titles: { has: ['name', 'level', 'authority', 'number', 'validFrom', 'validTo'], needs: ['name'] },
  certificates: { has: ['name', 'level', 'authority', 'number', 'validFrom', 'validTo'], needs: ['name'] },
  shareOptions: {
    has: ['name', 'validFrom', 'validTo', 'granted', 'vested', 'price'],
    needs: ['name', 'validFrom', 'granted', 'vested'],
  },
  contracts: { has: ['contractType', 'name', 'validFrom', 'validTo'], needs: ['validFrom', 'validTo'] },
};
