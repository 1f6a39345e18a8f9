import { AssessmentPlanStatus, ScorerRole } from '../../../shared/src/enums.ts';
import { Appraisal } from '../../../services/src/modules/performance/assessment/assessment-testing.ts';
import { opened, readyPlan, staffedCompany } from '../../../services/src/modules/performance/plan/plan-testing.ts';
import type { TestServices } from '../../../services/src/testing/kit.ts';
import { addTemplate, assess360, Review, scored, written } from '../../../services/src/testing/review360.ts';
import { COMPANIES } from './companies.ts';

/** Plans of the year with what self and superior give each of their people, in the order of the staff. */
const PLANS = [
  { name: '2026 年度考核 · 职能', scores: ['96', '97', '88', '80'] },
  { name: '2026 年度考核 · 销售', scores: ['86', '80', '80', '75'] },
  { name: '2026 年度考核 · 生产', scores: ['80', '72', '65', '50'] },
] as const;

/**
 * Three plans of one year in scoring, all scored but the first person (E003) of the first plan by the superior (E001).
 * That plan has a 360 part, for which two colleagues (E007, E009) were invited and have answered about E003.
 */
export async function year(services: TestServices): Promise<void> {
  const createTestCompany = () => services.createTestCompany(COMPANIES.year);
  const company = await staffedCompany({ ...services, createTestCompany }, 12);
  const { adminToken, staffIds, bossIds } = company;
  const template = await addTemplate(
    services,
    adminToken,
    [scored('沟通'), scored('协作'), written('建议')],
    '协作 360',
  );
  const shares = { selfRatio: '20', bossRatio: '60', assess360: assess360(template.templateCode) };
  for (const [at, { name, scores }] of PLANS.entries()) {
    const empIds = staffIds.slice(at * scores.length, (at + 1) * scores.length);
    const ready = await readyPlan(services, company, {
      plan: { planName: name, ...(at === 0 && shares) },
      scope: { wholeCompany: false, empIds },
    });
    const plan = { id: ready.id, version: await opened(services, company, ready) };
    const review = new Review(services, company, template, plan);
    const people = await Promise.all(
      empIds.map(async (empId, i) => ({
        of: new Appraisal(services, company, plan, empId),
        own: await review.token(empId),
        boss: await review.token(bossIds[(at * scores.length + i) % 2] ?? ''),
        score: scores[i] ?? '',
      })),
    );
    for (const { of, own, boss } of people) await of.agree(own, boss);
    await review.goTo(AssessmentPlanStatus.SCORING);
    const [first = '', ...colleagues] = [staffIds[0], staffIds[4], staffIds[6]].map((empId) => empId ?? '');
    if (at === 0) {
      await review.invite(adminToken, first, colleagues);
      for (const empId of colleagues) await review.submit(await review.token(empId), first, [5, 5], '乐于分享');
    }
    for (const { of, own, boss, score } of people) {
      await of.score(own, ScorerRole.SELF, score);
      if (of.empId !== first) await of.score(boss, ScorerRole.BOSS, score);
    }
  }
}
