import { eq } from 'drizzle-orm';
import { checkNewThings, sameText, type Mends, type ThingKind } from '@hengcai/shared/rules/employee/import-mending';
import type { Ctx } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { department } from '../../org/tables.ts';
import { jobFamily, jobRank, position } from '../../position/tables.ts';
import { readerOf } from '../rights.ts';
import { departmentsInScope } from '../visible.ts';
import { fillProblem, isFilling } from './filling.ts';
import { canBeEmpty, fillableColumns } from './mapping.ts';

const TABLES = { department, position, rank: jobRank, jobFamily } as const;

/** Refuses decisions about an import's errors that cannot be kept, each at its field. */
export async function refuseMends(ctx: Ctx, { create, replace, leaveEmpty }: Mends): Promise<void> {
  const columns = await fillableColumns(ctx, await readerOf(ctx), 'people');
  const fillable = new Set(columns.map((column) => column.key));
  const taken = await takenCodes(ctx, new Set(create.map((one) => one.kind)));
  const issues = [
    ...(create.length > 0 && (await departmentsInScope(ctx)) !== null
      ? [{ field: 'create', code: 'CREATING_NEEDS_ALL' }]
      : []),
    ...checkNewThings(create, (kind, code) => taken.has(`${kind}\n${code}`)),
    ...replace.flatMap((one, at) => {
      if (!fillable.has(one.field)) return [{ field: `replace.${at}.field`, code: 'NOT_ALLOWED' }];
      const problem = isFilling(one) ? fillProblem(one) : null;
      return problem ? [{ field: `replace.${at}.by`, ...problem }] : [];
    }),
    ...leaveEmpty.flatMap(({ field }, at) =>
      fillable.has(field) && canBeEmpty(columns, field)
        ? []
        : [{ field: `leaveEmpty.${at}.field`, code: 'NOT_ALLOWED' }],
    ),
  ];
  if (issues.length > 0) throw refused(issues);
}

/** Codes that are used already, one statement for each kind that is asked for. */
async function takenCodes(ctx: Ctx, kinds: ReadonlySet<ThingKind>): Promise<Set<string>> {
  const taken = new Set<string>();
  for (const kind of kinds) {
    const table = TABLES[kind];
    const rows = await ctx.tx
      .select({ code: table.code })
      .from(table as typeof position)
      .where(eq(table.companyId, ctx.session.companyId));
    for (const { code } of rows) taken.add(`${kind}\n${sameText(code)}`);
  }
  return taken;
}
