import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type { Contract } from '@hengcai/shared/contract/all';
import type { ImportedTable } from '@hengcai/shared/contract/table-import';
import { ReviewInviter, ReviewRelation, ReviewState } from '@hengcai/shared/enums';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { isAnyOf } from '../../db/sql.ts';
import { detached } from '../../kit/calls.ts';
import type { Ctx, FileAnswer, Handlers } from '../../kit/context.ts';
import { refused } from '../../kit/failure.ts';
import { groupedBy } from '../../kit/grouped.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { readByKeyset } from '../../kit/keyset.ts';
import { localName, localNameOf } from '../../kit/local-name.ts';
import { inContext } from '../../kit/run.ts';
import type { Cell } from '../../kit/sheet/cells.ts';
import type { SheetRow } from '../../kit/sheet/limits.ts';
import { workbook } from '../../kit/sheet/table-file.ts';
import { uploadedTable } from '../../kit/sheet/uploaded.ts';
import { inServiceOn, visibleEmployees } from '../employee/public.ts';
import { employee } from '../employee/tables.ts';
import {
  importedTable,
  isPerson,
  nameIssues,
  numberIn,
  pairsOf,
  PEOPLE_FILE,
  type Cells,
  type Judged,
} from '../performance/public.ts';
import { assessmentInfo } from '../performance/tables.ts';
import { audited } from './audit.ts';
import { relationOf, type Named } from './candidates.ts';
import { inviteIssues, invitesOf, newInvites, picksOf, relationText } from './raters.ts';
import {
  bossSubmitted,
  inPlan,
  isHr,
  isInviting,
  reviewPlan,
  subjects,
  type InfoRow,
  type ReviewPlan,
} from './standing.ts';
import { reviewInvite } from './tables.ts';
import { tellInvited } from './tellings.ts';

const KEYS = ['empNumber', 'empName', 'raterNumber', 'raterName'] as const;
const PAGE = 500;

type Upload = Contract['inviteFile']['endpoints']['import360inviterecord'];

/** Raters by file. */
export const inviteFileHandlers: Handlers<Contract['inviteFile']> = {
  download360inviteExcel: ({ planCode }, ctx) => exportRaters(ctx, planCode),
  import360inviterecord: detached<Upload>(async ({ upload, planCode, check }, call) => {
    const rows = await uploadedTable(upload, PEOPLE_FILE);
    return inContext(call.kernel, call, 'writes', (ctx) => importRaters(ctx, rows, planCode, check));
  }),
};

async function exportRaters(ctx: Ctx, planCode: string): Promise<FileAnswer> {
  const { plan } = await reviewPlan(ctx, planCode);
  const kind = ctx.t('export.reviewRaters');
  return workbook(`${plan.name}-${kind}`, kind, linesOf(ctx, planCode));
}

const rater = alias(employee, 'rater');

async function* linesOf(ctx: Ctx, planId: string): AsyncGenerator<Cell[]> {
  yield [...KEYS.map((key) => ctx.t(`export.${key}`)), ctx.t('export.raterRelation')];
  const lines = readByKeyset(ctx, PAGE, (later, after: Line | undefined, size) => listed(later, planId, after, size));
  for await (const { number, person, raterNumber, raterPerson, relation } of lines)
    yield [number, person, raterNumber, raterPerson, relationText(ctx)(relation as Named['relation'])];
}

type Line = Awaited<ReturnType<typeof listed>>[number];

async function listed(ctx: Ctx, planId: string, after: { id: string } | undefined, size: number) {
  return ctx.tx
    .select({
      id: reviewInvite.id,
      number: employee.empNumber,
      person: localNameOf(ctx, employee),
      raterNumber: rater.empNumber,
      raterPerson: localNameOf(ctx, rater),
      relation: reviewInvite.relation,
    })
    .from(reviewInvite)
    .innerJoin(
      assessmentInfo,
      and(
        eq(assessmentInfo.companyId, reviewInvite.companyId),
        eq(assessmentInfo.planId, reviewInvite.planId),
        eq(assessmentInfo.empId, reviewInvite.empId),
      ),
    )
    .innerJoin(employee, isPerson)
    .innerJoin(rater, and(eq(rater.companyId, reviewInvite.companyId), eq(rater.id, reviewInvite.raterEmpId)))
    .where(
      and(
        inPlan(ctx, planId),
        isHr(ctx),
        ne(reviewInvite.relation, ReviewRelation.SELF),
        sql`${reviewInvite.state} not in (${sql.raw(`${ReviewState.REVOKED}, ${ReviewState.REJECTED}`)})`,
        after && sql`${reviewInvite.id} > ${after.id}`,
      ),
    )
    .orderBy(asc(reviewInvite.id))
    .limit(size);
}

interface Subject {
  info: InfoRow;
  name: string;
  empName: string;
  empNameEn: string | null;
}
interface RaterLine extends Judged {
  subject: Subject | null;
  rater: Named | null;
}

/** What the lines of a file are judged by: read in a fixed number of statements. */
interface Known {
  subjects: ReadonlyMap<string, Subject & { number: string }>;
  people: ReadonlyMap<string, { empId: string; name: string; bossEmpId: string | null }>;
  bossOf: ReadonlyMap<string, string | null>;
}

