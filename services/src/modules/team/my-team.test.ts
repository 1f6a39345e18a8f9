import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmployeeStatus, ViewerType } from '@hengcai/shared/enums';
import { openAppraisalOf, signedIn, staffedCompany } from '../../testing/appraisals.ts';
import { readTable } from '../../kit/sheet/read.ts';
import { startServices, type TestCompany, type TestFile, type TestServices } from '../../testing/kit.ts';
import { companyWith, idOf } from '../../testing/staff.ts';
import { employee } from '../employee/tables.ts';
import { setHeads } from '../org/public.ts';

interface Member {
  employee: {
    empId: string;
    empNumber: string;
    status: number | null;
    bossEmpId: string | null;
    maskedFields: string[];
  };
  reports: number;
  appraisal: { assessmentPlanCode: string; viewerType: string; composedScore: string | null } | null;
}

let services: TestServices;
let company: TestCompany;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: '2026-11-01' } });
  company = await companyWith(services, { sales: null, east: 'sales', it: null }, [
    { key: 'chief', deptId: idOf('it') },
    { key: 'lead', boss: 'chief', deptId: idOf('sales') },
    { key: 'rep', boss: 'lead', deptId: idOf('east'), entryDate: '2026-10-01', regularDate: '2027-01-01' },
    { key: 'aide', boss: 'lead', deptId: idOf('sales') },
    { key: 'trainee', boss: 'aide', deptId: idOf('sales') },
    { key: 'coming', boss: 'lead', deptId: idOf('sales'), entryDate: '2026-12-01' },
    { key: 'gone', boss: 'lead', deptId: idOf('sales') },
    { key: 'other', boss: 'chief', deptId: idOf('it') },
    // Heads a department of people who report to others.
    { key: 'head', boss: 'chief', deptId: idOf('it') },
    { key: 'assistant', boss: 'head', deptId: idOf('it') },
    { key: 'alone', deptId: idOf('it') },
  ]);
  await services.as(company, 'writes', async (ctx) => {
    await setHeads(ctx, [{ deptId: idOf('east'), headEmpId: idOf('head') }]);
    await ctx.tx
      .update(employee)
      .set({ lastDay: '2026-10-31' })
      .where(and(eq(employee.companyId, ctx.session.companyId), eq(employee.id, idOf('gone'))));
  });
});
afterAll(() => services.stop());

const team = async (as: string, filter: object = {}, page: object = {}) => {
  const token = await services.signIn(company.code, as);
  return services.ok<{ items: Member[]; total: number }>('myTeam.getMyTeamMembersInfo', { filter, ...page }, token);
};
const numbersOf = ({ items }: { items: readonly Member[] }) =>
  items.map(({ employee: { empNumber } }) => empNumber).sort();

describe('S1.044 S6.032 the people a manager leads', () => {
  it('are those who report to the caller, and with everybody below those who report to them; nobody who has left', async () => {
    expect(numbersOf(await team('lead'))).toEqual(['aide', 'coming', 'rep']);
    expect(numbersOf(await team('lead', { includeBelow: true }))).toEqual(['aide', 'coming', 'rep', 'trainee']);
    expect(numbersOf(await team('chief'))).toEqual(['head', 'lead', 'other']);
    expect(numbersOf(await team('chief', { includeBelow: true }))).toEqual([
      'aide',
      'assistant',
      'coming',
      'head',
      'lead',
      'other',
      'rep',
      'trainee',
    ]);
  });

  it('are those of a department that the caller heads too, whoever they report to', async () => {
    expect(numbersOf(await team('head'))).toEqual(['assistant']);
    expect(numbersOf(await team('head', { includeBelow: true }))).toEqual(['assistant', 'rep']);
  });

  it('are refused to whoever leads nobody, whose role has no such page', async () => {
    const token = await services.signIn(company.code, 'alone');
    expect((await services.call('myTeam.getMyTeamMembersInfo', {}, token)).status).toBe(403);
  });

  it('are none for HR, who sees everybody and leads nobody, even with the page', async () => {
    const { adminToken } = company;
    const answer = await services.call('myTeam.getMyTeamMembersInfo', { filter: { includeBelow: true } }, adminToken);
    expect(answer).toMatchObject({ data: { items: [], total: 0 } });
  });

  it('are counted by who reports to each, and found by name, number, state, superior and page', async () => {
    const { items } = await team('chief');
    expect(items.map(({ employee: { empNumber }, reports }) => [empNumber, reports]).sort()).toEqual([
      ['head', 1],
      // Whoever begins in a month does not work here yet.
      ['lead', 2],
      ['other', 0],
    ]);
    expect(numbersOf(await team('lead', { keyword: 'aid' }))).toEqual(['aide']);
    expect(numbersOf(await team('lead', { status: [EmployeeStatus.PROBATION] }))).toEqual(['rep']);
    expect(numbersOf(await team('chief', { bossEmpId: idOf('aide') }))).toEqual(['trainee']);
    // Nobody else's people, by whichever way.
    expect(numbersOf(await team('lead', { bossEmpId: idOf('chief') }))).toEqual([]);
    expect(await team('lead', {}, { pageNo: 2, pageSize: 2 })).toMatchObject({ total: 3, items: [{}] });
  });

  it('are asked for one by one, as far as the caller leads them', async () => {
    const asked = ['trainee', 'gone', 'other', 'lead'].map(idOf);
    expect(numbersOf(await team('lead', { empIds: asked }))).toEqual(['trainee']);
  });

  it('are shown as far as the caller may read them', async () => {
    const { items } = await team('lead', { empIds: [idOf('rep')] });
    expect(items[0]?.employee).toMatchObject({ status: EmployeeStatus.PROBATION, bossEmpId: idOf('lead') });
    expect(items[0]?.employee.maskedFields).toContain('baseSalary');
  });
});

