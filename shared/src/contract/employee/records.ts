import * as z from 'zod';
import { ContractNotice, OpenEndedReason } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import { DateText, Decimal, Id } from '../kernel.ts';

const Short = z.string().trim().max(LIMITS.shortText);
/** Never negative, with at most four places: counts and prices of shares. */
const Amount = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,4})?$/)
  .meta({ examples: ['1000.0000'] });
const recordId = Id.nullish().describe(
  'which one is kept or changed; null or absent: a new one. It changes with the record',
);

/** A professional title (职称) or a certificate that somebody holds. */
export const Qualification = z.object({
  recordId,
  name: Short.min(1).describe('what it is called'),
  level: Short.nullish().describe('grade or level; null: it has none'),
  authority: Short.nullish().describe('who awarded it; null: nobody said'),
  number: Short.nullish().describe('number on the paper; null: it has none'),
  validFrom: DateText.nullish().describe('day it was awarded; null: nobody said'),
  validTo: DateText.nullish().describe('last day it holds; null: it does not end'),
});

/** A grant of share options. */
export const ShareOption = z.object({
  recordId,
  name: Short.min(1).describe('the plan, or what the grant is called'),
  validFrom: DateText.describe('day of the grant'),
  validTo: DateText.nullish().describe('last day to exercise; null: there is none'),
  granted: Amount.describe('options granted'),
  vested: Amount.describe('how many of them have vested'),
  price: Amount.nullish().describe('exercise price of one in RMB; null: it is not set'),
});

/** A labour contract before the one of today. */
export const EarlierContract = z
  .object({
    recordId,
    contractType: Short.nullish().describe('an entry of the dictionary of this name; null: nobody said'),
    name: Short.nullish().describe('its number or what it is called; null: neither'),
    validFrom: DateText.describe('first day'),
    validTo: DateText.describe('last day'),
  })
  .describe('it may not overlap another one of the person');

const held = Id.describe('which one; it changes with the record');
const QualificationHeld = z.object({
  recordId: held,
  name: z.string().describe('what it is called'),
  level: z.string().nullable().describe('grade or level; null: it has none'),
  authority: z.string().nullable().describe('who awarded it; null: nobody said'),
  number: z.string().nullable().describe('number on the paper; null: it has none'),
  validFrom: DateText.nullable().describe('day it was awarded; null: nobody said'),
  validTo: DateText.nullable().describe('last day it holds; null: it does not end'),
});
const ShareOptionHeld = z.object({
  recordId: held,
  name: z.string().describe('the plan, or what the grant is called'),
  validFrom: DateText.describe('day of the grant'),
  validTo: DateText.nullable().describe('last day to exercise; null: there is none'),
  granted: Decimal.describe('options granted'),
  vested: Decimal.describe('how many of them have vested'),
  price: Decimal.nullable().describe('exercise price of one in RMB; null: it is not set'),
});

const EarlierContractHeld = z.object({
  recordId: held,
  contractType: z.string().nullable().describe('an entry of the dictionary of this name; null: nobody said'),
  name: z.string().nullable().describe('its number or what it is called; null: neither'),
  validFrom: DateText.describe('first day'),
  validTo: DateText.describe('last day'),
});

/** Something to see to about a labour contract or the pay of a probation (Labour Contract Law art. 10, 14, 20). */
export const ContractNote = z.object({
  notice: z.enum(ContractNotice),
  day: DateText.nullable().describe('the day it is about: the end of the contract, or when one was due; null: none'),
  days: z.int().nullable().describe('how many days are left until then; null: that does not matter'),
  reason: z
    .enum(OpenEndedReason)
    .nullable()
    .describe('why the next contract has no end; null: it is about something else'),
  amount: Decimal.nullable().describe('what has to be paid at least, RMB a month; null: it is about something else'),
});

const unread = 'null: the caller may not read their group';
/** What somebody has several of, each list in its order. */
export const EmployeeRecords = z.object({
  titles: z.array(QualificationHeld).nullable().describe(unread),
  certificates: z.array(QualificationHeld).nullable().describe(unread),
  shareOptions: z.array(ShareOptionHeld).nullable().describe(unread),
  contracts: z
    .array(EarlierContractHeld)
    .nullable()
    .describe(`labour contracts before the one of today, the latest first; ${unread}`),
  contractNotes: z
    .array(ContractNote)
    .nullable()
    .describe('what is to be seen to about the contract; null: the caller may not read contracts or work data'),
});

/** What somebody is paid from one day to another. */
export const IncomeRecord = z.object({
  validFrom: DateText.describe('first day it holds'),
  validTo: DateText.nullable().describe('first day it does not hold any more; null: until further notice'),
  baseSalary: Decimal.nullable().describe('RMB a month; null: none is set'),
  targetBonus: Decimal.nullable().describe('RMB a year; null: none is set'),
});
