import { and, desc, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { AssessmentConfirmation, performanceview } from '@hengcai/shared/contract/performance/assessment';
import { BossStage, EmployeeStage } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import type { Act } from '@hengcai/shared/rules/performance/handovers';
import { isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import { appendAudits } from '../../../kit/audit.ts';
import type { Ctx } from '../../../kit/context.ts';
import { notFound, refused } from '../../../kit/failure.ts';
import { insertMany } from '../../../kit/insert-many.ts';
import { demandAction } from './actions.ts';
import {
  appraisalLine,
  openAppraisal,
  openAppraisals,
  savedForm,
  updateInfo,
  updateInfos,
  type Appraisal,
  type InfoRow,
} from './assessment.ts';
import { eachPerson } from './each-person.ts';
import { handOver } from '../handover.ts';
import { viewOf } from './score-view.ts';
import { confirmation } from '../tables-form.ts';

type ConfirmInput = Pick<
  z.output<(typeof performanceview)['endpoints']['confirmAssessmentNote']['body']>,
  'planCode' | 'empId' | 'action' | 'text'
>;
type BatchAnswer = z.output<(typeof performanceview)['endpoints']['batchconfirm']['data']>;
type Note = { by: 'boss' | 'employee'; outcome: 'confirmed' | 'objected' };

/** Whose turn a note makes it. */
const NEXT: Readonly<Record<`${Note['by']}.${Note['outcome']}`, Act | null>> = {
  'boss.confirmed': 'confirmAsBoss',
  'boss.objected': null,
  'employee.confirmed': null,
  'employee.objected': 'objectToResult',
};

const NOTE_OF = { boss: 'bossNote', employee: 'employeeNote' } as const;

const CONFIRMED_BY_BOSS = {
  bossStage: BossStage.CONFIRMED,
  employeeStage: EmployeeStage.PENDING_CONFIRM,
} as const satisfies Partial<InfoRow>;

/**
 * Confirms a result or objects to it. The superior goes first; an objection returns the result to the superior, who may
 * answer and confirm again. Every note keeps score and level as they stood, so that later nobody argues about what.
 */
export async function confirmResult(
  ctx: Ctx,
  { action, text, ...person }: ConfirmInput,
): Promise<{ id: string; version: number }> {
  const appraisal = await openAppraisal(ctx, person, 'transition');
  if (action === 'object') {
    demandAction(appraisal, 'employeeObject');
    if (text === '') throw refused({ field: 'text', code: 'OBJECTION_TEXT_REQUIRED' });
    return note(ctx, appraisal, { by: 'employee', outcome: 'objected' }, text, {
      employeeStage: EmployeeStage.BOSS_RATED,
      bossStage: BossStage.TO_CONFIRM,
    });
  }
  if (appraisal.caller.self) {
    demandAction(appraisal, 'employeeConfirm');
    return note(ctx, appraisal, { by: 'employee', outcome: 'confirmed' }, text, {
      employeeStage: EmployeeStage.CONFIRMED,
    });
  }
  demandAction(appraisal, 'bossConfirm');
  return note(ctx, appraisal, { by: 'boss', outcome: 'confirmed' }, text, CONFIRMED_BY_BOSS);
}

/** Confirms the results of several people as their superior, and says of each other one why not (specification 8). */
export async function confirmMany(
  ctx: Ctx,
  { planCode, empIds }: { planCode: string; empIds: readonly string[] },
): Promise<BatchAnswer> {
  const appraisals = await openAppraisals(ctx, { planCode, empIds }, 'transition');
  const { done, failures } = await eachPerson(ctx, empIds, (empId) => {
    const appraisal = appraisals.get(empId);
    if (!appraisal) throw notFound();
    demandAction(appraisal, 'bossConfirm');
    return appraisal;
  });
  const [first] = done;
  if (first) {
    await write(ctx, done, { by: 'boss', outcome: 'confirmed' }, '');
    await updateInfos(
      ctx,
      done.map((appraisal) => ({ appraisal, values: CONFIRMED_BY_BOSS })),
    );
    await handOver(ctx, 'confirmAsBoss', first.plan, { empIds: done.map(({ info }) => info.empId) });
  }
  return { confirmed: done.length, failures };
}

/** Writes a note and tells whoever's turn it then is. */
async function note(
  ctx: Ctx,
  appraisal: Appraisal,
  what: Note,
  text: string,
  stages: Partial<InfoRow>,
): Promise<{ id: string; version: number }> {
  await write(ctx, [appraisal], what, text);
  const info = await updateInfo(ctx, appraisal, stages);
  const act = NEXT[`${what.by}.${what.outcome}`];
  if (act !== null) await handOver(ctx, act, appraisal.plan, { empIds: [info.empId] });
  return savedForm(appraisal, info);
}

/** Keeps the same note about each of some results, with what they were. */
async function write(ctx: Ctx, appraisals: readonly Appraisal[], what: Note, text: string): Promise<void> {
  const notes = appraisals.map((appraisal) => {
    const { info, plan, rule, at } = appraisal;
    // Of a level rule the level is the result; its points are no score.
    const score = isScoredByLevel(rule) ? null : (info.calibratedScore ?? info.composed);
    const levelName = info.calibratedLevel ?? info.levelName;
    return {
      appraisal,
      row: {
        companyId: ctx.session.companyId,
        id: ctx.newId(),
        assessmentId: info.id,
        ...what,
        text: text === '' ? null : text,
        note: what.outcome === 'confirmed' ? plan[NOTE_OF[what.by]] : null,
        score,
        levelName,
        byEmpId: ctx.session.empId,
        at,
      },
    };
  });
  await insertMany(
    ctx.tx,
    confirmation,
    notes.map(({ row }) => row),
  );
  await appendAudits(
    ctx,
    notes.map(({ appraisal, row: { score, levelName } }) =>
      appraisalLine(`${what.by}.${what.outcome}`, appraisal, { after: { text, score, levelName } }),
    ),
  );
}

/** Every confirmation and objection of a result, newest first; the result in them is as visible as the result itself. */
export async function confirmations(
  ctx: Ctx,
  appraisal: Appraisal,
): Promise<z.output<typeof AssessmentConfirmation>[]> {
  const { score: seesScore } = viewOf(appraisal);
  const rows = await ctx.tx
    .select()
    .from(confirmation)
    .where(and(eq(confirmation.companyId, ctx.session.companyId), eq(confirmation.assessmentId, appraisal.info.id)))
    .orderBy(desc(confirmation.at), desc(confirmation.id));
  return rows.map((row) => ({
    confirmationId: row.id,
    by: row.by,
    outcome: row.outcome,
    text: row.text,
    note: row.note,
    score: seesScore && row.score !== null ? dec(row.score).toString() : null,
    levelName: seesScore ? row.levelName : null,
    byEmpId: row.byEmpId,
    at: row.at.toISOString(),
  }));
}
