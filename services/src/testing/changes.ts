import { afterAll, beforeAll, beforeEach } from 'vitest';
import { companyToChange } from '../modules/employee/change/change-testing.ts';
import { startServices, type TestCompany, type TestServices } from './kit.ts';

interface Changing {
  services: TestServices;
  company: TestCompany;
  /** The token of its HR. */
  hr: string;
}

/** Services on 1 November 2026, and for each test of the file a company of its own in which people can be moved about. */
export function eachInCompanyToChange(begin: (made: Changing) => void | Promise<void>): void {
  let services: TestServices;
  beforeAll(async () => {
    services = await startServices({ env: { DEMO_DATE: '2026-11-01' } });
  });
  afterAll(() => services.stop());
  beforeEach(async () => {
    const company = await companyToChange(services);
    await begin({ services, company, hr: await services.signIn(company.code, 'hr') });
  });
}
