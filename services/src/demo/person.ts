import { Education, EmployeeType, IdType, MaritalStatus, Sex } from '@hengcai/shared/enums';
import type { PersonValues } from '../modules/employee/public.ts';
import { termOn, typeOf } from './contracts.ts';
import { addMonths } from './days.ts';
import { demoName, mailboxOf } from './people-names.ts';
import type { Random } from '@hengcai/shared/random';
import type { DemoStructure } from './companies/structure.ts';

type Values = Partial<PersonValues> & Pick<PersonValues, 'empNumber' | 'empName' | 'entryDate'>;

const PROBATION_MONTHS = 6;
/** Base salary in RMB a month by grade; managers follow on the specialists. */
const SALARY_OF_GRADE: Readonly<Record<number, number>> = {
  4: 9_000,
  5: 14_000,
  6: 21_000,
  7: 30_000,
  8: 42_000,
  11: 34_000,
  12: 48_000,
  13: 75_000,
  14: 120_000,
};

/** A salary around what the grade earns, in whole hundreds. */
export const salaryFor = (random: Random, grade: number): string =>
  `${Math.round(((SALARY_OF_GRADE[grade] ?? 10_000) * (0.85 + random.next() * 0.3)) / 100) * 100}.00`;

/** Makes up people of one company: numbers in the order they join, mailboxes nobody else has. */
export class PersonMaker {
  private count = 0;
  private readonly mailboxes = new Map<string, number>();

  constructor(
    private readonly random: Random,
    private readonly structure: DemoStructure,
  ) {}

  /** Somebody who joined on a day at a grade, as known on another, with everything but department, position and superior. */
  person(entryDate: string, grade: number, knownOn: string): Values {
    const { random, structure } = this;
    const { name, nameEn, female, foreign } = demoName(random);
    this.count += 1;
    const contract = termOn(entryDate, knownOn);
    const birthYear = Number(entryDate.slice(0, 4)) - random.between(22 + Math.max(0, grade - 4), 34 + grade);
    const birthDate = `${birthYear}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`;
    return {
      empNumber: `${structure.numberPrefix}${String(this.count).padStart(5, '0')}`,
      empName: structure.prefix + name,
      empNameEn: structure.prefix + nameEn,
      email: this.mailOf(nameEn),
      sex: female ? Sex.FEMALE : Sex.MALE,
      employeeType: grade === 4 && random.chance(0.06) ? EmployeeType.INTERN : EmployeeType.FULL_TIME,
      entryDate,
      regularDate: addMonths(entryDate, PROBATION_MONTHS),
      cityName: random.pick(structure.cities),
      birthDate,
      nationality: structure.prefix + (foreign ? '外籍' : '中国'),
      maritalStatus: random.chance(0.55) ? MaritalStatus.MARRIED : MaritalStatus.SINGLE,
      idType: foreign ? IdType.PASSPORT : IdType.ID_CARD,
      idNumber: foreign ? `E${random.between(10_000_000, 99_999_999)}` : this.idNumber(birthDate),
      education: random.pick([
        Education.COLLEGE,
        Education.BACHELOR,
        Education.BACHELOR,
        Education.BACHELOR,
        Education.MASTER,
        Education.DOCTOR,
      ]),
      phone: `199${String(random.between(0, 99_999_999)).padStart(8, '0')}`,
      emergencyContact: structure.prefix + demoName(random).name,
      emergencyPhone: `199${String(random.between(0, 99_999_999)).padStart(8, '0')}`,
      bankName: `${structure.prefix}示例银行`,
      // 999999 belongs to no bank.
      bankCard: `999999${String(random.between(0, 9_999_999_999)).padStart(10, '0')}`,
      contractType: typeOf(contract.end),
      contractStart: contract.start,
      contractEnd: contract.end,
      baseSalary: salaryFor(random, grade),
      targetBonus: `${random.between(2, 5) * 10_000}.00`,
    };
  }

  private mailOf(nameEn: string): string {
    const mailbox = mailboxOf(nameEn);
    const before = this.mailboxes.get(mailbox) ?? 0;
    this.mailboxes.set(mailbox, before + 1);
    return `${mailbox}${before === 0 ? '' : before + 1}@${this.structure.mailDomain}`;
  }

  /** A number with a right check digit in region 99, which does not exist: nobody's number by accident. */
  private idNumber(birthDate: string): string {
    const digits = `990101${birthDate.replaceAll('-', '')}${String(this.count % 1000).padStart(3, '0')}`;
    const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
    const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (weights[i] ?? 0), 0);
    return digits + ('10X98765432'[sum % 11] ?? '0');
  }
}
