import type { Ctx } from '../../../kit/context.ts';
import { addComment, readComments } from '../assessment/comments.ts';
import { pickCoAssessors } from '../together/picking.ts';
import { formsOf, type DemoForm } from './demo-forms.ts';
import type { DemoTexts } from './demo-texts.ts';

/** People whose forms get company in the demo. */
const FORMS = 6;

const as = (ctx: Ctx, empId: string): Ctx => ({ ...ctx, session: { ...ctx.session, empId } });

/** Visitors first, so that whoever signs in finds something. */
const visitorsFirst = (forms: readonly DemoForm[]): DemoForm[] =>
  [...forms].sort((a, b) => Number(b.isVisitor) - Number(a.isVisitor));

/** Superiors ask about a target of visitors and some others; of the others, some have read it and answered. */
export async function commentOnTargets(ctx: Ctx, planCode: string, texts: DemoTexts): Promise<void> {
  const forms = visitorsFirst(await formsOf(ctx, planCode)).filter(({ info, rows }) => info.bossEmpId && rows[0]);
  for (const { info, rows, isVisitor } of forms.slice(0, 2 * FORMS)) {
    const thread = { planCode, empId: info.empId, rowId: rows[0]?.id ?? '' };
    const { id: repliedCommentId } = await addComment(as(ctx, info.bossEmpId ?? ''), {
      ...thread,
      text: texts.question,
    });
    if (isVisitor) continue;
    const person = as(ctx, info.empId);
    await readComments(person, thread);
    await addComment(person, { ...thread, repliedCommentId, text: texts.answer });
  }
}

/** Superiors let visitors, and where there are none colleagues, score some of their people beside them. */
export async function pickDemoCoAssessors(
  ctx: Ctx,
  planCode: string,
  isOpen: (form: DemoForm) => boolean,
): Promise<void> {
  const forms = await formsOf(ctx, planCode);
  const assessors = visitorsFirst(forms);
  const scored = forms.filter((form) => form.info.bossEmpId !== null && isOpen(form));
  for (const { info } of scored.slice(0, FORMS)) {
    const beside = assessors.find((one) => one.info.empId !== info.empId && one.info.empId !== info.bossEmpId);
    if (!beside) continue;
    await pickCoAssessors(as(ctx, info.bossEmpId ?? ''), {
      planCode,
      empId: info.empId,
      assessors: [{ empId: beside.info.empId }],
    });
  }
}
