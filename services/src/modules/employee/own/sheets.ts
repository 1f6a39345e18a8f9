import { and, eq } from 'drizzle-orm';
import { FieldGroup } from '@hengcai/shared/enums';
import { enumMessages } from '@hengcai/shared/messages/enums';
import { addDays } from '@hengcai/shared/rules/dates';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { localNameOf } from '../../../kit/local-name.ts';
import type { OwnSheet } from '../../../kit/own-record.ts';
import { dayCell, moneyCell, numberCell, type Cell } from '../../../kit/sheet/cells.ts';
import { CAREER_COLUMN, employmentsOf } from '../career-rows.ts';
import { customColumns } from '../custom/sheet.ts';
import { entryNames } from '../dictionary/entries.ts';
import { FIELD_NAMES, FIELDS, type FieldName } from '../fields.ts';
import { CAREER_FIELDS, SALARY_FIELDS } from '../person.ts';
import { recordsOf } from '../records/read.ts';
import { readerOf, rightsOverPerson, type GroupName, type PersonRights, type Reader } from '../rights.ts';
import { salariesOf } from '../salary.ts';
import { visiblePeople } from '../save.ts';
import type { EmployeeData } from '../select.ts';
import { employee } from '../tables.ts';
import { labelOfField, wordsIn, type Value } from '../words.ts';

const SUPERIORS: readonly FieldName[] = ['bossEmpId', 'virtualBossEmpId'];

/** What the product calls a group of fields. */
const groupLabel = (ctx: Ctx, group: GroupName): string => {
  const member = Object.entries(FieldGroup).find(([, value]) => value === group)?.[0] ?? '';
  return (enumMessages[ctx.language] as Record<string, string>)[`enum.FieldGroup.${member}`] ?? group;
};
const headings = (ctx: Ctx, ...names: string[]): Cell[] =>
  names.map((name) => ({ heading: ctx.t(`ownRecord.${name}`) }));

/** What the record of a person holds, as the person sees it: fields, work and pay over time, and what there is several of. */
export async function ownSheets(ctx: Ctx, empId: string): Promise<OwnSheet[]> {
  const reader = await readerOf(ctx);
  const [person] = await visiblePeople(ctx, reader, [empId]);
  if (!person) return [];
  const rights = await rightsOverPerson(ctx, reader, empId);
  return [
    await fieldsSheet(ctx, reader, rights, person),
    ...(await workSheet(ctx, empId)),
    ...(await paySheet(ctx, rights, empId)),
    ...(await recordsSheets(ctx, reader, empId)),
  ];
}

async function fieldsSheet(ctx: Ctx, reader: Reader, { reads }: PersonRights, person: EmployeeData): Promise<OwnSheet> {
  const shown = FIELD_NAMES.filter((field) => !reader.hidden.has(field) && !person.maskedFields.includes(field));
  const values = shown.map((field) => ({ field, before: null, after: person[field] as Value }));
  const wordOf = await wordsOf(ctx, person.empId, values);
  const custom = await customColumns(ctx, reader, reads);
  const cells = custom.cellsOf(person);
  return {
    name: ctx.t('ownRecord.record'),
    rows: [
      headings(ctx, 'group', 'field', 'value'),
      ...values.map(({ field, after }) => [
        groupLabel(ctx, FIELDS[field].group),
        labelOfField(ctx, field),
        SALARY_FIELDS.some((one) => one === field) ? moneyCell(after as string | null) : wordOf(field, after),
      ]),
      ...custom.columns.map(({ group }, i): Cell[] => [
        groupLabel(ctx, group),
        custom.headings[i] ?? '',
        cells[i] ?? '',
      ]),
    ],
  };
}

async function workSheet(ctx: Ctx, empId: string): Promise<OwnSheet[]> {
  const rows = ((await employmentsOf(ctx, [empId])).get(empId) ?? []).sort((a, b) =>
    a.validFrom > b.validFrom ? -1 : 1,
  );
  const valueOf = (row: (typeof rows)[number], field: (typeof CAREER_FIELDS)[number]): Value =>
    row[CAREER_COLUMN[field]];
  const wordOf = await wordsOf(
    ctx,
    empId,
    rows.flatMap((row) => CAREER_FIELDS.map((field) => ({ field, before: null, after: valueOf(row, field) }))),
  );
  return [
    {
      name: ctx.t('ownRecord.work'),
      rows: [
        [...headings(ctx, 'from', 'to'), ...CAREER_FIELDS.map((field) => ({ heading: labelOfField(ctx, field) }))],
        ...rows.map((row) => [...days(row), ...CAREER_FIELDS.map((field) => wordOf(field, valueOf(row, field)))]),
      ],
    },
  ];
}

