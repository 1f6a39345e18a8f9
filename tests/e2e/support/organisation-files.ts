// Departments and people as another HR system exports them: codes, heads and managers by number, monthly pay in dollars.

interface Unit {
  code: string;
  name: string;
  city: string;
  size: number;
}
const UNITS: readonly Unit[] = [
  { code: '10', name: 'Executive', city: 'Seattle', size: 2 },
  { code: '20', name: 'Sales', city: 'Oxford', size: 12 },
  { code: '30', name: 'Marketing', city: 'Toronto', size: 4 },
  { code: '40', name: 'Finance', city: 'Seattle', size: 5 },
  { code: '50', name: 'Shipping', city: 'South San Francisco', size: 14 },
  { code: '60', name: 'IT', city: 'Southlake', size: 5 },
  { code: '70', name: 'Treasury', city: 'Seattle', size: 0 },
];
const GIVEN = ['Mei', 'Oskar', 'Priya', 'Tom', 'Ana', 'Lukas', 'Yuki', 'Sara', 'Ivan', 'Nora', 'Leo'];
const FAMILY = ['Berg', 'Costa', 'Dahl', 'Evans', 'Fischer', 'Gupta', 'Hansen', 'Ito', 'Jansen'];

const FIRST = 100;
const president = String(FIRST);
interface Placed {
  number: string;
  unit: Unit;
  /** The first of a department leads it. */
  head: string;
}
const people: readonly Placed[] = UNITS.reduce<Placed[]>((all, unit) => {
  const from = FIRST + all.length;
  return [
    ...all,
    ...Array.from({ length: unit.size }, (_, at) => ({ number: String(from + at), unit, head: String(from) })),
  ];
}, []);
const headOf = ({ code }: Unit): string => people.find(({ unit }) => unit.code === code)?.head ?? '';

/** Who is still on probation: the last of IT. */
export const NEWEST = people.at(-1)?.number ?? '';
export const ORGANISATION = {
  departments: UNITS.length,
  people: people.length,
  positions: UNITS.filter(({ size }) => size > 1).length + 1,
} as const;
export const numberIn = (department: string, at: number): string =>
  people.filter(({ unit }) => unit.name === department)[at]?.number ?? '';
export const nameOf = (number: string): string => {
  const at = Number(number) - FIRST;
  return `${GIVEN[at % GIVEN.length] ?? ''} ${FAMILY[at % FAMILY.length] ?? ''}`;
};

const csv = (name: string, lines: readonly (readonly string[])[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`),
});

export const departmentsFile = () =>
  csv('departments.csv', [
    ['departmentCode', 'department', 'headNumber', 'city'],
    ...UNITS.map((unit) => [unit.code, unit.name, headOf(unit), unit.city]),
  ]);

export const employeesFile = () =>
  csv('employees.csv', [
    [
      'employeeNumber',
      'firstName',
      'lastName',
      'workEmail',
      'entryDate',
      'jobCode',
      'jobTitle',
      'monthlySalaryUSD',
      'managerNumber',
      'departmentCode',
      'city',
      'probationEnd',
    ],
    ...people.map(({ number, unit, head }, at) => {
      const [first = '', last = ''] = nameOf(number).split(' ');
      const boss = number !== head ? head : number === president ? '' : president;
      const [jobCode, title] = number === head ? ['MGR', 'Manager'] : [`${unit.code}_CLERK`, `${unit.name} clerk`];
      const onProbation = at === people.length - 1;
      const hired = onProbation ? '2026-09-21' : `20${10 + (at % 14)}-0${1 + (at % 9)}-1${at % 10}`;
      return [
        number,
        first,
        last,
        `${number}@example.com`,
        hired,
        jobCode,
        title,
        String(4000 + at * 150),
        boss,
        unit.code,
        unit.city,
        onProbation ? '2026-12-20' : '',
      ];
    }),
  ]);
