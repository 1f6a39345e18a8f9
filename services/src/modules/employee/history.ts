import { and, eq } from 'drizzle-orm';
import { FieldGroup } from '@hengcai/shared/enums';
import type { AuditedLine, BothNames, LineTold } from '../../kit/audited-objects.ts';
import type { Ctx } from '../../kit/context.ts';
import { customChanges } from './custom/history.ts';
import { entryNames } from './dictionary/entries.ts';
import { recordChanges } from './records/history.ts';
import { FIELD_NAMES, FIELDS, type FieldName } from './fields.ts';
import { employee } from './tables.ts';
import { SECRET_FIELDS } from './person.ts';
import { inDetails, readerOf, rightsOverPerson } from './rights.ts';
import { labelOfField, wordsIn, type Value } from './words.ts';

export const namesOfPerson: BothNames = async ({ tx, session }, empId) => {
  const [row] = await tx
    .select({ name: employee.name, nameEn: employee.nameEn })
    .from(employee)
    .where(and(eq(employee.companyId, session.companyId), eq(employee.id, empId)));
  return row ?? null;
};

/**
 * What the lines of somebody's history changed, field by field, in the words of the caller's language. A group the caller
 * may not read of the person is named and its values are not; of sealed values nobody can say what they were.
 */
export async function tellChanges(asked: Ctx, empId: string, lines: readonly AuditedLine[]): Promise<LineTold[]> {
  const ctx = inDetails(asked);
  const reader = await readerOf(ctx);
  const rights = await rightsOverPerson(ctx, reader, empId);
  const { reads } = rights;
  const hidden = (field: FieldName) => SECRET_FIELDS.some((secret) => secret === field) || !reads(FIELDS[field].right);
  const changed = lines.map(({ action, before, after }) =>
    action === 'employee.changed' && before !== null && after !== null
      ? FIELD_NAMES.filter((field) => field in before).map((field) => ({
          field,
          before: (before[field] ?? null) as Value,
          after: (after[field] ?? null) as Value,
        }))
      : [],
  );
  const shown = changed.flat().filter(({ field }) => !hidden(field));
  const wordsOf = await wordsIn(ctx, empId, shown);
  const ownChanges = await customChanges(ctx, reader, reads);
  const recordsOf = await recordChanges(ctx, rights, lines);
  const leaves = lines.some(({ params }) => textIn(params, 'exitReason') !== null);
  const entryName = await entryNames(ctx, leaves ? ['exitReason'] : []);
  return lines.map((line, i) => ({
    // Why somebody leaves is a matter of their work.
    reason: reads(FieldGroup.WORK) ? whyOf(ctx, line.params, (code) => entryName('exitReason', code)) : null,
    changes: [
      ...(changed[i] ?? []).map(({ field, before, after }) => {
        const label = labelOfField(ctx, field);
        const [from, to] = hidden(field) ? [undefined, undefined] : [wordsOf(field, before), wordsOf(field, after)];
        return from === undefined || to === undefined
          ? { field, label, before: null, after: null, hidden: true }
          : { field, label, before: from, after: to, hidden: false };
      }),
      ...ownChanges(line),
      ...recordsOf(line),
    ],
  }));
}

const textIn = (params: Record<string, unknown>, name: string): string | null => {
  const value = params[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

function whyOf(ctx: Ctx, params: Record<string, unknown>, exitReason: (code: string) => string): string | null {
  const fileName = textIn(params, 'importedFrom');
  if (fileName !== null) return ctx.t('employee.history.imported', { fileName });
  const chosen = textIn(params, 'exitReason');
  const said = textIn(params, 'reason');
  if (chosen === null || said === null) return chosen === null ? said : exitReason(chosen);
  return ctx.t('employee.history.exit', { reason: exitReason(chosen), remarks: said });
}
