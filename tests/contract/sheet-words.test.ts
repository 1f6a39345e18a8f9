import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SHEET_COLUMNS } from '@hengcai/services/src/modules/employee/sheet/columns.ts';

const WEB = join(import.meta.dirname, '../../web/src/modules/employee/texts');
const textsOf = (language: string) =>
  JSON.parse(readFileSync(join(WEB, `${language}.json`), 'utf8')) as Record<string, string>;

/** What the screen calls the field of a column, where the column's key does not say so. */
const NAMED: Readonly<Record<string, string>> = {
  empNumber: 'number',
  empName: 'legalName',
  empNameEn: 'nameEn',
  deptCode: 'department',
  deptName: 'department',
  positionCode: 'position',
  positionName: 'position',
  bossNumber: 'manager',
  virtualBossNumber: 'virtualManager',
  employeeType: 'type',
  cityName: 'city',
};

it.each(['zh-CN', 'en-US'] as const)(
  'a column of the file is called what the screen calls its field, in %s',
  (language) => {
    const texts = textsOf(language);
    const wrong = SHEET_COLUMNS.filter(({ inTemplate }) => inTemplate).flatMap(({ key, heading }) => {
      const label = texts[`employee.${NAMED[key] ?? key}`];
      // A file speaks of codes and numbers, and says of amounts what they are for.
      return label === undefined || heading[language].includes(label) ? [] : [`${heading[language]} / ${label}`];
    });
    expect(wrong).toEqual([]);
  },
);
