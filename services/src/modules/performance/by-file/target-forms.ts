import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { AssessmentIndicatorInput } from '@hengcai/shared/contract/performance/form';
import { TargetStatus } from '@hengcai/shared/enums';
import { dec, isDecimal } from '@hengcai/shared/numbers';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { TARGET_CELLS } from '@hengcai/shared/rules/performance/typed-cells';
import { differencesOf, AGREED_FIELDS, logTargetsOfEach } from '../assessment/target-log.ts';
import type { Ctx } from '../../../kit/context.ts';
import { appendAudits } from '../../../kit/audit.ts';
import { groupedBy } from '../../../kit/grouped.ts';
import { updateMany } from '../../../kit/update-many.ts';
import { appraisalLine, momentAfter, type FormRow, type InfoRow } from '../assessment/assessment.ts';
import { rowsOfPart, type FormPart } from '../assessment/composition.ts';
import { composedAnew } from '../assessment/recompose.ts';
import { checkForm, mergeRows } from '../assessment/target-form.ts';
import { replaceRowsOfEach, targetRowsOfEach } from '../assessment/target-rows.ts';
import { NO_DRAFT, TARGETS_APPROVED } from '../assessment/targets.ts';
import { changeWaits } from '../approval/change-status.ts';
import { handOver } from '../handover.ts';
import type { PlanRow } from '../plan/plan.ts';
import { lineOf, nameIssues, type Cells, type Judged } from '../plan/table-lines.ts';
import { assessmentInfo } from '../tables.ts';
import type { Named } from './people.ts';

type RowInput = z.output<typeof AssessmentIndicatorInput>;

/** What a file says of the form of one person. */
export interface TypedForm {
  parts: readonly FormPart[];
  lines: { line: Cells; input: RowInput | null; issues: RuleIssue[] }[];
}

/** The form of one person as it is to become. */
interface NewForm {
  info: InfoRow;
  rows: FormRow[];
  parts: readonly FormPart[];
}

interface JudgedForm {
  lines: Judged[];
  /** Null where nothing changes, or something is wrong. */
  form: NewForm | null;
}

/** What becomes of each person’s lines: all of them, or where one is wrong none. Forms of an open transaction are locked. */
export async function judgeForms(
  ctx: Ctx,
  plan: PlanRow,
  forms: ReadonlyMap<string, TypedForm>,
  people: ReadonlyMap<string, Named>,
): Promise<JudgedForm[]> {
  const ids = [...people.values()].flatMap(({ info }) => info?.id ?? []);
  const infos = new Map((await lockedInfos(ctx, ids)).map((one) => [one.info.id, one]));
  const before = groupedBy(await targetRowsOfEach(ctx, ids), ({ assessmentId }) => assessmentId);
  return [...forms].map(([number, form]) => {
    const person = people.get(number);
    const now = person?.info ? infos.get(person.info.id) : undefined;
    return judge(ctx, form, person, now, (now && before.get(now.info.id)) ?? []);
  });
}

