import { notFound } from '../../../kit/failure.ts';
import type { Ctx, FileAnswer } from '../../../kit/context.ts';
import { ownRecord } from '../../../kit/own-record.ts';
import { sheetsFile } from '../../../kit/sheet/table-file.ts';

/** Everything the company keeps about the caller and shows to the caller, as a workbook; that it was taken out is audited. */
export async function exportOwnRecord(ctx: Ctx): Promise<FileAnswer> {
  const { empId } = ctx.session;
  if (empId === null) throw notFound();
  const sheets = await ownRecord(ctx, empId);
  await ctx.audit({
    action: 'employee.ownExported',
    objectType: 'employee',
    objectId: empId,
    params: { sheets: sheets.map(({ name }) => name).join(', ') },
  });
  return sheetsFile(ctx.t('ownRecord.fileName', { date: ctx.today }), ...sheets);
}
