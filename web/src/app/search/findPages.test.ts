import { describe, expect, it } from 'vitest';
import { findPages } from './findPages';

const pages = [
  { path: '/performance/examine', name: '绩效考核', title: 'performance.title.examine' },
  { path: '/employee/list', name: '员工列表', title: 'employee.title.employeeList' },
  { path: '/performance/management', name: '考核管理', title: 'performance.title.planList' },
];
const paths = (keyword: string) => findPages(pages, keyword).map(({ path }) => path);

describe('pages are found by', () => {
  it.each(['员工', '列表', 'yuangong', 'liebiao', 'yglb', 'lb', 'Employee', 'list', ' EMPLOYEE l '])(
    '%s',
    (keyword) => {
      expect(paths(keyword)).toEqual(['/employee/list']);
    },
  );

  it('a word of several, that whose name begins so first', () => {
    expect(paths('考核')).toEqual(['/performance/management', '/performance/examine']);
  });

  it.each(['uangong', '工资', '%'])('not by %s', (keyword) => expect(paths(keyword)).toEqual([]));
});
