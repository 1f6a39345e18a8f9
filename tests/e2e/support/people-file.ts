// A file as a company has it before it ever saw the product: seeded, so that every run imports the same people.
import { COMPANIES } from './companies.ts';

const HEAD = 'Employee ID,First name,Last name,Job title,Department,Manager ID,Hire date,Email,Annual salary (RMB)';
const ROWS = 200;
const GIVEN = ['Mei', 'Oskar', 'Priya', 'Tom', 'Ana', 'Lukas', 'Yuki', 'Sara', 'Ivan', 'Nora'];
const FAMILY = ['Berg', 'Costa', 'Dahl', 'Evans', 'Fischer', 'Gupta', 'Hansen', 'Ito', 'Jansen', 'Kim'];
const TITLES = ['Machine operator', 'Quality engineer', 'Shift lead', 'Buyer', 'Warehouse clerk'];
const DEPARTMENTS = ['Production', 'Quality', 'Logistics'];

export const numberOf = (n: number): string => `T${String(n).padStart(3, '0')}`;
export const mailOf = (n: number): string => `${numberOf(n).toLowerCase()}@${COMPANIES.trial}.example`;

/** Numbers of the rows in which something is wrong, and how many the file has. */
export const FILE = {
  rows: ROWS,
  titles: TITLES.length + 2,
  departments: DEPARTMENTS.length + 1,
  /** Whose superiors go round in a circle. */
  circle: [198, 199, 200],
  /** Who has no hire date. */
  undated: [120, 121],
  /** From here on nobody has an address. */
  withoutMail: 181,
} as const;

interface Person {
  first: string;
  last: string;
  title: string;
  department: string;
  boss: number | null;
}
const NAMED: Readonly<Record<number, Person>> = {
  1: { first: '敏', last: '王', title: 'Plant manager', department: 'Management', boss: null },
  2: { first: 'Ada', last: 'Lin', title: 'Process engineer', department: 'Quality', boss: 1 },
};

/** Two hundred rows with first and last names, titles and departments nobody knows, and a few mistakes. */
export function peopleFile() {
  const next = seeded(20261101);
  const pick = (from: readonly string[]) => from[next(from.length)] ?? '';
  const [first, second, third] = FILE.circle;
  const circle = new Map<number, number>([
    [first, second],
    [second, third],
    [third, first],
  ]);
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const n = at + 1;
    const { first, last, title, department, boss } = NAMED[n] ?? {
      first: pick(GIVEN),
      last: pick(FAMILY),
      title: pick(TITLES),
      department: pick(DEPARTMENTS),
      boss: circle.get(n) ?? (n < 20 ? 1 : 3 + next(16)),
    };
    const hired = `20${10 + next(15)}-0${1 + next(9)}-1${next(10)}`;
    const undated = FILE.undated.some((one) => one === n);
    const mail = n < FILE.withoutMail ? mailOf(n) : '';
    const cells = [numberOf(n), first, last, title, department, boss === null ? '' : numberOf(boss)];
    return [...cells, undated ? '' : hired, mail, String(90_000 + 1_000 * next(200))].join(',');
  });
  return {
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${[HEAD, ...lines].join('\r\n')}\r\n`),
  };
}

/** Whole numbers below a bound, the same ones each time. */
function seeded(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
