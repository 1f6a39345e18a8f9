import type { LanguageCode } from '../../kit/context.ts';

/** A column of the export, which the import understands as well. */
export interface OrgColumn {
  key: 'deptCode' | 'deptName' | 'deptNameEn' | 'parent' | 'headNumber';
  /** A new department cannot do without it. */
  required: boolean;
  heading: Record<LanguageCode, string>;
  /** How other systems head it. */
  aliases: readonly string[];
}

const column = (key: OrgColumn['key'], required: boolean, zh: string, en: string, aliases: string[]): OrgColumn => ({
  key,
  required,
  heading: { 'zh-CN': zh, 'en-US': en },
  aliases: [zh, en, ...aliases],
});

/** In the order of the template. */
export const ORG_COLUMNS: readonly OrgColumn[] = [
  column('deptCode', true, '部门编码', 'Department code', [
    'code',
    'deptCode',
    'departmentCode',
    'departmentId',
    '编码',
  ]),
  column('deptName', true, '部门名称', 'Department name', ['department', 'name', 'deptName', 'departmentName', '部门']),
  column('deptNameEn', false, '英文名称', 'English name', ['nameEn', 'departmentNameEn', '英文名']),
  column('parent', false, '上级部门', 'Parent department', [
    'parent',
    'parentCode',
    'parentDepartmentCode',
    'superiorDepartment',
    '上级部门编码',
  ]),
  column('headNumber', false, '负责人工号', 'Head number', [
    'head',
    'headNumber',
    'manager',
    'managerNumber',
    'managerId',
    '部门负责人',
    '负责人',
  ]),
];
