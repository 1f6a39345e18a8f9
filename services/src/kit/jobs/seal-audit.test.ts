import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { addPerson, databases } from '../../testing/people.ts';
import { firstBrokenSeal, sealAudit } from './seal-audit.ts';

describe.each(databases)('the chain over the audit trail on %s', (database) => {
  let services: TestServices;
  let company: TestCompany;
  beforeAll(async () => {
    services = await startServices({ database });
    company = await services.createTestCompany();
    for (let n = 0; n < 3; n += 1) {
      await addPerson(services, company);
      await sealAudit(services.kernel);
    }
  });
  afterAll(() => services.stop());

  const broken = () => firstBrokenSeal(services.kernel, company.companyId);
  const owner = (statement: string) => services.engine.run(statement.replace('$company', `'${company.companyId}'`));

  it('covers every entry and holds', async () => {
    const { rows } = await owner(
      'select count(*)::int as n from audit where company_id = $company and seal_no is null',
    );
    expect(rows[0]?.n).toBe(0);
    expect(await broken()).toBeNull();
  });

  it.each([
    [
      'changed',
      `update audit set action = action || 'x' where company_id = $company and seal_no = 2`,
      `update audit set action = 'account.created' where company_id = $company and seal_no = 2`,
    ],
    ['moved to another seal', `update audit set seal_no = 3 where company_id = $company and seal_no = 2`, null],
  ])('shows an entry that was %s', async (_how, change, back) => {
    await owner(change);
    expect(await broken()).toBe(2);
    if (back === null) return;
    await owner(back);
    expect(await broken()).toBeNull();
  });

  it('shows an entry that was deleted', async () => {
    await owner(
      'delete from audit where company_id = $company and seal_no = 1 and id = (select min(id) from audit where company_id = $company and seal_no = 1)'.replace(
        '$company',
        `'${company.companyId}'`,
      ),
    );
    expect(await broken()).toBe(1);
  });
});
