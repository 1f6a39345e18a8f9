import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AssessmentPlanStatus, ScorerRole } from '@hengcai/shared/enums';
import type { LanguageCode } from '../../../kit/context.ts';
import { startServices, type TestFile, type TestServices } from '../../../testing/kit.ts';
import { packed, textOfPages } from '../../../testing/pdf-text.ts';
import { indicator, openAppraisalOf, refusalOf, signedIn, type Appraisal } from './assessment-testing.ts';
import { key, partInput, staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';

let services: TestServices;
let company: Staffed;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>>;
let planName: string;
const { SELF, BOSS } = ScorerRole;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 3);
  as = await signedIn(services, company);
});
const open = async (changes: Parameters<typeof openAppraisalOf>[2] = {}) => {
  planName = `年度绩效考核 ${key()}`;
  appraisal = await openAppraisalOf(services, company, { plan: { planName }, ...changes });
};
afterAll(() => services.stop());

const exported = (token: string, language: LanguageCode = 'zh-CN') =>
  services.call(
    'performanceview.exportAssessmentInfo',
    { planCode: appraisal.plan.id, empId: appraisal.empId, format: 'pdf' },
    token,
    language,
  );
/** The pages of the document as somebody finds words in them, without the spaces of lines and columns. */
async function pagesOf(token: string, language?: LanguageCode): Promise<string[]> {
  const { bytes } = (await exported(token, language)).data as TestFile;
  return (await textOfPages(bytes)).map(packed);
}
const textOf = async (token: string, language?: LanguageCode) => (await pagesOf(token, language)).join('');

