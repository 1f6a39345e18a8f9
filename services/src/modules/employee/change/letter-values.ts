import { LetterKind } from '@hengcai/shared/enums';
import { serviceTime } from '@hengcai/shared/rules/employee/service-time';
import type { Ctx, LanguageCode } from '../../../kit/context.ts';
import { notFound } from '../../../kit/failure.ts';
import { type LetterValues, plain, registerLetter } from '../../../kit/letters/kinds.ts';
import { letterDay } from '../../../kit/letters/write.ts';
import { localName } from '../../../kit/local-name.ts';
import { translate } from '../../../messages/translate.ts';
import { hostOf } from '../invite/selection.ts';
import { readerOf } from '../rights.ts';
import { visiblePeople } from '../save.ts';
import type { EmployeeData } from '../select.ts';
import { wordsIn, type Value } from '../words.ts';

/**
 * Letters about a personnel change. A certificate of leaving says what the law asks for (regulation on the Labour
 * Contract Law art. 24) and nothing else, the type of a contract being what its term is (art. 12): there is no placeholder for
 * anything that could harm the person, and none for what the company has added.
 */
export function registerChangeLetters(): void {
  registerLetter(LetterKind.REGULARISATION, {
    text: 'letter.regularisation',
    placeholders: [
      'name',
      'number',
      'company',
      'department',
      'position',
      'entryDate',
      'regularDate',
      'contractType',
      'contractStart',
      'contractEnd',
      'today',
    ].map(plain),
    own: 'letter',
    preview: (ctx, empId, language) => changeLetterValues(ctx, empId, language),
  });
  registerLetter(LetterKind.LEAVING, {
    text: 'letter.leaving',
    placeholders: [
      'name',
      'company',
      'position',
      'contractType',
      'contractStart',
      'contractEnd',
      'lastDay',
      'serviceTime',
      'today',
    ].map(plain),
    preview: (ctx, empId, language) => changeLetterValues(ctx, empId, language),
  });
}

/** Dates that a change has decided, beside those on record. */
export interface Decided {
  regularDate?: string;
  lastDay?: string;
}

/** What a letter about a change of a person says, as far as the caller may read it of the person. */
export async function changeLetterValues(
  ctx: Ctx,
  empId: string,
  language: LanguageCode,
  decided: Decided = {},
): Promise<LetterValues> {
  const [person] = await visiblePeople(ctx, await readerOf(ctx), [empId]);
  if (!person) throw notFound();
  const { name: company } = await hostOf(ctx);
  const placed = [
    { field: 'deptId' as const, before: null, after: person.deptId },
    { field: 'positionId' as const, before: null, after: person.positionId },
    { field: 'contractType' as const, before: null, after: person.contractType },
  ];
  const wordsOf = await wordsIn({ ...ctx, language }, null, placed);
  const named = (field: 'deptId' | 'positionId' | 'contractType', value: Value) => wordsOf(field, value) ?? null;
  const lastDay = decided.lastDay ?? person.lastDay;
  const day = (one: string | null) => letterDay(one, language);
  return {
    name: localName({ language }, person.empName, person.empNameEn),
    number: person.empNumber,
    company,
    department: named('deptId', person.deptId),
    position: named('positionId', person.positionId),
    entryDate: day(person.entryDate),
    regularDate: day(decided.regularDate ?? person.regularDate),
    lastDay: day(lastDay),
    contractType: named('contractType', person.contractType),
    contractStart: day(person.contractStart),
    contractEnd: contractEnd(person, language),
    serviceTime: served(person.entryDate, lastDay, language),
    today: day(ctx.today),
  };
}

/** A contract that has begun and has no end is open-ended. */
function contractEnd({ contractStart: start, contractEnd: end }: EmployeeData, language: LanguageCode): string | null {
  return start !== null && end === null ? translate(language, 'letter.openEnded') : letterDay(end, language);
}

const served = (entry: string | null, last: string | null, language: LanguageCode): string | null =>
  entry === null || last === null ? null : translate(language, 'letter.service', { ...serviceTime(entry, last) });
