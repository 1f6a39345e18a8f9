import { AssessmentColumnType, AssessmentPlanCycle } from '../../../shared/src/enums.ts';
import { TWO_PARTS } from '../../../services/src/modules/performance/assessment/assessment-testing.ts';
import { openDeptPlan, withHeads } from '../../../services/src/modules/performance/department/dept-testing.ts';
import { staffedCompany } from '../../../services/src/modules/performance/plan/plan-testing.ts';
import type { TestServices } from '../../../services/src/testing/kit.ts';
import { COMPANIES } from './companies.ts';

/** Indicators that are scored by hand have files beside them. */
const [BY_HAND, BY_FIGURES] = TWO_PARTS;
const PARTS = [
  {
    ...BY_HAND,
    columns: [
      ...(BY_HAND?.columns ?? []),
      { columnName: '附件', columnType: AssessmentColumnType.ATTACHMENT, required: false },
    ],
  },
  { ...BY_FIGURES },
];

/**
 * A quarter that has just begun, with co-assessors, files and the score of the department; the head of the second department
 * (E002, below E001) has targets already, the people of the department (E004, E006) have none.
 */
export async function quarter(services: TestServices): Promise<void> {
  const createTestCompany = () => services.createTestCompany(COMPANIES.quarter);
  const company = await staffedCompany({ ...services, createTestCompany }, 4);
  await withHeads(services, company);
  const [first, second] = company.bossIds;
  const tokenOf = (empId: string) => services.signIn(company.code, company.numberOf.get(empId) ?? '');
  const setup = {
    planName: '2026 年第四季度考核',
    cycle: AssessmentPlanCycle.QUARTER,
    cycleIndex: 4,
    periodFrom: '2026-10-01',
    periodTo: '2026-12-31',
    selfRatio: '20',
    partnerRatio: '20',
    bossRatio: '40',
    deptRatio: '20',
  };
  const member = await openDeptPlan(services, company, setup, { parts: PARTS });
  await member.of(second).agree(await tokenOf(second), await tokenOf(first));
}
