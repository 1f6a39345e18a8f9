import path from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { AssessmentColumnType, AssessmentPlanStatus, ScorerRole, ScoreMethod } from '@hengcai/shared/enums';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { openAppraisalOf, signedIn } from '@hengcai/services/src/modules/performance/assessment/assessment-testing.ts';
import { partInput, staffedCompany, TEST_DAY } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { ensureBuilt } from '../../../scripts/setup/build.mjs';
import { findChromium } from '../../../scripts/testing/chromium.mjs';
import { startStack } from '../../operations/stack.ts';
import { percentile } from '../support/figures.ts';
import { ROOT } from '../support/servers.ts';

/** As large as a form becomes: as many rows as four parts may have, and all that is shown of each. */
export const SHEET = { rows: 200, columns: 8 };
const PARTS = SHEET.rows / LIMITS.partRowsMax;
/** Scores typed with real keys, two digits and the way to the next row. */
const SCORES = 40;
/** The browser tells of no event that took less. */
const SHORTEST_MS = 16;

const column = (columnName: string, columnType: number) => ({ columnName, columnType, required: false });
const parts = Array.from({ length: PARTS }, (_, part) =>
  partInput({
    partName: `Part ${part + 1}`,
    weight: String(100 / PARTS),
    scoreMethod: ScoreMethod.MANUAL,
    rowsByEmployee: false,
    minRows: LIMITS.partRowsMax,
    maxRows: LIMITS.partRowsMax,
    columns: [
      { ...column('Key result', AssessmentColumnType.KEY_RESULT), required: true },
      { ...column('Weight', AssessmentColumnType.WEIGHT), required: true },
      column('Start', AssessmentColumnType.START_VALUE),
      column('Target', AssessmentColumnType.TARGET_VALUE),
      column('Self score', AssessmentColumnType.SELF_SCORE),
      column('Self comment', AssessmentColumnType.SELF_COMMENT),
      column('Score', AssessmentColumnType.BOSS_SCORE),
      column('Comment', AssessmentColumnType.BOSS_COMMENT),
    ],
    rows: Array.from({ length: LIMITS.partRowsMax }, (_row, row) => ({
      keyResult: `Key result ${part + 1}.${row + 1}`,
      description: null,
      measureUnit: null,
      startValue: '10',
      targetValue: '20',
      weight: String(100 / LIMITS.partRowsMax),
    })),
  }),
);

interface Typed {
  keys: number;
  /** Milliseconds from a key to what is drawn after it. */
  p95: number;
  longest: number;
  /** Milliseconds of CPU of the page's main thread, the mean of a key: what does not depend on who else works. */
  cpu: number;
  /** Seconds until the sheet stands. */
  opened: number;
}

/** Selects the first cell of the first row that can be typed into: the superior's score. */
async function openScoreOf(sheet: Locator): Promise<void> {
  for (let c = 0; c < SHEET.columns; c += 1) {
    const cell = sheet.locator(`[data-cell="0:${c}"]`);
    await cell.click();
    if ((await cell.locator('[data-editor]').count()) > 0) return;
  }
  throw new Error('The sheet has no cell to type into.');
}

async function typeInto(page: Page, address: string): Promise<Typed> {
  const begin = performance.now();
  await page.goto(address);
  const sheet = page.getByRole('grid').first();
  await sheet.locator('[data-cell="0:0"]').waitFor();
  const opened = (performance.now() - begin) / 1000;
  await page.evaluate((durationThreshold) => {
    const events: number[] = [];
    Object.assign(globalThis, { events });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (/^key/.test(entry.name)) events.push(entry.duration);
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, SHORTEST_MS);
  await openScoreOf(sheet);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await busy();
  const keys = ['8', '5', 'Enter'];
  for (let n = 0; n < SCORES; n += 1) for (const key of keys) await page.keyboard.press(key);
  const cpu = ((await busy()) - before) / (SCORES * keys.length);
  const found = await page.evaluate(() => (globalThis as unknown as { events: number[] }).events);
  // Each key goes down, and comes up.
  const all = SCORES * keys.length * 2;
  const durations = [...found, ...Array<number>(Math.max(0, all - found.length)).fill(SHORTEST_MS)];
  return { keys: SCORES * keys.length, p95: percentile(durations, 95), longest: Math.max(...durations), cpu, opened };
}

/** Types scores into the sheet of a superior, in a browser, before the built client. */
export async function measureSheet(): Promise<Typed> {
  await ensureBuilt();
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium: name one with CHROMIUM_PATH=<program>.');
  const stack = await startStack({ env: { DEMO_DATE: TEST_DAY }, webDist: path.join(ROOT, 'web/dist') });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const { services } = stack;
    const company = await staffedCompany(services, 3);
    const as = await signedIn(services, company);
    const appraisal = await openAppraisalOf(services, company, { parts });
    const { version } = await appraisal.detail(as.person);
    const submitted = await appraisal.ok('performancecheck.updatestatus', as.person, { version, action: 'submit' });
    const approval = { version: submitted.version, action: 'approve' };
    await appraisal.ok('performancecheck.updatestatus', as.boss, approval);
    await appraisal.goTo(AssessmentPlanStatus.SCORING);
    await appraisal.score(as.person, ScorerRole.SELF, '80');
    const { cookie } = await stack.signIn(company.code, company.numberOf.get(company.bossIds[0]) ?? '');
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies(
      cookie.split('; ').map((pair) => {
        const at = pair.indexOf('=');
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url: stack.url };
      }),
    );
    const about = { empId: appraisal.empId, assessmentPlanCode: appraisal.plan.id, viewerType: 'leader' };
    const address = `${stack.url}/performance/examine/details?${new URLSearchParams(about).toString()}`;
    return await typeInto(await context.newPage(), address);
  } finally {
    await browser.close();
    await stack.stop();
  }
}