/** Invites raters by file; `check` only says what it would do. */
async function importRaters(
  ctx: Ctx,
  rows: readonly SheetRow[],
  planCode: string,
  check: boolean,
): Promise<z.output<typeof ImportedTable>> {
  const review = await reviewPlan(ctx, planCode);
  if (!isInviting(review.plan)) throw refused('REVIEW_INVITING_CLOSED');
  const lines = pairsOf(rows, KEYS, ['empNumber', 'raterNumber']);
  const known = await readKnown(ctx, planCode, lines);
  const subjectIds = [...known.subjects.values()].map(({ info }) => info.empId);
  const there = groupedBy(await invitesOf(ctx, planCode, subjectIds), ({ empId }) => empId);
  const picks = await picksOf(
    ctx,
    planCode,
    [...known.people.values()].map(({ empId }) => empId),
  );
  const judged: RaterLine[] = [];
  const listed = new Map(
    [...there].map(([empId, invites]) => [
      empId,
      invites.map(({ raterEmpId, relation, state }) => ({ raterEmpId, relation, state })),
    ]),
  );
  for (const line of lines) {
    const one = judge(ctx, review, line, known, listed, picks);
    judged.push(one);
    if (one.outcome !== 'add' || !one.subject || !one.rater) continue;
    const id = one.subject.info.empId;
    listed.set(id, [
      ...(listed.get(id) ?? []),
      { raterEmpId: one.rater.empId, relation: one.rater.relation, state: ReviewState.INVITED },
    ]);
    picks.set(one.rater.empId, (picks.get(one.rater.empId) ?? 0) + 1);
  }
  if (!check) await takeOver(ctx, review, judged);
  return importedTable(
    ctx,
    judged.map(({ subject: _subject, rater: _rater, ...line }) => line),
    !check,
  );
}

async function readKnown(ctx: Ctx, planCode: string, lines: readonly Cells[]): Promise<Known> {
  const numbers = [...new Set(lines.flatMap((line) => [numberIn(line), raterNumberIn(line)]))];
  const matching = isAnyOf(sql`lower(${employee.empNumber})`, numbers);
  const found = await subjects(ctx).where(and(inPlan(ctx, planCode), isHr(ctx), matching));
  const people = await ctx.tx
    .select({
      empId: employee.id,
      number: employee.empNumber,
      name: localNameOf(ctx, employee),
      bossEmpId: employee.bossId,
    })
    .from(employee)
    .where(and(eq(employee.companyId, ctx.session.companyId), visibleEmployees(ctx), inServiceOn(ctx.today), matching));
  const byNumber = new Map(people.map((person) => [person.number.toLowerCase(), person]));
  const numberOf = new Map(people.map(({ empId, number }) => [empId, number]));
  return {
    subjects: new Map(
      found.flatMap((row) => {
        const number = numberOf.get(row.info.empId);
        return number === undefined
          ? []
          : [
              [
                number.toLowerCase(),
                {
                  info: row.info,
                  name: localName(ctx, row.name, row.nameEn),
                  empName: row.name,
                  empNameEn: row.nameEn,
                  number,
                },
              ],
            ];
      }),
    ),
    people: byNumber,
    bossOf: new Map(people.map(({ empId, bossEmpId }) => [empId, bossEmpId])),
  };
}

const raterNumberIn = ({ text }: Pick<Cells, 'text'>): string => (text['raterNumber'] ?? '').toLowerCase();

function judge(
  ctx: Ctx,
  review: ReviewPlan,
  line: Cells,
  known: Known,
  listed: ReadonlyMap<string, Parameters<typeof inviteIssues>[2]>,
  picks: ReadonlyMap<string, number>,
): RaterLine {
  const { row, text } = line;
  const subject = known.subjects.get(numberIn(line)) ?? null;
  const person = known.people.get(raterNumberIn(line));
  const base = {
    row,
    empId: subject?.info.empId ?? null,
    empNumber: text['empNumber'] ?? '',
    empName: subject?.name ?? text['empName'] ?? '',
    change: '',
    subject,
    rater: null,
  };
  const wrong = (issues: readonly RuleIssue[]): RaterLine => ({ ...base, outcome: 'error', issues });
  if (line.problems.length > 0) return wrong(line.problems);
  if (!subject) return wrong([issue('empNumber', 'NOT_IN_SCOPE')]);
  if (!person) return wrong([issue('raterNumber', 'UNKNOWN_PERSON')]);
  if (person.empId === subject.info.empId) return wrong([issue('raterNumber', 'REVIEW_NOT_ONESELF')]);
  if (bossSubmitted(subject.info)) return wrong([issue('empNumber', 'REVIEW_BOSS_SUBMITTED')]);
  const there = listed.get(subject.info.empId) ?? [];
  if (there.some(({ raterEmpId }) => raterEmpId === person.empId)) return { ...base, outcome: 'same', issues: [] };
  const relation = relationOf(subject.info, known.bossOf.get(subject.info.empId) ?? null, person);
  const named = { empId: person.empId, name: person.name, relation };
  const issues = [
    ...nameIssues(ctx, line, subject),
    ...inviteIssues(review, named, there, picks, relationText(ctx)).map((one) => ({ ...one, field: 'raterNumber' })),
  ];
  if (issues.length > 0) return wrong(issues);
  return {
    ...base,
    rater: named,
    outcome: 'add',
    change: `${person.name} (${relationText(ctx)(relation)})`,
    issues: [],
  };
}

async function takeOver(ctx: Ctx, review: ReviewPlan, judged: readonly RaterLine[]): Promise<void> {
  const rows = judged.flatMap(({ outcome, subject, rater: named }) =>
    outcome === 'add' && subject && named ? newInvites(ctx, review, subject, [named], false, ReviewInviter.FILE) : [],
  );
  if (rows.length === 0) return;
  await insertMany(ctx.tx, reviewInvite, rows);
  const names = new Map(judged.flatMap(({ subject }) => (subject ? [[subject.info.empId, subject.name]] : [])));
  const first = judged.find(({ subject }) => subject !== null)?.subject;
  if (first) await audited(ctx, 'imported', { info: first.info, name: review.plan.name }, { count: rows.length });
  await tellInvited(ctx, review, rows, names);
}
