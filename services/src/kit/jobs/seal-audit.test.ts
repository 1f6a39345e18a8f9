import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { addPerson, databases } from '../../testing/people.ts';
import { eraseTraces } from './erase-traces.ts';
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

  it('goes on from a chain that covers entries themselves, and covers digests once values are erased below it', async () => {
    const { companyId } = company;
    await sealLikeBefore(companyId);
    expect(await broken()).toBeNull();
    const { rows } = await owner(
      `select object_id from audit where company_id = $company and object_type = 'employee' and after ? 'entryDate' limit 1`,
    );
    const empId = String(rows[0]?.object_id);
    expect(await eraseTraces(services.kernel, companyId, [empId], ['entryDate'])).toBe(true);
    const left = await owner(`select 1 from audit where object_id = '${empId}' and after ? 'entryDate'`);
    expect(left.rows).toEqual([]);
    expect(await broken()).toBeNull();
  });

  /** Seals as the release before did: one hash over the entries of a seal and the root before it. */
  async function sealLikeBefore(companyId: string): Promise<void> {
    const { rows } = await services.engine.run(
      `select seal_no, id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, actor_user_id,
         subject_user_id, action, object_type, object_id, params, before, after, request_id
       from audit where company_id = $1 order by seal_no, id`,
      [companyId],
    );
    let root = '0'.repeat(64);
    for (const sealNo of new Set(rows.map((row) => Number(row.seal_no)))) {
      const hash = createHash('sha256').update(root);
      for (const { seal_no: covers, ...row } of rows) {
        if (Number(covers) === sealNo) hash.update(JSON.stringify(Object.values(row).map(inOrder)));
      }
      root = hash.digest('hex');
      await owner(
        `update audit_seal set by_digest = false, root_hash = '${root}' where company_id = $company and seal_no = ${sealNo}`,
      );
    }
  }

  const inOrder = (value: unknown): unknown =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.entries(value)
          .map(([key, inner]) => [key, inOrder(inner)] as const)
          .sort(([a], [b]) => (a < b ? -1 : 1));

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
