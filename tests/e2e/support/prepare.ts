// Makes the companies of the end-to-end files in the database that DATA_DIR names, through the product's own code, and
// ends. A process of its own: the embedded database has one owner, and the product is the next.
import { AssessmentColumnType } from '../../../shared/src/enums.ts';
import { openDatabase } from '../../../services/src/app.ts';
import { restoreDemo } from '../../../services/src/demo/snapshot.ts';
import { idOf, peopleFor } from '../../../services/src/modules/employee/fixtures.ts';
import { remindMany } from '../../../services/src/modules/message/public.ts';
import { openAppraisalOf } from '../../../services/src/modules/performance/assessment/assessment-testing.ts';
import { partInput, staffedCompany } from '../../../services/src/modules/performance/plan/plan-testing.ts';
import { readSettings } from '../../../services/src/settings.ts';
import { startServices, type TestServices } from '../../../services/src/testing/kit.ts';
import { COMPANIES } from './companies.ts';
import { probation } from './prepare-probation.ts';
import { quarter } from './prepare-quarter.ts';
import { storedXss } from './prepare-stored-xss.ts';
import { year } from './prepare-year.ts';

const env = { ...process.env, LOG_LEVEL: 'silent' } as Record<string, string>;
const settings = readSettings(env);
// The companies of the files join those of the demo.
if (settings.demo) await restoreDemo(settings);
const engine = await openDatabase(settings, () => undefined);
const services = await startServices({ engine, env: { ...env, SERVICES_PORT: '0' } });
/** A long text, a text, a number and a choice to type into. */
const EVERY_KIND_OF_CELL = partInput({
  rows: [],
  columns: [
    { columnName: '关键结果', columnType: AssessmentColumnType.KEY_RESULT, required: true },
    { columnName: '计量单位', columnType: AssessmentColumnType.MEASURE_UNIT, required: false },
    { columnName: '权重', columnType: AssessmentColumnType.WEIGHT, required: true },
    { columnName: '优先级', columnType: AssessmentColumnType.PRIORITY, required: false },
  ],
});
await withHrAlone(services, COMPANIES.trial);
await withHrAlone(services, COMPANIES.setup);
await withHrAlone(services, COMPANIES.organisation);
await avatar(services);
await told(services);
await planOpen(COMPANIES.home);
await planOpen(COMPANIES.phone);
await planOpen(COMPANIES.sheet, { parts: [EVERY_KIND_OF_CELL] });
await planOpen(COMPANIES.sessionLoss);
await quarter(services);
await probation(services);
await year(services);
await storedXss(services);
await services.stop();

/** A manager and two people, each of whom chooses a picture in one language and at one width. */
async function avatar({ createTestCompany, as }: TestServices) {
  const company = await createTestCompany(COMPANIES.avatar);
  await as(company, 'writes', (ctx) =>
    peopleFor(ctx, [
      { key: 'E001', empName: '陈经理' },
      { key: 'E002', empName: '林小夏', boss: 'E001' },
      { key: 'E003', empName: '王伟', boss: 'E001' },
    ]),
  );
}

/** People whom the product has something to tell; E001 was reminded twice. */
async function told({ createTestCompany, as }: TestServices) {
  const company = await createTestCompany(COMPANIES.told);
  const empId = idOf('E001');
  await as(company, 'writes', async (ctx) => {
    await peopleFor(
      ctx,
      ['E001', 'E002', 'E003', 'E004', 'E005', 'E006'].map((key) => ({ key })),
    );
    await remindMany(
      ctx,
      ['2026-11-20', '2026-11-21'].map((date) => ({
        empId,
        kind: 'scheduleEmpty',
        params: { date },
        label: null,
        dedupeKey: date,
      })),
    );
  });
}

/** Nobody but somebody of HR: people, departments and everything else come by a file. */
async function withHrAlone({ createTestCompany, as }: TestServices, code: string) {
  const company = await createTestCompany(code);
  await as(company, 'writes', (ctx) => peopleFor(ctx, [{ key: 'HR01', empName: '何人事', roles: ['hr'] }]));
}

/** A company whose plan is open, so that E003 fills in targets and E001 approves them. */
async function planOpen(code: string, more: Parameters<typeof openAppraisalOf>[2] = {}) {
  const company = await staffedCompany({ ...services, createTestCompany: () => services.createTestCompany(code) });
  return openAppraisalOf(services, company, more);
}
