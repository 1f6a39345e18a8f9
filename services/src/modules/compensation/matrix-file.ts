import type { Ctx, FileAnswer } from '../../kit/context.ts';
import { localName } from '../../kit/local-name.ts';
import { moneyCell, type Cell } from '../../kit/sheet/cells.ts';
import { workbook } from '../../kit/sheet/table-file.ts';
import type { rangesOf } from './matrices.ts';

const COLUMNS = ['rank', 'jobFamily', 'low', 'mid', 'high'] as const;

/** The ranges of a matrix as a workbook that is named as the matrix is. */
export function matrixFile(ctx: Ctx, name: string, ranges: Awaited<ReturnType<typeof rangesOf>>): FileAnswer {
  const rows: Cell[][] = [
    COLUMNS.map((column) => ({ heading: ctx.t(`compensation.column.${column}`) })),
    ...ranges.map((range) => [
      range.rankName,
      range.jobFamilyName === null
        ? ctx.t('compensation.allFamilies')
        : localName(ctx, range.jobFamilyName, range.jobFamilyNameEn),
      moneyCell(range.low),
      moneyCell(range.mid),
      moneyCell(range.high),
    ]),
  ];
  return workbook(
    ctx.t('compensation.matrix.exportName', { name, date: ctx.today }),
    ctx.t('compensation.ranges'),
    rows,
  );
}
