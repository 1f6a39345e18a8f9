import { LIMITS } from '@hengcai/shared/rules/limits';
import type { FileCell, FileColumn } from '../../kit/file-import.ts';

/** A column of the export, which the import understands as well. */
const column = (
  key: string,
  cell: FileCell,
  zh: string,
  en: string,
  aliases: string[],
  need: Partial<Pick<FileColumn, 'identifies' | 'required'>> = {},
): FileColumn => ({
  key,
  cell,
  identifies: false,
  required: false,
  ...need,
  heading: { 'zh-CN': zh, 'en-US': en },
  aliases: [zh, en, ...aliases],
});

const text = (max: number): FileCell => ({ kind: 'text', max });
/** Names from below the company down to the department, as long as a spreadsheet cell people still read. */
const PATH_MAX = 400;
const SIBLINGS_MAX = 9999;

/** In the order of the template. */
export const ORG_COLUMNS: readonly FileColumn[] = [
  column(
    'deptCode',
    text(LIMITS.code),
    '部门编码',
    'Department code',
    ['code', 'deptCode', 'departmentCode', 'departmentId', '编码'],
    { identifies: true },
  ),
  column(
    'deptName',
    text(LIMITS.departmentName),
    '部门名称',
    'Department name',
    ['department', 'name', 'deptName', 'departmentName', '部门'],
    { required: true },
  ),
  column('deptNameEn', text(LIMITS.departmentName), '英文名称', 'English name', [
    'nameEn',
    'departmentNameEn',
    '英文名',
  ]),
  column('parent', text(PATH_MAX), '上级部门', 'Parent department', [
    'parent',
    'parentCode',
    'parentDepartmentCode',
    'superiorDepartment',
    '上级部门编码',
  ]),
  column('headNumber', text(LIMITS.empNumber), '负责人工号', 'Head number', [
    'head',
    'headNumber',
    'manager',
    'managerNumber',
    'managerId',
    '部门负责人',
    '负责人',
  ]),
  column('order', { kind: 'number', places: 0, max: SIBLINGS_MAX }, '排序', 'Order', [
    'sort',
    'sequence',
    'position',
    '顺序',
    '序号',
  ]),
];
