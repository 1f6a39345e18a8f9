import { departmentRow, employeeRow, id, positionRow } from '@hengcai/bff/src/testing/rows.ts';
import { randomOf } from '@hengcai/shared/random';

const PEOPLE = 1000;
const DEPARTMENTS = 60;
const POSITIONS = 80;
const LINE_MANAGERS = 40;

/**
 * A company as REST rows. Heads, line managers and the people of the page are three different sets, so that the page
 * needs all six reads: list, departments, positions, managers, then heads, then the managers' departments.
 */
export function companyRows(seed: number) {
  const random = randomOf(seed);
  const one = (count: number) => random.between(1, count);
  const of = <T>(values: readonly [T, ...T[]]): T => values[one(values.length) - 1] ?? values[0];
  const departments = Array.from({ length: DEPARTMENTS }, (_, i) =>
    departmentRow(i + 1, { deptNameEn: `Department ${i + 1}`, headEmpId: id('employee', i + 1) }),
  );
  const positions = Array.from({ length: POSITIONS }, (_, i) => positionRow(i + 1));
  const employees = Array.from({ length: PEOPLE }, (_, i) =>
    employeeRow(i + 1, {
      phone: `1380000${String(i).padStart(4, '0')}`,
      deptId: id('dept', one(DEPARTMENTS)),
      positionId: id('position', one(POSITIONS)),
      bossEmpId: id('employee', DEPARTMENTS + one(LINE_MANAGERS)),
      regularDate: '2024-06-01',
      cityName: '上海',
      sex: of([1, 2]),
      birthDate: `19${70 + one(29)}-0${one(9)}-1${one(9)}`,
      nationality: '中国',
      education: of([1, 2, 3, 4, 5]),
      maritalStatus: of([1, 2]),
      politicalStatus: '群众',
      idType: 1,
      idNumber: '**************1234',
      bankName: '招商银行上海分行',
      bankCard: '***************5678',
      contractStart: '2024-03-01',
      contractEnd: '2027-02-28',
      emergencyContact: `Contact-${i + 1}`,
      emergencyPhone: `1390000${String(i).padStart(4, '0')}`,
      baseSalary: `${10_000 + one(40_000)}.00`,
      targetBonus: `${20_000 + one(90_000)}.50`,
      editableGroups: ['basic', 'work'],
    }),
  );
  return { departments, positions, employees };
}
