import { page, type Cast } from '../operations/cast.ts';
import type { ModuleProof } from '../operations/modules.ts';

export const proof: ModuleProof = {
  walk: [
    ['looks at who leaves', lookAtExits],
    ['looks at what the organisation is made of', lookAtStructure],
    ['looks at who rises', lookAtPromotions],
  ],
  // The rows, and the people they are.
  budgets: { ExitLeavers: 2, PromotedPeople: 2, StructurePeople: 2 },
};

const CHOICES = ['RANK', 'JOB_FAMILY', 'WORK_CITY', 'MANAGER', 'SEX', 'EDUCATION', 'AGE', 'PLAN'];
const DIMENSIONS = ['DATE', 'REASON', 'DEPARTMENT', 'JOB_FAMILY', 'RANK', 'SERVICE', 'AGE', 'LEVEL'];

/** The report by everything it can go by, who is behind it, and both as files. */
async function lookAtExits({ hr, list }: Cast): Promise<void> {
  const period = { from: '2026-01', to: '2026-11' };
  await hr.run('ReportFilterOptions', { input: { ...period, choices: CHOICES } });
  for (const dimension of DIMENSIONS) await hr.run('ExitRates', { filter: { dimension, ...period } });
  const filter = { dimension: 'DATE', ...period };
  await list(hr, 'ExitLeavers', (size) => ({ filter, ...page(size) }));
  await hr.run('ExportExitRates', { input: { filter } });
  await hr.run('ExportExitLeavers', { input: { filter } });
}

/** Each dimension of today and a year before, who is behind a cell, and both as files. */
async function lookAtStructure({ hr, list }: Cast): Promise<void> {
  const side = { day: '2026-11-01' };
  for (const dimension of ['SEX', 'AGE', 'EDUCATION'])
    await hr.run('Structure', { filter: { dimension, sides: [{ day: '2025-11-01' }, side] } });
  const cell = { dimension: 'SEX', side, value: '0' };
  await list(hr, 'StructurePeople', (size) => ({ cell, ...page(size) }));
  await hr.run('ExportStructure', { input: { dimension: 'SEX', side } });
  await hr.run('ExportStructurePeople', { input: { cell } });
}

/** The rates of a period, who is behind them, and both as files. */
async function lookAtPromotions({ hr, list }: Cast): Promise<void> {
  const filter = { from: '2026-01', to: '2026-11' };
  await hr.run('PromotionRates', { filter });
  await list(hr, 'PromotedPeople', (size) => ({ filter, ...page(size) }));
  await hr.run('ExportPromotionRates', { input: { filter } });
  await hr.run('ExportPromotedPeople', { input: { filter } });
}
