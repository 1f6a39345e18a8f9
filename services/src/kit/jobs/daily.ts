import type { Effect } from '@hengcai/shared/contract/kernel';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { company } from '../tables.ts';
import { NOBODY } from '../calls.ts';
import { businessDateAt } from '../clock.ts';
import type { Ctx } from '../context.ts';
import type { Kernel } from '../kernel.ts';
import { inContext } from '../run.ts';
import { eraseTraces } from './erase-traces.ts';

type DailyStep = (ctx: Ctx) => Promise<void>;
const steps = new Map<string, DailyStep>();

/** Adds what happens to each company at the beginning of its day, e.g. changes that take effect; must be harmless when repeated. */
export function registerDailyStep(name: string, step: DailyStep): void {
  if (steps.has(name)) throw new Error(`Two daily steps ${name}.`);
  steps.set(name, step);
}

export type Transaction = <T>(effect: Effect, fn: (ctx: Ctx) => Promise<T>) => Promise<T>;
/** `eraseTraces` of the company. */
export type EraseTraces = (empIds: readonly string[], fields: readonly string[]) => Promise<boolean>;
type DailyPasses = (transaction: Transaction, eraseTraces: EraseTraces) => Promise<void>;
const passes = new Map<string, DailyPasses>();

/** The same for what takes a transaction for each thing it does, so that one that fails leaves the others; runs before the steps. */
export function registerDailyPasses(name: string, run: DailyPasses): void {
  if (passes.has(name)) throw new Error(`Two daily passes ${name}.`);
  passes.set(name, run);
}

/** Runs the daily steps of every company whose day has begun, each step in a transaction of its own. */
export async function runDailySteps(kernel: Kernel): Promise<void> {
  for (const one of await companiesDue(kernel)) {
    const session = { ...NOBODY, companyId: one.companyId, companyCode: one.code, timeZone: one.timeZone };
    const asJob = (name: string) => ({ session, language: 'zh-CN' as const, requestId: `daily-${name}` });
    for (const [name, run] of passes)
      await run(
        (effect, fn) => inContext(kernel, asJob(name), effect, fn),
        (empIds, fields) => eraseTraces(kernel, one.companyId, empIds, fields),
      );
    for (const [name, step] of steps) await inContext(kernel, asJob(name), 'writes', step);
    await kernel.db.withSystem('job', (tx) =>
      tx.update(company).set({ dailyDoneOn: one.today }).where(eq(company.companyId, one.companyId)),
    );
  }
}

async function companiesDue(kernel: Kernel) {
  return kernel.db.withSystem('job', async (tx, now) => {
    // Nobody's day is more than 14 hours ahead of UTC: whoever has done that day needs no look.
    const latest = businessDateAt(now, 'Pacific/Kiritimati');
    const rows = await tx
      .select({
        companyId: company.companyId,
        code: company.code,
        timeZone: company.timeZone,
        dailyDoneOn: company.dailyDoneOn,
      })
      .from(company)
      .where(and(company.enabled, or(isNull(company.dailyDoneOn), lt(company.dailyDoneOn, latest))));
    return rows
      .map((row) => ({ ...row, today: businessDateAt(now, row.timeZone) }))
      .filter((row) => row.dailyDoneOn === null || row.dailyDoneOn < row.today);
  });
}
