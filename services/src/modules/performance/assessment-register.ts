import { and, eq } from 'drizzle-orm';
import { registerAuditedObject } from '../../kit/audited-objects.ts';
import { Failure } from '../../kit/failure.ts';
import { openAppraisal } from './assessment.ts';
import { assessmentInfo } from './tables.ts';

registerAuditedObject('assessment', async (ctx, assessmentId) => {
  const [person] = await ctx.tx
    .select({ planCode: assessmentInfo.planId, empId: assessmentInfo.empId })
    .from(assessmentInfo)
    .where(and(eq(assessmentInfo.companyId, ctx.session.companyId), eq(assessmentInfo.id, assessmentId)));
  if (!person) return false;
  try {
    await openAppraisal(ctx, person, 'none');
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
});
