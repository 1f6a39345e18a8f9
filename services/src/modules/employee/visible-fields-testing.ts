import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import { FieldGroup } from '@hengcai/shared/enums';
import type { TestFile, TestServices } from '../../testing/kit.ts';
import {
  cityOf,
  empId,
  GROUPS,
  numberOf,
  phoneOf,
  salaryOf,
  type Group,
  type Viewer,
  type World,
} from './visible-testing.ts';
import { Sight } from './visible-rules-testing.ts';

const { WORK, CONTACT, SALARY } = FieldGroup;
const LIST = '/employee/list';
const DETAILS = '/employee/details';

interface Row {
  empId: string;
  empNumber: string;
  version: number;
  cityName: string | null;
  phone: string | null;
  baseSalary: string | null;
  maskedFields: string[];
  editableGroups: string[];
}
interface Found {
  items: Row[];
  total: number;
}

const sorted = (people: readonly number[]) => people.map(empId).sort();
const idsOf = ({ items }: Found) => items.map((one) => one.empId).sort();
const VALUE: Readonly<Record<Group, readonly ['cityName' | 'phone' | 'baseSalary', (person: number) => string]>> = {
  [WORK]: ['cityName', cityOf],
  [CONTACT]: ['phone', phoneOf],
  [SALARY]: ['baseSalary', salaryOf],
};

/** Holds fields, row by row, against the rules on every path that shows, compares, orders, counts or writes them. */
export async function checkFields(services: TestServices, world: World, viewer: Viewer): Promise<void> {
  const { token } = viewer;
  const sight = new Sight(world, viewer);
  const ask = <T>(name: string, input: object = {}) => services.ok<T>(name, input as Record<string, unknown>, token);
  const list = (more: object) => ask<Found>('empmanage.screenemp', { pageNo: 1, pageSize: 50, ...more });
  const everybody = world.people.map((_, person) => person);
  const seen = sight.seen(LIST);

  const shown = (page: typeof LIST | typeof DETAILS | null, row: Row, person: number, where: string) => {
    for (const group of GROUPS) {
      const [field, valueOf] = VALUE[group];
      const reads = sight.reads(page, group, person);
      expect(row[field], `${where}: ${field} of ${numberOf(person)}`).toBe(reads ? valueOf(person) : null);
      expect(row.maskedFields.includes(field), `${where}: ${field} of ${numberOf(person)} is masked`).toBe(!reads);
      expect(row.editableGroups.includes(group), `${where}: ${group} of ${numberOf(person)} is editable`).toBe(
        sight.edits(DETAILS, group, person),
      );
    }
  };
  const rowOf = (rows: readonly Row[], person: number) => rows.find((row) => row.empId === empId(person));

  const { items } = await list({});
  for (const person of seen) shown(LIST, rowOf(items, person)!, person, 'list');
  for (const row of await ask<Row[]>('empmanage.getallempinfo', { empIds: everybody.map(empId) })) {
    const person = everybody.find((one) => empId(one) === row.empId)!;
    shown(null, row, person, 'by id');
  }

  for (const group of GROUPS) {
    const [field, valueOf] = VALUE[group];
    const value = valueOf(seen[0] ?? 0);
    const conditions = (operator: string, values: string[]) => ({
      filter: { conditions: { join: 'and', conditions: [{ field, operator, values }], groups: [] } },
    });
    const readable = seen.filter((person) => sight.reads(LIST, group, person));
    expect(idsOf(await list(conditions('filled', []))), `${field} is filled`).toEqual(sorted(readable));
    expect(idsOf(await list(conditions('empty', []))), `${field} is empty`).toEqual([]);
    const others = readable.filter((person) => valueOf(person) !== value);
    expect(idsOf(await list(conditions('isNot', [value]))), `${field} is not ${value}`).toEqual(sorted(others));
    const { total } = await ask<{ total: number }>('empmanage.getempsummaryinfo', conditions('filled', []));
    expect(total, `heads whose ${field} is filled`).toBe(readable.length);
  }

  const sort = { sort: 'baseSalary', descending: true, pageNo: 1, pageSize: 50 };
  const ordered = await services.call('empmanage.emplist', sort, token);
  expect(ordered.status, 'sorted by salary').toBe(sight.mayAsk(LIST, SALARY) ? 200 : 400);
  if (ordered.status === 200) {
    const [paid, rest] = [true, false].map((reads) =>
      seen.filter((person) => sight.readsByRole(LIST, SALARY, person) === reads),
    ) as [number[], number[]];
    expect(
      (ordered.data as Found).items.map((row) => row.empId),
      'order by salary',
    ).toEqual([...paid.sort((a, b) => b - a).map(empId), ...sorted(rest)]);
  }

  const inService = ['here', 'leaving'];
  for (const { empId: id, deptId } of await ask<{ empId: string; deptId: string | null }[]>('empmanage.listbisedeemp', {
    limit: 50,
  })) {
    const person = everybody.find((one) => empId(one) === id)!;
    const { dept, presence } = world.people[person]!;
    expect(inService).toContain(presence);
    expect(deptId !== null, `department of ${numberOf(person)} in the picker`).toBe(
      dept !== null && sight.readsByRole(null, WORK, person),
    );
  }

  const summary = await ask<{ total: number; leftOut: number; types: { count: number }[] | null }>(
    'empmanage.getempsummaryinfo',
  );
  const counted = seen.filter((person) => sight.readsByRole(LIST, WORK, person)).length;
  expect([summary.total, summary.leftOut], 'heads and those left out').toEqual([seen.length, seen.length - counted]);
  expect(
    (summary.types ?? []).reduce((heads, { count }) => heads + count, 0),
    'heads of figures',
  ).toBe(counted);

  const { bytes } = await ask<TestFile>('empmanage.exportempinfo', { format: 'csv' });
  const [head = [], ...lines]: string[][] = parse(Buffer.from(bytes), { bom: true });
  for (const [group, heading] of [
    [WORK, 'City'],
    [CONTACT, 'Phone'],
    [SALARY, 'Base salary'],
  ] as const) {
    const at = head.findIndex((one) => one.startsWith(heading));
    expect(at >= 0, `column ${heading}`).toBe(sight.mayAsk(LIST, group));
    if (at >= 0)
      expect(
        lines.map((line) => line[at] !== ''),
        heading,
      ).toEqual(seen.map((one) => sight.reads(LIST, group, one)));
  }

  // Person by person is dear: a full run asks about everybody.
  const asked = process.env.TEST_FULL === '1' ? everybody : everybody.filter((person) => person % 4 === 0);
  for (const person of asked) {
    const { status } = await services.call('empmanage.empdetail', { empId: empId(person) }, token);
    expect(status, `details of ${numberOf(person)}`).toBe(sight.sees(DETAILS, person) ? 200 : 404);
    if (viewer.mirrored || status !== 200) continue;
    const pay = await ask<{ items: unknown[] | null }>('empmanage.listempincomerecord', { empId: empId(person) });
    expect(pay.items !== null, `salaries of ${numberOf(person)}`).toBe(sight.reads(DETAILS, SALARY, person));
    // A version of yesterday: whoever may write is told so, and nothing changes for the others who look meanwhile.
    const write = { empId: empId(person), version: 99, phone: '1' };
    const written = await services.call('empupdate.contactsinfo', write, token);
    expect(written.status, `phone of ${numberOf(person)} written`).toBe(
      sight.edits(DETAILS, CONTACT, person) ? 409 : 403,
    );
  }
}
