import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ScorerRole } from '@hengcai/shared/enums';
import type { AssessmentData } from '../../modules/performance/assessment/assessment-testing.ts';
import { emptyPostgres } from '../database.ts';
import { startServices } from '../kit.ts';
import { allDatabases } from '../people.ts';
import type { Engine } from '../../db/engine.ts';
import { openPgliteInMemory } from '../../db/pglite.ts';
import { prepare } from '../../db/prepare.ts';
import { bringNewPages } from '../../new-pages.ts';
import { expectWordsKept } from '../words.ts';

const RELEASES = import.meta.dirname;
const releases = readdirSync(RELEASES)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => name.slice(0, -'.sql'.length));

/** The services of this release on a database as another one left it, and the one company in it. */
async function upgraded(release: string, database: 'pglite' | 'postgres') {
  const server = database === 'postgres' ? await emptyPostgres() : undefined;
  const engine = server?.engine ?? (await openPgliteInMemory());
  await restore(readFileSync(join(RELEASES, `${release}.sql`), 'utf8'), engine);
  await prepare(engine);
  const services = await startServices({ engine, env: { DEMO_DATE: '2026-11-02' } });
  const { rows } = await engine.run(`select code, company_id as id from company`);
  const stop = async () => {
    await services.stop();
    await server?.drop();
  };
  return { engine, services, stop, company: { code: String(rows[0]?.code), id: String(rows[0]?.id) } };
}

async function restore(dump: string, engine: Engine): Promise<void> {
  // Roles belong to the server, not to the dump.
  for (const role of new Set(dump.match(/\bhr_\w+/g)))
    await engine.run(`do $$ begin create role ${role}; exception when duplicate_object then null; end $$`);
  await engine.run(`${dump}; reset all`);
}

describe.each(releases.flatMap((release) => allDatabases.map((database) => ({ release, database }))))(
  'P26 a database of release $release on $database',
  ({ release, database }) => {
    let there: Awaited<ReturnType<typeof upgraded>>;
    beforeAll(async () => {
      there = await upgraded(release, database);
    });
    afterAll(() => there.stop());

    it('starts with this release, and people go on where they stopped', async () => {
      const { services, company } = there;
      const boss = await services.signIn(company.code, 'E001');
      const person = await services.signIn(company.code, 'E003');
      const own = await services.ok<{ items: { planCode: string; empId: string }[] }>(
        'performanceview.querysettingplane',
        { pageNo: 1, pageSize: 10 },
        person,
      );
      const { planCode, empId } = own.items[0] ?? {};
      const detail = await services.ok<AssessmentData>(
        'performanceview.getAssessmentBaseDetail',
        { planCode, empId },
        boss,
      );
      const { version } = detail.sheets.find(({ scorerRole }) => scorerRole === ScorerRole.BOSS) ?? { version: 1 };
      await services.ok(
        'performancecheck.updateCheckStatus',
        {
          planCode,
          empId,
          version,
          scorerRole: ScorerRole.BOSS,
          rows: detail.indicators.map(({ rowId }) => ({ rowId, score: '80' })),
          clientMutationId: 'goes-on-after-upgrade',
        },
        boss,
      );
    });

    it('finds everybody by the words of today', () => expectWordsKept(there.engine));

    it('has the pages and rights of a company made today', async () => {
      const { services, company, engine } = there;
      const rightsOf = async (companyId: string) =>
        (
          await engine.run(
            'select role_code, path, rights from role_page where company_id = $1 order by role_code, path',
            [companyId],
          )
        ).rows;
      const { companyId } = await services.createTestCompany();
      expect(await rightsOf(company.id)).toEqual(await rightsOf(companyId));
    });

    it('brings a page the company has never had, and leaves alone what the company has decided', async () => {
      const { services, company, engine } = there;
      const marked = await engine.run('select distinct edited from role_page where company_id = $1', [company.id]);
      expect(marked.rows).toEqual([{ edited: false }]);
      const grants = async () =>
        (
          await engine.run(`select params from audit where company_id = $1 and action = 'company.pagesGranted'`, [
            company.id,
          ])
        ).rows;
      const before = await grants();
      // As if the release before had not known the one page, and HR had taken the other from everybody.
      await engine.run(`delete from role_page where path = '/employee/add'`);
      await engine.run(`update role_page set rights = 0, edited = true where path = '/employee/details'`);
      await bringNewPages(services.kernel);
      await bringNewPages(services.kernel);
      const { rows } = await engine.run(
        `select role_code, path, rights, release from role_page
          where company_id = $1 and path in ('/employee/add', '/employee/details') order by path, role_code`,
        [company.id],
      );
      const { version } = services.kernel.settings;
      expect(rows).toEqual([
        { role_code: 'CEO', path: '/employee/add', rights: 5, release: version },
        { role_code: 'hr', path: '/employee/add', rights: 7, release: version },
        { role_code: 'CEO', path: '/employee/details', rights: 0, release: null },
        { role_code: 'hr', path: '/employee/details', rights: 0, release: null },
      ]);
      expect((await grants()).slice(before.length)).toEqual([{ params: { count: 1, release: version } }]);
    });
  },
);
