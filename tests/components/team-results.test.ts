import { beforeAll, it } from 'vitest';
import {
  fileBench,
  readyPlan,
  signedIn,
  staffedCompany,
  type Staffed,
} from '@hengcai/services/src/testing/appraisals.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const HISTORY = '/team-management/history-record';
const product = startProduct();
let company: Staffed;

beforeAll(async () => {
  company = await staffedCompany(product.services, 4);
});

const numberOf = (empId: string | undefined) => company.numberOf.get(empId ?? '') ?? '';
const open = async (at: string, language: 'zh-CN' | 'en-US' = 'zh-CN', width = 1440) => {
  const as = numberOf(company.bossIds[0]);
  const page = await product.open({ company: company.code, as, at, language, width });
  return { page, main: page.getByRole('main'), ...actionsOn(page, language) };
};

it('says what to do while no appraisal of the team is finished', async () => {
  const { main, say } = await open(HISTORY);
  await expect(main).toContainText(say('team.results.empty.hint'));
});

it('S6.032 a finished appraisal is told in figures, and leads to who reached what', async () => {
  const { admin } = await signedIn(product.services, company);
  const { id: planCode } = await readyPlan(product.services, company);
  const lines = company.staffIds.map((empId, i) => [numberOf(empId), '', { number: `${90 - i}` }, '', '']);
  await fileBench(product.services).sent(
    'performanceexport.importperformance',
    admin,
    [['工号', '姓名', '考核得分', '考核等级', '评语'], ...lines],
    { planCode },
  );
  const { page, main, say } = await open(`${HISTORY}?reach=below`);
  await expect(main.getByRole('figure')).toContainText(say('team.results.chart'));
  const table = main.getByRole('region', { name: say('team.results.plans') });
  await table.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`employee-performance\\?plans=${planCode}&reach=below`));
  const people = main.getByRole('table');
  await expect(
    people.getByRole('link', { name: new RegExp(say('employee.appraisals.score', { score: '90' })) }),
  ).toBeVisible();
  await people.getByRole('link', { name: new RegExp(say('employee.appraisals.score', { score: '90' })) }).click();
  await expect(page).toHaveURL(/examine\/details/);
});

it('the results of each stand on a card on the phone, and whose they are goes along between the pages', async () => {
  const { page, main, say } = await open(`${HISTORY}?reach=below`, 'en-US', 390);
  await main.getByRole('link', { name: say('team.results.view.people'), exact: true }).click();
  await expect(page).toHaveURL(/employee-performance\?reach=below/);
  await expect(main).toContainText(say('employee.appraisals.score', { score: '90' }));
});
