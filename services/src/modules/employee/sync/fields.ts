import { isSyncField, type OwnSyncField, type SyncKey, type SyncMapping } from '@hengcai/shared/rules/employee/sync';
import type { Ctx } from '../../../kit/context.ts';
import { ownColumns, type OwnColumn } from '../custom/columns.ts';
import { customKey } from '../custom/values.ts';
import { withEntries } from '../dictionary/entries.ts';
import { readerOf } from '../rights.ts';
import { SHEET_COLUMNS, type SheetColumn } from '../sheet/columns.ts';

/** A column of an import that a directory may fill. */
export type DirectoryColumn = (SheetColumn & { key: SyncKey }) | (OwnColumn & { key: OwnSyncField });

/**
 * The columns of an import that a directory may fill, with the fields the company has added: those in use, or those of
 * them that a mapping fills.
 */
export async function directoryColumns(ctx: Ctx, mapping?: SyncMapping): Promise<DirectoryColumn[]> {
  const { hidden, customFields } = await readerOf(ctx);
  const isAsked = (key: string) => mapping === undefined || (mapping[key as SyncKey] ?? null) !== null;
  const ours = SHEET_COLUMNS.filter(({ key, field }) => isSyncField(key) && !hidden.has(field) && isAsked(key));
  const own = customFields.filter(({ enabled, fieldId }) => enabled && isAsked(customKey(fieldId)));
  return [...(await withEntries(ctx, ours)), ...(await ownColumns(ctx, own))] as DirectoryColumn[];
}
