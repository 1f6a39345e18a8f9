import { page, type Cast } from '../operations/cast.ts';
import type { ModuleProof } from '../operations/modules.ts';

export const proof: ModuleProof = {
  walk: [['looks at who leaves', lookAtExits]],
  // The leavers, and the people they are.
  budgets: { ExitLeavers: 2 },
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