describe('their newest appraisal', () => {
  it('is the one the manager may open, as whoever the manager is in it; nobody else’s', async () => {
    const staffed = await staffedCompany(services, 6);
    const first = await openAppraisalOf(services, staffed);
    const as = await signedIn(services, staffed);
    const of = async (token: string) => {
      const filter = { empIds: [first.empId] };
      return (await services.ok<{ items: Member[] }>('myTeam.getMyTeamMembersInfo', { filter }, token)).items;
    };
    expect(await of(as.boss)).toMatchObject([
      { appraisal: { assessmentPlanCode: first.plan.id, viewerType: ViewerType.LEADER, composedScore: null } },
    ]);
  });
});

describe('the file of the team', () => {
  const rowsOf = async (as: string, input: object) => {
    const token = await services.signIn(company.code, as);
    const { data } = await services.call('myTeam.exportMyTeamMembersInfo', { format: 'csv', ...input }, token);
    const { fileName, bytes } = data as TestFile;
    const [header, ...lines] = (await readTable(Buffer.from(bytes), 'a.csv', { rows: 20, columns: 80 })).map(
      ({ cells }) => cells,
    );
    return { fileName, header, numbers: lines.map(([number]) => number).sort() };
  };

  it('holds those of the list, with the columns the manager may read, under a name', async () => {
    const direct = await rowsOf('lead', {});
    expect(direct).toMatchObject({ fileName: 'My team 2026-11-01.csv', numbers: ['aide', 'coming', 'rep'] });
    expect(direct.header).toContain("Line manager's number");
    expect(direct.header?.filter((heading) => /salary|ID number|Bank/.test(heading))).toEqual([]);
    expect((await rowsOf('lead', { filter: { includeBelow: true } })).numbers).toEqual([
      'aide',
      'coming',
      'rep',
      'trainee',
    ]);
  });

  it('is refused to whoever leads nobody, and stands in the audit', async () => {
    const token = await services.signIn(company.code, 'alone');
    expect((await services.call('myTeam.exportMyTeamMembersInfo', {}, token)).status).toBe(403);
    await rowsOf('lead', { filter: { keyword: 'aide' } });
    const { rows } = await services.engine.run(
      `select params from audit where company_id = $1 and action = 'employee.exported' order by id desc limit 1`,
      [company.companyId],
    );
    expect(rows).toMatchObject([{ params: { count: 1, filter: expect.stringContaining('aide') } }]);
  });
});

it('a page of the team takes as many statements for few people as for many', async () => {
  const token = await services.signIn(company.code, 'chief');
  const counted = async (pageSize: number) => {
    const before = services.statements();
    await services.ok('myTeam.getMyTeamMembersInfo', { filter: { includeBelow: true }, pageNo: 1, pageSize }, token);
    return services.statements() - before;
  };
  await counted(2);
  expect(await counted(2)).toBe(await counted(6));
});
