import { childrenOf, idsByPath, inTreeOrder, pathOf } from '@hengcai/shared/rules/org/structure';
import type { Ctx, FileAnswer } from '../../kit/context.ts';
import { localName } from '../../kit/local-name.ts';
import { peopleById } from '../../kit/people.ts';
import { numberCell, type Cell } from '../../kit/sheet/cells.ts';
import { tableFile } from '../../kit/sheet/table-file.ts';
import { departments } from './queries.ts';
import { ORG_COLUMNS } from './sheet-columns.ts';
import { storedTree } from './structure.ts';

/** The departments of today in the order of the tree, with the columns of the import; the head counts stand behind them. */
export async function exportDepartments(ctx: Ctx, format: 'xlsx' | 'csv'): Promise<FileAnswer> {
  const tree = await storedTree(ctx, ctx.today);
  const counted = new Map((await departments(ctx, { headcounts: true })).map((one) => [one.deptId, one]));
  const heads = await peopleById(
    ctx,
    [...tree.values()].map(({ headEmpId }) => headEmpId),
  );
  await ctx.audit({
    action: 'department.exported',
    objectType: 'departmentExport',
    objectId: ctx.session.userId,
    params: { count: tree.size },
  });
  const places = new Map(
    [...childrenOf(tree).values()].flatMap((list) => list.map(({ deptId }, at) => [deptId, at + 1] as const)),
  );
  const ids = idsByPath(tree);
  // What the import would not find by its path is named by its code.
  const pathTo = (id: string): string => {
    const path = pathOf(tree, id, ({ name, nameEn }) => localName(ctx, name, nameEn));
    return path !== '' && ids.get(path.toLowerCase()) === id ? path : (tree.get(id)?.code ?? '');
  };
  const rows = inTreeOrder(tree).map((unit): Cell[] => {
    const head = unit.headEmpId === null ? undefined : heads.get(unit.headEmpId);
    const counts = counted.get(unit.deptId);
    const above = unit.parentId === null ? '' : pathTo(unit.parentId);
    return [
      unit.code,
      unit.name,
      unit.nameEn ?? '',
      above,
      head?.number ?? '',
      numberCell(places.get(unit.deptId)),
      head ? localName(ctx, head.name, head.nameEn) : '',
      numberCell(counts?.headcount),
      numberCell(counts?.totalHeadcount),
    ];
  });
  const headings = [
    ...ORG_COLUMNS.map(({ heading }) => heading[ctx.language]),
    ...(['headName', 'headcount', 'totalHeadcount'] as const).map((id) => ctx.t(`org.export.${id}`)),
  ];
  return tableFile(ctx.t('org.exportName', { date: ctx.today }), format, [headings, ...rows]);
}
