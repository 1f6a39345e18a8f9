import { ReportPeriod } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import type { Ctx } from '../../../kit/context.ts';
import { departmentsHeadedBy } from '../../org/public.ts';
import { saveNote } from '../assessment/progress-notes.ts';
import { saveReport } from '../assessment/work-report.ts';
import type { TargetRow } from '../assessment/assessment.ts';
import { as, formsOf, visitorsFirst } from './demo-forms.ts';
import type { DemoTexts } from './demo-texts.ts';

/** How many people tell how far they are. */
const TELLERS = 16;

/** People with agreed targets note how far these are in the week of `ctx.today`, and write their report over it; heads also that of their departments. */
export async function tellProgress(ctx: Ctx, planCode: string, texts: DemoTexts, share: string): Promise<void> {
  const forms = visitorsFirst(await formsOf(ctx, planCode)).slice(0, TELLERS);
  for (const [i, { info, rows }] of forms.entries()) {
    const person = as(ctx, info.empId);
    const [note, next] = [texts.notes[i % texts.notes.length], texts.notes[(i + 1) % texts.notes.length]];
    const counted = rows.find((row) => row.startValue !== null && row.targetValue !== null);
    if (!counted || !note || !next) continue;
    await saveNote(person, {
      planCode,
      empId: info.empId,
      rowId: counted.id,
      value: reached(counted, share),
      confidence: 60 + (i % 4) * 10,
      text: note.done,
    });
    const report = {
      period: ReportPeriod.WEEK,
      day: ctx.today,
      done: `${note.done}\n${next.done}`,
      next: note.next,
      version: 0,
    };
    await saveReport(person, report);
    for (const { deptId } of await departmentsHeadedBy(ctx, info.empId))
      await saveReport(person, { ...report, deptId });
  }
}

/** A part of the way from the start of a target to its end, as whole as the target is. */
function reached({ startValue, targetValue }: TargetRow, share: string): string {
  const [start, target] = [dec(startValue ?? '0'), dec(targetValue ?? '0')];
  const places = Math.max(...[start, target].map((value) => value.toString().split('.')[1]?.length ?? 0));
  return start.plus(target.minus(start).times(share)).round(places).toString();
}
