// One appraisal from its opening to its archive, in a company of 1,000 and in one of 10,000 people: how long HR waits.
import { performance } from 'node:perf_hooks';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { key, type Staffed, TEST_DAY } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { freshPostgres, testDatabaseUrl } from '@hengcai/services/src/testing/database.ts';
import { startServices, type TestServices } from '@hengcai/services/src/testing/kit.ts';
import { agreedBut, largeCompany, scored } from './appraisal/company.ts';
import { measureSheet, SHEET } from './appraisal/sheet.ts';
import { collectGarbage } from './support/garbage.ts';
import { figure, megabytes, printTable } from './support/figures.ts';
import { numberOption, textOption } from './support/options.ts';

const GOALS = { ratio: 12, request: 3, all: 60, growth: 150, keystroke: 50 };
const SMALL = 1000;
/** So many targets wait for one approver. */
const BATCH = 500;
const SAMPLE_MS = 20;

interface Step {
  name: string;
  /** Seconds of all its requests. */
  seconds: number;
  requests: number;
  /** Bytes by which the process grew meanwhile, at most. */
  growth: number;
  statements: number;
}

/** Measures the steps of one appraisal. */
class Meter {
  readonly steps: Step[] = [];
  slowest = { name: '', seconds: 0 };

  constructor(readonly services: TestServices) {}

  /** One step; what it asks for is timed request by request. */
  async step(name: string, act: (ask: <T>(call: string, input: object, token: string) => Promise<T>) => Promise<void>) {
    collectGarbage();
    const before = process.memoryUsage.rss();
    const statements = this.services.statements();
    let [most, seconds, requests] = [before, 0, 0];
    const sampling = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), SAMPLE_MS);
    await act(async <T>(call: string, input: object, token: string) => {
      const begin = performance.now();
      const data = await this.services.ok<T>(call, { ...input }, token);
      const took = (performance.now() - begin) / 1000;
      seconds += took;
      requests += 1;
      if (took > this.slowest.seconds) this.slowest = { name: `${name}: ${call}`, seconds: took };
      return data;
    });
    clearInterval(sampling);
    most = Math.max(most, process.memoryUsage.rss());
    const made = this.services.statements() - statements;
    this.steps.push({ name, seconds, requests, growth: most - before, statements: made });
  }
}

/** Moves the plan to each of the stages, a step each. */
const moving =
  (meter: Meter, company: Staffed, planCode: string) =>
  async (name: string, call: string, to: number): Promise<void> => {
    const { services } = meter;
    const [plan] = await services.ok<{ version: number }[]>(
      'performanceplane.getplanandrule',
      { planCodes: [planCode] },
      company.adminToken,
    );
    await meter.step(name, async (ask) => {
      const move = { clientMutationId: key(), planCode, version: plan?.version, openAnyway: true };
      const isNamed = call !== 'performanceflow.advance';
      await ask(call, { ...move, ...(!isNamed && { to }) }, company.adminToken);
    });
  };