describe('of a result', () => {
  beforeEach(async () => {
    await open();
    await appraisal.agree(as.person, as.boss);
    await appraisal.goTo(AssessmentPlanStatus.SCORING);
    const own = await appraisal.sheet(as.person, SELF, '90');
    await appraisal.ok('performancecheck.updateCheckStatus', as.person, {
      ...own,
      rows: own.rows.map((row) => ({ ...row, comment: '签下三家新客户' })),
      overallComment: '全年目标基本完成',
    });
    // With decimals: a number that names, days and times do not hold by chance.
    await appraisal.score(as.boss, BOSS, '94.5', { overallComment: '继续努力，带好新人' });
  });

  test('S6.056 a document says who, what and when in its head, the result first, then targets, scores and comments', async () => {
    const [first = ''] = await pagesOf(as.boss);
    const inOrder = [
      '绩效考核表',
      '员工E003',
      '部门1',
      packed(planName),
      '2026-01-01-2026-12-31',
      '导出日期2026-11-02',
      '考核结果',
      packed((await appraisal.detail(as.boss)).composedScore ?? 'none'),
      '目标与评分',
      '新客户签约',
      '签下三家新客户',
      '总评',
      '全年目标基本完成',
      '继续努力，带好新人',
      '审批与确认',
      '得分说明',
    ];
    const text = await textOf(as.boss);
    const from = text.indexOf('绩效考核表');
    let at = from;
    for (const one of inOrder) {
      const found = text.indexOf(one, at);
      expect(found, one).toBeGreaterThanOrEqual(at);
      at = found;
    }
    expect(first).toContain('E003');
    expect(first).toContain('直属上级员工E001');
  });

  test('every page has company, plan and person, its number and who fetched it when on the company’s clock', async () => {
    for (const language of ['zh-CN', 'en-US'] as const) {
      const pages = await pagesOf(as.boss, language);
      const pageNo = (page: number) =>
        language === 'zh-CN' ? `第${page}页共${pages.length}页` : `Page${page}of${pages.length}`;
      for (const [i, page] of pages.entries()) {
        expect(page).toContain(packed(`Company ${company.code} · ${planName} · 员工E003 E003`));
        expect(page).toContain(pageNo(i + 1));
        expect(page).toContain(language === 'zh-CN' ? '员工E001于2026-11-02' : 'Exportedby员工E001on2026-11-02');
        expect(page).toContain('Asia/Shanghai');
      }
    }
  });

  test('it tells who submitted, approved, scored and confirmed, and when', async () => {
    await appraisal.goTo(AssessmentPlanStatus.COMMUNICATING);
    const note = (token: string, more: object) => appraisal.ok('performanceview.confirmAssessmentNote', token, more);
    await note(as.boss, { action: 'confirm' });
    await note(as.person, { action: 'object', text: '回款也应计入' });
    await note(as.boss, { action: 'confirm' });
    await note(as.person, { action: 'confirm' });
    const text = await textOf(as.person, 'en-US');
    const history = text.slice(text.lastIndexOf('Approvalsandconfirmations'));
    const day = String.raw`2026-11-02\d\d:\d\d`;
    const [person, boss] = ['员工E003E003', '员工E001E001'];
    expect(history).toMatch(
      new RegExp(
        [
          `${day}${person}Submittedthetargets`,
          `${day}${boss}[^·]*·Approved`,
          `${day}${person}Submittedtheselfscore`,
          `${day}${boss}Submittedthemanager’sscore`,
          `${day}${boss}Confirmedtheresult:`,
          `${day}${person}Objectedtotheresult:.*回款也应计入`,
          `${day}${boss}Confirmedtheresult:`,
          `${day}${person}Confirmedtheresult:`,
        ].join('.*'),
      ),
    );
  });

  test('S6.057 whoever may not see the result yet finds none of it in the file', async () => {
    const mine = await textOf(as.person);
    expect(mine).toContain('全年目标基本完成');
    expect(mine).toContain('暂时不能查看结果');
    const { composedScore, levelName } = await appraisal.detail(as.boss);
    for (const hidden of ['继续努力，带好新人', '得分说明', '上级评分', '提交上级评分', composedScore, '93.15', '94.5'])
      expect(mine).not.toContain(hidden);
    expect(levelName).not.toBeNull();
    expect(mine).not.toContain(`等级${levelName}`);
    await appraisal.goTo(AssessmentPlanStatus.COMMUNICATING);
    await appraisal.ok('performanceview.confirmAssessmentNote', as.boss, { action: 'confirm' });
    const later = await textOf(as.person);
    for (const shown of ['继续努力，带好新人', '得分说明', composedScore, `等级${levelName}`])
      expect(later).toContain(shown);
  });

  test('it is fetched by whoever may, is called after person and plan, and leaves its line in the audit', async () => {
    const answer = await exported(as.boss);
    expect((answer.data as TestFile).fileName).toBe(`员工E003 ${planName}.pdf`);
    expect(refusalOf(await exported(as.colleague))).toEqual([404, [[null, 'NOT_FOUND']]]);
    await appraisal.switch({ allowExportDetails: false });
    expect(refusalOf(await exported(as.person))).toEqual([422, [[null, 'EXPORT_NOT_ALLOWED']]]);
    const trail = await services.ok<{ items: { action: string; text: string }[] }>(
      'platform.auditlist',
      { objectType: 'assessment', objectId: (await appraisal.detail(as.boss)).assessmentInfoId },
      as.boss,
    );
    expect(trail.items.filter(({ action }) => action === 'assessment.exportedPdf').map(({ text }) => text)).toEqual([
      'Exported the appraisal as PDF (3 indicators)',
    ]);
  });
});

test('a sheet of forty rows goes over several pages, each with the heads of its columns, and has every row once', async () => {
  await open({ parts: [partInput({ rows: [], maxRows: 50 })] });
  const { version, parts } = await appraisal.detail(as.person);
  const [part] = parts;
  if (!part) throw new Error('The plan has no part.');
  const rows = Array.from({ length: 40 }, (_, i) =>
    indicator(part, {
      keyResult: `指标［${i + 1}］`,
      description: '按季度统计，以财务口径为准。'.repeat(6),
      weight: '2.5',
    }),
  );
  await appraisal.ok('performanceview.saveperformance', as.person, { version, rows, clientId: key(), seq: 1 });
  const pages = await pagesOf(as.person);
  expect(pages.length).toBeGreaterThan(2);
  const withRows = pages.filter((page) => page.includes('指标［'));
  for (const page of withRows) expect(page).toContain('关键结果目标值');
  const numbers = [...pages.join('').matchAll(/指标［(\d+)］/g)].map(([, number]) => Number(number));
  expect(numbers).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
});