/** Locked in one order, so that two files never lock each other out. */
async function lockedInfos(ctx: Ctx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await ctx.tx
    .select({ info: assessmentInfo, changing: sql<boolean>`${changeWaits}` })
    .from(assessmentInfo)
    .where(
      and(
        eq(assessmentInfo.companyId, ctx.session.companyId),
        sql`${assessmentInfo.id} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
      ),
    )
    .orderBy(asc(assessmentInfo.id))
    .for('update', { of: assessmentInfo });
  // The closed sets are written by our own transitions only.
  return rows.map(({ info, changing }) => ({ info: info as InfoRow, changing }));
}

function judge(
  ctx: Ctx,
  { parts, lines }: TypedForm,
  person: Named | undefined,
  now: { info: InfoRow; changing: boolean } | undefined,
  before: readonly FormRow[],
): JudgedForm {
  const wrong = lines.map(({ line, issues }) => [...personIssues(ctx, line, person, now), ...issues]);
  const typed = lines.filter(({ input }) => input !== null);
  const filled = typed.flatMap(({ line, input }) => (input ? [known(line, input, before, parts)] : []));
  // Nothing was filled in for this person: the form stays as it is.
  if (wrong.every((issues) => issues.length === 0) && now && filled.length > 0) {
    const added = new Set(filled.flatMap(({ rowId }, i) => (rowId === undefined ? [i] : [])));
    filled.forEach((input, i) => {
      const part = parts.find((one) => isOf(one, input));
      const at = typed[i] && lines.indexOf(typed[i]);
      if (added.has(i) && part && !part.rowsByEmployee && at !== undefined)
        wrong[at]?.push(issue('keyResult', 'ROWS_ARE_FIXED'));
    });
    if (wrong.every((issues) => issues.length === 0)) {
      const rows = mergeRows({ before, typed: filled, parts, assessment: now.info, newId: ctx.newId });
      for (const { field, ...one } of checkForm(rows, parts)) {
        const [what, index, cell = ''] = field.split('.');
        const row = what === 'rows' ? typed[Number(index)] : undefined;
        const inPart = what === 'parts' ? parts[Number(index)] : undefined;
        const first = inPart && typed.find(({ input }) => input && isOf(inPart, input));
        const at = lines.indexOf(row ?? first ?? typed[0] ?? lines[0]!);
        wrong[at]?.push({ ...one, field: row ? cell : 'modulePart' });
      }
      if (wrong.every((issues) => issues.length === 0))
        return accepted(ctx, { lines, typed, person }, { info: now.info, rows, parts }, before);
    }
  }
  const isWrong = wrong.some((issues) => issues.length > 0);
  return {
    form: null,
    lines: lines.map(({ line, input }, i): Judged => {
      const issues = wrong[i] ?? [];
      const own = isWrong && issues.length === 0 && input ? [issue('empNumber', 'ANOTHER_LINE_WRONG')] : issues;
      return { ...lineOf(ctx, line, person), outcome: own.length > 0 ? 'error' : 'same', issues: own };
    }),
  };
}

/** A number as it is typed; days stay as they are. */
const plain = (value: string | number): string => (isDecimal(String(value)) ? dec(value).toString() : String(value));

const isOf = (part: FormPart, input: RowInput) =>
  part.companyModuleCode === input.companyModuleCode && part.partCode === input.partCode;

/** The same indicator where the form has one of these words in the part; what the file has no column for stays as it is. */
function known({ text }: Cells, input: RowInput, before: readonly FormRow[], parts: readonly FormPart[]): RowInput {
  const part = parts.find((one) => isOf(one, input));
  const row = part && rowsOfPart(part, before).find(({ keyResult }) => keyResult.trim() === input.keyResult.trim());
  if (!row) return input;
  const hasColumn = (field: string) => text[field] !== undefined;
  const cells = TARGET_CELLS.flatMap((cell) => {
    const value = row[cell];
    return hasColumn(cell) || value === null ? [] : [{ cell, text: plain(value) }];
  });
  return {
    ...input,
    rowId: row.id,
    ...(!hasColumn('description') && { description: row.description }),
    ...(!hasColumn('measureUnit') && { measureUnit: row.measureUnit }),
    ...(!hasColumn('remark') && { remark: row.remark }),
    ...(!hasColumn('priority') && { priority: row.priority as RowInput['priority'] }),
    typed: [...(input.typed ?? []), ...cells],
  };
}

/** What keeps a line’s person from getting targets by file. */
function personIssues(
  ctx: Ctx,
  line: Cells,
  person: Named | undefined,
  now: { info: InfoRow; changing: boolean } | undefined,
): RuleIssue[] {
  if (line.problems.length > 0) return [];
  if (!person) return [issue('empNumber', 'UNKNOWN_PERSON')];
  const names = nameIssues(ctx, line, person);
  if (!now) return [...names, issue('empNumber', 'NOT_IN_SCOPE')];
  if (person.empId === ctx.session.empId) return [...names, issue('empNumber', 'OWN_TARGETS_BY_FILE')];
  const waits = now.info.targetStatus === TargetStatus.PENDING_APPROVAL || now.changing;
  return waits ? [...names, issue('empNumber', 'TARGETS_SUBMITTED')] : names;
}

function accepted(
  ctx: Ctx,
  { lines, typed, person }: { lines: TypedForm['lines']; typed: TypedForm['lines']; person: Named | undefined },
  form: NewForm,
  before: readonly FormRow[],
): JudgedForm {
  const changes = groupedBy(differencesOf(before, form.rows), ({ rowId }) => rowId);
  const gone = before.filter(({ id }) => !form.rows.some((row) => row.id === id));
  const isNew = (id: string) => !before.some((row) => row.id === id);
  const isApproved = form.info.targetStatus === TargetStatus.APPROVED;
  const judged = lines.map((one): Judged => {
    const { line } = one;
    const at = typed.indexOf(one);
    const row = at < 0 ? undefined : form.rows[at];
    const base = { ...lineOf(ctx, line, person), issues: [] };
    if (!row) return { ...base, outcome: 'same' };
    const told = (changes.get(row.id) ?? []).flatMap(({ field, before: was, after }) =>
      field === 'added' || field === 'removed' ? [] : [`${ctx.t(`export.${field}`)} ${was ?? '-'} → ${after ?? '-'}`],
    );
    if (at === 0 && gone.length > 0)
      told.push(ctx.t('import.targetsGone', { names: gone.map(({ keyResult }) => keyResult).join(', ') }));
    if (isNew(row.id)) return { ...base, outcome: 'add', change: told.join('; ') };
    return { ...base, outcome: told.length > 0 || !isApproved ? 'change' : 'same', change: told.join('; ') };
  });
  const changed = judged.some(({ outcome }) => outcome !== 'same');
  return { lines: judged, form: changed ? form : null };
}

/** Writes the forms; they count as agreed on, as those that a superior sets, and people are told. */
export async function storeForms(ctx: Ctx, plan: PlanRow, forms: readonly NewForm[]): Promise<void> {
  await replaceRowsOfEach(
    ctx,
    forms.map(({ info }) => info.id),
    forms.flatMap(({ rows }) => rows),
  );
  const logged = forms.map((form) => ({ ...form, at: momentAfter(form.info.updatedAt, ctx.now) }));
  await logTargetsOfEach(ctx, plan, logged, AGREED_FIELDS);
  await appendAudits(
    ctx,
    forms.map(({ info }) => appraisalLine('targetsSet', { info, plan })),
  );
  const infos = forms.map(({ info }) => info);
  await ctx.tx
    .update(assessmentInfo)
    .set({
      ...TARGETS_APPROVED,
      ...NO_DRAFT,
      draftRows: null,
      version: sql`${assessmentInfo.version} + 1`,
      resultVersion: sql`${assessmentInfo.resultVersion} + 1`,
      updatedAt: ctx.now,
    })
    .where(
      and(
        eq(assessmentInfo.companyId, ctx.session.companyId),
        inArray(
          assessmentInfo.id,
          infos.map(({ id }) => id),
        ),
      ),
    );
  await composeAgain(ctx, plan, infos);
  await handOver(ctx, 'assignTargets', plan, { empIds: infos.map(({ empId }) => empId) });
}

/** A plan that returned to filling in keeps its sheets: what was composed of them is composed anew. */
async function composeAgain(ctx: Ctx, plan: PlanRow, infos: readonly InfoRow[]): Promise<void> {
  const scored = infos.filter(({ composedRaw }) => composedRaw !== null);
  if (scored.length === 0 || plan.ruleSnapshot === null) return;
  const composed = await composedAnew(ctx, plan, plan.ruleSnapshot, scored);
  await updateMany(
    ctx.tx,
    assessmentInfo,
    ['companyId', 'id'],
    scored.flatMap(({ companyId, id }) => {
      const result = composed.get(id);
      return result ? [{ companyId, id, ...result }] : [];
    }),
  );
}
