import { PersonnelChangeType } from '@hengcai/shared/enums';
import type { Ctx } from '../../../kit/context.ts';
import { notFound } from '../../../kit/failure.ts';
import { storedPeople } from '../current.ts';
import { hold } from './hold.ts';
import { leave } from './leave.ts';
import { reenter } from './reenter.ts';
import { isReentry, updateChange, type ChangeRow } from './rows.ts';

/**
 * Lets a change take effect, whatever the order in which changes come: from its day on, until the same field is changed
 * again. Refuses with the reason what cannot hold: somebody who has left, a department that is gone, a circle of managers.
 */
export async function applyChange(ctx: Ctx, row: ChangeRow): Promise<ChangeRow> {
  if (row.changeType === PersonnelChangeType.EXIT) {
    await leave(ctx, [row]);
    return { ...row, state: 'effective', version: row.version + 1 };
  }
  const stored = (await storedPeople(ctx, [row.empId], true)).get(row.empId);
  if (!stored) throw notFound();
  if (row.changeType === PersonnelChangeType.ENTRY) {
    const lines = isReentry(row) ? await reenter(ctx, stored, row) : [];
    return updateChange(ctx, row, { state: 'effective', lines, task: null, failure: null });
  }
  const lines = await hold(ctx, stored, row, row.lines);
  return updateChange(ctx, row, { state: 'effective', lines, task: null, failure: null });
}
