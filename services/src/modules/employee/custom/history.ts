import type { AuditedLine, LineTold } from '../../../kit/audited-objects.ts';
import type { Ctx } from '../../../kit/context.ts';
import type { GroupName, Reader } from '../rights.ts';
import { ownColumns, ownWords } from './columns.ts';

type Change = LineTold['changes'][number];

/** Tells what lines of somebody's history changed of the company's own fields; values of a hidden group are not told. */
export async function customChanges(
  ctx: Ctx,
  reader: Reader,
  reads: (group: GroupName) => boolean,
): Promise<(line: AuditedLine) => Change[]> {
  const columns = await ownColumns(ctx, reader.customFields);
  return ({ before, after }) =>
    columns.flatMap((column): Change[] => {
      const { key, group, heading } = column;
      if (!before || !after || !(key in before)) return [];
      const words = (values: unknown) =>
        ownWords(column, Array.isArray(values) ? values.map(String) : [], ctx.language);
      const hidden = !reads(group);
      const [from, to] = hidden ? [null, null] : [words(before[key]), words(after[key])];
      return [{ field: key, label: heading[ctx.language], before: from, after: to, hidden }];
    });
}