async function measure(people: number): Promise<Meter> {
  const server = await freshPostgres();
  const services = await startServices({ engine: server.engine, env: { DEMO_DATE: TEST_DAY } });
  try {
    const { company, plan } = await largeCompany(services, people);
    const [approver = ''] = company.bossIds;
    const token = company.adminToken;
    const meter = new Meter(services);
    const go = moving(meter, company, plan.id);
    const about = { planCode: plan.id };
    const page = { ...about, pageNo: 1, pageSize: 20 };
    await go('opening', 'performanceflow.advance', AssessmentPlanStatus.FILLING);
    const waiting = await agreedBut(services, company, plan.id, BATCH, approver);
    await server.engine.run('analyze');
    const boss = await services.signIn(company.code, company.numberOf.get(approver) ?? '');
    await meter.step(`approving ${BATCH}`, async (ask) => {
      for (let from = 0; from < BATCH; from += LIMITS.idsMax) {
        const empIds = waiting.slice(from, from + LIMITS.idsMax);
        const input = { ...about, clientMutationId: key(), empIds };
        const { failures } = await ask<{ failures: object[] }>('performanceflow.batchbosscheck', input, boss);
        if (failures.length > 0) throw new Error(JSON.stringify(failures.slice(0, 3)));
      }
    });
    await meter.step('what is missing', async (ask) => {
      await ask('performanceflow.checkadvance', { ...about, to: AssessmentPlanStatus.SCORING }, token);
    });
    await go('to scoring', 'performanceflow.advance', AssessmentPlanStatus.SCORING);
    await scored(services, company, plan.id);
    await server.engine.run('analyze');
    await go('to calibration', 'performanceflow.advanceadjusting', AssessmentPlanStatus.CALIBRATING);
    await meter.step('calibration screen', async (ask) => {
      await ask('performancecheck.querylist', page, token);
      await ask('performancecheck.querylist', { ...page, pageNo: 5 }, token);
      await ask('performancecheck.getdistribution', about, token);
      await ask('performancecheck.listadjusthistory', page, token);
    });
    for (const [name, call, more] of [
      ['matrix', 'performancematrix', {}],
      ['groups side by side', 'comparegroups', { by: 'manager', pageNo: 1, pageSize: 20 }],
      ['proposal', 'proposemoves', {}],
      ['without a result', 'getungradeemp', { pageNo: 1, pageSize: 20 }],
    ] as const)
      await meter.step(name, async (ask) => {
        await ask(`performancecheck.${call}`, { ...about, ...more }, token);
      });
    await meter.step('export of results', async (ask) => {
      await ask('performanceexport.exportPerformanceExcel', about, token);
    });
    await meter.step('export of the calibration', async (ask) => {
      await ask('performancecheck.exportExcel', about, token);
    });
    await go('to communication', 'performanceflow.advancenotarizing', AssessmentPlanStatus.COMMUNICATING);
    await go('archive', 'performanceflow.archive', AssessmentPlanStatus.CLOSED);
    return meter;
  } finally {
    await services.stop();
    await server.drop();
  }
}

/** A company of 1,000 and one of `--people` (10,000); then, or with `--only=sheet` alone, a sheet of scores in a browser. */
export async function run(): Promise<void> {
  if (textOption('only') !== 'sheet') await measureAppraisals();
  await printSheet();
}

async function measureAppraisals(): Promise<void> {
  if (!testDatabaseUrl()) throw new Error('TEST_DATABASE_URL names no server.');
  const people = numberOption('people', 10_000);
  const small = await measure(SMALL);
  const large = await measure(people);
  const secondsOf = ({ steps }: Meter) => steps.reduce((sum, { seconds }) => sum + seconds, 0);
  const growthOf = ({ steps }: Meter) => Math.max(...steps.map(({ growth }) => growth));
  console.log(`an appraisal of ${SMALL} and of ${people} people, PostgreSQL`);
  printTable(
    ['step', 'requests', `s, ${SMALL}`, `s, ${people}`, 'ratio', `statements, ${SMALL}`, `${people}`, 'growth MB'],
    large.steps.map(({ name, requests, seconds, statements, growth }, at) => {
      const before = small.steps[at];
      return [
        name,
        String(requests),
        figure(before?.seconds ?? Number.NaN),
        figure(seconds),
        figure(seconds / (before?.seconds ?? Number.NaN)),
        String(before?.statements),
        String(statements),
        megabytes(growth),
      ];
    }),
  );
  printTable(
    ['all of it', 'is', 'goal'],
    [
      [`s, ${people} people`, figure(secondsOf(large)), `< ${GOALS.all}`],
      [`${people} / ${SMALL}`, figure(secondsOf(large) / secondsOf(small)), `≤ ${GOALS.ratio}`],
      [`slowest, s (${large.slowest.name})`, figure(large.slowest.seconds), `≤ ${GOALS.request}`],
      ['growth at most, MB', megabytes(growthOf(large)), `< ${GOALS.growth}`],
    ],
  );
}

async function printSheet(): Promise<void> {
  const { keys, p95, longest, cpu, opened } = await measureSheet();
  printTable(
    [`sheet of ${SHEET.rows} rows, ${SHEET.columns} columns`, 'is', 'goal'],
    [
      ['s until it can be typed into', figure(opened), ''],
      [`keystroke ms, p95 of ${keys}`, figure(p95), `≤ ${GOALS.keystroke}`],
      ['keystroke ms of CPU, mean', figure(cpu), ''],
      ['keystroke ms, longest', figure(longest), ''],
    ],
  );
}
