import { BossStage, CalibrationSource, EmployeeStage } from '@hengcai/shared/enums';
import { compare, dec } from '@hengcai/shared/numbers';
import { randomOf } from '@hengcai/shared/random';
import { quotas } from '@hengcai/shared/rules/performance/distribution';
import type { Ctx } from '../../../kit/context.ts';
import { insertMany } from '../../../kit/insert-many.ts';
import { updateMany } from '../../../kit/update-many.ts';
import { formsOf, type DemoForm } from './demo-forms.ts';
import type { DemoTexts } from './demo-texts.ts';
import { loadPlan } from '../plan/plan.ts';
import { assessmentInfo, type RuleSnapshot } from '../tables.ts';
import { calibration, confirmation } from '../tables-form.ts';

/** Brings a share of those on another level to the one the distribution wants, as a calibration meeting would. */
export async function calibratePlan(ctx: Ctx, planId: string, texts: DemoTexts, share: number): Promise<void> {
  const plan = await loadPlan(ctx, planId);
  const rule = plan.ruleSnapshot;
  if (rule === null) return;
  const forms = await formsOf(ctx, planId);
  const wanted = seatsByScore(forms, rule);
  const changes = forms.flatMap(({ info, empNumber }) => {
    const level = rule.levels[wanted.get(info.id) ?? 0];
    if (!level || level.name === info.levelName || info.composed === null) return [];
    if (!randomOf(`${plan.name}:${empNumber}:moved`).chance(share)) return [];
    const raised = compare(info.composed, level.low) < 0;
    const after = raised ? dec(level.low).plus('0.5') : dec(level.high).minus('0.5');
    return [{ info, level: level.name, score: after.toString() }];
  });
  await insertMany(
    ctx.tx,
    calibration,
    changes.map(({ info, level, score }) => ({
      companyId: info.companyId,
      id: ctx.newId(),
      planId,
      assessmentId: info.id,
      scoreBefore: info.composed,
      scoreAfter: score,
      levelBefore: info.levelName,
      levelAfter: level,
      comment: texts.calibrated,
      byEmpId: null,
      at: ctx.now,
      source: CalibrationSource.UI,
    })),
  );
  await updateMany(
    ctx.tx,
    assessmentInfo,
    ['companyId', 'id'],
    changes.map(({ info, level, score }) => ({
      companyId: info.companyId,
      id: info.id,
      calibratedScore: score,
      calibratedLevel: level,
    })),
  );
}

/** The quota's seats from the best composed score down, ties by employee number. */
function seatsByScore(forms: readonly DemoForm[], rule: RuleSnapshot): Map<string, number> {
  const ranked = [...forms].sort(
    (a, b) => compare(b.info.composedRaw ?? '0', a.info.composedRaw ?? '0') || (a.empNumber < b.empNumber ? -1 : 1),
  );
  const seats = quotas(
    ranked.length,
    rule.levels.map((level) => level.proportion),
  ).flatMap((heads, level) => Array.from({ length: heads }, () => level));
  return new Map(ranked.map((one, i) => [one.info.id, seats[i] ?? 0]));
}

/** Everybody confirms; a few object first, and the superior confirms again. */
export async function confirmPlan(ctx: Ctx, planId: string, texts: DemoTexts): Promise<void> {
  const forms = await formsOf(ctx, planId);
  const notes = forms.flatMap(({ info, empNumber }) => {
    const note = (
      by: 'boss' | 'employee',
      outcome: 'confirmed' | 'objected',
      text: string | null,
      minutes: number,
    ) => ({
      companyId: info.companyId,
      id: ctx.newId(),
      assessmentId: info.id,
      by,
      outcome,
      text,
      score: info.calibratedScore ?? info.composed,
      levelName: info.calibratedLevel ?? info.levelName,
      byEmpId: by === 'boss' ? info.bossEmpId : info.empId,
      at: new Date(ctx.now.getTime() + minutes * 60_000),
    });
    const objects = randomOf(`${planId}:${empNumber}:objects`).chance(0.02);
    const first = objects ? [note('boss', 'confirmed', null, 1), note('employee', 'objected', texts.objection, 2)] : [];
    return [...first, note('boss', 'confirmed', null, 3), note('employee', 'confirmed', null, 4)];
  });
  await insertMany(ctx.tx, confirmation, notes);
  await updateMany(
    ctx.tx,
    assessmentInfo,
    ['companyId', 'id'],
    forms.map(({ info }) => ({
      companyId: info.companyId,
      id: info.id,
      bossStage: BossStage.CONFIRMED,
      employeeStage: EmployeeStage.CONFIRMED,
    })),
  );
}
