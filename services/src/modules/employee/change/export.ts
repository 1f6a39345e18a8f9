import type { Ctx, FileAnswer } from '../../../kit/context.ts';
import { readByKeyset } from '../../../kit/keyset.ts';
import { localName } from '../../../kit/local-name.ts';
import { dayCell, type Cell } from '../../../kit/sheet/cells.ts';
import { tableFile } from '../../../kit/sheet/table-file.ts';
import { PersonnelChangeStatus, PersonnelChangeType, ExitKind, ExitGround } from '@hengcai/shared/enums';
import { changeData, type ChangeData } from './data.ts';
import { changesAfter, countChanges, type Filter } from './list.ts';

const PAGE = 500;
const HEADINGS = [
  'number',
  'name',
  'type',
  'status',
  'date',
  'field',
  'before',
  'after',
  'exitKind',
  'ground',
  'exitReason',
  'reason',
  'filedBy',
] as const;

/** The filtered changes as a file, a row for each field that changes; who took out what stands in the audit. */
export async function exportChanges(ctx: Ctx, filter: Filter, format: 'xlsx' | 'csv'): Promise<FileAnswer> {
  await ctx.audit({
    action: 'change.exported',
    objectType: 'personnelChangeExport',
    objectId: ctx.session.userId,
    params: { count: await countChanges(ctx, filter), filter: JSON.stringify(filter) },
  });
  return tableFile(ctx.t('change.exportName', { date: ctx.today }), format, rowsOf(ctx, filter));
}

async function* rowsOf(ctx: Ctx, filter: Filter): AsyncGenerator<Cell[]> {
  yield HEADINGS.map((heading) => ({ heading: ctx.t(`change.column.${heading}`) }));
  const changes = readByKeyset<ChangeData>(ctx, PAGE, async (later, after, size) =>
    changeData(later, await changesAfter(later, filter, after, size)),
  );
  for await (const change of changes) yield* cellsOf(ctx, change);
}

function cellsOf(ctx: Ctx, change: ChangeData): Cell[][] {
  const label = (set: string, members: Record<string, number>, value: number | null): string => {
    const member = Object.keys(members).find((one) => members[one] === value);
    return member === undefined ? '' : ctx.t(`enum.${set}.${member}`);
  };
  const line = ({ label: field, before, after, hidden }: ChangeData['lines'][number]): Cell[] => [
    field,
    hidden ? ctx.t('change.hidden') : (before ?? ''),
    hidden ? ctx.t('change.hidden') : (after ?? ''),
  ];
  const lines = change.lines.length === 0 ? [['', '', '']] : change.lines.map(line);
  return lines.map((three) => [
    change.empNumber,
    localName(ctx, change.empName, change.empNameEn),
    label('PersonnelChangeType', PersonnelChangeType, change.changeType),
    label('PersonnelChangeStatus', PersonnelChangeStatus, change.status),
    dayCell(change.effectiveDate),
    ...three,
    label('ExitKind', ExitKind, change.exitKind),
    label('ExitGround', ExitGround, change.ground),
    change.exitReasonName ?? '',
    change.reason ?? '',
    change.filedBy ?? '',
  ]);
}
