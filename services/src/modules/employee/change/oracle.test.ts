import { expect, it } from 'vitest';
import { PersonnelChangeType as Type } from '@hengcai/shared/enums';
import { addDays } from '@hengcai/shared/rules/dates';
import { randomOf } from '@hengcai/shared/random';
import { Failure } from '../../../kit/failure.ts';
import { eachInCompanyToChange } from '../../../testing/changes.ts';
import type { TestCompany, TestServices } from '../../../testing/kit.ts';
import { periodOn } from '@hengcai/shared/rules/employee/change-timeline';
import { CAREER_COLUMN, periodsOf } from '../career-rows.ts';
import { idOf } from '../fixtures.ts';
import { careerOf, dayPasses, onDay } from './change-testing.ts';
import { fileChange } from './file.ts';
import { changesById, type ChangeRow } from './rows.ts';
import { cancelChange, reverseChange } from './undo.ts';

let services: TestServices;
let company: TestCompany;
eachInCompanyToChange((made) => {
  ({ services, company } = made);
});

const START = '2026-11-01';
const FIELDS = ['deptId', 'cityName', 'virtualBossEmpId', 'fullTimeEquivalent'] as const;
type Field = (typeof FIELDS)[number];
const VALUES: Record<Field, readonly string[]> = {
  deptId: ['north', 'south', 'east', 'west'].map(idOf),
  cityName: ['Beijing', 'Xi’an', 'Chengdu'],
  virtualBossEmpId: ['chief', 'bob', 'hr'].map(idOf),
  fullTimeEquivalent: ['0.50', '0.80', '1.00'],
};
const BEFORE: Record<Field, string | null> = {
  deptId: idOf('north'),
  cityName: 'Beijing',
  virtualBossEmpId: null,
  fullTimeEquivalent: '1.00',
};

interface Filed {
  row: ChangeRow;
  gone: boolean;
}

/** What holds on a day to somebody who knows nothing but the changes that were not taken back. */
function naive(filed: readonly Filed[], field: Field, day: string, today: string): string | null {
  const held = filed
    .filter(({ row, gone }) => !gone && row.effectiveDate <= day && row.effectiveDate <= today)
    .filter(({ row }) => row.lines.some((line) => line.field === field))
    .sort((a, b) => (a.row.effectiveDate < b.row.effectiveDate ? -1 : 1));
  return (held.at(-1)?.row.lines.find((line) => line.field === field)?.after ?? BEFORE[field]) as string | null;
}

/** Files, cancels, reverses and lets days pass at random; answers what was filed and the day it ended on. */
async function liveAtRandom(seed: string, steps: number): Promise<{ filed: Filed[]; today: string }> {
  const random = randomOf(seed);
  const filed: Filed[] = [];
  let today = START;
  const version = async () => (await careerOf(services, company, 'ann')).now?.version ?? 0;
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      // What the rules refuse has changed nothing: the oracle says whether that is so.
      if (!(error instanceof Failure)) throw error;
    }
  };
  for (let step = 0; step < steps; step += 1) {
    const kind = random.between(1, 10);
    if (kind <= 5) {
      const values = Object.fromEntries(
        random.sample(FIELDS, random.between(1, 2)).map((field) => [field, random.pick(VALUES[field])]),
      );
      const effectiveDate = addDays(today, random.between(-12, 12));
      const seen = await version();
      await attempt(async () => {
        const row = await onDay(services, company, today, (ctx) =>
          fileChange(ctx, {
            empId: idOf('ann'),
            version: seen,
            changeType: Type.TRANSFER,
            effectiveDate,
            reason: null,
            values,
          }),
        );
        filed.push({ row, gone: false });
      });
    } else if (kind <= 8) {
      const there = filed.filter(({ gone }) => !gone);
      if (there.length === 0) continue;
      const one = random.pick(there);
      const ahead = one.row.effectiveDate > today;
      await attempt(async () => {
        const [current] = await onDay(services, company, today, (ctx) => changesById(ctx, [one.row.id]));
        const asked = { changeId: one.row.id, version: current?.version ?? 0, reason: 'a mistake' };
        await onDay(services, company, today, (ctx) => (ahead ? cancelChange(ctx, asked) : reverseChange(ctx, asked)));
        one.gone = true;
      });
    } else {
      today = addDays(today, random.between(1, 6));
      await dayPasses(services, company, today);
    }
  }
  return { filed, today };
}

/** Forty runs in a full run, one in twenty of them otherwise; `CHANGES_SEED` repeats one. */
const SEEDS = process.env.CHANGES_SEED
  ? [process.env.CHANGES_SEED]
  : Array.from({ length: process.env.TEST_FULL ? 40 : 2 }, (_none, i) => `changes-${i}`);

it.each(SEEDS)(
  'changes ahead, back-dated, cancelled and reversed in any order end where a naive reader does (%s)',
  async (seed) => {
    const { filed, today } = await liveAtRandom(seed, 40);
    const { rows, now } = await careerOf(services, company, 'ann');
    const periods = periodsOf(rows);
    expect(filed.length).toBeGreaterThan(8);
    for (let day = '2026-10-15'; day <= today; day = addDays(day, 1))
      for (const field of FIELDS)
        expect([day, field, periodOn(periods, day)?.values[CAREER_COLUMN[field]]]).toEqual([
          day,
          field,
          naive(filed, field, day, today),
        ]);
    expect([now?.deptId, now?.cityName, now?.virtualBossId, now?.fullTimeEquivalent]).toEqual(
      FIELDS.map((field) => naive(filed, field, today, today)),
    );
    // The rows follow each other without a gap.
    for (const [i, period] of periods.entries()) expect(period.validTo).toBe(periods[i + 1]?.validFrom ?? null);
  },
);

it('of fifty who change the same field on the same day at once, one does', async (ctx) => {
  ctx.skip(!process.env.TEST_DATABASE_URL, 'no PostgreSQL to contend on');
  const seen = (await careerOf(services, company, 'ann')).now?.version ?? 0;
  const attempts = await Promise.allSettled(
    Array.from({ length: 50 }, (_none, i) =>
      onDay(services, company, START, (one) =>
        fileChange(one, {
          empId: idOf('ann'),
          version: seen,
          changeType: Type.TRANSFER,
          effectiveDate: i % 2 === 0 ? START : addDays(START, 7),
          reason: null,
          values: { cityName: `City ${i}` },
        }),
      ),
    ),
  );
  const days = attempts.flatMap((one) => (one.status === 'fulfilled' ? [one.value.effectiveDate] : []));
  expect(new Set(days).size).toBe(days.length);
  expect(days.length).toBeGreaterThan(0);
  for (const one of attempts) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Failure);
  const { rows } = await careerOf(services, company, 'ann');
  expect(rows.length).toBeLessThanOrEqual(2);
});
