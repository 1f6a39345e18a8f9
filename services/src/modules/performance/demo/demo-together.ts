import { and, asc, eq } from 'drizzle-orm';
import { TargetStatus } from '@hengcai/shared/enums';
import type { Ctx } from '../../../kit/context.ts';
import { inServiceOn } from '../../employee/public.ts';
import { employee } from '../../employee/tables.ts';
import { loginName, userAccount } from '../../session/tables.ts';
import { saveAlignment } from '../alignment/alignment.ts';
import { addComment, readComments } from '../assessment/comments.ts';
import { pickCoAssessors } from '../together/picking.ts';
import { as, formsOf, visitorsFirst, type DemoForm } from './demo-forms.ts';
import type { DemoTexts } from './demo-texts.ts';

/** People whose forms get company in the demo. */
const FORMS = 6;

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

/** Superiors let people with an account that visitors know, and where there are none colleagues, score some of their people. */
export async function pickDemoCoAssessors(
  ctx: Ctx,
  planCode: string,
  isOpen: (form: DemoForm) => boolean,
): Promise<void> {
  const forms = (await formsOf(ctx, planCode)).filter(({ info }) => info.bossEmpId !== null);
  const known = await visitors(ctx);
  const assessors = known.length > 0 ? known : forms.map(({ info }) => info.empId);
  for (const [i, { info }] of forms.filter(isOpen).slice(0, FORMS).entries()) {
    const others = assessors.filter((empId) => empId !== info.empId && empId !== info.bossEmpId);
    const empId = others[i % Math.max(others.length, 1)];
    if (empId === undefined) continue;
    await pickCoAssessors(as(ctx, info.bossEmpId ?? ''), { planCode, empId: info.empId, assessors: [{ empId }] });
  }
}

/** Employees whose account has a name of its own. */
async function visitors(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.tx
    .select({ empId: userAccount.empId })
    .from(userAccount)
    .innerJoin(
      loginName,
      and(
        eq(loginName.companyId, userAccount.companyId),
        eq(loginName.userId, userAccount.id),
        eq(loginName.kind, 'account'),
      ),
    )
    .innerJoin(employee, and(eq(employee.companyId, userAccount.companyId), eq(employee.id, userAccount.empId)))
    .where(and(eq(userAccount.companyId, ctx.session.companyId), inServiceOn(ctx.today)))
    .orderBy(asc(loginName.name));
  return rows.flatMap((row) => row.empId ?? []);
}

/** People whose targets are agreed let one of them serve their superior's, or that of a colleague of the same superior. */
export async function alignDemoTargets(ctx: Ctx, planCode: string): Promise<void> {
  const agreed = (await formsOf(ctx, planCode)).filter(({ info }) => info.targetStatus === TargetStatus.APPROVED);
  let left = 4 * FORMS;
  for (const [i, { info, rows }] of agreed.entries()) {
    const served =
      agreed.find((one) => one.info.empId === info.bossEmpId) ??
      agreed.slice(0, i).find((one) => one.info.bossEmpId === info.bossEmpId);
    const [serving, upper] = [rows.at(-1), served?.rows.at(-1)];
    if (!serving || !upper || left === 0) continue;
    left -= 1;
    const link = { planCode, empId: info.empId, cellCode: serving.id, toCellCode: upper.id };
    await saveAlignment(as(ctx, info.empId), link);
  }
}
