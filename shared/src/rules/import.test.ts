import { describe, expect, it } from 'vitest';
import { matchColumns } from './import.ts';

const known = [
  { key: 'empNumber', aliases: ['工号', '员工编号', 'Employee number', 'Employee No.'] },
  { key: 'empName', aliases: ['姓名', 'Name'] },
  { key: 'email', aliases: ['邮箱', 'Work email', 'E-mail'] },
];

describe('matchColumns', () => {
  it.each([
    [
      ['工号*', '姓名', '工作邮箱'],
      ['empNumber', 'empName', null],
    ],
    [
      ['EMPLOYEE NO', ' name ', 'e_mail'],
      ['empNumber', 'empName', 'email'],
    ],
    [
      ['ｅｍｐＮａｍｅ', 'Email'],
      ['empName', 'email'],
    ],
    [
      ['姓名', '姓名（必填）', 'Name'],
      ['empName', null, null],
    ],
    [
      ['', '备注'],
      [null, null],
    ],
  ])('suggests fields for %j', (headers, expected) => {
    expect(matchColumns(headers, known)).toEqual(expected);
  });
});
