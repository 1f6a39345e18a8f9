import { beforeAll, describe, it } from 'vitest';
import { key, staffedCompany, type Staffed } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import type { Appraisal } from '@hengcai/services/src/modules/performance/assessment/assessment-testing.ts';
import {
  agreeDept,
  openDeptPlan,
  withHeads,
} from '@hengcai/services/src/modules/performance/department/dept-testing.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: Staffed;
let member: Appraisal;
let rowId: string;
beforeAll(async () => {
  const { services } = product;
  company = await staffedCompany(services, 4);
  await withHeads(services, company);
  member = await openDeptPlan(services, company);
  const tokenOf = (empId: string) => services.signIn(company.code, company.numberOf.get(empId) ?? '');
  const head = await tokenOf(company.bossIds[1]);
  const about = { planCode: member.plan.id, deptId: company.deptIds[1] };
  await agreeDept(services, about, head, await tokenOf(company.bossIds[0]));
  const own = await tokenOf(member.empId);
  await member.agree(own, head);
  rowId = (await member.detail(own)).indicators.find((row) => row.keyResult === '营业收入')?.rowId ?? '';
  const note = { rowId, value: '150', text: '过半', clientMutationId: key() };
  await member.ok('performanceview.saveprogressnote', own, note);
});

const open = async (empId: string, path: string, names: object, language: 'zh-CN' | 'en-US', width: number) => {
  const at = `${path}?${new URLSearchParams({ assessmentPlanCode: member.plan.id, ...names }).toString()}`;
  const page = await product.open({
    company: company.code,
    as: company.numberOf.get(empId) ?? '',
    at,
    language,
    width,
  });
  return { page, ...actionsOn(page, language) };
};

describe.each([
  ['zh-CN', 1440],
  ['en-US', 390],
] as const)('a target of a department: %s', (language, width) => {
  it('is served by one of a person, who chooses it among what can be served', async () => {
    const at = '/performance/examine/details';
    const {
      page,
      press,
      say,
      dialog,
      in: within,
    } = await open(member.empId, at, { empId: member.empId }, language, width);
    const section = page.getByRole('region', { name: say('performance.align') });
    const anchors = page.getByRole('navigation', { name: say('ui.anchors') });
    await expect(anchors.getByRole('link', { name: say('performance.align') })).toBeVisible();
    const item = section.getByRole('listitem').filter({ hasText: '营业收入' });
    await item.getByRole('button', { name: say('performance.align.add.of', { name: '营业收入' }) }).click();
    const choice = dialog(say('performance.align.title', { name: '营业收入' }));
    await expect(choice).toContainText('部门2');
    const all = choice.getByRole('listitem');
    await expect(all).not.toHaveCount(1);
    await choice.getByRole('searchbox', { name: say('performance.align.find') }).fill('部门收');
    await expect(all).toHaveCount(1);
    await within(choice).press('performance.align.choose', { name: '部门收入' });
    await expect(section).toContainText('部门2 · 部门收入');
    await press('performance.align.remove', { name: '营业收入' });
    await expect(section.getByText('部门2 · 部门收入')).toHaveCount(0);
  });

  it('says on the page of the department who serves it and how far that brings it', async () => {
    const own = await product.services.signIn(company.code, company.numberOf.get(member.empId) ?? '');
    const offered = await member.ok<{ cellCode: string; keyResult: string; department: object | null }[]>(
      'performanceview.listBossTargetPlan',
      own,
    );
    const toCellCode = offered.find((one) => one.department && one.keyResult === '部门收入')?.cellCode;
    await member.ok('performanceview.saveAlignInfo', own, { cellCode: rowId, toCellCode, clientMutationId: key() });
    const at = '/performance/examine/details/department';
    const { page, say } = await open(company.bossIds[1], at, { deptCode: company.deptIds[1] }, language, width);
    const served = page.getByRole('region', { name: say('performance.dept.served') });
    await expect(served).toContainText(`部门收入 ${say('performance.align.rolled', { percent: '50' })}`);
    await expect(served).toContainText(`员工${company.numberOf.get(member.empId)} · 营业收入`);
    const [link] = (await member.ok<{ links: { alignId: string }[] }>('performanceview.getMyAlignInfo', own)).links;
    await member.ok('performanceview.deleteAlignInfo', own, { alignId: link?.alignId });
  });
});

it('S2.015 the address of an appraisal that names a department and no person opens the targets of the department', async () => {
  const names = { deptCode: company.deptIds[1], deptName: 'East' };
  const { page, say } = await open(company.bossIds[1] ?? '', '/performance/examine/details', names, 'zh-CN', 1440);
  await expect(page).toHaveURL(/\/performance\/examine\/details\/department\?/);
  await expect(page.getByText('部门收入').first()).toBeVisible();
  await expect(page.getByText(say('performance.assess.gone'))).toHaveCount(0);
});