async function paySheet(ctx: Ctx, { reads }: PersonRights, empId: string): Promise<OwnSheet[]> {
  if (!reads(FieldGroup.SALARY)) return [];
  const rows = (await salariesOf(ctx, [empId])).get(empId) ?? [];
  return [
    {
      name: ctx.t('ownRecord.pay'),
      rows: [
        [...headings(ctx, 'from', 'to'), ...SALARY_FIELDS.map((field) => ({ heading: labelOfField(ctx, field) }))],
        ...rows
          .sort((a, b) => (a.validFrom > b.validFrom ? -1 : 1))
          .map((row) => [...days(row), ...SALARY_FIELDS.map((field) => moneyCell(row[field]))]),
      ],
    },
  ];
}

async function recordsSheets(ctx: Ctx, reader: Reader, empId: string): Promise<OwnSheet[]> {
  const { titles, certificates, contracts, shareOptions } = await recordsOf(ctx, reader, empId);
  const entryName = await entryNames(ctx, contracts?.some((one) => one.contractType !== null) ? ['contractType'] : []);
  const qualifications = (kind: string, rows: typeof titles): Cell[][] =>
    (rows ?? []).map(({ name, level, authority, number, validFrom, validTo }) => [
      ctx.t(`employee.records.${kind}`),
      name,
      level ?? '',
      authority ?? '',
      number ?? '',
      dayCell(validFrom),
      dayCell(validTo),
    ]);
  return [
    {
      name: ctx.t('ownRecord.qualifications'),
      rows: [
        headings(ctx, 'kind', 'name', 'level', 'authority', 'number', 'from', 'to'),
        ...qualifications('titles', titles),
        ...qualifications('certificates', certificates),
      ],
    },
    {
      name: ctx.t('employee.records.contracts'),
      rows: [
        [...headings(ctx, 'from', 'to'), { heading: labelOfField(ctx, 'contractType') }, ...headings(ctx, 'name')],
        ...(contracts ?? []).map(({ validFrom, validTo, contractType, name }) => [
          dayCell(validFrom),
          dayCell(validTo),
          contractType === null ? '' : entryName('contractType', contractType),
          name ?? '',
        ]),
      ],
    },
    {
      name: ctx.t('employee.records.shareOptions'),
      rows: [
        headings(ctx, 'name', 'from', 'to', 'granted', 'vested', 'price'),
        ...(shareOptions ?? []).map(({ name, validFrom, validTo, granted, vested, price }) => [
          name,
          dayCell(validFrom),
          dayCell(validTo),
          numberCell(granted),
          numberCell(vested),
          numberCell(price),
        ]),
      ],
    },
  ];
}

/** The first and the last day of a period, whose end is the day after in the tables. */
const days = ({ validFrom, validTo }: { validFrom: string; validTo: string | null }): Cell[] => [
  dayCell(validFrom),
  dayCell(validTo && addDays(validTo, -1)),
];

/** The words for values; the own superiors are named, whomever else the person sees. */
async function wordsOf(ctx: Ctx, empId: string, values: Parameters<typeof wordsIn>[2]) {
  const rest = values.filter(({ field }) => !SUPERIORS.includes(field) && !SALARY_FIELDS.some((one) => one === field));
  const wordOf = await wordsIn(ctx, empId, rest);
  const ids = [
    ...new Set(
      values.flatMap(({ field, after }) => (SUPERIORS.includes(field) && after !== null ? String(after) : [])),
    ),
  ];
  const people =
    ids.length === 0
      ? []
      : await ctx.tx
          .select({ id: employee.id, number: employee.empNumber, name: localNameOf(ctx, employee) })
          .from(employee)
          .where(and(eq(employee.companyId, ctx.session.companyId), isAnyOf(employee.id, ids)));
  const names = new Map(people.map(({ id, number, name }) => [id, `${name} (${number})`]));
  return (field: FieldName, value: Value): string =>
    (SUPERIORS.includes(field) ? names.get(String(value)) : wordOf(field, value)) ?? '';
}
