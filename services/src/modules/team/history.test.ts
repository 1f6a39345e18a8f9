import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import { fileBench, readyPlan, signedIn, staffedCompany, type Staffed } from '../../testing/appraisals.ts';
import { readTable } from '../../kit/sheet/read.ts';
import { startServices, type TestFile, type TestServices } from '../../testing/kit.ts';

interface PlanLine {
  assessmentPlanCode: string;
  assessmentPlanName: string;
  people: number;
  averageScore: string | null;
  levels: { levelName: string; people: number }[];
}
interface MemberLine {
  employee: { empId: string; empNumber: string };
  appraisals: { assessmentPlanCode: string; composedScore: string | null; levelName: string | null; status: number }[];
}

let services: TestServices;
let company: Staffed;
let as: Awaited<ReturnType<typeof signedIn>>;
/** The first plan has results of four people, the second of one of them; a third is not finished. */
let plans: { id: string }[];

const staff = (i: number) => company.staffIds[i] ?? '';
const numberOf = (empId: string) => company.numberOf.get(empId) ?? '';
const HEAD = ['工号', '姓名', '考核得分', '考核等级', '评语'];
const SCORES = ['91', '88.5', '66', '75'];

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: '2026-11-01' } });
  company = await staffedCompany(services, 6);
  as = await signedIn(services, company);
  const files = fileBench(services);
  const imported = async (scores: readonly string[]) => {
    const { id } = await readyPlan(services, company);
    const rows = scores.map((number, i) => [numberOf(staff(i)), '', { number }, '', '']);
    if (rows.length > 0)
      await files.sent('performanceexport.importperformance', as.admin, [HEAD, ...rows], { planCode: id });
    return { id };
  };
  plans = [await imported(SCORES), await imported(['95']), await imported([])];
});
afterAll(() => services.stop());

const below = { includeBelow: true };
const planLines = (token: string, filter: object = below) =>
  services.ok<PlanLine[]>('teamHistory.teamresultplans', { filter }, token);
const members = async (token: string, filter: object = below, page: object = {}) =>
  services.ok<{ items: MemberLine[]; total: number }>('teamHistory.teamresults', { filter, ...page }, token);
const superiorOf = async (empId: string) => {
  const [row] = await services.ok<{ bossEmpId: string }[]>('empmanage.getallempinfo', { empIds: [empId] }, as.admin);
  return row?.bossEmpId;
};

describe('what a team reached so far', () => {
  it('is told of finished plans, the newest first, with heads by level and the average of the scores', async () => {
    const boss = await superiorOf(staff(0));
    const own = (await Promise.all(company.staffIds.slice(0, 4).map(superiorOf))).flatMap((id, i) =>
      id === boss ? [Number(SCORES[i])] : [],
    );
    const mean = own.reduce((all, one) => all + one, 0) / own.length;
    const [newest, first, ...more] = await planLines(as.boss);
    expect(more).toEqual([]);
    expect(newest).toMatchObject({ assessmentPlanCode: plans[1]?.id, people: 1, averageScore: '95' });
    expect(first).toMatchObject({ assessmentPlanCode: plans[0]?.id, people: own.length });
    expect(Number(first?.averageScore)).toBeCloseTo(mean, 2);
    expect(first?.levels.reduce((all, { people }) => all + people, 0)).toBe(own.length);
    // As the rule of the plan has them: the best first.
    const names = first?.levels.map(({ levelName }) => levelName) ?? [];
    expect(names).toEqual([...names].sort());
  });

  it('stands beside each person, the newest first, also of chosen plans alone', async () => {
    const ofFirst = (lines: { items: MemberLine[] }) =>
      lines.items.find(({ employee }) => employee.empId === staff(0))?.appraisals;
    expect(ofFirst(await members(as.boss))).toMatchObject([
      { assessmentPlanCode: plans[1]?.id, composedScore: '95', status: AssessmentPlanStatus.IMPORTED },
      { assessmentPlanCode: plans[0]?.id, composedScore: '91' },
    ]);
    const chosen = { ...below, assessmentPlanCodes: [plans[0]?.id] };
    expect(ofFirst(await members(as.boss, chosen))).toMatchObject([{ composedScore: '91' }]);
    const listed = await members(as.boss, { ...below, keyword: numberOf(staff(0)) });
    expect(listed).toMatchObject({ total: 1 });
  });

  it('S6.032 is nobody else’s: refused to whoever leads nobody, and empty for whoever only manages plans', async () => {
    for (const call of ['teamresultplans', 'teamresults', 'exportteamresults'])
      expect((await services.call(`teamHistory.${call}`, {}, as.person)).status, call).toBe(403);
    expect(await planLines(as.admin)).toEqual([]);
    expect(await members(as.admin)).toMatchObject({ items: [], total: 0 });
  });
});

it('the file has a line for each person and two columns for each plan, and stands in the audit', async () => {
  const answer = await services.call('teamHistory.exportteamresults', { filter: below, format: 'csv' }, as.boss);
  const { bytes, fileName } = answer.data as TestFile;
  expect(fileName).toBe('Team results 2026-11-01.csv');
  const [header, ...lines] = (await readTable(Buffer.from(bytes), fileName, { rows: 20, columns: 20 })).map(
    ({ cells }) => cells,
  );
  const [newest, first] = (await planLines(as.boss)).map(({ assessmentPlanName }) => assessmentPlanName);
  const headings = ['Number', 'Name', `${newest} score`, `${newest} level`, `${first} score`, `${first} level`];
  expect(header).toEqual(headings);
  expect(lines.find(([number]) => number === numberOf(staff(0)))).toMatchObject({ 2: '95', 4: '91' });
  const { rows } = await services.engine.run(
    `select params from audit where company_id = $1 and action = 'teamResults.exported' order by id desc limit 1`,
    [company.companyId],
  );
  expect(rows).toMatchObject([{ params: { count: lines.length } }]);
});

it('a page takes as many statements for few people as for many', async () => {
  const counted = async (pageSize: number) => {
    const before = services.statements();
    await members(as.boss, below, { pageNo: 1, pageSize });
    return services.statements() - before;
  };
  await counted(1);
  expect(await counted(2)).toBe(await counted(1));
});
