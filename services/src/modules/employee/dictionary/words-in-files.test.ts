import readExcelFile from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { eachInCompanyToChange } from '../../../testing/changes.ts';
import type { TestCompany, TestServices } from '../../../testing/kit.ts';
import { download, idOf } from '../fixtures.ts';
import { importing } from '../import/import-testing.ts';
import type { EmployeeData } from '../select.ts';

let services: TestServices;
let company: TestCompany;
eachInCompanyToChange((made) => {
  ({ services, company } = made);
});

const HEAD = 'Employee number,City,Nationality,Political status';
const person = async (who: string): Promise<EmployeeData> => {
  const [one] = await services.ok<EmployeeData[]>(
    'empmanage.getallempinfo',
    { empIds: [idOf(who)] },
    company.adminToken,
  );
  if (!one) throw new Error(`Nobody is ${who}.`);
  return one;
};
const stored = async (who: string) => {
  const { cityName, nationality, politicalStatus } = await person(who);
  return [cityName, nationality, politicalStatus];
};
/** Takes lines of a file over; answers what the first of them was shown to change. */
async function imported(...lines: string[]) {
  const { check, commit } = importing(services);
  const { importId, rows, summary } = await check(company, [HEAD, ...lines].join('\n'));
  expect(summary.counts?.error).toBe(0);
  const [first] = (await rows('change')).items;
  await commit(company, importId);
  return first?.changes;
}
/** The exported row of somebody in a language, by its headings. */
async function exported(who: string, language: string, number: string) {
  const bytes = await download(services, '/empmanage/exportempinfo', company.adminToken, {}, language);
  const [sheet] = await readExcelFile(Buffer.from(bytes));
  const [head = [], ...lines] = sheet?.data ?? [];
  const row = lines.find((line) => line[head.indexOf(number)] === who) ?? [];
  return Object.fromEntries(head.map((heading, at) => [String(heading), row[at]]));
}

it('cities, nationalities and political statuses leave in the words of the screen', async () => {
  await imported('ann,上海,中国,群众');
  expect(await exported('ann', 'en-US', 'Employee number')).toMatchObject({
    City: 'Shanghai',
    Nationality: 'China',
    'Political status': 'Citizen without party',
  });
  expect(await exported('ann', 'zh-CN', '工号')).toMatchObject({ 工作城市: '上海', 国籍: '中国', 政治面貌: '群众' });
});

it('they come back as what they stand for, in either language; another word stands for itself', async () => {
  const shown = await imported('ann,shanghai,China,Citizen without party', 'bob,Seattle,中国,群众');
  expect(await stored('ann')).toEqual(['上海', '中国', '群众']);
  expect(await stored('bob')).toEqual(['Seattle', '中国', '群众']);
  expect(shown).toMatchObject([
    { label: 'City', after: 'Shanghai' },
    { label: 'Nationality', after: 'China' },
    { label: 'Political status', after: 'Citizen without party' },
  ]);
  const { check } = importing(services);
  const again = await check(company, `${HEAD}\nann,Shanghai,China,Citizen without party`);
  expect(again.summary.counts).toMatchObject({ same: 1, change: 0, error: 0 });
});

it('a word that was stored before it was an entry is the same city, and stays until another one is given', async () => {
  expect((await person('ann')).cityName).toBe('Beijing');
  for (const city of ['Beijing', '北京']) {
    const { summary } = await importing(services).check(company, `Employee number,City\nann,${city}`);
    expect(summary.counts).toMatchObject({ same: 1, change: 0, error: 0 });
  }
});
