import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { companyWith, jobDone, upload } from '../fixtures.ts';
import { creating, importing, type Thing } from './import-testing.ts';
import { JobStatus } from '@hengcai/shared/enums';
import { NO_MENDS } from '@hengcai/shared/rules/employee/import-mending';

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

/** `npm run test:full` takes the number of the promise. */
const ROWS = process.env.TEST_FULL ? 10_000 : 2_000;
const GIVEN = ['伟', '芳', '娜', '敏', '静', '丽', '强', '磊', '军', '洋'];
const csv = [
  'Employee number,Name,Work email,Department code,Department,Position code,Position,Entry date,Manager number,Base salary,ID number,Phone,City',
  ...Array.from({ length: ROWS }, (_, i) => {
    const boss = i === 0 ? '' : `P${String(Math.floor((i - 1) / 8))}`;
    const dept = i % 40;
    return `P${i},王${GIVEN[i % 10] ?? ''}${GIVEN[(i * 7) % 10] ?? ''},p${i}@example.com,D${dept},Department ${dept},J${i % 25},Job ${i % 25},2021-03-${String((i % 28) + 1).padStart(2, '0')},${boss},${8000 + (i % 500)}.50,ID${100000 + i},138${String(i).padStart(8, '0')},上海`;
  }),
].join('\n');

test(`${ROWS} rows come in while others are answered, a second time change nothing, and go again`, async () => {
  const company = await companyWith(services, {}, []);
  const token = company.adminToken;
  const summary = (await upload(services, '/empmanage/importempinfo', token, 'big.csv', csv)).data as {
    importId: string;
    columns: { header: string; field: string | null }[];
  };
  const mapping = summary.columns.map(({ header, field }) => ({ header, field }));
  const checking = await services.ok<{ jobId: string }>(
    'empmanage.mapimport',
    { importId: summary.importId, mapping },
    token,
  );
  expect(await jobDone(services, token, checking.jobId)).toMatchObject({ state: 3, done: ROWS });
  const { unknowns } = await services.ok<{ unknowns: Thing[] }>(
    'empmanage.getimport',
    { importId: summary.importId },
    token,
  );
  const mending = await services.ok<{ jobId: string }>(
    'empmanage.mendimport',
    { ...NO_MENDS, importId: summary.importId, create: creating(unknowns) },
    token,
  );
  expect(await jobDone(services, token, mending.jobId)).toMatchObject({ state: 3, done: ROWS });
  let answered = 0;
  const others = setInterval(() => void services.ok('platform.capabilities').then(() => (answered += 1)), 50);
  const committing = await services.ok<{ jobId: string }>(
    'empmanage.commitimport',
    { importId: summary.importId, clientMutationId: 'commit-large' },
    token,
  );
  expect(await jobDone(services, token, committing.jobId)).toMatchObject({
    state: 3,
    message: `Imported: ${ROWS} new, 0 changed, 0 unchanged`,
  });
  clearInterval(others);
  expect(answered).toBeGreaterThan(0);
  expect((await services.ok<{ total: number }>('empmanage.emplist', {}, token)).total).toBe(ROWS);

  const again = (await upload(services, '/empmanage/importempinfo', token, 'big.csv', csv)).data as {
    importId: string;
  };
  const rechecking = await services.ok<{ jobId: string }>(
    'empmanage.mapimport',
    { importId: again.importId, mapping },
    token,
  );
  await jobDone(services, token, rechecking.jobId);
  expect(await services.ok('empmanage.getimport', { importId: again.importId }, token)).toMatchObject({
    counts: { add: 0, change: 0, same: ROWS, error: 0 },
  });

  const undoing = await services.ok<{ jobId: string }>(
    'empmanage.undoimport',
    { importId: summary.importId, clientMutationId: 'undo-large' },
    token,
  );
  expect(await jobDone(services, token, undoing.jobId)).toMatchObject({
    state: 3,
    message: `Import undone: ${ROWS} deleted, 0 restored`,
  });
  expect((await services.ok<{ total: number }>('empmanage.emplist', {}, token)).total).toBe(0);
});

test('whoever follows an import is told of its rows while they are written and taken away, on one connection, too', async () => {
  const embedded = await startServices({ database: 'pglite' });
  const { newCompany, check } = importing(embedded);
  const company = await newCompany();
  const people = Array.from({ length: 1_200 }, (_, i) => `P${i},王伟,Department sales,2021-03-01`);
  const { importId } = await check(company, ['Employee number,Name,Department,Entry date', ...people].join('\n'));
  const told = async (call: string) => {
    const { jobId } = await embedded.ok<{ jobId: string }>(
      call,
      { importId, clientMutationId: call },
      company.adminToken,
    );
    const seen = new Set<number>();
    for (;;) {
      const { state, done } = await embedded.ok<{ state: number; done: number }>(
        'platform.job',
        { jobId },
        company.adminToken,
      );
      if (state === JobStatus.DONE || state === JobStatus.FAILED) return seen;
      if (done > 0) seen.add(done);
    }
  };
  expect((await told('empmanage.commitimport')).size).toBeGreaterThan(1);
  expect((await told('empmanage.undoimport')).size).toBeGreaterThan(1);
  await embedded.stop();
});
