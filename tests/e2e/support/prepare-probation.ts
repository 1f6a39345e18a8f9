import { and, eq } from 'drizzle-orm';
import { employee } from '../../../services/src/modules/employee/tables.ts';
import { companyThatTries, REGULAR, trying } from '../../../services/src/modules/probation/probation-testing.ts';
import type { TestServices } from '../../../services/src/testing/kit.ts';
import { COMPANIES } from './companies.ts';

/** Two people on probation under one superior, a rule for them, and the probation of the second one under way. */
export async function probation(services: TestServices): Promise<void> {
  const createTestCompany = () => services.createTestCompany(COMPANIES.probation);
  const company = await companyThatTries({ ...services, createTestCompany });
  const { idOf } = company;
  const tried = { regularDate: REGULAR, contractStart: '2026-09-01', contractEnd: '2029-08-31' };
  await services.as(company, 'writes', ({ tx }) =>
    tx
      .update(employee)
      .set({ entryDate: '2026-09-01', ...tried })
      .where(and(eq(employee.companyId, company.companyId), eq(employee.id, idOf.other))),
  );
  const { rule, add, did } = trying(services, company);
  const { ruleCode } = await rule({ ruleName: '试用期考核规则' });
  const { plan } = await add(ruleCode, { empId: idOf.other });
  await did('startplan', 'hr', plan.planCode);
}
